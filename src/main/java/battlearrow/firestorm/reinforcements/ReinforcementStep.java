package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Step;

/** Which part of the Reserves and Reinforcements Step is whose: the Allies first (TURN-10). */
final class ReinforcementStep {
    private ReinforcementStep() {}

    static Step of(Side side) {
        return side == Side.ALLIED ? Step.REINFORCEMENTS_ALLIED : Step.REINFORCEMENTS_GERMAN;
    }
}
