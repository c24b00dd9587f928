package battlearrow.firestorm.strategicmoves;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Step;

/** Which part of the Strategic Moves Step is whose: the Allies first (TURN-11). */
final class MovesStep {
    private MovesStep() {}

    static Step of(Side side) {
        return side == Side.ALLIED ? Step.MOVES_ALLIED : Step.MOVES_GERMAN;
    }
}
