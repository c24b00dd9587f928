package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.forces.AirborneKind;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/** Which Troops of the Reinforcement Pools come back in this step, and which must (RES-01 to RES-06). */
final class ReinforcementPool {
    private ReinforcementPool() {}

    /**
     * Whether an Allied Troop waits to be placed at the General's choice: it is in the Reinforcement Pool, or in the Reserves
     * Pool without a depot, which is the same thing (SET-15, A-62).
     */
    static boolean awaitsPlacement(Situation situation, FirestormTroop troop) {
        return troop.side() == Side.ALLIED
                && (situation.isInReinforcementPool(troop)
                        || situation.place(troop) instanceof Place.InReserve reserve && reserve.depot() == null);
    }

    /** Allied ground Troops that have to be placed before the step closes; Mountain Infantry may wait (RES-04, RES-05). */
    static List<FirestormTroop> listMustBePlaced(Situation situation) {
        if (situation.houseRules().is(HouseRule.HR_33, "optional")) {
            return List.of();
        }
        return situation.scenario().troops().stream()
                .filter(troop -> awaitsPlacement(situation, troop))
                .filter(troop -> troop.type().returnsBy() == ReturnsBy.ALLIED_DEPOT)
                .filter(troop -> !troop.type().isAirborne(AirborneKind.MOUNTAIN))
                .toList();
    }

    /** Whether a Troop comes back by the die for a German depot; the FW190 flies again instead (A-46, HR-23). */
    static boolean returnsByDie(Situation situation, FirestormTroop troop) {
        return troop.type().returnsBy() == ReturnsBy.GERMAN_DEPOT_DIE
                || troop.side() == Side.GERMAN
                        && troop.isAircraft()
                        && situation.houseRules().isOn(HouseRule.HR_23);
    }

    /** German Troops that have to roll before the step closes (RES-06). */
    static List<FirestormTroop> listMustRoll(Situation situation) {
        return situation.scenario().troops().stream()
                .filter(troop -> troop.side() == Side.GERMAN && situation.isInReinforcementPool(troop))
                .filter(troop -> returnsByDie(situation, troop))
                .filter(troop -> !situation.rolledForArrival().has(troop))
                .toList();
    }
}
