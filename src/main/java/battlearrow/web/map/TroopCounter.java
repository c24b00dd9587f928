package battlearrow.web.map;

import battlearrow.firestorm.map.Side;

/**
 * A Firestorm Troop on the map.
 *
 * @param type the code of its type: {@code US_PARATROOPER}
 * @param label type and formation: "US Paratrooper, 504th Parachute Infantry"
 */
public record TroopCounter(String type, Side side, String label) {}
