package battlearrow.firestorm.event;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import org.jspecify.annotations.Nullable;

/** Changes of the map that several sections of the rulebook bring about. */
public sealed interface MapEvent extends Event {
    record ControlChanged(AreaId area, Side side) implements MapEvent {}

    /** Markers leave a zone the Allies lost, or a voided battle. */
    record MarkersRemoved(AreaId zone, int markers) implements MapEvent {}

    /** Markers come back to a zone from a voided battle, or the set-up or a ruling puts them there. */
    record MarkersReturned(AreaId zone, int markers) implements MapEvent {}

    /** A Troop is put where the set-up, a ruling or a voided battle says. */
    record TroopPlaced(
            TroopId troop, PlaceKind kind, @Nullable AreaId area) implements MapEvent {}

    /** The kinds of place a Troop can be put in. */
    enum PlaceKind {
        AREA,
        RESERVE,
        REINFORCEMENT_POOL,
        CAPTURED
    }
}
