package battlearrow.firestorm.ruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * Rules how many Airborne Supply Markers lie on an Allied zone, 0 to 6.
 *
 * <p>Refused: before the start and after the end (SET-12, TURN-01), to anybody but the organiser (ROLE-02), for an unknown
 * area (ORG-12), an area that is no zone in Allied hands (ABN-01), fewer than none or more than six (ABN-27).
 *
 * <p>Ledger INV-06, INV-07, ABN-01, ABN-27.
 */
public final class RulingMarkers implements OrderRule<RuleMarkers> {
    private static final String MOST_MARKERS = "supplyMarkersPerZone";

    /** For the organiser; the reason is his to write. */
    @Override
    public List<RuleMarkers> candidates(Situation situation, Actor by) {
        List<RuleMarkers> rulings = new ArrayList<>();
        if (by.organiser()) {
            int most = situation.tables().limit(MOST_MARKERS);
            for (Area zone : situation.map().list(situation.areasOf(Side.ALLIED))) {
                for (int markers = 0; zone.isZone() && markers <= most; markers++) {
                    rulings.add(new RuleMarkers(zone.id(), markers, ""));
                }
            }
        }
        return rulings;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RuleMarkers order) {
        Objections objections =
                RulingTimes.objections(situation, by).add(KnownThings.mustKnow(situation, order.zone()));
        if (objections.isEmpty()) {
            Area zone = situation.area(order.zone());
            int most = situation.tables().limit(MOST_MARKERS);
            if (!zone.isZone() || !situation.controls(Side.ALLIED, zone)) {
                objections.add(Refusal.variant(Rule.ABN_01, 2, zone));
            }
            objections.when(order.markers() < 0 || order.markers() > most, Rule.ABN_27, most);
        }
        return objections.list();
    }

    @Override
    public void carryOut(RuleMarkers order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled("ruleMarkers", order.reason()));
        int before = outcome.now().markers(outcome.now().area(order.zone()));
        if (order.markers() > before) {
            outcome.add(new MarkersReturned(order.zone(), order.markers() - before));
        } else if (order.markers() < before) {
            outcome.add(new MarkersRemoved(order.zone(), before - order.markers()));
        }
    }
}
