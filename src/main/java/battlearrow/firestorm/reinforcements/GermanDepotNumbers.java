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
final class GermanDepotNumbers {
    private GermanDepotNumbers() {}

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
