package battlearrow.firestorm.scenario;

import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Lists every fact of the data files with its source, in words, for the organiser's data check (ORG-10). */
final class FactReader {
    /** In a row of a table: the cells a club corrected, each with its reason. */
    static final String CORRECTED = "corrected";

    private final JsonNode map;
    private final JsonNode forces;
    private final JsonNode tables;
    private final Map<String, String> areaNames = new HashMap<>();
    private final Map<String, String> typeNames = new HashMap<>();
    private final List<Fact> facts = new ArrayList<>();

    FactReader(JsonNode map, JsonNode forces, JsonNode tables) {
        this.map = map;
        this.forces = forces;
        this.tables = tables;
    }

    /** @param corrections already written into the trees; what they took away is told from them */
    List<Fact> facts(Corrections corrections) {
        for (JsonNode area : map.path("areas")) {
            areaNames.put(area.path("id").stringValue(), area.path("name").stringValue());
        }
        add(
                "Map",
                "Campaign Map",
                "Number of areas",
                map.path("areaCount").path("value").asString(""),
                map.path("areaCount"),
                "decision",
                null);
        map.path("areas").forEach(this::area);
        map.path("borders").forEach(this::border);
        map.path("roads")
                .forEach(road ->
                        add("Road", between(road), "Road", "joined by a road", road, "note", pair("road", road)));
        corrections.list().forEach(this::struckRoad);
        map.path("waterways")
                .forEach(water -> add(
                        "Waterway",
                        water.path("name").stringValue(),
                        "Course",
                        Words.capitalised(water.path("kind").stringValue()),
                        water));
        map.path("routesNorth").forEach(this::route);
        forces.path("troopTypes").forEach(this::troopType);
        forces.path("scenarios").forEach(this::scenario);
        forces.path("troops").forEach(this::troop);
        tables.path("tables").forEach(this::table);
        return List.copyOf(facts);
    }

    private void area(JsonNode area) {
        String name = area.path("name").stringValue();
        for (Map.Entry<String, JsonNode> fact : area.path("provenance").properties()) {
            String field = fact.getKey();
            JsonNode value = area.path(field);
            String words = switch (field) {
                case "terrain" -> Words.of(ScenarioReader.terrain(value.stringValue()));
                case "bridge", "airfield" -> value.booleanValue() ? "yes" : "no";
                case "landingZone" ->
                    value.isNull()
                            ? "none"
                            : Words.of(
                                    ScenarioReader.zoneKind(value.path("kind").stringValue()));
                case "objectiveVp" -> value.isNull() ? "none" : value.asString("");
                case "supplyDepot" -> Words.of(Side.valueOf(value.path("side").stringValue())) + " Supply Depot";
                case "supplyDepotNumber" ->
                    area.path("supplyDepot").path("number").asString("");
                case "initialControl" -> Words.of(Side.valueOf(value.stringValue()));
                default -> value.asString("");
            };
            add("Area", name, areaField(field), words, fact.getValue(), "note", areaKey(area, field));
        }
    }

    private static @Nullable String areaKey(JsonNode area, String field) {
        String letters = switch (field) {
            case "terrain", "bridge", "airfield" -> field;
            case "landingZone" -> "zone";
            case "objectiveVp" -> "objective";
            case "supplyDepotNumber" -> "depot-number";
            case "initialControl" -> "control";
            default -> "";
        };
        return letters.isEmpty() ? null : "area/" + area.path("id").stringValue() + "/" + letters;
    }

    /** The letters of a border or road, its areas in the order of the alphabet. */
    private static String pair(String kind, JsonNode pair) {
        String a = pair.path("a").stringValue();
        String b = pair.path("b").stringValue();
        return kind + "/" + (a.compareTo(b) < 0 ? a + "/" + b : b + "/" + a);
    }

    private void struckRoad(Correction correction) {
        if (correction instanceof Correction.RoadBetween struck && !struck.road()) {
            facts.add(new Fact(
                    "Road",
                    areaName(struck.one().value()) + " and "
                            + areaName(struck.other().value()),
                    "Road",
                    "no road",
                    Fact.Source.CLUB,
                    struck.reason(),
                    struck.fact()));
        }
    }

    /** What the data check calls a field of an area. */
    static String areaField(String field) {
        return switch (field) {
            case "grid" -> "Map reference";
            case "objectiveVp" -> "Objective value";
            case "landingZone" -> "Zone";
            case "supplyDepotNumber" -> "Depot number";
            case "initialControl" -> "Control at the start";
            default -> Words.capitalised(field);
        };
    }

    private void border(JsonNode border) {
        add(
                "Border",
                between(border),
                "Kind",
                Words.of(BorderKind.valueOf(border.path("kind").stringValue())),
                border,
                "note",
                pair("border", border));
    }

    private void route(JsonNode route) {
        List<String> names = new ArrayList<>();
        route.path("areas").forEach(area -> names.add(areaName(area.stringValue())));
        add("Route", route.path("name").stringValue(), "Areas", String.join(", ", names), route);
    }

    private void troopType(JsonNode type) {
        String name = type.path("printedName").stringValue();
        typeNames.put(type.path("code").stringValue(), name);
        for (Map.Entry<String, JsonNode> fact : type.path("provenance").properties()) {
            JsonNode value = type.path(fact.getKey());
            String words = switch (fact.getKey()) {
                case "mayExploit", "variable" -> value.booleanValue() ? "yes" : "no";
                case "returnsBy" -> Words.capitalised(value.stringValue());
                default -> value.asString("");
            };
            String field = fact.getKey().equals("captureVp") ? "Capture value" : Words.capitalised(fact.getKey());
            add("Troop type", name, field, words, fact.getValue());
        }
    }

    private void scenario(JsonNode scenario) {
        List<String> steps = new ArrayList<>();
        scenario.path("opening").forEach(step -> steps.add(Words.capitalised(step.stringValue())));
        add(
                "Scenario",
                scenario.path("name").stringValue(),
                "Opening",
                String.join(", ", steps),
                scenario.path("provenance"));
    }

    private void troop(JsonNode troop) {
        String name = troop.path("unit").stringValue();
        JsonNode provenance = troop.path("provenance");
        add(
                "Firestorm Troop",
                name,
                "Unit and type",
                troop.path("parentUnit").stringValue() + ", "
                        + typeNames.getOrDefault(troop.path("type").stringValue(), ""),
                provenance.path("unit"));
        for (ScenarioName scenario : ScenarioName.values()) {
            add(
                    "Firestorm Troop",
                    name,
                    "Place in " + Words.of(scenario),
                    place(troop.path("placements").path(scenario.name())),
                    provenance.path(scenario.name()),
                    "note",
                    "troop/" + troop.path("id").stringValue() + "/" + scenario.name());
        }
    }

    private String place(JsonNode placement) {
        String id = ScenarioReader.placementArea(placement);
        String area = id == null ? "" : areaName(id);
        String when = placement.path("turn").isInt()
                ? ", turn " + placement.path("turn").intValue()
                : "";
        return switch (Placement.Kind.valueOf(placement.path("kind").stringValue())) {
            case AREA -> area;
            case AIR_DROP -> "Air Drop on " + area + (when.equals(", turn 0") ? " before the game" : when);
            case ALLIED_REINFORCEMENT -> "Allied Reinforcement Pool";
            case ALLIED_RESERVE ->
                "Allied Reserves Pool" + (id == null ? ", by Air Drop at any time" : " for " + area) + when;
            case GERMAN_RESERVE -> "German Reserves Pool for " + area + when;
        };
    }

    private void table(JsonNode table) {
        String title = table.path("title").stringValue();
        String id = table.path("id").stringValue();
        for (JsonNode row : table.path("rows")) {
            if (id.equals("troop-bonuses")) {
                bonuses(title, row);
                continue;
            }
            if (id.equals("terrain-missions")) {
                missions(title, row);
                continue;
            }
            List<String> cells = new ArrayList<>();
            String first = "";
            for (Map.Entry<String, JsonNode> cell : row.properties()) {
                if (cell.getKey().equals("source") || cell.getKey().equals("note")) {
                    continue;
                }
                String words = cell(cell.getValue());
                if (first.isEmpty()) {
                    first = Words.capitalised(cell.getKey()) + " " + words;
                } else {
                    cells.add(Words.lowered(cell.getKey()) + " " + words);
                }
            }
            add("Table", title, first, String.join("; ", cells), row, "note", rowKey(id, row));
        }
    }

    private static @Nullable String rowKey(String table, JsonNode row) {
        return switch (table) {
            case "aircraft-die" -> "aircraft-die/" + row.path("face").asString("");
            case "market-garden-aircraft" ->
                "aircraft-schedule/" + row.path("turn").asString("");
            default -> null;
        };
    }

    private void bonuses(String title, JsonNode row) {
        String name = row.path("bonusRow").stringValue();
        for (Map.Entry<String, JsonNode> cell : row.path("bonus").properties()) {
            Terrain terrain = ScenarioReader.terrain(cell.getKey());
            String words = cell.getValue().isNull() ? "none" : cell.getValue().asString("");
            cell(title, bonus(name, terrain), words, row, cell.getKey(), "bonus/" + name + "/" + terrain.name());
        }
    }

    /** "Gun 88 in Open". */
    static String bonus(String row, Terrain terrain) {
        return Words.capitalised(row) + " in " + Words.of(terrain);
    }

    private void missions(String title, JsonNode row) {
        Terrain terrain = ScenarioReader.terrain(row.path("terrain").stringValue());
        int roll = 0;
        for (JsonNode mission : row.path("missions")) {
            roll++;
            cell(
                    title,
                    mission(terrain, roll),
                    mission.stringValue(),
                    row,
                    Integer.toString(roll),
                    "mission/" + terrain.name() + "/" + roll);
        }
    }

    /** "Open, roll of 3". */
    static String mission(Terrain terrain, int roll) {
        return Words.of(terrain) + ", roll of " + roll;
    }

    private void cell(String title, String field, String words, JsonNode row, String cell, String key) {
        String reason = ScenarioReader.text(row.path(CORRECTED), cell);
        if (reason == null) {
            add("Table", title, field, words, row, "note", key);
        } else {
            facts.add(new Fact("Table", title, field, words, Fact.Source.CLUB, reason, key));
        }
    }

    private static String cell(JsonNode value) {
        List<String> words = new ArrayList<>();
        if (value.isArray()) {
            value.forEach(one -> words.add(cell(one)));
        } else if (value.isObject()) {
            value.properties().forEach(one -> words.add(Words.lowered(one.getKey()) + " " + cell(one.getValue())));
        } else if (value.isNull()) {
            return "none";
        } else if (value.isString()
                && value.stringValue().equals(value.stringValue().toUpperCase(Locale.ROOT))) {
            return Words.capitalised(value.stringValue());
        } else {
            return value.asString();
        }
        return String.join(", ", words);
    }

    private String between(JsonNode border) {
        return areaName(border.path("a").stringValue()) + " and "
                + areaName(border.path("b").stringValue());
    }

    private String areaName(String id) {
        return areaNames.getOrDefault(id, id);
    }

    private void add(String kind, String subject, String field, String value, JsonNode provenance) {
        add(kind, subject, field, value, provenance, "note", null);
    }

    private void add(
            String kind,
            String subject,
            String field,
            String value,
            JsonNode provenance,
            String note,
            @Nullable String key) {
        JsonNode source = provenance.path(provenance.has("source") ? "source" : "provenance");
        facts.add(new Fact(
                kind, subject, field, value, source(source.stringValue()), ScenarioReader.text(provenance, note), key));
    }

    private static Fact.Source source(String code) {
        return Fact.Source.valueOf(code.replace('-', '_').toUpperCase(Locale.ROOT));
    }
}
