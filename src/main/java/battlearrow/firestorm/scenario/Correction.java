package battlearrow.firestorm.scenario;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One fact of a scenario's data put right by a club that owns the boxed game. A correction may also say what the data say
 * already: the club then vouches for it.
 *
 * <p>Its letters, {@link #fact} and {@link #value}, stand in journals and scenario files and never change; they are listed in
 * {@code docs/scenario-file.md} and read back by {@link CorrectionReader}. Whether the fact exists and the data can be played
 * with the new value is for {@link ScenarioLibrary#check} to say.
 *
 * <p>Ledger ORG-10.
 */
public sealed interface Correction {
    String YES = "yes";
    String NO = "no";
    String NONE = "none";

    int LONGEST_REASON = 300;

    /** Which fact: "area/grave-bridge/terrain". A set holds at most one correction of a fact. */
    String fact();

    /** Its value, as letters: "FOREST", "20", "yes", "none". */
    String value();

    /** Why, as the club says it; may be empty. */
    String reason();

    /** The terrain of an area (SET-03). */
    record AreaTerrain(AreaId area, Terrain terrain, String reason) implements Correction {
        @Override
        public String fact() {
            return ofArea(area, "terrain");
        }

        @Override
        public String value() {
            return terrain.name();
        }
    }

    /** Whether an area is a bridge. */
    record AreaBridge(AreaId area, boolean bridge, String reason) implements Correction {
        @Override
        public String fact() {
            return ofArea(area, "bridge");
        }

        @Override
        public String value() {
            return bridge ? YES : NO;
        }
    }

    /** Whether an area has an airfield. */
    record AreaAirfield(AreaId area, boolean airfield, String reason) implements Correction {
        @Override
        public String fact() {
            return ofArea(area, "airfield");
        }

        @Override
        public String value() {
            return airfield ? YES : NO;
        }
    }

    /** @param zone null for neither a Landing Zone nor a Drop Zone */
    record AreaZone(AreaId area, @Nullable ZoneKind zone, String reason) implements Correction {
        @Override
        public String fact() {
            return ofArea(area, "zone");
        }

        @Override
        public String value() {
            return zone == null ? NONE : zone.name();
        }
    }

    /**
     * What an objective is worth (T-09).
     *
     * @param points Campaign Victory Points, 0 for an area that is no objective
     */
    record ObjectiveValue(AreaId area, int points, String reason) implements Correction {
        static final int HIGHEST = 200;

        @Override
        public String fact() {
            return ofArea(area, "objective");
        }

        @Override
        public String value() {
            return points == 0 ? NONE : Integer.toString(points);
        }
    }

    /** The number of a German Supply Depot, 1 to 6 (RES-06, A-57). */
    record DepotNumber(AreaId area, int number, String reason) implements Correction {
        static final int HIGHEST = 6;

        @Override
        public String fact() {
            return ofArea(area, "depot-number");
        }

        @Override
        public String value() {
            return Integer.toString(number);
        }
    }

    /** Who controls an area at the start (SET-04). */
    record InitialControl(AreaId area, Side side, String reason) implements Correction {
        @Override
        public String fact() {
            return ofArea(area, "control");
        }

        @Override
        public String value() {
            return side.name();
        }
    }

    /** The kind of the border between two areas, named in the order of the alphabet. */
    record BorderBetween(AreaId one, AreaId other, BorderKind kind, String reason) implements Correction {
        public BorderBetween {
            if (one.value().compareTo(other.value()) > 0) {
                AreaId first = other;
                other = one;
                one = first;
            }
        }

        @Override
        public String fact() {
            return "border/" + one + "/" + other;
        }

        @Override
        public String value() {
            return kind.name();
        }
    }

    /** Whether a road joins two adjacent areas, named in the order of the alphabet. */
    record RoadBetween(AreaId one, AreaId other, boolean road, String reason) implements Correction {
        public RoadBetween {
            if (one.value().compareTo(other.value()) > 0) {
                AreaId first = other;
                other = one;
                one = first;
            }
        }

        @Override
        public String fact() {
            return "road/" + one + "/" + other;
        }

        @Override
        public String value() {
            return road ? YES : NO;
        }
    }

    /**
     * Where a Troop starts and when it is due, in one scenario (SET-12 to SET-20).
     *
     * @param area the area, zone or depot meant; null where the kind has none
     * @param turn 0 to 5; null where none is fixed
     */
    record TroopPlacement(
            TroopId troop,
            ScenarioName scenario,
            Placement.Kind kind,
            @Nullable AreaId area,
            @Nullable Integer turn,
            String reason)
            implements Correction {
        static final int LAST_TURN = 5;

        @Override
        public String fact() {
            return "troop/" + troop + "/" + scenario.name();
        }

        @Override
        public String value() {
            return letters(kind, area == null ? null : area.value(), turn);
        }

        /** "ALLIED_RESERVE xxx-corps 2"; what there is none of is left out. */
        static String letters(Placement.Kind kind, @Nullable String area, @Nullable Integer turn) {
            List<String> words = new ArrayList<>(List.of(kind.name()));
            if (area != null) {
                words.add(area);
            }
            if (turn != null) {
                words.add(turn.toString());
            }
            return String.join(" ", words);
        }
    }

    /**
     * What a Troop adds in a terrain in the General's Wargame (T-14).
     *
     * @param row of the table, as the data call it
     * @param bonus 0 to 9; null where the Troop may not fight
     */
    record BonusCell(String row, Terrain terrain, @Nullable Integer bonus, String reason) implements Correction {
        static final int HIGHEST = 9;

        @Override
        public String fact() {
            return "bonus/" + row + "/" + terrain.name();
        }

        @Override
        public String value() {
            return bonus == null ? NONE : bonus.toString();
        }
    }

    /** The aircraft one face of the Aircraft Die shows, 1 to 3 (AIR-01, A-42). */
    record AircraftDieFace(int face, int aircraft, String reason) implements Correction {
        static final int FACES = 6;
        static final int HIGHEST = 3;

        @Override
        public String fact() {
            return "aircraft-die/" + face;
        }

        @Override
        public String value() {
            return Integer.toString(aircraft);
        }
    }

    /** The aircraft Market Garden's schedule has for a turn, 1 to 3 (HR-27, A-51). */
    record ScheduledAircraft(int turn, int aircraft, String reason) implements Correction {
        static final int TURNS = 5;
        static final int HIGHEST = 3;

        @Override
        public String fact() {
            return "aircraft-schedule/" + turn;
        }

        @Override
        public String value() {
            return Integer.toString(aircraft);
        }
    }

    /** The mission a roll gives in a terrain (T-07). */
    record TerrainMission(Terrain terrain, int roll, String mission, String reason) implements Correction {
        static final int ROLLS = 6;
        static final int LONGEST = 80;

        @Override
        public String fact() {
            return "mission/" + terrain.name() + "/" + roll;
        }

        @Override
        public String value() {
            return mission;
        }
    }

    private static String ofArea(AreaId area, String field) {
        return "area/" + area + "/" + field;
    }
}
