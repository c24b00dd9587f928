package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftUnassigned;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignAircraft;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Takes an aircraft's mission back before the side's assignment ends, also the Typhoon's in the opening.
 *
 * <p>Refused: outside the step (TURN-02 to TURN-08, SET-21), to anybody but the side's General (ROLE-04), without such a
 * mission (ORG-12) and once it is rolled, as it may be in the opening (AIR-03). Ledger 5.3, AIR-24 to AIR-27. Rulebook: Interdiction; Close Air Support.
 */
public final class UnassigningAircraft implements OrderRule<UnassignAircraft> {
    @Override
    public List<UnassignAircraft> candidates(Situation situation, Actor by) {
        return situation.air().tacticals().stream()
                .map(mission -> new UnassignAircraft(
                        mission.aircraft().side(), mission.aircraft().id()))
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, UnassignAircraft order) {
        Objections objections = new Objections()
                .add(timing(situation, order.side()))
                .add(Roles.mustBeGeneral(by, order.side()))
                .add(KnownThings.mustKnow(situation, order.aircraft()));
        if (objections.isEmpty()) {
            FirestormTroop aircraft = situation.troop(order.aircraft());
            Optional<Tactical> mission = situation.air().findTactical(aircraft);
            if (mission.isEmpty() || aircraft.side() != order.side()) {
                objections.add(Refusal.variant(Rule.ORG_12, 2, aircraft));
            } else if (mission.get().state() != MissionState.ASSIGNED) {
                objections.add(Refusal.variant(Rule.AIR_03, 5, aircraft)); // in the opening, under HR-25
            }
        }
        return objections.list();
    }

    @Override
    public void carryOut(UnassignAircraft order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new AircraftUnassigned(order.side(), order.aircraft()));
    }

    private static Optional<Refusal> timing(Situation situation, Side side) {
        return side == Side.ALLIED
                ? Timing.mustBeAt(situation, side, Step.OPENING_AIR, Step.AIR_TACTICAL_ALLIED)
                : Timing.mustBeAt(situation, side, Step.AIR_TACTICAL_GERMAN);
    }
}
