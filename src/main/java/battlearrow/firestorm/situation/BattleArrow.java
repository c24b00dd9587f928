package battlearrow.firestorm.situation;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;

/**
 * A Battle Arrow on the map.
 *
 * @param number its place in the order in which arrows were placed (MAN-19)
 * @param placedBy the attacker on the map
 * @param tail the attacker's own battle area
 * @param point the defender's own battle area
 */
public record BattleArrow(int number, Side placedBy, Area tail, Area point) {
    public boolean touches(Area area) {
        return tail == area || point == area;
    }

    /** Whether this arrow shares an area with another (AFT-02). */
    public boolean touches(BattleArrow other) {
        return touches(other.tail) || touches(other.point);
    }

    /** Whether both join the same two areas, in either direction (MAN-17). */
    public boolean joinsSameAreas(Area one, Area other) {
        return touches(one) && touches(other) && one != other;
    }
}
