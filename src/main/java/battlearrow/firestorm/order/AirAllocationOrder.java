package battlearrow.firestorm.order;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;

/** Orders of the Air Allocation Step, and of the opening's air drops. */
public sealed interface AirAllocationOrder extends Order {
    /** Rolls the Aircraft Die for available C-47 (AIR-01). */
    record RollAircraft() implements AirAllocationOrder {}

    /** Assigns a C-47 to drop a Troop on a Landing or Drop Zone (AIR-06 to AIR-11). */
    record AssignDrop(TroopId troop, AreaId zone) implements AirAllocationOrder {}

    /** Assigns a C-47 to resupply a friendly zone (AIR-15 to AIR-17). */
    record AssignResupply(AreaId zone) implements AirAllocationOrder {}

    /** Assigns a C-47 to land Mountain Infantry on an airfield (AIR-20). */
    record AssignMountain(TroopId troop, AreaId airfield) implements AirAllocationOrder {}

    /** Gives up two C-47 for a second Typhoon this turn (AIR-04). */
    record SwapForTyphoon() implements AirAllocationOrder {}

    /** Takes the transport mission of this Troop back before the step closes. */
    record UnassignTroop(TroopId troop) implements AirAllocationOrder {}

    /** Takes the resupply of this zone back before the step closes. */
    record UnassignResupply(AreaId zone) implements AirAllocationOrder {}

    /** Ends the assignment of transport missions. */
    record CloseTransport() implements AirAllocationOrder {}

    /** Sends the opening's one Typhoon to support an Allied area (HR-25). */
    record PlaceTyphoon(AreaId area) implements AirAllocationOrder {}

    /** Sends a Typhoon against a German depot or the FW190 against a resupply (AIR-24, AIR-25). */
    record AssignInterdiction(Side side, TroopId aircraft, AreaId target) implements AirAllocationOrder, OfSide {}

    /** Sends an aircraft to support an area of its own side (AIR-26, AIR-27). */
    record AssignCloseSupport(Side side, TroopId aircraft, AreaId area) implements AirAllocationOrder, OfSide {}

    /** Takes an aircraft's mission back before the step closes. */
    record UnassignAircraft(Side side, TroopId aircraft) implements AirAllocationOrder, OfSide {}

    /** Ends the tactical missions of a side; none made is an answer. */
    record CloseTactical(Side side) implements AirAllocationOrder, OfSide {}

    /** Rolls one interdiction; Allied die first (AIR-30, AIR-35). */
    record RollInterdiction(AreaId target) implements AirAllocationOrder {}

    /** Rolls the Aircraft Die for one resupply (AIR-18). */
    record RollResupply(AreaId zone) implements AirAllocationOrder {}

    /** Resolves the drops and ends the Air Allocation Step, also the opening's (TURN-07). */
    record CloseAir() implements AirAllocationOrder {}
}
