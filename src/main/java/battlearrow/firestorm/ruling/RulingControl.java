package battlearrow.firestorm.ruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * Rules which side controls an area. When the Germans are given a zone its Airborne Supply Markers are removed. A
 * ruling may also confirm what stands.
 *
 * <p>Refused: before the start and after the end (SET-12, TURN-01), to anybody but the organiser (ROLE-02), for an unknown
 * area (ORG-12), a Supply Depot (EXP-14) or an area with a Troop of the other side (EXP-02).
 *
 * <p>Ledger INV-04, INV-07, INV-08, A-36.
 */
public final class RulingControl implements OrderRule<RuleControl> {
    /** For the organiser; the reason is his to write. */
    @Override
    public List<RuleControl> candidates(Situation situation, Actor by) {
        List<RuleControl> rulings = new ArrayList<>();
        if (by.organiser()) {
            for (Area area : situation.map().areas()) {
                for (Side side : Side.values()) {
                    rulings.add(new RuleControl(area.id(), side, ""));
                }
            }
        }
        return rulings;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RuleControl order) {
        Objections objections =
                RulingTimes.objections(situation, by).add(KnownThings.mustKnow(situation, order.area()));
        if (objections.isEmpty()) {
            Area area = situation.area(order.area());
            objections
                    .when(area.isDepot(), Rule.EXP_14, area) // INV-08
                    .when(hasTroopsOf(situation, area, order.side().enemy()), Rule.EXP_02, area); // INV-04
        }
        return objections.list();
    }

    @Override
    public void carryOut(RuleControl order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled("ruleControl", order.reason()));
        outcome.add(new ControlChanged(order.area(), order.side()));
        int markers = outcome.now().markers(outcome.now().area(order.area()));
        boolean removed = outcome.now().houseRules().is(HouseRule.HR_18, HouseRule.HR_18.defaultValue());
        if (order.side() == Side.GERMAN && markers > 0 && removed) {
            outcome.add(new MarkersRemoved(order.area(), markers));
        }
    }

    private static boolean hasTroopsOf(Situation situation, Area area, Side side) {
        return situation.listTroops(area).stream().anyMatch(troop -> troop.side() == side);
    }
}
