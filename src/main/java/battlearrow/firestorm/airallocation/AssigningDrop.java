package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.DropAssigned;
import battlearrow.firestorm.forces.AirborneKind;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
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
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Assigns a C-47 to drop a Paratrooper or Glider Infantry Troop from an Allied pool on an empty Landing or Drop Zone of
 * either side; gliders need a Landing Zone. In the opening of A Bridge Too Far up to six drops are made without a die.
 *
 * <p>Refused: outside the transport step (TURN-02 to TURN-06, SET-21 to SET-25), to anybody but the Allied General
 * (ROLE-04); a Troop in no Allied pool or of another kind (AIR-06, AIR-46), not due or due elsewhere (SET-18, AIR-45); a
 * target that is no such zone (AIR-07), not empty (AIR-08), a Drop Zone for gliders (AIR-10), or taken by another drop
 * (AIR-11); no C-47 left (AIR-02, SET-22), scheduled drops first (AIR-41).
 *
 * <p>Ledger AIR-06 to AIR-11, AIR-41, AIR-42, AIR-45, AIR-46, SET-18, SET-22, A-38. Rulebook: Air Drop.
 */
public final class AssigningDrop implements OrderRule<AssignDrop> {
    @Override
    public List<AssignDrop> candidates(Situation situation, Actor by) {
        List<AssignDrop> drops = new ArrayList<>();
        boolean isTime = situation.isIn(Step.OPENING_AIR) || situation.isIn(Step.AIR_TRANSPORT);
        if (isTime && (by.isGeneralOf(Side.ALLIED) || by.organiser())) {
            for (FirestormTroop troop : situation.scenario().troops()) {
                if (isDropped(troop) && AlliedPools.holds(situation, troop)) {
                    for (Area zone : situation.map().areas()) {
                        if (isTarget(situation, troop, zone)) {
                            drops.add(new AssignDrop(troop.id(), zone.id()));
                        }
                    }
                }
            }
        }
        return drops;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AssignDrop order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.OPENING_AIR, Step.AIR_TRANSPORT))
                .add(mayGive(situation, by, order))
                .add(KnownThings.mustKnow(situation, order.troop()))
                .add(KnownThings.mustKnow(situation, order.zone()));
        if (objections.isEmpty()) {
            FirestormTroop troop = situation.troop(order.troop());
            Area zone = situation.area(order.zone());
            objections.addAll(troopObjections(situation, troop, zone));
            objections.addAll(zoneObjections(situation, troop, zone));
            if (!ScheduledDrops.isDue(situation, troop)) { // AIR-42
                objections.addAll(TransportAircraft.objections(situation));
            }
        }
        return objections.list();
    }

    @Override
    public void carryOut(AssignDrop order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new DropAssigned(order.troop(), order.zone()));
    }

    /** Scheduled drops are due whether the General is there or not, so the organiser may assign them too. */
    private static Optional<Refusal> mayGive(Situation situation, Actor by, AssignDrop order) {
        boolean due = situation
                .findTroop(order.troop())
                .filter(troop -> ScheduledDrops.isDue(situation, troop))
                .isPresent();
        return due ? AlliedAir.mustBeGeneralOrOrganiser(situation, by) : AlliedAir.mustBeGeneral(situation, by);
    }

    private static List<Refusal> troopObjections(Situation situation, FirestormTroop troop, Area zone) {
        Objections objections = new Objections().add(AlliedPools.mustHold(situation, troop));
        if (troop.type().isAirborne(AirborneKind.MOUNTAIN)) {
            objections.add(Refusal.of(Rule.AIR_46, troop));
        } else if (!isDropped(troop)) {
            objections.add(Refusal.variant(Rule.AIR_06, 2, troop));
        }
        return objections
                .addAll(ScheduledDrops.objections(situation, troop, zone))
                .list();
    }

    private static List<Refusal> zoneObjections(Situation situation, FirestormTroop troop, Area zone) {
        if (!isTarget(situation, troop, zone)) {
            return List.of(Refusal.of(Rule.AIR_07, zone));
        }
        return new Objections()
                .when(!AlliedPools.isEmpty(situation, zone), Rule.AIR_08, zone)
                .when(isGlider(troop) && zone.zoneKind() == ZoneKind.DROP_ZONE, Rule.AIR_10, troop, zone)
                .when(situation.air().findTransport(TransportKind.DROP, zone).isPresent(), Rule.AIR_11, zone)
                .list();
    }

    private static boolean isDropped(FirestormTroop troop) {
        return troop.type().isAirborne(AirborneKind.PARATROOPER) || isGlider(troop);
    }

    private static boolean isGlider(FirestormTroop troop) {
        return troop.type().isAirborne(AirborneKind.GLIDER);
    }

    // only HR-19 lets Paratroopers jump on an airfield
    private static boolean isTarget(Situation situation, FirestormTroop troop, Area zone) {
        return zone.isLandingOrDropZone()
                || zone.airfield()
                        && troop.type().isAirborne(AirborneKind.PARATROOPER)
                        && situation.houseRules().isOn(HouseRule.HR_19);
    }
}
