package battlearrow.firestorm.scenario;

import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.List;
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

    static String of(Placement.Kind kind) {
        return switch (kind) {
            case AREA -> "In an area";
            case AIR_DROP -> "Air Drop on a zone";
            case ALLIED_REINFORCEMENT -> "Allied Reinforcement Pool";
            case ALLIED_RESERVE -> "Allied Reserves Pool";
            case GERMAN_RESERVE -> "German Reserves Pool";
        };
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

    /** What people call a field of the data files. */
    static String field(String field) {
        return switch (field) {
            case "grid" -> "map reference";
            case "objectiveVp" -> "objective value";
            case "captureVp" -> "capture value";
            case "initialControl" -> "control at the start";
            case "polygon" -> "outline";
            case "vp" -> "number of Campaign Victory Points";
            default -> lowered(field);
        };
    }

    static String either(List<String> codes) {
        return codes.size() < 2
                ? String.join("", codes)
                : String.join(", ", codes.subList(0, codes.size() - 1)) + " or " + codes.getLast();
    }

    static String sentenceStart(String subject) {
        return Character.toUpperCase(subject.charAt(0)) + subject.substring(1);
    }
}
