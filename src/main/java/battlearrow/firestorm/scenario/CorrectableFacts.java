package battlearrow.firestorm.scenario;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.CorrectableFact.Option;
import battlearrow.firestorm.scenario.CorrectableFact.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Lists everything a club may correct: areas, borders, roads, placements, tables, in the order of the data. */
final class CorrectableFacts {
    private static final List<Option> YES_OR_NO =
            List.of(new Option(Correction.YES, "yes"), new Option(Correction.NO, "no"));

    private final ScenarioTrees trees;
    private final Map<String, Fact> known = new HashMap<>();
    private final Map<String, String> areaNames = new LinkedHashMap<>();
    private final List<CorrectableFact> all = new ArrayList<>();

    private CorrectableFacts(ScenarioTrees trees, Corrections corrections) {
        this.trees = trees;
        for (Fact fact : new FactReader(trees.map(), trees.forces(), trees.tables()).facts(corrections)) {
            String key = fact.key();
            if (key != null) {
                known.put(key, fact);
            }
        }
        for (JsonNode area : trees.map().path("areas")) {
            areaNames.put(text(area, "id"), text(area, "name"));
        }
    }

    static List<CorrectableFact> of(ScenarioTrees trees, Corrections corrections) {
        return new CorrectableFacts(trees, corrections).list();
    }

    private List<CorrectableFact> list() {
        trees.map().path("areas").forEach(this::area);
        trees.map().path("borders").forEach(this::border);
        Set<Set<String>> roads = new HashSet<>();
        trees.map().path("roads").forEach(road -> roads.add(Set.of(text(road, "a"), text(road, "b"))));
        for (JsonNode border : trees.map().path("borders")) {
            road(border, roads.contains(Set.of(text(border, "a"), text(border, "b"))));
        }
        trees.forces().path("troops").forEach(this::troop);
        trees.tables().path("tables").forEach(this::table);
        return List.copyOf(all);
    }

    private void area(JsonNode area) {
        AreaId id = new AreaId(text(area, "id"));
        String name = text(area, "name");
        Terrain terrain = ScenarioReader.terrain(text(area, "terrain"));
        JsonNode zone = area.path("landingZone");
        add(
                new Correction.AreaTerrain(id, terrain, ""),
                "Area",
                name,
                FactReader.areaField("terrain"),
                oneOf(Terrain.class, Words::of),
                List.of(id));
        add(
                new Correction.AreaBridge(id, area.path("bridge").booleanValue(), ""),
                "Area",
                name,
                FactReader.areaField("bridge"),
                new Values.OneOf(YES_OR_NO),
                List.of(id));
        add(
                new Correction.AreaAirfield(id, area.path("airfield").booleanValue(), ""),
                "Area",
                name,
                FactReader.areaField("airfield"),
                new Values.OneOf(YES_OR_NO),
                List.of(id));
        List<Option> zones = new ArrayList<>(options(ZoneKind.class, Words::of));
        zones.add(new Option(Correction.NONE, "none"));
        add(
                new Correction.AreaZone(id, zone.isObject() ? ScenarioReader.zoneKind(text(zone, "kind")) : null, ""),
                "Area",
                name,
                FactReader.areaField("landingZone"),
                new Values.OneOf(zones),
                List.of(id));
        add(
                new Correction.ObjectiveValue(id, area.path("objectiveVp").asInt(0), ""),
                "Area",
                name,
                FactReader.areaField("objectiveVp"),
                new Values.Number(1, Correction.ObjectiveValue.HIGHEST, true),
                List.of(id));
        if (text(area.path("supplyDepot"), "side").equals(Side.GERMAN.name())) {
            add(
                    new Correction.DepotNumber(
                            id, area.path("supplyDepot").path("number").asInt(0), ""),
                    "Area",
                    name,
                    FactReader.areaField("supplyDepotNumber"),
                    new Values.Number(1, Correction.DepotNumber.HIGHEST, false),
                    List.of(id));
        }
        add(
                new Correction.InitialControl(id, Side.valueOf(text(area, "initialControl")), ""),
                "Area",
                name,
                FactReader.areaField("initialControl"),
                oneOf(Side.class, Words::of),
                List.of(id));
    }

    private void border(JsonNode border) {
        AreaId a = new AreaId(text(border, "a"));
        AreaId b = new AreaId(text(border, "b"));
        add(
                new Correction.BorderBetween(a, b, BorderKind.valueOf(text(border, "kind")), ""),
                "Border",
                between(a, b),
                "Kind",
                oneOf(BorderKind.class, Words::of),
                List.of(a, b));
    }

    private void road(JsonNode border, boolean road) {
        AreaId a = new AreaId(text(border, "a"));
        AreaId b = new AreaId(text(border, "b"));
        add(
                new Correction.RoadBetween(a, b, road, ""),
                "Road",
                between(a, b),
                "Road",
                new Values.OneOf(
                        List.of(new Option(Correction.YES, "joined by a road"), new Option(Correction.NO, "no road"))),
                List.of(a, b));
    }

    private void troop(JsonNode troop) {
        Side side = Side.valueOf(text(troop, "side"));
        List<Option> kinds = Arrays.stream(Placement.Kind.values())
                .filter(kind -> isOpenTo(kind, side))
                .map(kind -> new Option(kind.name(), Words.of(kind)))
                .toList();
        List<Option> areas = areaNames.entrySet().stream()
                .map(area -> new Option(area.getKey(), area.getValue()))
                .sorted(Comparator.comparing(Option::words))
                .toList();
        for (ScenarioName scenario : ScenarioName.values()) {
            JsonNode place = troop.path("placements").path(scenario.name());
            String area = ScenarioReader.placementArea(place);
            AreaId id = area == null ? null : new AreaId(area);
            add(
                    new Correction.TroopPlacement(
                            new TroopId(text(troop, "id")),
                            scenario,
                            Placement.Kind.valueOf(text(place, "kind")),
                            id,
                            place.path("turn").isInt() ? place.path("turn").intValue() : null,
                            ""),
                    "Firestorm Troop",
                    text(troop, "unit"),
                    "Place in " + Words.of(scenario),
                    new Values.Place(kinds, areas, Correction.TroopPlacement.LAST_TURN),
                    id == null ? List.of() : List.of(id));
        }
    }

    /** The pools and the air belong to one side. */
    private static boolean isOpenTo(Placement.Kind kind, Side side) {
        return switch (kind) {
            case AREA -> true;
            case AIR_DROP, ALLIED_REINFORCEMENT, ALLIED_RESERVE -> side == Side.ALLIED;
            case GERMAN_RESERVE -> side == Side.GERMAN;
        };
    }

    private void table(JsonNode table) {
        String title = text(table, "title");
        for (JsonNode row : table.path("rows")) {
            switch (text(table, "id")) {
                case "troop-bonuses" -> bonuses(title, row);
                case "terrain-missions" -> missions(title, row);
                case "aircraft-die" -> {
                    int face = row.path("face").intValue();
                    add(
                            new Correction.AircraftDieFace(
                                    face, row.path("aircraft").intValue(), ""),
                            "Table",
                            title,
                            "Face " + face,
                            new Values.Number(1, Correction.AircraftDieFace.HIGHEST, false),
                            List.of());
                }
                case "market-garden-aircraft" -> {
                    int turn = row.path("turn").intValue();
                    add(
                            new Correction.ScheduledAircraft(
                                    turn, row.path("aircraft").intValue(), ""),
                            "Table",
                            title,
                            "Turn " + turn,
                            new Values.Number(1, Correction.ScheduledAircraft.HIGHEST, false),
                            List.of());
                }
                default -> {
                    // What the rulebook prints whole needs no owner of the box.
                }
            }
        }
    }

    private void bonuses(String title, JsonNode row) {
        for (Map.Entry<String, JsonNode> cell : row.path("bonus").properties()) {
            Terrain terrain = ScenarioReader.terrain(cell.getKey());
            add(
                    new Correction.BonusCell(
                            text(row, "bonusRow"),
                            terrain,
                            cell.getValue().isInt() ? cell.getValue().intValue() : null,
                            ""),
                    "Table",
                    title,
                    FactReader.bonus(text(row, "bonusRow"), terrain),
                    new Values.Number(0, Correction.BonusCell.HIGHEST, true),
                    List.of());
        }
    }

    private void missions(String title, JsonNode row) {
        Terrain terrain = ScenarioReader.terrain(text(row, "terrain"));
        int roll = 0;
        for (JsonNode mission : row.path("missions")) {
            roll++;
            add(
                    new Correction.TerrainMission(terrain, roll, mission.stringValue(), ""),
                    "Table",
                    title,
                    FactReader.mission(terrain, roll),
                    new Values.Text(Correction.TerrainMission.LONGEST),
                    List.of());
        }
    }

    private String between(AreaId a, AreaId b) {
        return name(a) + " and " + name(b);
    }

    private String name(AreaId area) {
        return areaNames.getOrDefault(area.value(), area.value());
    }

    private void add(Correction says, String kind, String subject, String field, Values values, List<AreaId> areas) {
        Fact fact = known.get(says.fact());
        all.add(new CorrectableFact(
                says.fact(),
                kind,
                subject,
                field,
                values,
                says.value(),
                fact == null ? words(values, says.value()) : fact.value(),
                fact == null ? null : fact.source(),
                fact == null ? null : fact.note(),
                areas));
    }

    private static String words(Values values, String value) {
        return values instanceof Values.OneOf few
                ? few.options().stream()
                        .filter(option -> option.value().equals(value))
                        .map(Option::words)
                        .findFirst()
                        .orElse(value)
                : value;
    }

    private static <E extends Enum<E>> Values oneOf(Class<E> kind, Function<E, String> words) {
        return new Values.OneOf(options(kind, words));
    }

    private static <E extends Enum<E>> List<Option> options(Class<E> kind, Function<E, String> words) {
        return Arrays.stream(kind.getEnumConstants())
                .map(constant -> new Option(constant.name(), words.apply(constant)))
                .toList();
    }

    private static String text(@Nullable JsonNode node, String field) {
        return node == null ? "" : node.path(field).asString("");
    }
}
