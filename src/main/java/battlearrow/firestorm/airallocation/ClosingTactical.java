package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.StepSequence;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Ends a side's tactical missions; none made is an answer. After the Germans all aircraft are assigned and the missions are
 * resolved.
 *
 * <p>Refused: outside the side's tactical step (TURN-02 to TURN-08), to anybody but the side's General or the organiser
 * (ROLE-04).
 *
 * <p>Ledger TURN-07, TURN-08, AIR-29. Rulebook: Interdiction; Aircraft Mission Resolution.
 */
public final class ClosingTactical implements OrderRule<CloseTactical> {
    @Override
    public List<CloseTactical> candidates(Situation situation, Actor by) {
        return TacticalSteps.findSide(situation).map(CloseTactical::new).stream()
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CloseTactical order) {
        return new Objections()
                .add(Timing.mustBeAt(situation, order.side(), TacticalSteps.of(order.side())))
                .add(Roles.mustBeGeneralOrOrganiser(by, order.side()))
                .list();
    }

    @Override
    public void carryOut(CloseTactical order, Actor by, Dice dice, Outcome outcome) {
        StepSequence.closeStep(outcome, order.side());
    }
}
