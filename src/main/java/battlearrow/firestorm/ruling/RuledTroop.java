package battlearrow.firestorm.ruling;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * What speaks against moving a Troop by a ruling: it is captured for ever (INV-10), committed to an open battle, or away on
 * a mission of the Air Allocation Step. A battle can be voided and a mission taken back first.
 */
final class RuledTroop {
    private RuledTroop() {}

    static List<Refusal> objections(Situation situation, FirestormTroop troop) {
        return new Objections()
                .when(situation.isCaptured(troop), Rule.AFT_15, troop)
                .add(situation
                        .findCommitment(troop)
                        .map(battle -> Refusal.of(Rule.MAN_24, troop, battle.arrowNumber())))
                .add(
                        isOnMission(situation, troop)
                                ? Optional.of(Refusal.variant(Rule.AIR_06, 3, troop))
                                : Optional.empty())
                .list();
    }

    private static boolean isOnMission(Situation situation, FirestormTroop troop) {
        return situation
                        .air()
                        .findTransport(troop)
                        .map(Transport::state)
                        .filter(RuledTroop::isOpen)
                        .isPresent()
                || situation
                        .air()
                        .findTactical(troop)
                        .map(Tactical::state)
                        .filter(RuledTroop::isOpen)
                        .isPresent();
    }

    private static boolean isOpen(MissionState state) {
        return state == MissionState.ASSIGNED;
    }
}
