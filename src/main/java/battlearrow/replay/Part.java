package battlearrow.replay;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * One object of a file under check. Reading is lenient, so that one fault does not hide the others: what is missing or of
 * the wrong kind is noted as a fault and stands in as something harmless.
 *
 * @param where in words
 */
record Part(JsonNode node, String where, List<FileFault> faults) {
    private static final int LONGEST_TEXT_SHOWN = 60;
    private static final int FOUR_DIGITS = 4;

    void fault(String key, Object... about) {
        faults.add(FileFault.of(where, key, about));
    }

    /** Notes it when this is no object or has a field nobody knows. */
    Part knows(Set<String> fields) {
        if (!node.isObject()) {
            fault("not-an-object");
            return this;
        }
        node.propertyNames().stream()
                .filter(name -> !fields.contains(name))
                .forEach(name -> fault("unknown-field", shown(name)));
        return this;
    }

    Part within(String field, String what) {
        return new Part(node.path(field), what, faults);
    }

    /** The parts of a list; each is called by the word and its number. */
    List<Part> list(String field, String word) {
        JsonNode list = node.path(field);
        if (!list.isArray()) {
            fault(list.isMissingNode() ? "missing" : "not-a-list", field);
            return List.of();
        }
        List<Part> parts = new ArrayList<>();
        for (JsonNode one : list) {
            parts.add(new Part(one, word + " " + (parts.size() + 1), faults));
        }
        return parts;
    }

    boolean has(String field) {
        return node.has(field);
    }

    String text(String field, int longest) {
        JsonNode value = node.path(field);
        if (!value.isString()) {
            fault(value.isMissingNode() ? "missing" : "not-a-text", field);
            return "";
        }
        if (value.stringValue().length() > longest) {
            fault("too-long", field, longest);
            return value.stringValue().substring(0, longest);
        }
        return value.stringValue();
    }

    List<String> texts(String field, int longest) {
        List<String> texts = new ArrayList<>();
        for (Part one : list(field, field)) {
            if (one.node().isString() && one.node().stringValue().length() <= longest) {
                texts.add(one.node().stringValue());
            } else {
                fault("not-a-text", field);
            }
        }
        return texts;
    }

    int whole(String field, int lowest, int highest) {
        JsonNode value = node.path(field);
        if (!value.isInt() || value.intValue() < lowest || value.intValue() > highest) {
            fault(value.isMissingNode() ? "missing" : "not-a-number", field, lowest, highest);
            return lowest;
        }
        return value.intValue();
    }

    Instant time(String field) {
        return read(field, Part::writtenTime, Instant.EPOCH, "not-a-time");
    }

    /** Of a year with four digits; databases and calendars do not agree about others. */
    private static Instant writtenTime(String text) {
        if (text.length() <= FOUR_DIGITS || !Character.isDigit(text.charAt(0)) || text.charAt(FOUR_DIGITS) != '-') {
            throw new DateTimeException("No year of four digits");
        }
        return Instant.parse(text);
    }

    UUID uuid(String field) {
        return read(field, UUID::fromString, new UUID(0, 0), "not-a-key");
    }

    ZoneId zone(String field) {
        return read(field, ZoneId::of, ZoneId.of("UTC"), "not-a-zone");
    }

    <E extends Enum<E>> E one(String field, Class<E> kind) {
        E first = kind.getEnumConstants()[0];
        return read(field, text -> Enum.valueOf(kind, text), first, "not-one-of");
    }

    <E extends Enum<E>> Optional<E> findOne(String field, Class<E> kind) {
        return has(field) ? Optional.of(one(field, kind)) : Optional.empty();
    }

    /** A value as it is written, without the space between its parts. */
    String letters(String field) {
        JsonNode value = node.path(field);
        if (value.isMissingNode()) {
            fault("missing", field);
            return "null";
        }
        return value.toString();
    }

    /** @param instead what stands in for a text that cannot be read */
    private <T> T read(String field, Function<String, T> reading, T instead, String key) {
        JsonNode value = node.path(field);
        if (value.isMissingNode()) {
            fault("missing", field);
            return instead;
        }
        try {
            T read = reading.apply(value.isString() ? value.stringValue() : "");
            // Only one spelling: the letters are written again and hashed.
            if (read instanceof Enum<?> || read.toString().equals(value.stringValue())) {
                return read;
            }
        } catch (IllegalArgumentException | DateTimeException unreadable) {
            // Told below, with the letters.
        }
        fault(key, field, shown(value.isString() ? value.stringValue() : value.toString()));
        return instead;
    }

    static String shown(String text) {
        return text.length() <= LONGEST_TEXT_SHOWN ? text : text.substring(0, LONGEST_TEXT_SHOWN) + "…";
    }
}
