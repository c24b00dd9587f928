package battlearrow.web.organiser;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What an organiser may rule, each with a form of its own. */
enum RulingKind {
    SCORES,
    BATTLE,
    VOID,
    PLAYER,
    CONTROL,
    TROOP_IN_AREA,
    TROOP_IN_POOL,
    MARKERS,
    POINTS,
    AWARD;

    /** The end of its address: "troop-in-area". */
    public String path() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<RulingKind> find(String path) {
        return Arrays.stream(values()).filter(kind -> kind.path().equals(path)).findFirst();
    }

    /** Whether the map helps to choose. */
    public boolean isAboutAnArea() {
        return this == CONTROL || this == TROOP_IN_AREA || this == MARKERS;
    }

    public boolean isAboutABattle() {
        return this == SCORES || this == BATTLE || this == VOID || this == PLAYER;
    }

    public boolean isAboutATroop() {
        return this == TROOP_IN_AREA || this == TROOP_IN_POOL;
    }

    /** A change of the points says itself why. */
    public boolean needsReason() {
        return this != POINTS;
    }
}
