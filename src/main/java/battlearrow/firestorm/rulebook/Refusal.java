package battlearrow.firestorm.rulebook;

import java.util.List;

/**
 * Why an order is not allowed: the rule and what it concerns. A refusal is a value, not an exception; its sentence is read
 * from {@code rulebook/refusals.properties} by {@link RefusalSentences}.
 *
 * @param variant which of the rule's sentences: empty for the first, else its number ("2")
 * @param about the pieces, places and numbers the sentence names, in its order
 */
public record Refusal(Rule rule, String variant, List<Object> about) {
    public Refusal {
        about = List.copyOf(about);
    }

    public static Refusal of(Rule rule, Object... about) {
        return new Refusal(rule, "", List.of(about));
    }

    public static Refusal variant(Rule rule, int variant, Object... about) {
        return new Refusal(rule, Integer.toString(variant), List.of(about));
    }

    /** The key of its sentence: {@code TURN-07.2}. */
    public String key() {
        return variant.isEmpty() ? rule.id() : rule.id() + "." + variant;
    }
}
