package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;

/**
 * A Battle Arrow on the map.
 *
 * @param number the number of its battle; 0 shows none
 */
public record ArrowView(int number, Side side, AreaId from, AreaId into, Standing standing) {

    /** Whether the order was given; one not yet given has a broken edge. */
    public enum Standing {
        GIVEN,
        DRAFT
    }

    public static ArrowView given(int number, Side side, AreaId from, AreaId into) {
        return new ArrowView(number, side, from, into, Standing.GIVEN);
    }

    public static ArrowView draft(int number, Side side, AreaId from, AreaId into) {
        return new ArrowView(number, side, from, into, Standing.DRAFT);
    }
}
