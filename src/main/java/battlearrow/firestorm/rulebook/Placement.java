package battlearrow.firestorm.rulebook;

import battlearrow.firestorm.map.Area;
import org.jspecify.annotations.Nullable;

/**
 * Where a Troop starts and when it is due (SET-12 to SET-20).
 *
 * @param area the area, zone or depot meant; null for the Reinforcement Pool and for a Reserve without depot
 * @param turn 0 for the set-up, N for the Strategic Phase of turn N, null where the scenario fixes none
 */
public record Placement(
        Kind kind, @Nullable Area area, @Nullable Integer turn) {
    /** The kinds of starting place in the deployment tables. */
    public enum Kind {
        AREA,
        AIR_DROP,
        ALLIED_REINFORCEMENT,
        ALLIED_RESERVE,
        GERMAN_RESERVE
    }
}
