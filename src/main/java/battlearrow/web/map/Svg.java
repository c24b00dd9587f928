package battlearrow.web.map;

import battlearrow.firestorm.map.Side;
import java.util.Locale;

/** Writes SVG: every attribute and every text goes through the escaping here. */
final class Svg {
    private final StringBuilder out;

    Svg(int expectedLength) {
        out = new StringBuilder(expectedLength);
    }

    /** Own markup that is already escaped. */
    Svg raw(String markup) {
        out.append(markup);
        return this;
    }

    Svg raw(CharSequence... markup) {
        for (CharSequence part : markup) {
            out.append(part);
        }
        return this;
    }

    Svg text(String text) {
        escape(text);
        return this;
    }

    Svg attribute(String name, String value) {
        out.append(' ').append(name).append("=\"");
        escape(value);
        out.append('"');
        return this;
    }

    /** {@code <use>} of something in this drawing; position may be left at 0. */
    Svg use(String href, double x, double y) {
        out.append("<use href=\"#").append(href).append('"');
        if (x != 0 || y != 0) {
            out.append(" x=\"")
                    .append(number(x))
                    .append("\" y=\"")
                    .append(number(y))
                    .append('"');
        }
        out.append("/>");
        return this;
    }

    Svg use(String href) {
        return use(href, 0, 0);
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c);
            }
        }
    }

    /** At most one decimal: finer than any screen shows of a sheet 1000 units wide. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        if (tenths % 10 == 0) {
            return Long.toString(tenths / 10);
        }
        String sign = tenths < 0 ? "-" : "";
        return sign + Math.abs(tenths) / 10 + "." + Math.abs(tenths) % 10;
    }

    static String point(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    static String name(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
