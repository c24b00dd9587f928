package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;

/** The steps in which aircraft Troops get their missions: the Allied General first, then the German (TURN-08). */
final class TacticalSteps {
    private TacticalSteps() {}

    static Step of(Side side) {
        return side == Side.ALLIED ? Step.AIR_TACTICAL_ALLIED : Step.AIR_TACTICAL_GERMAN;
    }

    /** The side whose tactical missions are assigned now. */
    static Optional<Side> findSide(Situation situation) {
        return switch (situation.step()) {
            case AIR_TACTICAL_ALLIED -> Optional.of(Side.ALLIED);
            case AIR_TACTICAL_GERMAN -> Optional.of(Side.GERMAN);
            default -> Optional.empty();
        };
    }
}
