package battlearrow.firestorm.planning;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.PlanWritten;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Issues a side's battle plan for the turn: up to three objectives, any areas of the map. A plan is advice and restricts
 * nobody (PLAN-06). Writing it again replaces it, and takes back the side's word that its planning is done.
 *
 * <p>Refused: outside the Planning Phase (PLAN-01), to anybody but the side's General (ROLE-04), with an unknown objective
 * (PLAN-03) or a fourth (PLAN-02).
 *
 * <p>Ledger PLAN-01 to PLAN-04, A-71. Rulebook: Write Your Battle Plan.
 */
public final class WritingPlan implements OrderRule<WritePlan> {

    /** A plan without objectives and one for each single area; further objectives are the General's to combine. */
    @Override
    public List<WritePlan> candidates(Situation situation, Actor by) {
        List<WritePlan> plans = new ArrayList<>();
        if (situation.isIn(Phase.PLANNING)) {
            for (Side side : by.generalOf()) {
                plans.add(new WritePlan(side, List.of()));
                for (Area area : situation.map().areas()) {
                    plans.add(new WritePlan(side, List.of(area.id())));
                }
            }
        }
        return plans;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, WritePlan order) {
        Objections objections =
                new Objections().add(mustBePlanning(situation)).add(Roles.mustBeGeneral(by, order.side()));
        for (AreaId objective : order.objectives()) {
            objections.when(situation.findArea(objective).isEmpty(), Rule.PLAN_03, objective);
        }
        int most = situation.houseRules().number(HouseRule.HR_35);
        return objections
                .when(order.objectives().size() > most, Rule.PLAN_02, most)
                .list();
    }

    @Override
    public void carryOut(WritePlan order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new PlanWritten(order.side()));
    }

    private static Optional<Refusal> mustBePlanning(Situation situation) {
        return switch (situation.phase()) {
            case BATTLE, STRATEGIC -> Optional.of(Refusal.of(Rule.PLAN_01));
            default -> Timing.mustBeIn(situation, Phase.PLANNING);
        };
    }
}
