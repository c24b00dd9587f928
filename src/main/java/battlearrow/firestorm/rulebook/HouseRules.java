package battlearrow.firestorm.rulebook;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The house rules of one campaign: a value for every switch, the default where none was chosen (ORG-11). A value that is
 * none of the switch's throws: orders are checked before they come here.
 */
public record HouseRules(Map<HouseRule, String> chosen) {
    public static final HouseRules DEFAULTS = new HouseRules(Map.of());

    public HouseRules {
        chosen = Map.copyOf(chosen);
        chosen.forEach(HouseRules::mustBeAllowed);
    }

    /** The value in force. */
    public String value(HouseRule rule) {
        return chosen.isEmpty() ? rule.defaultValue() : chosen.getOrDefault(rule, rule.defaultValue());
    }

    public boolean is(HouseRule rule, String value) {
        return value(rule).equals(value) || mustBeAllowed(rule, value);
    }

    /** Whether a switch that is on or off is on. */
    public boolean isOn(HouseRule rule) {
        return is(rule, "on");
    }

    /** The number a switch is set to; empty where it says that there is no limit. */
    public OptionalInt findNumber(HouseRule rule) {
        String value = value(rule);
        return rule.allowed() instanceof HouseRuleValues.Number number && value.equals(number.none())
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(value));
    }

    /** The number of a switch that always has one. */
    public int number(HouseRule rule) {
        return findNumber(rule).orElseThrow();
    }

    /** The parts of a list, in their order. */
    public List<String> list(HouseRule rule) {
        return List.of(value(rule).split(","));
    }

    /** Whether the switch is at its default. */
    public boolean isDefault(HouseRule rule) {
        return value(rule).equals(rule.defaultValue());
    }

    public HouseRules with(HouseRule rule, String value) {
        Map<HouseRule, String> next = new EnumMap<>(HouseRule.class);
        next.putAll(chosen);
        next.put(rule, value);
        return new HouseRules(next);
    }

    /** Always false; throws for a value the switch does not have, so that no rule asks for a misspelt one. */
    private static boolean mustBeAllowed(HouseRule rule, String value) {
        if (!rule.allowed().has(value)) {
            throw new IllegalArgumentException("The house rule " + rule.id() + " has no value " + value + ".");
        }
        return false;
    }
}
