package battlearrow.firestorm.order;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Orders of the Strategic Moves Step. */
public sealed interface StrategicMovesOrder extends Order, Order.OfSide {
    /**
     * Moves a Troop by road, by march, or by road and then march (MOV-01 to MOV-16).
     *
     * @param road the areas of the road part from the one the Troop stands in to its end; empty for a march alone
     * @param marchTo the area marched into; null for a road move alone
     */
    record StrategicMove(
            Side side,
            TroopId troop,
            List<AreaId> road,
            @Nullable AreaId marchTo) implements StrategicMovesOrder {
        public StrategicMove {
            road = List.copyOf(road);
        }
    }

    /** Ends a side's Strategic Moves; none made is an answer. */
    record CloseMoves(Side side) implements StrategicMovesOrder {}
}
