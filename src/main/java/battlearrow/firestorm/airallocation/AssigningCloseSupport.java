package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.CloseSupportAssigned;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sends an aircraft to support an area its side controls at that moment; it fights there as a Troop in the next turn's
 * battles.
 *
 * <p>Refused: outside the side's tactical step (TURN-02 to TURN-08, SET-25), to anybody but the side's General (ROLE-04);
 * an aircraft that cannot fly, or one Typhoon too many (AIR-03, AIR-05); an area the side does not control (AIR-26), for
 * the FW190 also a zone with an air drop (AIR-14, AIR-27).
 *
 * <p>Ledger AIR-26 to AIR-28, A-78. Rulebook: Close Air Support.
 */
public final class AssigningCloseSupport implements OrderRule<AssignCloseSupport> {
    @Override
    public List<AssignCloseSupport> candidates(Situation situation, Actor by) {
        Optional<Side> side = TacticalSteps.findSide(situation);
        if (side.isEmpty() || !by.isGeneralOf(side.get())) {
            return List.of();
        }
        List<AssignCloseSupport> missions = new ArrayList<>();
        for (FirestormTroop aircraft : TacticalAircraft.listWaiting(situation, side.get())) {
            for (Area area : situation.map().list(situation.areasOf(side.get()))) {
                missions.add(new AssignCloseSupport(side.get(), aircraft.id(), area.id()));
            }
        }
        return missions;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AssignCloseSupport order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, order.side(), TacticalSteps.of(order.side())))
                .add(Roles.mustBeGeneral(by, order.side()))
                .add(KnownThings.mustKnow(situation, order.aircraft()))
                .add(KnownThings.mustKnow(situation, order.area()));
        if (objections.isEmpty()) {
            Area area = situation.area(order.area());
            boolean drop =
                    situation.air().findTransport(TransportKind.DROP, area).isPresent();
            objections
                    .when(!situation.controls(order.side(), area), Rule.AIR_26, area, order.side())
                    .when(order.side() == Side.GERMAN && drop, Rule.AIR_14, area)
                    .add(TacticalAircraft.mustBeAvailable(situation, order.side(), situation.troop(order.aircraft())))
                    .add(TacticalAircraft.mustNotExceedNumber(situation, order.side()));
        }
        return objections.list();
    }

    @Override
    public void carryOut(AssignCloseSupport order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new CloseSupportAssigned(order.side(), order.aircraft(), order.area()));
    }
}
