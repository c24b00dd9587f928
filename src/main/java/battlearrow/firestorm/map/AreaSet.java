package battlearrow.firestorm.map;

import java.util.function.IntConsumer;

/**
 * An immutable set of areas of one map, held as a bit mask so that a situation stays small and quick to copy.
 *
 * @param bits bit n is set when the area with index n is in the set
 */
public record AreaSet(long bits) {
    public static final AreaSet NONE = new AreaSet(0);

    public static AreaSet of(Iterable<Area> areas) {
        long bits = 0;
        for (Area area : areas) {
            bits |= bit(area);
        }
        return new AreaSet(bits);
    }

    public boolean has(Area area) {
        return (bits & bit(area)) != 0;
    }

    public AreaSet with(Area area) {
        return new AreaSet(bits | bit(area));
    }

    public AreaSet without(Area area) {
        return new AreaSet(bits & ~bit(area));
    }

    public AreaSet and(AreaSet other) {
        return new AreaSet(bits & other.bits);
    }

    public AreaSet or(AreaSet other) {
        return new AreaSet(bits | other.bits);
    }

    public AreaSet minus(AreaSet other) {
        return new AreaSet(bits & ~other.bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    /** Calls back with the index of each area, lowest first. */
    public void forEachIndex(IntConsumer action) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            action.accept(Long.numberOfTrailingZeros(rest));
        }
    }

    private static long bit(Area area) {
        return 1L << area.index();
    }
}
