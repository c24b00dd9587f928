package battlearrow.firestorm.planning;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.PlanningClosed;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.stream.Stream;

/**
 * Says that a side's planning is done, with or without a plan. When both sides have said so the Battle Phase opens.
 *
 * <p>Refused: outside the Planning Phase (TURN-02), to anybody but the side's General or the organiser for an absent one
 * (ROLE-04), a second time (TURN-06), in the General's Wargame before the number of battles is rolled (GW-02).
 *
 * <p>Ledger TURN-02, TURN-03, PLAN-01, ROLE-10. Rulebook: Planning Phase.
 */
public final class ClosingPlanning implements OrderRule<ClosePlanning> {
    @Override
    public List<ClosePlanning> candidates(Situation situation, Actor by) {
        return situation.isIn(Phase.PLANNING)
                ? Stream.of(Side.values()).map(ClosePlanning::new).toList()
                : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, ClosePlanning order) {
        Objections objections = new Objections()
                .add(Timing.mustBeIn(situation, Phase.PLANNING))
                .add(Roles.mustBeGeneralOrOrganiser(by, order.side()));
        boolean toBeRolled = situation.mode() == Mode.WARGAME && situation.battlesLeft() == 0;
        objections.when(situation.isIn(Phase.PLANNING) && toBeRolled, Rule.GW_02);
        if (situation.isPlanningClosed(order.side())) {
            objections.add(Refusal.variant(Rule.TURN_06, 3, order.side()));
        }
        return objections.list();
    }

    @Override
    public void carryOut(ClosePlanning order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new PlanningClosed(order.side()));
        if (outcome.now().isPlanningClosed(order.side().enemy())) {
            outcome.add(new PhaseOpened(outcome.now().turn(), Phase.BATTLE, Step.NONE));
        }
    }
}
