package battlearrow.firestorm.event;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;

/** Events of the Air Allocation Step. */
public sealed interface AirAllocationEvent extends Event {
    record AircraftRolled(int aircraft, int c47) implements AirAllocationEvent {}

    /** The scenario's schedule stands for the Aircraft Die (HR-27). */
    record AircraftScheduled(int aircraft, int c47) implements AirAllocationEvent {}

    record DropAssigned(TroopId troop, AreaId zone) implements AirAllocationEvent {}

    record ResupplyAssigned(AreaId zone) implements AirAllocationEvent {}

    record MountainAssigned(TroopId troop, AreaId airfield) implements AirAllocationEvent {}

    record TyphoonSwapped() implements AirAllocationEvent {}

    record TroopUnassigned(TroopId troop) implements AirAllocationEvent {}

    record ResupplyUnassigned(AreaId zone) implements AirAllocationEvent {}

    record InterdictionAssigned(Side side, TroopId aircraft, AreaId target) implements AirAllocationEvent {}

    record CloseSupportAssigned(Side side, TroopId aircraft, AreaId area) implements AirAllocationEvent {}

    record AircraftUnassigned(Side side, TroopId aircraft) implements AirAllocationEvent {}

    /**
     * An interdiction was rolled. The aircraft's own way follows as a further event: a Typhoon that succeeded stays on the
     * depot ({@link DepotInterdicted}), every other goes to its pool.
     */
    record InterdictionRolled(Side side, TroopId aircraft, AreaId target, int allied, int german, boolean success)
            implements AirAllocationEvent {}

    /** The Typhoon stays on the depot, which supplies no area until the next Strategic Phase (AIR-31 to AIR-33). */
    record DepotInterdicted(TroopId typhoon, AreaId depot) implements AirAllocationEvent {}

    /** The resupply brings nothing: its C-47 turned back (AIR-35). */
    record ResupplyInterdicted(AreaId zone) implements AirAllocationEvent {}

    /** @param total markers on the zone afterwards, at most six (ABN-27) */
    record ResupplyMade(AreaId zone, int die, int added, int total) implements AirAllocationEvent {}

    /** The Troop lands with its markers (AIR-12). */
    record DropMade(TroopId troop, AreaId zone, int markers) implements AirAllocationEvent {}

    record MountainLanded(TroopId troop, AreaId airfield) implements AirAllocationEvent {}

    /** The aircraft stands in the area and fights there as a Troop next turn (AIR-28). */
    record CloseSupportFlown(TroopId aircraft, AreaId area) implements AirAllocationEvent {}

    /** The aircraft goes to its side's Reinforcement Pool (AIR-34, AIR-37). */
    record AircraftReturned(TroopId aircraft) implements AirAllocationEvent {}
}
