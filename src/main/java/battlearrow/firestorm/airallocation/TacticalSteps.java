package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;
import java.util.stream.Stream;

/** The steps in which aircraft Troops get their missions: the Allied General first, then the German (TURN-08). */
final class TacticalSteps {
    private TacticalSteps() {}

    static Step of(Side side) {
        return side == Side.ALLIED ? Step.AIR_TACTICAL_ALLIED : Step.AIR_TACTICAL_GERMAN;
    }

    /** The side whose tactical missions are assigned now. */
    static Optional<Side> findSide(Situation situation) {
        return Stream.of(Side.values()).filter(side -> situation.isIn(of(side))).findFirst();
    }
}
