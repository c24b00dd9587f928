package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleValues;
import battlearrow.firestorm.rulebook.RefusalSentences;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What people are told about a house rule.
 *
 * @param question what it decides, as a question
 * @param reading how the rulebook reads, and why our default follows from it
 * @param served whom the values serve
 * @param values what each value does, in the order in which they are offered
 */
public record HouseRuleText(HouseRule rule, String question, String reading, String served, List<Value> values) {
    /** Stands for any number, and any list, that has no sentence of its own. */
    static final String ANY_NUMBER = "number";

    static final String ANY_LIST = "list";
    private static final String THE_NUMBER = "{0}";
    private static final RefusalSentences SENTENCES = RefusalSentences.english();

    /**
     * One value, or all that have no sentence of their own.
     *
     * @param label a few words for a choice
     * @param does what happens under it
     */
    public record Value(String value, String label, String does) {
        private Value with(String number) {
            return new Value(number, label.replace(THE_NUMBER, number), does.replace(THE_NUMBER, number));
        }
    }

    public HouseRuleText {
        values = List.copyOf(values);
    }

    /** What people are told about this switch. */
    public static HouseRuleText of(HouseRule rule) {
        return Objects.requireNonNull(Read.ALL.get(rule));
    }

    /** What the switch is called inside a sentence: "who rolls to destroy". */
    public String name() {
        return SENTENCES.name(rule);
    }

    /** The value in words; numbers and lists that have no sentence of their own stand as they are written. */
    public Value say(String value) {
        for (Value one : values) {
            if (one.value().equals(value)) {
                return one;
            }
        }
        return switch (rule.allowed()) {
            case HouseRuleValues.Choice choice -> new Value(value, value, ""); // none of the values of this switch
            case HouseRuleValues.Number number -> get(ANY_NUMBER).with(value);
            case HouseRuleValues.Faces faces -> list(value);
            case HouseRuleValues.Names names -> list(value);
        };
    }

    private Value list(String value) {
        return new Value(value, value.replace(",", ", "), get(ANY_LIST).does());
    }

    /** The sentence of a value by the name it has in the data. */
    private Value get(String name) {
        return values.stream()
                .filter(one -> one.value().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(rule.id() + " has no sentence for " + name));
    }

    /** Read when first asked for. */
    private static final class Read {
        static final Map<HouseRule, HouseRuleText> ALL = new EnumMap<>(HouseRule.class);

        static {
            List<HouseRuleText> texts = new ArrayList<>(LedgerReader.listHouseRules());
            texts.forEach(text -> ALL.put(text.rule(), text));
        }
    }
}
