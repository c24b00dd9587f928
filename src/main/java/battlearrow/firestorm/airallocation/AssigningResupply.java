package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyAssigned;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import java.util.List;

/**
 * Assigns a C-47 to bring Airborne Supply Markers to a friendly Landing Zone, Drop Zone or Airfield.
 *
 * <p>Refused: outside the transport step (TURN-02 to TURN-06), to anybody but the Allied General (ROLE-04); a target that
 * is no zone in Allied hands now (AIR-15, A-78), a Landing or Drop Zone joined to a depot by a friendly road (AIR-17), a
 * zone with a resupply already (AIR-16); no C-47 left (AIR-02), scheduled drops first (AIR-41).
 *
 * <p>Ledger AIR-15 to AIR-17, A-39, A-40, A-78. Rulebook: Air Resupply.
 */
public final class AssigningResupply implements OrderRule<AssignResupply> {
    @Override
    public List<AssignResupply> candidates(Situation situation, Actor by) {
        if (!situation.isIn(Step.AIR_TRANSPORT) || !by.isGeneralOf(Side.ALLIED)) {
            return List.of();
        }
        return situation.map().areas().stream()
                .filter(Area::isZone)
                .filter(zone -> situation.controls(Side.ALLIED, zone))
                .map(zone -> new AssignResupply(zone.id()))
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AssignResupply order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_TRANSPORT))
                .add(AlliedAir.mustBeGeneral(situation, by))
                .add(KnownThings.mustKnow(situation, order.zone()));
        if (objections.isEmpty()) {
            Area zone = situation.area(order.zone());
            objections
                    .when(!zone.isZone() || !situation.controls(Side.ALLIED, zone), Rule.AIR_15, zone)
                    .when(isSuppliedByRoad(situation, zone), Rule.AIR_17, zone)
                    .when(isTaken(situation, zone), Rule.AIR_16, zone)
                    .addAll(TransportAircraft.objections(situation));
        }
        return objections.list();
    }

    @Override
    public void carryOut(AssignResupply order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new ResupplyAssigned(order.zone()));
    }

    // airfields are not barred unless HR-21 says so
    private static boolean isSuppliedByRoad(Situation situation, Area zone) {
        return (zone.isLandingOrDropZone() || situation.houseRules().isOn(HouseRule.HR_21))
                && Supply.of(situation, Side.ALLIED).isSuppliedByRoad(zone);
    }

    // a drop on the same zone does not bar a resupply unless HR-20 says so
    private static boolean isTaken(Situation situation, Area zone) {
        AirAllocation air = situation.air();
        return air.findTransport(TransportKind.RESUPPLY, zone).isPresent()
                || !situation.houseRules().isOn(HouseRule.HR_20)
                        && air.findTransport(TransportKind.DROP, zone).isPresent();
    }
}
