package battlearrow.firestorm.opening;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.PointsSet;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Sets the points of a Flames Of War force in a normal battle, 100 to 10000; the range only guards against typing errors.
 *
 * <p>Refused: in the General's Wargame (GW-25), after the end (TURN-01), to anybody but the organiser (ROLE-02), out of range (ORG-07).
 *
 * <p>Ledger ORG-07, HR-36. Rulebook: Play Flames Of War Battles.
 */
public final class SettingPoints implements OrderRule<SetPoints> {
    static final int FEWEST_POINTS = 100;
    static final int MOST_POINTS = 10_000;

    /** None: the number is free. */
    @Override
    public List<SetPoints> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, SetPoints order) {
        return new Objections()
                .add(PlayedAtTheTable.mustBeCampaign(situation))
                .when(situation.isIn(Phase.FINISHED), Rule.TURN_01)
                .add(Roles.mustBeOrganiser(by))
                .when(
                        order.points() < FEWEST_POINTS || order.points() > MOST_POINTS,
                        Rule.ORG_07,
                        FEWEST_POINTS,
                        MOST_POINTS)
                .list();
    }

    @Override
    public void carryOut(SetPoints order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new PointsSet(order.points()));
    }
}
