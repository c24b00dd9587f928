package battlearrow.firestorm.rulebook;

import battlearrow.firestorm.map.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The steps of the opening and of the Strategic Phase in their order (TURN-06 to TURN-11). */
public enum Step {
    NONE(null),
    OPENING_AIR(Side.ALLIED),
    OPENING_EXPLOITATION(Side.ALLIED),
    AIR_AVAILABILITY(Side.ALLIED),
    AIR_TRANSPORT(Side.ALLIED),
    AIR_TACTICAL_ALLIED(Side.ALLIED),
    AIR_TACTICAL_GERMAN(Side.GERMAN),
    AIR_RESOLUTION(null),
    EXPLOITATION_ALLIED(Side.ALLIED),
    EXPLOITATION_GERMAN(Side.GERMAN),
    REINFORCEMENTS_ALLIED(Side.ALLIED),
    REINFORCEMENTS_GERMAN(Side.GERMAN),
    MOVES_ALLIED(Side.ALLIED),
    MOVES_GERMAN(Side.GERMAN),
    VICTORY_POINTS(null);

    private final @Nullable Side owner;

    Step(@Nullable Side owner) {
        this.owner = owner;
    }

    /** The side whose General acts in this step; empty where both may. */
    public Optional<Side> findOwner() {
        return Optional.ofNullable(owner);
    }
}
