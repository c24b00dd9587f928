package battlearrow.firestorm.opening;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.StepSequence;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Ends the opening's exploitation and with it the opening; turn 1 begins with its Planning Phase. The marks of exploitation
 * go off the map.
 *
 * <p>Refused: before the air drops are closed (SET-23), after the opening, in the name of the Germans (SET-21), to anybody
 * but the Allied General or the organiser (ROLE-04).
 *
 * <p>Ledger SET-21, SET-23, SET-24. Rulebook: Opening Strategic Phase.
 */
public final class ClosingOpening implements OrderRule<CloseOpening> {
    @Override
    public List<CloseOpening> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.OPENING_EXPLOITATION) ? List.of(new CloseOpening(Side.ALLIED)) : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CloseOpening order) {
        Objections objections =
                new Objections().add(Timing.mustBeAt(situation, order.side(), Step.OPENING_EXPLOITATION));
        if (objections.isEmpty()) {
            objections.when(order.side() == Side.GERMAN, Rule.SET_21);
            objections.add(Roles.mustBeGeneralOrOrganiser(by, Side.ALLIED));
        }
        return objections.list();
    }

    @Override
    public void carryOut(CloseOpening order, Actor by, Dice dice, Outcome outcome) {
        StepSequence.closeStep(outcome, Side.ALLIED);
    }
}
