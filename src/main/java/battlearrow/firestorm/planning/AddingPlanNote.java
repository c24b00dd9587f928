package battlearrow.firestorm.planning;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.PlanNoteAdded;
import battlearrow.firestorm.order.PlanningOrder.AddPlanNote;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * Adds a dated note to a side's plan when the situation has changed; its objectives stay.
 *
 * <p>Refused: outside the Battle Phase (TURN-02), to anybody but the side's General (ROLE-04).
 *
 * <p>Ledger PLAN-06. Rulebook: Brief Your Commanders.
 */
public final class AddingPlanNote implements OrderRule<AddPlanNote> {
    @Override
    public List<AddPlanNote> candidates(Situation situation, Actor by) {
        List<AddPlanNote> notes = new ArrayList<>();
        if (situation.isIn(Phase.BATTLE)) {
            by.generalOf().forEach(side -> notes.add(new AddPlanNote(side)));
        }
        return notes;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AddPlanNote order) {
        return new Objections()
                .add(Timing.mustBeIn(situation, Phase.BATTLE))
                .add(Roles.mustBeGeneral(by, order.side()))
                .list();
    }

    @Override
    public void carryOut(AddPlanNote order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new PlanNoteAdded(order.side()));
    }
}
