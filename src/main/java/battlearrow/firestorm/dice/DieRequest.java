package battlearrow.firestorm.dice;

import battlearrow.firestorm.map.Side;

/**
 * One die an order will ask for, in the order in which it is asked: what a page draws a box for.
 *
 * @param kind six-sided or Aircraft Die
 * @param roller the side that rolls it
 */
public record DieRequest(Kind kind, Side roller) {
    /** The two kinds of dice in the box. */
    public enum Kind {
        SIX_SIDED(6),
        AIRCRAFT(3);

        private final int highest;

        Kind(int highest) {
            this.highest = highest;
        }

        /** The highest number the die can show; the lowest is 1. */
        public int highest() {
            return highest;
        }
    }

    public static DieRequest d6(Side roller) {
        return new DieRequest(Kind.SIX_SIDED, roller);
    }

    public static DieRequest aircraftDie() {
        return new DieRequest(Kind.AIRCRAFT, Side.ALLIED);
    }
}
