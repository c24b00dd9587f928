package battlearrow.firestorm.ruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.PointsAwarded;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.order.CampaignOrder.AwardPoints;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Adds Campaign Victory Points that the map does not give, for a battle without an area; they stand apart in every account.
 *
 * <p>Refused: before the start and after the end (SET-12, TURN-01), to anybody but the organiser (ROLE-02), and for no
 * points at all or more than a whole campaign is decided by (VIC-01).
 *
 * <p>Ledger ROLE-02, VIC-01. Rulebook: One Organiser.
 */
public final class AwardingPoints implements OrderRule<AwardPoints> {
    /** What decides a campaign outright, a Strategic Victory (VIC-11), may not be given away at once. */
    private static final int MOST = 150;

    /** What somebody has to write cannot be offered. */
    @Override
    public List<AwardPoints> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AwardPoints order) {
        Objections objections = RulingTimes.objections(situation, by);
        if (order.points() < 1 || order.points() > MOST) {
            objections.add(Optional.of(Refusal.variant(Rule.VIC_01, 2, MOST)));
        }
        return objections.list();
    }

    @Override
    public void carryOut(AwardPoints order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled("awardPoints", order.reason()));
        outcome.add(new PointsAwarded(order.side(), order.points(), order.reason()));
    }
}
