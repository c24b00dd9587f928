package battlearrow.firestorm.strategicmoves;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.StepSequence;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * Ends a side's Strategic Moves; none made is an answer. After the Allies come the Germans, after them the Victory Points, and
 * the marks of exploitation leave the map (EXP-16).
 *
 * <p>Ledger TURN-11, EXP-16. Rulebook: Make Strategic Moves.
 */
final class ClosingMoves implements OrderRule<CloseMoves> {
    @Override
    public List<CloseMoves> candidates(Situation situation, Actor by) {
        List<CloseMoves> candidates = new ArrayList<>();
        for (Side side : Side.values()) {
            if (situation.isIn(MovesStep.of(side))) {
                candidates.add(new CloseMoves(side));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CloseMoves order) {
        return new Objections()
                .add(Timing.mustBeAt(situation, order.side(), MovesStep.of(order.side())))
                .add(Roles.mustBeGeneralOrOrganiser(by, order.side()))
                .list();
    }

    @Override
    public void carryOut(CloseMoves order, Actor by, Dice dice, Outcome outcome) {
        StepSequence.closeStep(outcome, order.side());
    }
}
