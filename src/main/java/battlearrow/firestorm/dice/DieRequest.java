package battlearrow.firestorm.dice;

import battlearrow.firestorm.map.Side;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One die an order will ask for, in the order in which it is asked: what a page draws a box for.
 *
 * @param kind six-sided or Aircraft Die
 * @param roller the side that rolls it
 * @param faces what its faces show, one after the other
 */
public record DieRequest(Kind kind, Side roller, List<Integer> faces) {
    private static final DieRequest ALLIED_D6 = new DieRequest(Kind.SIX_SIDED, Side.ALLIED, Kind.SIX_SIDED.faces());
    private static final DieRequest GERMAN_D6 = new DieRequest(Kind.SIX_SIDED, Side.GERMAN, Kind.SIX_SIDED.faces());

    public DieRequest {
        faces = List.copyOf(faces);
    }

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

        /** One face for each number. */
        public List<Integer> faces() {
            return IntStream.rangeClosed(1, highest).boxed().toList();
        }
    }

    /** Whether the die can show this number. */
    public boolean shows(int pip) {
        return faces.contains(pip);
    }

    public static DieRequest d6(Side roller) {
        return roller == Side.ALLIED ? ALLIED_D6 : GERMAN_D6;
    }

    public static DieRequest aircraftDie() {
        return aircraftDie(Kind.AIRCRAFT.faces());
    }

    /** An Aircraft Die with other faces than two each of one, two and three (HR-22). */
    public static DieRequest aircraftDie(List<Integer> faces) {
        return new DieRequest(Kind.AIRCRAFT, Side.ALLIED, faces);
    }
}
