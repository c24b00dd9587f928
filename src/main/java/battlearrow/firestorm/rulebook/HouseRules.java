package battlearrow.firestorm.rulebook;

import java.util.EnumMap;
import java.util.Map;

/** The house rules of one campaign: a value for every switch, the default where none was chosen (ORG-11). */
public record HouseRules(Map<HouseRule, String> chosen) {
    public static final HouseRules DEFAULTS = new HouseRules(Map.of());

    public HouseRules {
        chosen = Map.copyOf(chosen);
    }

    /** The value in force. */
    public String value(HouseRule rule) {
        return chosen.getOrDefault(rule, rule.defaultValue());
    }

    public boolean is(HouseRule rule, String value) {
        return value(rule).equals(value);
    }

    /** Whether a switch that is on or off is on. */
    public boolean isOn(HouseRule rule) {
        return is(rule, "on");
    }

    public HouseRules with(HouseRule rule, String value) {
        Map<HouseRule, String> next = new EnumMap<>(HouseRule.class);
        next.putAll(chosen);
        next.put(rule, value);
        return new HouseRules(next);
    }
}
