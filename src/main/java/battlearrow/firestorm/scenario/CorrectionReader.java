package battlearrow.firestorm.scenario;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads one correction from its letters, as they are typed, filed or kept. What cannot be understood is a fault that names
 * the fact and what would be allowed; nothing is thrown. That area, border or Troop exist is not looked at here.
 */
final class CorrectionReader {
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern ROW = Pattern.compile("[A-Z0-9]+(_[A-Z0-9]+)*");

    private final String fact;
    private final String value;
    private final String reason;
    private final List<Fault> faults;

    private CorrectionReader(String fact, String value, String reason, List<Fault> faults) {
        this.fact = fact;
        this.value = value;
        this.reason = reason;
        this.faults = faults;
    }

    /** @param faults where faults are collected; empty is answered when one was found */
    static Optional<Correction> read(String fact, String value, String reason, List<Fault> faults) {
        return new CorrectionReader(fact.strip(), value.strip(), tidy(reason), faults).read();
    }

    /** Line breaks would read badly beside a fact. */
    private static String tidy(String reason) {
        return reason.strip().replaceAll("\\s+", " ");
    }

    private Optional<Correction> read() {
        if (reason.length() > Correction.LONGEST_REASON) {
            fault("The reason for " + fact + " has " + reason.length() + " letters; it may have "
                    + Correction.LONGEST_REASON + ".");
            return Optional.empty();
        }
        String[] parts = fact.split("/", -1);
        Optional<Correction> read = switch (parts.length) {
            case 2 -> two(parts[0], parts[1]);
            case 3 -> three(parts[0], parts[1], parts[2]);
            default -> unknown();
        };
        return read.filter(correction -> correction.fact().equals(fact) || differs(correction));
    }

    /** "border/utrecht/amsterdam" would be a second name for "border/amsterdam/utrecht". */
    private boolean differs(Correction correction) {
        fault("The fact \"" + fact + "\" is written " + correction.fact() + ".");
        return false;
    }

    private Optional<Correction> two(String kind, String number) {
        return switch (kind) {
            case "aircraft-die" ->
                place(number, "The face", Correction.AircraftDieFace.FACES)
                        .flatMap(face -> whole(1, Correction.AircraftDieFace.HIGHEST)
                                .map(aircraft -> new Correction.AircraftDieFace(face, aircraft, reason)));
            case "aircraft-schedule" ->
                place(number, "The turn", Correction.ScheduledAircraft.TURNS)
                        .flatMap(turn -> whole(1, Correction.ScheduledAircraft.HIGHEST)
                                .map(aircraft -> new Correction.ScheduledAircraft(turn, aircraft, reason)));
            default -> unknown();
        };
    }

    private Optional<Correction> three(String kind, String first, String second) {
        return switch (kind) {
            case "area" -> isId(first) ? area(new AreaId(first), second) : unknown();
            case "border" ->
                isId(first) && isId(second)
                        ? oneOf(BorderKind.class)
                                .map(border -> new Correction.BorderBetween(
                                        new AreaId(first), new AreaId(second), border, reason))
                        : unknown();
            case "road" ->
                isId(first) && isId(second)
                        ? flag().map(road ->
                                new Correction.RoadBetween(new AreaId(first), new AreaId(second), road, reason))
                        : unknown();
            case "troop" -> isId(first) ? troop(new TroopId(first), second) : unknown();
            case "bonus" -> ROW.matcher(first).matches() ? bonus(first, second) : unknown();
            case "mission" -> mission(first, second);
            default -> unknown();
        };
    }

    private Optional<Correction> area(AreaId area, String field) {
        return switch (field) {
            case "terrain" -> oneOf(Terrain.class).map(terrain -> new Correction.AreaTerrain(area, terrain, reason));
            case "bridge" -> flag().map(bridge -> new Correction.AreaBridge(area, bridge, reason));
            case "airfield" -> flag().map(airfield -> new Correction.AreaAirfield(area, airfield, reason));
            case "zone" ->
                value.equals(Correction.NONE)
                        ? Optional.of(new Correction.AreaZone(area, null, reason))
                        : oneOf(codes(ZoneKind.class, Correction.NONE))
                                .map(code -> new Correction.AreaZone(area, ZoneKind.valueOf(code), reason));
            case "objective" ->
                value.equals(Correction.NONE)
                        ? Optional.of(new Correction.ObjectiveValue(area, 0, reason))
                        : whole(1, Correction.ObjectiveValue.HIGHEST)
                                .map(points -> new Correction.ObjectiveValue(area, points, reason));
            case "depot-number" ->
                whole(1, Correction.DepotNumber.HIGHEST)
                        .map(number -> new Correction.DepotNumber(area, number, reason));
            case "control" -> oneOf(Side.class).map(side -> new Correction.InitialControl(area, side, reason));
            default -> unknown();
        };
    }

    private Optional<Correction> troop(TroopId troop, String scenario) {
        Optional<ScenarioName> name = find(ScenarioName.class, scenario);
        if (name.isEmpty()) {
            return unknown();
        }
        List<String> words = List.of(value.split(" +"));
        Optional<Placement.Kind> kind = find(Placement.Kind.class, words.getFirst());
        if (kind.isEmpty()) {
            fault("The place in \"" + fact + "\" is \"" + value + "\"; it must begin with "
                    + Words.either(codes(Placement.Kind.class)) + ".");
            return Optional.empty();
        }
        List<String> rest = words.subList(1, words.size());
        @Nullable AreaId area = null;
        @Nullable Integer turn = null;
        if (!rest.isEmpty() && !isNumber(rest.getFirst()) && isId(rest.getFirst())) {
            area = new AreaId(rest.getFirst());
            rest = rest.subList(1, rest.size());
        }
        if (!rest.isEmpty() && isNumber(rest.getFirst())) {
            turn = Integer.valueOf(rest.getFirst());
            rest = rest.subList(1, rest.size());
        }
        if (!rest.isEmpty()) {
            fault("The place in \"" + fact + "\" is \"" + value
                    + "\"; it must be a kind of place, where it has them followed by an area and by a turn.");
            return Optional.empty();
        }
        if (turn != null && turn > Correction.TroopPlacement.LAST_TURN) {
            fault("The turn in \"" + fact + "\" is " + turn + "; it must be from 0 to "
                    + Correction.TroopPlacement.LAST_TURN + ".");
            return Optional.empty();
        }
        return needs(kind.get(), area, turn)
                ? Optional.of(new Correction.TroopPlacement(troop, name.get(), kind.get(), area, turn, reason))
                : Optional.empty();
    }

    /** What a kind of place has no room for would be lost; what it lacks the data cannot be written without. */
    private boolean needs(Placement.Kind kind, @Nullable AreaId area, @Nullable Integer turn) {
        String wrong = switch (kind) {
            case AREA -> area == null || turn != null ? "an area and no turn" : "";
            case AIR_DROP -> area == null || turn == null ? "a zone and a turn" : "";
            case ALLIED_REINFORCEMENT -> area != null || turn != null ? "neither an area nor a turn" : "";
            case ALLIED_RESERVE -> (area == null) != (turn == null) ? "both a depot and a turn, or neither" : "";
            case GERMAN_RESERVE -> area == null ? "a depot" : "";
        };
        if (!wrong.isEmpty()) {
            fault("The place in \"" + fact + "\" is \"" + value + "\"; " + kind.name() + " needs " + wrong + ".");
        }
        return wrong.isEmpty();
    }

    private Optional<Correction> bonus(String row, String terrain) {
        Optional<Terrain> where = find(Terrain.class, terrain);
        if (where.isEmpty()) {
            return unknown();
        }
        return value.equals(Correction.NONE)
                ? Optional.of(new Correction.BonusCell(row, where.get(), null, reason))
                : whole(0, Correction.BonusCell.HIGHEST)
                        .map(bonus -> new Correction.BonusCell(row, where.get(), bonus, reason));
    }

    private Optional<Correction> mission(String terrain, String number) {
        Optional<Terrain> where = find(Terrain.class, terrain);
        if (where.isEmpty()) {
            return unknown();
        }
        Optional<Integer> roll = place(number, "The roll", Correction.TerrainMission.ROLLS);
        String mission = tidy(value);
        if (mission.isEmpty() || mission.length() > Correction.TerrainMission.LONGEST) {
            fault("The mission in \"" + fact + "\" has " + mission.length() + " letters; it must have 1 to "
                    + Correction.TerrainMission.LONGEST + ".");
            return Optional.empty();
        }
        return roll.map(pip -> new Correction.TerrainMission(where.get(), pip, mission, reason));
    }

    private Optional<Correction> unknown() {
        fault("The data have no fact \"" + fact + "\" that may be corrected.");
        return Optional.empty();
    }

    private Optional<Integer> place(String number, String what, int highest) {
        if (isNumber(number) && Integer.parseInt(number) >= 1 && Integer.parseInt(number) <= highest) {
            return Optional.of(Integer.valueOf(number));
        }
        fault(what + " in \"" + fact + "\" must be from 1 to " + highest + ".");
        return Optional.empty();
    }

    private Optional<Integer> whole(int from, int to) {
        if (isNumber(value) && Integer.parseInt(value) >= from && Integer.parseInt(value) <= to) {
            return Optional.of(Integer.valueOf(value));
        }
        fault("The value of \"" + fact + "\" is \"" + value + "\"; it must be a whole number from " + from + " to " + to
                + ".");
        return Optional.empty();
    }

    private Optional<Boolean> flag() {
        return oneOf(List.of(Correction.YES, Correction.NO)).map(Correction.YES::equals);
    }

    private <E extends Enum<E>> Optional<E> oneOf(Class<E> kind) {
        return oneOf(codes(kind)).flatMap(code -> find(kind, code));
    }

    private Optional<String> oneOf(List<String> codes) {
        if (codes.contains(value)) {
            return Optional.of(value);
        }
        fault("The value of \"" + fact + "\" is \"" + value + "\"; it must be " + Words.either(codes) + ".");
        return Optional.empty();
    }

    private static <E extends Enum<E>> List<String> codes(Class<E> kind, String... more) {
        return Stream.concat(Arrays.stream(kind.getEnumConstants()).map(Enum::name), Arrays.stream(more))
                .toList();
    }

    private static <E extends Enum<E>> Optional<E> find(Class<E> kind, String code) {
        return Arrays.stream(kind.getEnumConstants())
                .filter(constant -> constant.name().equals(code))
                .findFirst();
    }

    private static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    private static boolean isNumber(String text) {
        return text.matches("0|[1-9][0-9]{0,3}");
    }

    private void fault(String sentence) {
        faults.add(new Fault(sentence, Corrections.WHERE + fact));
    }
}
