package battlearrow.web.map;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.ZoneKind;

/**
 * One sign of the row under an area's name.
 *
 * @param width the room it takes in the row
 * @param open markup up to the place where its position goes
 * @param close markup after it
 */
record Sign(double width, String open, String close) {
    static final double GAP = 3;

    void draw(Svg out, double x, double y) {
        out.raw(open, Svg.number(x), " ", Svg.number(y), close);
    }

    private static Sign group(double width, String classes, String content) {
        return new Sign(width, "<g class=\"" + classes + "\" transform=\"translate(", ")\">" + content + "</g>");
    }

    private static String symbol(String sheet, String name, double x, double y, double size) {
        Svg out = new Svg(80);
        MapDrawing.symbol(out, sheet, name, x, y, size, size);
        return out.toString();
    }

    /** Round with A, or square with G: told apart without colour. */
    static Sign holder(String prefix, Side side) {
        String mark = prefix + (side == Side.ALLIED ? "-A" : "-G");
        return new Sign(20, "<use href=\"#" + mark + "\" transform=\"translate(", ")\"/>");
    }

    /** A house with the number of a German depot, or A. */
    static Sign depot(String holder, int number) {
        String mark = number == 0 ? "A" : Integer.toString(number);
        return group(
                30,
                "m-depot m-" + holder,
                "<path d=\"M-14.7-3.4L0-13.6L14.7-3.4V14.7H-14.7Z\"/><text y=\"10.7\">" + mark + "</text>");
    }

    static Sign points(int points, boolean halved) {
        String half = halved ? "<path d=\"M-10.8 0A10.8 10.8 0 0 0 10.8 0Z\"/>" : "";
        return group(
                22,
                halved ? "m-vp is-half" : "m-vp",
                "<circle r=\"10.8\"/>" + half + "<text y=\"4.6\">" + points + "</text>");
    }

    static Sign bridge(String symbols) {
        return group(
                22,
                "m-sym",
                "<rect x=\"-10.7\" y=\"-9.6\" width=\"21.4\" height=\"19.2\" rx=\"2.8\"/>"
                        + symbol(symbols, "bridge", -9, -9.7, 18));
    }

    static Sign airfield(String symbols) {
        return group(22, "m-sym", "<circle r=\"10.5\"/>" + symbol(symbols, "airfield", -8.5, -8.5, 17));
    }

    static Sign zone(String symbols, ZoneKind kind) {
        boolean drop = kind == ZoneKind.DROP_ZONE;
        return group(
                22,
                drop ? "m-zone m-dz" : "m-zone m-lz",
                "<circle r=\"10.8\"/>" + symbol(symbols, drop ? "drop-zone" : "landing-zone", -8.6, -8.8, 17.2));
    }

    static Sign markers(String symbols, int number) {
        return group(
                30,
                "m-crate",
                "<rect x=\"-14.7\" y=\"-10.2\" width=\"29.4\" height=\"20.4\" rx=\"3.4\"/>"
                        + symbol(symbols, "supply-marker", -13, -9, 17.5) + "<text x=\"8.6\" y=\"5\">" + number
                        + "</text>");
    }

    static Sign outOfSupply(String symbols) {
        return group(21, "m-oos", "<circle r=\"10.4\"/>" + symbol(symbols, "out-of-supply", -7.7, -7.7, 15.4));
    }
}
