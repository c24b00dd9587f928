package battlearrow.firestorm.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/**
 * One thing of a data file under check: an area, a border, a Troop, a row. Reading is lenient, so that one fault does not
 * hide the others: a value that is missing or of the wrong kind is empty here and reported by its {@link Shape}.
 *
 * @param subject what people call it
 * @param where file and place in it
 * @param faults where its faults are collected
 */
record Entry(JsonNode node, String subject, String where, List<Fault> faults) {

    void fault(String sentence) {
        faults.add(new Fault(sentence, where));
    }

    /** A value within this entry that has its own fields; its faults are told of the same subject. */
    Entry within(String field) {
        return new Entry(node.path(field), subject, where + ", " + field, faults);
    }

    Entry within(String field, String ownSubject) {
        return new Entry(node.path(field), ownSubject, where + ", " + field, faults);
    }

    List<JsonNode> list(String field) {
        List<JsonNode> listed = new ArrayList<>();
        node.path(field).forEach(listed::add);
        return listed;
    }

    Optional<String> text(String field) {
        return Optional.ofNullable(ScenarioReader.text(node, field));
    }

    List<String> texts(String field) {
        return list(field).stream()
                .filter(JsonNode::isString)
                .map(JsonNode::stringValue)
                .toList();
    }

    OptionalInt whole(String field) {
        JsonNode value = node.path(field);
        return value.isInt() ? OptionalInt.of(value.intValue()) : OptionalInt.empty();
    }

    /** The whole numbers of a list, or the one whole number that stands in its place. */
    List<Integer> wholes(String field) {
        JsonNode value = node.path(field);
        List<JsonNode> all = value.isArray() ? list(field) : List.of(value);
        return all.stream().filter(JsonNode::isInt).map(JsonNode::intValue).toList();
    }

    boolean isTrue(String field) {
        JsonNode value = node.path(field);
        return value.isBoolean() && value.booleanValue();
    }

    boolean hasValue(String field) {
        return node.hasNonNull(field);
    }

    /** A code out of a few; any other is a fault and empty. */
    Optional<String> oneOf(String field, List<String> codes) {
        Optional<String> code = text(field);
        if (code.isPresent() && !codes.contains(code.get())) {
            fault("The " + Words.field(field) + " of " + subject + " is " + code.get() + "; it must be "
                    + Words.either(codes) + ".");
            return Optional.empty();
        }
        return code;
    }

    <E extends Enum<E>> Optional<E> oneOf(String field, Class<E> kind) {
        List<String> codes =
                Arrays.stream(kind.getEnumConstants()).map(Enum::name).toList();
        return oneOf(field, codes).map(code -> Enum.valueOf(kind, code));
    }
}
