package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;

/**
 * An aircraft on its way to a mission.
 *
 * @param type C47, TYPHOON or FW190
 * @param label what it does: "Interdiction, Wesel"
 */
public record AircraftView(String type, Side side, AreaId target, String label) {}
