package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionAssigned;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sends a Typhoon against a German Supply Depot, or the FW190 against one resupply.
 *
 * <p>Refused: outside the side's tactical step (TURN-02 to TURN-08, SET-25), to anybody but the side's General (ROLE-04);
 * an aircraft that cannot fly, or one Typhoon too many (AIR-03, AIR-05); a Typhoon's target that is no German depot
 * (AIR-24) or has a Typhoon already (AIR-43); an FW190's target without a resupply (AIR-25), with an air drop (AIR-14).
 *
 * <p>Ledger AIR-24, AIR-25, AIR-14, AIR-43, A-45. Rulebook: Interdiction.
 */
public final class AssigningInterdiction implements OrderRule<AssignInterdiction> {
    @Override
    public List<AssignInterdiction> candidates(Situation situation, Actor by) {
        Optional<Side> side = TacticalSteps.findSide(situation);
        if (side.isEmpty() || !by.isGeneralOf(side.get())) {
            return List.of();
        }
        List<AssignInterdiction> missions = new ArrayList<>();
        for (FirestormTroop aircraft : TacticalAircraft.listWaiting(situation, side.get())) {
            for (Area target : targets(situation, side.get())) {
                missions.add(new AssignInterdiction(side.get(), aircraft.id(), target.id()));
            }
        }
        return missions;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AssignInterdiction order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, order.side(), TacticalSteps.of(order.side())))
                .add(Roles.mustBeGeneral(by, order.side()))
                .add(KnownThings.mustKnow(situation, order.aircraft()))
                .add(KnownThings.mustKnow(situation, order.target()));
        if (objections.isEmpty()) {
            Area target = situation.area(order.target());
            objections
                    .add(TacticalAircraft.mustBeAvailable(situation, order.side(), situation.troop(order.aircraft())))
                    .add(order.side() == Side.ALLIED ? depot(situation, target) : resupply(situation, target))
                    .add(TacticalAircraft.mustNotExceedNumber(situation, order.side()));
        }
        return objections.list();
    }

    @Override
    public void carryOut(AssignInterdiction order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new InterdictionAssigned(order.side(), order.aircraft(), order.target()));
    }

    private static List<Area> targets(Situation situation, Side side) {
        return side == Side.ALLIED
                ? situation.scenario().listDepots(Side.GERMAN)
                : situation.air().transports().stream()
                        .map(Transport::zone)
                        .distinct()
                        .toList();
    }

    private static Optional<Refusal> depot(Situation situation, Area target) {
        if (!target.isDepotOf(Side.GERMAN)) {
            return Optional.of(Refusal.of(Rule.AIR_24, target));
        }
        return situation.air().findInterdiction(target).isPresent()
                ? Optional.of(Refusal.of(Rule.AIR_43, target))
                : Optional.empty();
    }

    private static Optional<Refusal> resupply(Situation situation, Area target) {
        AirAllocation air = situation.air();
        if (air.findTransport(TransportKind.RESUPPLY, target).isPresent()) {
            return Optional.empty();
        }
        return air.findTransport(TransportKind.DROP, target).isPresent()
                ? Optional.of(Refusal.of(Rule.AIR_14, target))
                : Optional.of(Refusal.of(Rule.AIR_25, target));
    }
}
