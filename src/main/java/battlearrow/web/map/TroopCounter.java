package battlearrow.web.map;

import battlearrow.firestorm.map.Side;
import java.util.Locale;

/**
 * A Firestorm Troop on the map.
 *
 * @param type the code of its type: {@code US_PARATROOPER}
 * @param label type and formation: "US Paratrooper, 504th Parachute Infantry"
 */
public record TroopCounter(String type, Side side, String label) {
    /** Its symbol in icons.svg, which carries the type's code: "t-us-paratrooper". */
    public String symbol() {
        return symbol(type);
    }

    public String sideName() {
        return Svg.name(side);
    }

    static String symbol(String type) {
        return "t-" + type.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
