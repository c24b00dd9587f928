package battlearrow.firestorm.supply;

import battlearrow.firestorm.map.Area;
import java.util.List;

/** Why an area is In Supply, or where exactly its supply is broken. */
public sealed interface SupplyReason {
    /** Joined to a depot: the road from the area to the depot, both included. */
    record ByRoad(List<Area> road) implements SupplyReason {}

    /** Adjacent to an area joined to a depot: that neighbour, and the neighbour's road. */
    record FromNeighbour(Area neighbour, List<Area> road) implements SupplyReason {}

    /**
     * Out of Supply: the shortest road to a depot, and the areas on it that break it.
     *
     * @param road from the area (or from a road next to it) to the depot as if nothing stood in the way
     * @param breaks the areas of that road the enemy controls, and the depot if it is interdicted
     */
    record Broken(List<Area> road, List<Area> breaks) implements SupplyReason {}

    /** Out of Supply, and no road leads from the area or its neighbours to a depot at all. */
    record NoRoad() implements SupplyReason {}

    default boolean isInSupply() {
        return this instanceof ByRoad || this instanceof FromNeighbour;
    }
}
