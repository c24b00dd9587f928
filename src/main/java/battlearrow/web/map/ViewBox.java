package battlearrow.web.map;

/** The part of the sheet that is shown, in units of the sheet: 1000 wide and 1400 high, the frame around it apart. */
public record ViewBox(double x, double y, double width, double height) {
    /** The whole sheet with its frame and grid letters. */
    public static final ViewBox WHOLE = new ViewBox(-26, -22, 1052, 1444);

    @Override
    public String toString() {
        return Svg.number(x) + " " + Svg.number(y) + " " + Svg.number(width) + " " + Svg.number(height);
    }
}
