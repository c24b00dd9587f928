package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;

/**
 * What air transport starts from and goes to: Troops in an Allied pool that are due and not yet aboard, and empty zones.
 *
 * <p>Ledger AIR-06, AIR-08, SET-18. Rulebook: Air Drop.
 */
final class AlliedPools {
    private AlliedPools() {}

    /** Whether the Troop waits in the Allied Reserves or Reinforcement Pool. */
    static boolean holds(Situation situation, FirestormTroop troop) {
        return troop.side() == Side.ALLIED && (situation.isInReinforcementPool(troop) || situation.isInReserve(troop));
    }

    /** Why no C-47 can take the Troop up: it is in no Allied pool, or aboard already (AIR-06). */
    static Optional<Refusal> mustHold(Situation situation, FirestormTroop troop) {
        if (!holds(situation, troop)) {
            return Optional.of(Refusal.of(Rule.AIR_06, troop));
        }
        return situation.air().findTransport(troop).isPresent()
                ? Optional.of(Refusal.variant(Rule.AIR_06, 3, troop))
                : Optional.empty();
    }

    /** The objection to a Reserve whose turn has not come (SET-18); empty for every other Troop. */
    static Optional<Refusal> findNotDue(Situation situation, FirestormTroop troop) {
        Integer turn = situation.scenario().placement(troop).turn();
        return turn != null && situation.isInReserve(troop) && turn > situation.turn()
                ? Optional.of(Refusal.of(Rule.SET_18, troop, turn))
                : Optional.empty();
    }

    /** Whether no Troop of either side and no marker is there (AIR-08). */
    static boolean isEmpty(Situation situation, Area zone) {
        return situation.markers(zone) == 0 && !situation.hasTroops(zone);
    }
}
