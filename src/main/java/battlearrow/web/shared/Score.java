package battlearrow.web.shared;

/**
 * Both sides' Campaign Victory Points, and where the hand of the printed scale stands.
 *
 * @param sentence what it would come to: "Would be a draw. 11 points short of a German Tactical Victory."
 */
public record Score(int allied, int german, String sentence) {
    private static final double MIDDLE = 180;
    private static final double UNITS_A_POINT = 1.06;
    private static final int END_OF_SCALE = 165;

    /** German points less Allied points: positive when the Germans lead. */
    public int lead() {
        return german - allied;
    }

    /** Where the hand points, in units of the drawing; a lead beyond the scale rests at its end. */
    public double hand() {
        int shown = Math.clamp(lead(), -END_OF_SCALE, END_OF_SCALE);
        return Math.round((MIDDLE + shown * UNITS_A_POINT) * 10) / 10.0;
    }

    /** Where the words over the hand are centred, so that they stay on the drawing. */
    public double handText() {
        return Math.clamp(hand(), 62.0, 298.0);
    }

    public double barStart() {
        return Math.min(MIDDLE, hand());
    }

    public double barWidth() {
        return Math.round(Math.abs(hand() - MIDDLE) * 10) / 10.0;
    }
}
