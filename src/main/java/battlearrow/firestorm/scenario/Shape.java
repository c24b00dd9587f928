package battlearrow.firestorm.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** The fields a thing of the data files has: which it must have, which it may have, and what kind of value each holds. */
final class Shape {
    /** Kinds of value, with the words a fault uses for them. */
    enum Kind {
        TEXT("a text", node -> node.isString() && !node.stringValue().isBlank()),
        WHOLE("a whole number", JsonNode::isInt),
        NUMBER("a number", JsonNode::isNumber),
        FLAG("true or false", JsonNode::isBoolean),
        LIST("a list", JsonNode::isArray),
        GROUP("a group of named values", JsonNode::isObject),
        TEXT_OR_NONE("a text or null", node -> node.isNull() || node.isString()),
        WHOLE_OR_NONE("a whole number or null", node -> node.isNull() || node.isInt()),
        GROUP_OR_NONE("a group of named values or null", node -> node.isNull() || node.isObject());

        private final String words;
        private final Predicate<JsonNode> fits;

        Kind(String words, Predicate<JsonNode> fits) {
            this.words = words;
            this.fits = fits;
        }
    }

    private final Map<String, Kind> required = new LinkedHashMap<>();
    private final Map<String, Kind> optional = new LinkedHashMap<>();

    Shape must(Kind kind, String... fields) {
        for (String field : fields) {
            required.put(field, kind);
        }
        return this;
    }

    Shape may(Kind kind, String... fields) {
        for (String field : fields) {
            optional.put(field, kind);
        }
        return this;
    }

    /** Reports every field that is missing, unknown or of the wrong kind. */
    void check(Entry entry) {
        if (!entry.node().isObject()) {
            entry.fault(Words.sentenceStart(entry.subject()) + " must be " + Kind.GROUP.words + ".");
            return;
        }
        required.forEach((field, kind) -> {
            if (!entry.node().has(field)) {
                entry.fault(Words.sentenceStart(entry.subject()) + " has no " + Words.field(field) + ".");
            }
        });
        for (Map.Entry<String, JsonNode> value : entry.node().properties()) {
            String field = value.getKey();
            Kind kind = required.containsKey(field) ? required.get(field) : optional.get(field);
            if (kind == null) {
                entry.fault(Words.sentenceStart(entry.subject()) + " has an unknown field \"" + field + "\".");
            } else if (!kind.fits.test(value.getValue())) {
                entry.fault("The " + Words.field(field) + " of " + entry.subject() + " must be " + kind.words + ".");
            }
        }
    }
}
