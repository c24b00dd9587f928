package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.stream.Stream;

/**
 * The Aircraft Die as this campaign has it: which faces it has (HR-22), and whether it is rolled at all for the C-47 of a
 * turn or Market Garden's schedule stands for it (HR-27).
 *
 * <p>Ledger AIR-01, A-42, A-51. Rulebook: Allied Aircraft Availability.
 */
final class AircraftDie {
    private static final List<Integer> USUAL_FACES = Stream.of(
                    HouseRule.HR_22.defaultValue().split(","))
            .map(Integer::valueOf)
            .toList();

    private AircraftDie() {}

    /** The die to roll: its faces are those of the data (ORG-10) unless a house rule tells others. */
    static DieRequest request(Situation situation) {
        List<Integer> faces = situation.houseRules().isDefault(HouseRule.HR_22)
                ? situation.tables().aircraftDie()
                : situation.houseRules().list(HouseRule.HR_22).stream()
                        .map(Integer::valueOf)
                        .toList();
        return faces.equals(USUAL_FACES) ? DieRequest.aircraftDie() : DieRequest.aircraftDie(faces);
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
