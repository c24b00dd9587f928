package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Situation;

/**
 * The Aircraft Die as this campaign has it: which faces it has (HR-22), and whether it is rolled at all for the C-47 of a
 * turn or Market Garden's schedule stands for it (HR-27).
 *
 * <p>Ledger AIR-01, A-42, A-51. Rulebook: Allied Aircraft Availability.
 */
final class AircraftDie {
    private AircraftDie() {}

    /** The die to roll; its usual faces unless the organiser told others. */
    static DieRequest request(Situation situation) {
        return situation.houseRules().isDefault(HouseRule.HR_22)
                ? DieRequest.aircraftDie()
                : DieRequest.aircraftDie(situation.houseRules().list(HouseRule.HR_22).stream()
                        .map(Integer::valueOf)
                        .toList());
    }

    /** Whether the schedule says how many aircraft fly. */
    static boolean isScheduled(Situation situation) {
        return situation.scenario().name() == ScenarioName.MARKET_GARDEN
                && situation.houseRules().is(HouseRule.HR_27, "schedule");
    }

    /** What the schedule says for this turn, as the Aircraft Die would show it: 1 to 3. */
    static int scheduled(Situation situation) {
        return situation.tables().aircraftByTurn().get(situation.turn() - 1);
    }
}
