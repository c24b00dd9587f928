package battlearrow.simulation;

import battlearrow.firestorm.map.Side;
import java.util.SplittableRandom;

/**
 * One game of a series. Everything that is left to chance in it follows from the seed of the series and its number in it, so it
 * is the same game whichever thread plays it and whatever is played beside it. Dice and Generals have a chance each of their own:
 * a General who thinks longer changes no die.
 */
public record GameNumber(long seed, long number) {
    /** Odd, so that no two numbers of a series begin alike. */
    private static final long STEP = 0xD1342543DE82EF95L;

    /** The dice of the game. */
    SplittableRandom dice() {
        return source(0);
    }

    /** What a side's General decides by chance. */
    SplittableRandom chance(Side side) {
        return source(1 + side.ordinal());
    }

    private SplittableRandom source(int which) {
        long start = new SplittableRandom(seed).nextLong() + number * STEP;
        SplittableRandom root = new SplittableRandom(start);
        SplittableRandom source = root.split();
        for (int i = 0; i < which; i++) {
            source = root.split();
        }
        return source;
    }
}
