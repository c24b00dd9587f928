package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftReturned;
import battlearrow.firestorm.event.AirAllocationEvent.CloseSupportFlown;
import battlearrow.firestorm.event.AirAllocationEvent.DropMade;
import battlearrow.firestorm.event.AirAllocationEvent.MountainLanded;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.StepSequence;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.TacticalKind;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Resolves the drops and landings, brings aircraft to the areas they support and ends the Air Allocation Step, also the
 * opening's. A dropped Troop lands with two Airborne Supply Markers, and the Allies control its zone; Mountain
 * Infantry bring none.
 *
 * <p>Refused: before all aircraft are assigned (TURN-07, SET-24), to anybody but a General or the organiser (ROLE-04; in the
 * opening the Allied General, SET-21), while an interdiction or a resupply is not rolled (TURN-07; in the opening only
 * HR-25 allows an interdiction).
 *
 * <p>Ledger AIR-12, AIR-13, AIR-18, AIR-19, AIR-22, AIR-28, AIR-29, TURN-07. Rulebook: Aircraft Mission Resolution.
 */
public final class ClosingAir implements OrderRule<CloseAir> {
    @Override
    public List<CloseAir> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.OPENING_AIR) || situation.isIn(Step.AIR_RESOLUTION)
                ? List.of(new CloseAir())
                : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CloseAir order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.OPENING_AIR, Step.AIR_RESOLUTION))
                .add(mayGive(situation, by));
        if (situation.isIn(Step.AIR_RESOLUTION) || situation.isIn(Step.OPENING_AIR)) {
            for (Tactical mission : OpenMissions.listInterdictions(situation)) {
                objections.add(Refusal.variant(Rule.TURN_07, 2, mission.target()));
            }
            for (Transport mission : OpenMissions.listResupplies(situation)) {
                objections.add(Refusal.variant(Rule.TURN_07, 3, mission.zone()));
            }
        }
        return objections.list();
    }

    @Override
    public void carryOut(CloseAir order, Actor by, Dice dice, Outcome outcome) {
        for (Transport mission : outcome.now().air().transports()) {
            mission.findTroop().ifPresent(troop -> land(mission, troop, outcome));
        }
        for (Tactical mission : outcome.now().air().tacticals()) {
            if (mission.kind() == TacticalKind.CLOSE_SUPPORT) {
                support(mission, outcome);
            }
        }
        StepSequence.closeStep(outcome, outcome.now().isIn(Phase.OPENING) ? Side.ALLIED : null);
    }

    private static Optional<Refusal> mayGive(Situation situation, Actor by) {
        return situation.isIn(Phase.OPENING)
                ? AlliedAir.mustBeGeneralOrOrganiser(situation, by)
                : Roles.mustBeAnyGeneralOrOrganiser(by, Side.ALLIED);
    }

    private static void land(Transport mission, FirestormTroop troop, Outcome outcome) {
        Area zone = mission.zone();
        boolean allied = outcome.now().controls(Side.ALLIED, zone);
        if (mission.kind() == TransportKind.DROP) {
            if (!allied) {
                outcome.add(new ControlChanged(zone.id(), Side.ALLIED)); // AIR-13
            }
            outcome.add(new DropMade(troop.id(), zone.id(), markersOfDrop(outcome.now(), zone)));
        } else if (allied) { // a ruling may have given the airfield away since; then the Troop stays in its pool
            outcome.add(new MountainLanded(troop.id(), zone.id()));
        }
    }

    /** Two markers (AIR-12); a resupply of the same zone may have left room for fewer. */
    private static int markersOfDrop(Situation situation, Area zone) {
        int brought = situation.tables().limit("supplyMarkersPerAirDrop");
        return MarkerLimit.after(situation, zone, brought) - situation.markers(zone);
    }

    private static void support(Tactical mission, Outcome outcome) {
        FirestormTroop aircraft = mission.aircraft();
        if (outcome.now().controls(aircraft.side(), mission.target())) {
            outcome.add(new CloseSupportFlown(aircraft.id(), mission.target().id()));
        } else { // only a ruling can have changed the area's side since the assignment
            outcome.add(new AircraftReturned(aircraft.id()));
        }
    }
}
