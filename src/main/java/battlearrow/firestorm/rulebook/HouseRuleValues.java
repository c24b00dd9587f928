package battlearrow.firestorm.rulebook;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The kind of value a house rule has: one of a few words, a number in a range, or a list. Each kind reads what an organiser
 * types, forgiving blanks and capitals, and says what is wrong with anything else.
 *
 * <p>Ledger 3.8, ORG-11.
 */
public sealed interface HouseRuleValues {
    /** The value as it is kept; empty when what was typed is none. */
    Optional<String> find(String typed);

    /** Whether this is a value as it is kept. */
    default boolean has(String value) {
        return find(value).filter(value::equals).isPresent();
    }

    /** What is wrong with a value that is none. */
    Refusal complaint(HouseRule rule, String typed);

    static HouseRuleValues onOff() {
        return choice("on", "off");
    }

    static HouseRuleValues choice(String... values) {
        return new Choice(List.of(values));
    }

    static Number number(int lowest, int highest) {
        return new Number(lowest, highest, null);
    }

    /** One of a few words. */
    record Choice(List<String> values) implements HouseRuleValues {
        public Choice {
            values = List.copyOf(values);
        }

        @Override
        public boolean has(String value) {
            return values.contains(value); // asked by the rules again and again, so without any reading
        }

        @Override
        public Optional<String> find(String typed) {
            String word = typed.strip();
            return values.stream().filter(word::equalsIgnoreCase).findFirst();
        }

        @Override
        public Refusal complaint(HouseRule rule, String typed) {
            return Refusal.variant(Rule.ORG_11, 4, rule, typed, String.join(", ", values));
        }
    }

    /**
     * A whole number of a range.
     *
     * @param none the word for no limit; null where a number is needed
     */
    record Number(int lowest, int highest, @Nullable String none) implements HouseRuleValues {
        private static final int MOST_DIGITS = 6;

        /** The same range, or this word for no limit at all. */
        Number or(String word) {
            return new Number(lowest, highest, word);
        }

        @Override
        public Optional<String> find(String typed) {
            String word = typed.strip();
            if (none != null && none.equalsIgnoreCase(word)) {
                return Optional.of(none);
            }
            return wholeNumber(word).stream()
                    .filter(number -> number >= lowest && number <= highest)
                    .mapToObj(Integer::toString)
                    .findFirst();
        }

        @Override
        public Refusal complaint(HouseRule rule, String typed) {
            return none == null
                    ? Refusal.variant(Rule.ORG_11, 5, rule, typed, lowest, highest)
                    : Refusal.variant(Rule.ORG_11, 6, rule, typed, lowest, highest, none);
        }

        private static OptionalInt wholeNumber(String digits) {
            boolean whole = !digits.isEmpty()
                    && digits.length() <= MOST_DIGITS
                    && digits.chars().allMatch(one -> one >= '0' && one <= '9');
            return whole ? OptionalInt.of(Integer.parseInt(digits)) : OptionalInt.empty();
        }
    }

    /**
     * What the faces of a die show, one after the other: {@code 1,1,2,2,3,3}.
     *
     * @param faces how many the die has
     * @param highest what a face can show at most; the least is 1
     */
    record Faces(int faces, int highest) implements HouseRuleValues {
        @Override
        public Optional<String> find(String typed) {
            List<String> shown = parts(typed);
            boolean known = shown.size() == faces
                    && shown.stream()
                            .allMatch(face ->
                                    new Number(1, highest, null).find(face).isPresent());
            return known ? Optional.of(String.join(",", shown)) : Optional.empty();
        }

        @Override
        public Refusal complaint(HouseRule rule, String typed) {
            return Refusal.variant(Rule.ORG_11, 7, rule, typed, faces, highest, rule.defaultValue());
        }
    }

    /** All of these names, each once, in an order of the organiser's. */
    record Names(List<String> names) implements HouseRuleValues {
        public Names {
            names = List.copyOf(names);
        }

        Names(String... names) {
            this(List.of(names));
        }

        @Override
        public Optional<String> find(String typed) {
            List<String> found = new ArrayList<>();
            for (String part : parts(typed)) {
                names.stream().filter(part::equalsIgnoreCase).findFirst().ifPresent(found::add);
            }
            boolean eachOnce = found.size() == names.size()
                    && parts(typed).size() == names.size()
                    && new HashSet<>(found).size() == names.size();
            return eachOnce ? Optional.of(String.join(",", found)) : Optional.empty();
        }

        @Override
        public Refusal complaint(HouseRule rule, String typed) {
            return Refusal.variant(Rule.ORG_11, 8, rule, typed, names.size(), String.join(", ", names));
        }
    }

    private static List<String> parts(String typed) {
        return List.of(typed.strip().split("\\s*,\\s*", -1));
    }
}
