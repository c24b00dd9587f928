package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.event.MovementEvent.ReserveArrived;
import battlearrow.firestorm.event.MovementEvent.ReserveToPool;
import battlearrow.firestorm.event.MovementEvent.ReserveTurnedBack;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * When a Reserve comes and how it arrives.
 *
 * <p>A Reserve with a turn in the scenario comes in the Strategic Phase of that turn (RES-10, RES-14). A German one without
 * a turn rolls in turn 1 and comes in turn 2 without a roll (RES-08, RES-09); an Allied one without a turn comes with the
 * next reinforcement step. One turned back by interdiction comes when its depot is free again.
 */
final class Reserves {
    /** The turn in which Reserves without a turn of their own roll for their arrival (RES-08). */
    private static final int TURN_OF_THE_ROLL = 1;

    private Reserves() {}

    /** The depot or airfield a Troop waits for; empty when it waits for none, or is no Reserve. */
    static Optional<Area> findDestination(Situation situation, FirestormTroop troop) {
        return situation.place(troop) instanceof Place.InReserve reserve
                ? Optional.ofNullable(reserve.depot())
                : Optional.empty();
    }

    /** The turn from which the Reserve arrives without a die. */
    static int dueTurn(Situation situation, FirestormTroop troop) {
        Integer turn = situation.scenario().placement(troop).turn();
        if (turn != null) {
            return turn;
        }
        return troop.side() == Side.GERMAN ? TURN_OF_THE_ROLL + 1 : 0;
    }

    static boolean isDue(Situation situation, FirestormTroop troop) {
        return dueTurn(situation, troop) <= situation.turn();
    }

    /** Whether this Reserve arrives by a die this turn. */
    static boolean rollsNow(Situation situation, FirestormTroop troop) {
        return troop.side() == Side.GERMAN
                && situation.turn() == TURN_OF_THE_ROLL
                && situation.scenario().placement(troop).turn() == null;
    }

    /** Reserves of a side that wait for a depot or airfield, in the scenario's order; none that come by Air Drop (RES-02). */
    static List<FirestormTroop> list(Situation situation, Side side) {
        return situation.scenario().troops().stream()
                .filter(troop -> troop.side() == side && troop.type().returnsBy() != ReturnsBy.AIR_DROP)
                .filter(troop -> findDestination(situation, troop).isPresent())
                .toList();
    }

    /** Reserves that have to roll before the step closes (RES-08). */
    static List<FirestormTroop> listMustRoll(Situation situation) {
        return list(situation, Side.GERMAN).stream()
                .filter(troop -> rollsNow(situation, troop))
                .filter(troop -> !situation.rolledForArrival().has(troop))
                .toList();
    }

    /** SET-18 for an Allied Reserve, SET-19 for a German one; empty when it is due. */
    static Optional<Refusal> notDue(Situation situation, FirestormTroop troop) {
        return isDue(situation, troop)
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        troop.side() == Side.ALLIED ? Rule.SET_18 : Rule.SET_19, troop, dueTurn(situation, troop)));
    }

    /** Brings a Reserve in, or turns it back from an interdicted depot. It must wait for a depot or airfield. */
    static void arrive(FirestormTroop troop, Outcome outcome) {
        Situation now = outcome.now();
        Area destination = findDestination(now, troop).orElseThrow();
        if (now.interdicted().has(destination)) {
            outcome.add(new ReserveTurnedBack(troop.id(), destination.id())); // AIR-31, RES-11
        } else if (now.controls(troop.side(), destination)) {
            outcome.add(new ReserveArrived(troop.id(), destination.id()));
        } else {
            outcome.add(new ReserveToPool(troop.id())); // Deelen is lost; a depot never is
        }
    }
}
