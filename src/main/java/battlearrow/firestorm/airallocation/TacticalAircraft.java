package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Which Typhoons and FW190 can still be sent out: one Typhoon by right and one more after a swap, either of the two
 * Troops; the one FW190. An aircraft flies from its side's Reinforcement Pool, so neither captured nor still a Reserve.
 *
 * <p>Ledger AIR-03, AIR-05, A-43, A-47. Rulebook: Allied Aircraft Availability; German Aircraft Availability.
 */
final class TacticalAircraft {
    private static final int BY_RIGHT = 1;

    private TacticalAircraft() {}

    /** The side's aircraft that wait for a mission. */
    static List<FirestormTroop> listWaiting(Situation situation, Side side) {
        return situation.scenario().troops().stream()
                .filter(troop -> isInPool(situation, side, troop))
                .filter(troop -> situation.air().findTactical(troop).isEmpty())
                .toList();
    }

    /** The side's aircraft in its Reinforcement Pool, with a mission or without. */
    static boolean isInPool(Situation situation, Side side, FirestormTroop troop) {
        return troop.isAircraft() && troop.side() == side && situation.isInReinforcementPool(troop);
    }

    /** Why this aircraft cannot be sent out by this side. */
    static Optional<Refusal> mustBeAvailable(Situation situation, Side side, FirestormTroop aircraft) {
        Rule rule = side == Side.ALLIED ? Rule.AIR_03 : Rule.AIR_05;
        if (!isInPool(situation, side, aircraft)) {
            return Optional.of(Refusal.of(rule, aircraft));
        }
        return situation.air().findTactical(aircraft).isPresent()
                ? Optional.of(Refusal.variant(rule, 2, aircraft))
                : Optional.empty();
    }

    /** The objection to one Typhoon more than the Allies have this turn (AIR-03). */
    static Optional<Refusal> mustNotExceedNumber(Situation situation, Side side) {
        if (side == Side.GERMAN) {
            return Optional.empty();
        }
        int number = BY_RIGHT + (situation.air().swapped() ? situation.tables().limit("extraTyphoons") : 0);
        long flying = situation.air().tacticals().stream()
                .filter(mission -> mission.aircraft().side() == side)
                .count();
        return flying < number ? Optional.empty() : Optional.of(Refusal.variant(Rule.AIR_03, 3, number));
    }
}
