package battlearrow.firestorm.rulebook;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Which rules of the ledger a house rule bears on: whoever looks a rule up finds how it is played in his campaign. */
public final class HouseRuleReach {
    private static final Map<HouseRule, Set<String>> REACH = new EnumMap<>(HouseRule.class);

    static {
        put(HouseRule.HR_01, "AFT-11", "AFT-12", "AFT-13", "AFT-14");
        put(HouseRule.HR_02, "AFT-05", "COM-12");
        put(HouseRule.HR_03, "AFT-06", "AFT-08", "AFT-09");
        put(HouseRule.HR_04, "AFT-12", "AFT-13");
        put(HouseRule.HR_05, "AFT-11", "AFT-14");
        put(HouseRule.HR_06, "MAN-25");
        put(HouseRule.HR_07, "AFT-18", "VIC-07");
        put(HouseRule.HR_08, "MAN-08", "GW-07");
        put(HouseRule.HR_09, "MAN-33");
        put(HouseRule.HR_10, "SUP-13");
        put(HouseRule.HR_11, "AIR-33", "SUP-12");
        put(HouseRule.HR_12, "VIC-03");
        put(HouseRule.HR_13, "ABN-09");
        put(HouseRule.HR_14, "ABN-22", "ABN-25");
        put(HouseRule.HR_15, "ABN-24");
        put(HouseRule.HR_16, "ABN-25", "ABN-26");
        put(HouseRule.HR_17, "ABN-27");
        put(HouseRule.HR_18, "ABN-31");
        put(HouseRule.HR_19, "AIR-20", "AIR-46");
        put(HouseRule.HR_20, "AIR-16");
        put(HouseRule.HR_21, "AIR-17");
        put(HouseRule.HR_22, "AIR-01", "AIR-18");
        put(HouseRule.HR_23, "AIR-37", "RES-06");
        put(HouseRule.HR_24, "SET-22");
        put(HouseRule.HR_25, "SET-22", "SET-25");
        put(HouseRule.HR_26, "SET-23", "EXP-10");
        put(HouseRule.HR_27, "AIR-01", "AIR-41", "AIR-42");
        put(HouseRule.HR_28, "COM-02", "COM-07");
        put(HouseRule.HR_29, "GW-14");
        put(HouseRule.HR_30, "EXP-10");
        put(HouseRule.HR_31, "EXP-05");
        put(HouseRule.HR_32, "RES-06");
        put(HouseRule.HR_33, "RES-05");
        put(HouseRule.HR_34, "VIC-13", "VIC-14");
        put(HouseRule.HR_35, "PLAN-02");
        put(HouseRule.HR_36, "COM-08", "ORG-07");
        put(HouseRule.HR_37, "TURN-04");
        put(HouseRule.HR_38, "SET-20");
        put(HouseRule.HR_39, "AIR-45");
        put(HouseRule.HR_40, "SUP-22");
        put(HouseRule.HR_41, "VIC-03");
        put(HouseRule.HR_42, "ABN-32");
        put(HouseRule.HR_43, "AFT-18", "VIC-07");
    }

    private HouseRuleReach() {}

    /** The house rules that bear on a rule, by its number ({@code EXP-10}); mostly none. */
    public static List<HouseRule> on(String rule) {
        return Stream.of(HouseRule.values())
                .filter(house -> of(house).contains(rule))
                .toList();
    }

    /** The numbers of the rules a house rule bears on. */
    public static Set<String> of(HouseRule house) {
        return REACH.getOrDefault(house, Set.of());
    }

    private static void put(HouseRule house, String... rules) {
        REACH.put(house, Set.of(rules));
    }
}
