package battlearrow.firestorm.forces;

import battlearrow.firestorm.map.Area;
import org.jspecify.annotations.Nullable;

/** Where a Firestorm Troop is. Every Troop is in exactly one place (INV-01). */
public sealed interface Place {
    Place REINFORCEMENT_POOL = new ReinforcementPool();
    Place CAPTURED = new Captured();

    static Place in(Area area) {
        return new InArea(area);
    }

    /** Stands in an area of the map. */
    record InArea(Area area) implements Place {}

    /**
     * Waits in its side's Reserves Pool.
     *
     * @param depot the depot (for the FW190 the airfield) it will arrive on; null for an Allied Reserve that is dropped at
     *     any time (SET-15)
     */
    record InReserve(@Nullable Area depot) implements Place {}

    /** Waits in its side's Reinforcement Pool. */
    record ReinforcementPool() implements Place {}

    /** A Typhoon that stays on an interdicted German depot; off the map in every other respect (INV-04). */
    record Interdicting(Area depot) implements Place {}

    /** Out of the game for ever (AFT-15). */
    record Captured() implements Place {}
}
