package battlearrow.firestorm.referee;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleValues;
import battlearrow.firestorm.rulebook.HouseRules;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** House rules chosen at random. */
public final class RandomHouseRules {
    private static final long TOSSES_OF_NEIGHBOURS_DIFFER = 0x9E37_79B9_7F4A_7C15L;

    /** Values that are tried besides those of a choice: of a number, and of the two lists. */
    private static final Map<HouseRule, List<String>> SOME_OTHERS = Map.of(
            HouseRule.HR_22, List.of("1,1,1,2,2,3", "2,2,3,3,3,3"),
            HouseRule.HR_24, List.of("0", "4", "12"),
            HouseRule.HR_26, List.of("0", "1"),
            HouseRule.HR_30, List.of("0", "2"),
            HouseRule.HR_32, List.of("Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Rotterdam"),
            HouseRule.HR_35, List.of("1", "2"),
            HouseRule.HR_36, List.of("1000"),
            HouseRule.HR_37, List.of("1", "3"));

    private RandomHouseRules() {}

    /** A toss for every switch, and then for its values. */
    public static HouseRules someOtherwise(long seed) {
        Random random = new Random(seed * TOSSES_OF_NEIGHBOURS_DIFFER);
        HouseRules some = HouseRules.DEFAULTS;
        for (HouseRule rule : HouseRule.values()) {
            List<String> others = listOthers(rule);
            String value = others.get(random.nextInt(others.size()));
            if (random.nextBoolean()) {
                some = some.with(rule, value);
            }
        }
        return some;
    }

    static List<String> listOthers(HouseRule rule) {
        return rule.allowed() instanceof HouseRuleValues.Choice choice
                ? choice.values().stream()
                        .filter(value -> !value.equals(rule.defaultValue()))
                        .toList()
                : SOME_OTHERS.getOrDefault(rule, List.of(rule.defaultValue()));
    }
}
