package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Rolls the Aircraft Die for one resupply and lays as many Airborne Supply Markers on its zone (T-12), up to six there; the
 * rest is lost.
 *
 * <p>Refused: before all aircraft are assigned (TURN-07), to anybody but the Allied General or the organiser (ROLE-04); for
 * a zone without a resupply (ORG-12), a second time (AIR-16), after it was interdicted (AIR-35), before its interdiction is
 * rolled (TURN-07).
 *
 * <p>Ledger AIR-18, AIR-36, ABN-27, A-35. Rulebook: Air Resupply.
 */
public final class RollingResupply implements OrderRule<RollResupply> {
    @Override
    public List<RollResupply> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.AIR_RESOLUTION)
                ? OpenMissions.listResupplies(situation).stream()
                        .map(mission -> new RollResupply(mission.zone().id()))
                        .toList()
                : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollResupply order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_RESOLUTION))
                .add(AlliedAir.mustBeGeneralOrOrganiser(situation, by))
                .add(KnownThings.mustKnow(situation, order.zone()));
        if (objections.isEmpty()) {
            Area zone = situation.area(order.zone());
            objections.add(mustBeOpen(situation, zone)).add(OpenMissions.mustBeRolled(situation, zone));
        }
        return objections.list();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollResupply order) {
        return List.of(AircraftDie.request(situation));
    }

    @Override
    public void carryOut(RollResupply order, Actor by, Dice dice, Outcome outcome) {
        Situation now = outcome.now();
        Area zone = now.area(order.zone());
        int aircraft = dice.aircraftDie();
        int brought = now.controls(Side.ALLIED, zone) // a ruling may have given the zone away since (INV-07)
                ? now.tables().markersByAircraft().get(aircraft - 1)
                : 0;
        int before = now.markers(zone);
        int total = MarkerLimit.after(now, zone, brought);
        outcome.add(new ResupplyMade(order.zone(), aircraft, total - before, total));
    }

    private static Optional<Refusal> mustBeOpen(Situation situation, Area zone) {
        Optional<Transport> mission = situation.air().findTransport(TransportKind.RESUPPLY, zone);
        if (mission.isEmpty()) {
            return Optional.of(Refusal.variant(Rule.ORG_12, 2, zone));
        }
        return switch (mission.get().state()) {
            case ASSIGNED -> Optional.empty();
            case SUCCEEDED -> Optional.of(Refusal.variant(Rule.AIR_16, 2, zone));
            case FAILED -> Optional.of(Refusal.of(Rule.AIR_35, zone));
        };
    }
}
