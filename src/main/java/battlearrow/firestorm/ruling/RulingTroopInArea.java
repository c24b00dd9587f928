package battlearrow.firestorm.ruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * Rules that a Troop stands in an area of its own side, wherever it was before.
 *
 * <p>Refused: before the start and after the end (SET-12, TURN-01), to anybody but the organiser (ROLE-02), for unknown
 * names (ORG-12), an area of the other side (MOV-01), for Germans a zone an air drop is on its way to (AIR-14), a captured
 * Troop (AFT-15), one committed to a battle (MAN-24) or on a mission (AIR-06).
 *
 * <p>Ledger INV-01, INV-04, INV-09, INV-10.
 */
public final class RulingTroopInArea implements OrderRule<RuleTroopInArea> {
    /** For the organiser; the reason is his to write. */
    @Override
    public List<RuleTroopInArea> candidates(Situation situation, Actor by) {
        List<RuleTroopInArea> rulings = new ArrayList<>();
        if (by.organiser()) {
            for (FirestormTroop troop : situation.scenario().troops()) {
                for (Area area : situation.map().list(situation.areasOf(troop.side()))) {
                    rulings.add(new RuleTroopInArea(troop.id(), area.id(), ""));
                }
            }
        }
        return rulings;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RuleTroopInArea order) {
        Objections objections = RulingTimes.objections(situation, by)
                .add(KnownThings.mustKnow(situation, order.troop()))
                .add(KnownThings.mustKnow(situation, order.area()));
        if (objections.isEmpty()) {
            FirestormTroop troop = situation.troop(order.troop());
            Area area = situation.area(order.area());
            if (!situation.controls(troop.side(), area)) {
                objections.add(Refusal.variant(Rule.MOV_01, 4, area, troop.side()));
            }
            if (troop.side() == Side.GERMAN && isDropAssigned(situation, area)) {
                objections.add(Refusal.variant(Rule.AIR_14, 2, area));
            }
            objections.addAll(RuledTroop.objections(situation, troop));
        }
        return objections.list();
    }

    @Override
    public void carryOut(RuleTroopInArea order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled("ruleTroopInArea", order.reason()));
        outcome.add(new TroopPlaced(order.troop(), PlaceKind.AREA, order.area()));
    }

    private static boolean isDropAssigned(Situation situation, Area area) {
        return situation
                .air()
                .findTransport(TransportKind.DROP, area)
                .filter(mission -> mission.state() == MissionState.ASSIGNED)
                .isPresent();
    }
}
