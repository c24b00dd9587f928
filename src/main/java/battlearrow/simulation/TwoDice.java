package battlearrow.simulation;

/** Two dice against two dice, exactly: of all 1,296 throws, how many give which difference. */
final class TwoDice {
    private static final int PIPS = 6;

    /** The largest sum of two dice minus the smallest. */
    static final int WIDEST = 10;

    /** How many throws of four dice there are. */
    static final int THROWS = PIPS * PIPS * PIPS * PIPS;

    private static final int[] THROWS_BY_DIFFERENCE = count();
    private static final double[] WINS_BY_LEAD = wins();

    private TwoDice() {}

    private static int[] count() {
        int[] throwsByDifference = new int[2 * WIDEST + 1];
        for (int one = 0; one < PIPS * PIPS; one++) {
            for (int other = 0; other < PIPS * PIPS; other++) {
                int difference = one / PIPS + one % PIPS - other / PIPS - other % PIPS;
                throwsByDifference[difference + WIDEST]++;
            }
        }
        return throwsByDifference;
    }

    /** Of all throws those in which one pair of dice shows so much more than the other, -10 to 10. */
    static int throwsWith(int difference) {
        return THROWS_BY_DIFFERENCE[difference + WIDEST];
    }

    /**
     * The chance to win of a side that adds so much more than the other; between whole numbers, as an average of several
     * modifiers may be, in proportion.
     */
    static double win(double lead) {
        double below = Math.floor(lead);
        double part = lead - below;
        return (1 - part) * winWith((int) below) + part * winWith((int) below + 1);
    }

    private static double winWith(int lead) {
        return lead <= -WIDEST ? 0 : lead > WIDEST ? 1 : WINS_BY_LEAD[lead + WIDEST];
    }

    private static double[] wins() {
        double[] wins = new double[2 * WIDEST + 1];
        for (int lead = -WIDEST; lead <= WIDEST; lead++) {
            int won = 0;
            for (int difference = Math.max(-WIDEST, 1 - lead); difference <= WIDEST; difference++) {
                won += throwsWith(difference);
            }
            wins[lead + WIDEST] = (double) won / THROWS;
        }
        return wins;
    }
}
