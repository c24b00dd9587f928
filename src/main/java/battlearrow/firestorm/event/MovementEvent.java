package battlearrow.firestorm.event;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Events of exploitation, reinforcement and Strategic Moves. */
public sealed interface MovementEvent extends Event {
    /** @param drawZone the zone that loses one marker, or null (EXP-05); the change of control follows as an event */
    record TroopExploited(
            TroopId troop, AreaId from, AreaId to, @Nullable AreaId drawZone) implements MovementEvent {}

    record ReinforcementPlaced(TroopId troop, AreaId depot) implements MovementEvent {}

    /** @param arrived false when the depot is interdicted: the Troop stays in the Reinforcement Pool (AIR-31) */
    record ReinforcementRolled(TroopId troop, int die, AreaId depot, boolean arrived) implements MovementEvent {}

    /** @param arrives whether the die lets it come this turn; a refusal by interdiction follows as an event */
    record ReserveRolled(TroopId troop, int die, boolean arrives) implements MovementEvent {}

    /** @param area the depot, or Deelen for the FW190 */
    record ReserveArrived(TroopId troop, AreaId area) implements MovementEvent {}

    /** The FW190 arrives though Deelen is not German: it goes to the Reinforcement Pool. */
    record ReserveToPool(TroopId troop) implements MovementEvent {}

    /** The Reserve stays in its Reserves Pool because its depot is interdicted (AIR-31). */
    record ReserveTurnedBack(TroopId troop, AreaId depot) implements MovementEvent {}

    /** @param road from the area it stood in to the end of its road part; empty for a march alone */
    record TroopMoved(
            TroopId troop, List<AreaId> road, @Nullable AreaId marchTo) implements MovementEvent {
        public TroopMoved {
            road = List.copyOf(road);
        }
    }
}
