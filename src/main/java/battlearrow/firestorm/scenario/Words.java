package battlearrow.firestorm.scenario;

import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.Locale;

/** The map's language: how values of the data files read in facts and faults. */
final class Words {
    private Words() {}

    static String of(Terrain terrain) {
        return capitalised(terrain.name());
    }

    static String of(BorderKind kind) {
        return switch (kind) {
            case OPEN -> "Open";
            case RIVER -> "River";
            case IMPASSABLE -> "Impassable Border";
        };
    }

    static String of(ZoneKind kind) {
        return kind == ZoneKind.LANDING_ZONE ? "Landing Zone" : "Drop Zone";
    }

    static String of(Side side) {
        return capitalised(side.name());
    }

    static String of(ScenarioName scenario) {
        return scenario == ScenarioName.A_BRIDGE_TOO_FAR ? "A Bridge Too Far" : "Market Garden";
    }

    /** FIGHT_TO_THE_DEATH becomes "Fight to the death"; c47Markers becomes "C47 markers". */
    static String capitalised(String code) {
        String spaced = code.equals(code.toUpperCase(Locale.ROOT))
                ? code.replace('_', ' ').toLowerCase(Locale.ROOT)
                : code.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        return spaced.isEmpty() ? spaced : Character.toUpperCase(spaced.charAt(0)) + spaced.substring(1);
    }

    static String lowered(String code) {
        return capitalised(code).toLowerCase(Locale.ROOT);
    }
}
