package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Situation;

/**
 * Which German depot a die names: the one with this number on the scenario's map, or in the organiser's own order (HR-32).
 *
 * <p>Ledger RES-06, A-57. Rulebook: German Reinforcements.
 */
public final class GermanDepotNumbers {
    private static final int HIGHEST = 6;

    private GermanDepotNumbers() {}

    /**
     * The number by which a die names a depot in this campaign, 1 to 6; 0 for an area that is no German depot.
     *
     * <p>Ledger RES-06, HR-32.
     */
    public static int numberOf(Situation situation, Area area) {
        if (!area.isDepotOf(Side.GERMAN)) {
            return 0;
        }
        for (int die = 1; die <= HIGHEST; die++) {
            if (depot(situation, die) == area) {
                return die;
            }
        }
        return 0;
    }

    static Area depot(Situation situation, int die) {
        if (situation.houseRules().isDefault(HouseRule.HR_32)) {
            return situation.scenario().germanDepot(die);
        }
        String name = situation.houseRules().list(HouseRule.HR_32).get(die - 1);
        return situation.scenario().listDepots(Side.GERMAN).stream()
                .filter(depot -> depot.name().equals(name))
                .findFirst()
                .orElseGet(() -> situation.scenario().germanDepot(die)); // a scenario that calls its depots otherwise
    }
}
