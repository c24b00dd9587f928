package battlearrow.web.houserules;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleValues;
import battlearrow.firestorm.scenario.HouseRuleText;
import java.util.List;

/**
 * One house rule of a campaign.
 *
 * @param value what is in force, or what somebody typed for it
 * @param since the turn from which it is in force, 0 for the start
 * @param coming what it changes to later, soonest first
 * @param wrong what is wrong with a value somebody typed; empty for nothing
 */
public record HouseRuleLine(
        HouseRule rule, HouseRuleText text, String value, int since, List<Coming> coming, String wrong) {
    public HouseRuleLine {
        coming = List.copyOf(coming);
    }

    /** A value from a turn that has not begun. */
    public record Coming(int fromTurn, HouseRuleText.Value said) {}

    /** A value to choose. */
    public record Choice(String value, String label, String does, boolean isDefault, boolean isChosen) {}

    public String id() {
        return rule.id();
    }

    public String key() {
        return rule.key();
    }

    /** The value in words. */
    public HouseRuleText.Value said() {
        return text.say(value);
    }

    /** The default in words. */
    public HouseRuleText.Value usual() {
        return text.say(rule.defaultValue());
    }

    public boolean isDefault() {
        return rule.defaultValue().equals(value);
    }

    public boolean isWrong() {
        return !wrong.isEmpty();
    }

    /** Whether it stands out of a list: not at its default, or to change, or wrong. */
    public boolean isRemarkable() {
        return !isDefault() || !coming.isEmpty() || isWrong();
    }

    /** The values to choose from; empty where one is written. */
    public List<Choice> choices() {
        if (!(rule.allowed() instanceof HouseRuleValues.Choice choice)) {
            return List.of();
        }
        return choice.values().stream()
                .map(text::say)
                .map(one -> new Choice(
                        one.value(),
                        one.label(),
                        one.does(),
                        one.value().equals(rule.defaultValue()),
                        one.value().equals(value)))
                .toList();
    }

    /** Which hint tells how a value is written, with what it names. */
    public String hintKey() {
        return switch (rule.allowed()) {
            case HouseRuleValues.Choice choice -> "house-rules.hint.choice";
            case HouseRuleValues.Number number ->
                number.none() == null ? "house-rules.hint.number" : "house-rules.hint.number-or-none";
            case HouseRuleValues.Faces faces -> "house-rules.hint.faces";
            case HouseRuleValues.Names names -> "house-rules.hint.names";
        };
    }

    /** What the hint names. */
    public Object[] hintAbout() {
        return switch (rule.allowed()) {
            case HouseRuleValues.Choice choice -> new Object[0];
            case HouseRuleValues.Number number ->
                new Object[] {
                    Integer.toString(number.lowest()),
                    Integer.toString(number.highest()),
                    number.none() == null ? "" : number.none()
                };
            case HouseRuleValues.Faces faces -> new Object[] {faces.faces(), faces.highest()};
            case HouseRuleValues.Names names -> new Object[] {String.join(", ", names.names())};
        };
    }
}
