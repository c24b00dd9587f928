package battlearrow.firestorm.scenario;

import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Reads the printed tables (T-03 to T-08, T-10 to T-16) from a tree without faults. */
final class TablesReader {
    private final Map<String, JsonNode> byId = new LinkedHashMap<>();

    TablesReader(JsonNode tree) {
        for (JsonNode table : tree.path("tables")) {
            byId.put(table.path("id").stringValue(), table);
        }
    }

    RulebookTables tables() {
        return new RulebookTables(
                variable("variable-troops-campaign"),
                variable("variable-troops-wargame"),
                byNumber(
                        "out-of-supply",
                        "rolls",
                        row -> OutOfSupplyEffect.valueOf(row.path("code").stringValue())),
                reducedPoints(),
                terrainMissions(),
                byNumber("roll-to-destroy-campaign", "victoryPoints", row -> numberOrNone(row, "neededToDestroy")),
                byNumber("roll-to-destroy-wargame", "differences", row -> numberOrNone(row, "losingTroops")),
                byNumber("roll-to-destroy-wargame", "differences", row -> numberOrNone(row, "winningTroops")),
                byNumber("aircraft-die", "face", row -> row.path("aircraft").intValue()),
                byNumber(
                        "c47-availability",
                        "aircraft",
                        row -> row.path("c47Markers").intValue()),
                byNumber(
                        "market-garden-aircraft",
                        "turn",
                        row -> row.path("aircraft").intValue()),
                byNumber(
                        "air-resupply",
                        "aircraft",
                        row -> row.path("supplyMarkers").intValue()),
                byNumber(
                        "number-of-battles",
                        "totals",
                        row -> row.path("battles").intValue()),
                bonuses((row, terrain) -> true),
                bonuses(TablesReader::isPrinted),
                bonusRowOfResult(),
                situationModifier("DEFENDED_BY_ANTI_AIRCRAFT_GUNS"),
                situationModifier("PARACHUTE_ARTILLERY_SUPPORT"),
                situationModifier("OUT_OF_SUPPLY"),
                depotAttackValue(),
                reserveArrivesOn(),
                outcomeLeads(),
                limits());
    }

    private Iterable<JsonNode> rows(String table) {
        JsonNode found = byId.get(table);
        if (found == null) {
            throw new IllegalArgumentException("The scenario's tables lack " + table);
        }
        return found.path("rows");
    }

    /** A table whose rows name the numbers they hold for, as a list with the lowest number first. */
    private <T> List<T> byNumber(String table, String numbers, Function<JsonNode, T> cell) {
        Map<Integer, T> cells = new TreeMap<>();
        for (JsonNode row : rows(table)) {
            JsonNode named = row.path(numbers);
            if (named.isArray()) {
                for (JsonNode number : named) {
                    cells.put(number.intValue(), cell.apply(row));
                }
            } else {
                cells.put(named.intValue(), cell.apply(row));
            }
        }
        return List.copyOf(cells.values());
    }

    private static Integer numberOrNone(JsonNode row, String field) {
        return row.path(field).asInt(0);
    }

    private Map<String, List<VariablePlatoon>> variable(String table) {
        Map<String, Map<Integer, VariablePlatoon>> byTroop = new LinkedHashMap<>();
        for (JsonNode row : rows(table)) {
            VariablePlatoon platoon = new VariablePlatoon(
                    row.path("code").stringValue(),
                    row.path("platoon").stringValue(),
                    row.path("rating").asString(""));
            Map<Integer, VariablePlatoon> byPip =
                    byTroop.computeIfAbsent(row.path("troop").stringValue(), troop -> new TreeMap<>());
            for (JsonNode pip : row.path("rolls")) {
                byPip.put(pip.intValue(), platoon);
            }
        }
        Map<String, List<VariablePlatoon>> variable = new LinkedHashMap<>();
        byTroop.forEach((troop, byPip) -> variable.put(troop, List.copyOf(byPip.values())));
        return Map.copyOf(variable);
    }

    private Map<Integer, Integer> reducedPoints() {
        Map<Integer, Integer> reduced = new TreeMap<>();
        for (JsonNode row : rows("points-reduced-20")) {
            reduced.put(row.path("points").intValue(), row.path("reduced").intValue());
        }
        return Map.copyOf(reduced);
    }

    private Map<Terrain, List<String>> terrainMissions() {
        Map<Terrain, List<String>> missions = new EnumMap<>(Terrain.class);
        for (JsonNode row : rows("terrain-missions")) {
            List<String> six = new ArrayList<>();
            for (JsonNode mission : row.path("missions")) {
                six.add(mission.stringValue());
            }
            missions.put(ScenarioReader.terrain(row.path("terrain").stringValue()), List.copyOf(six));
        }
        return Map.copyOf(missions);
    }

    /** @param which whether a cell counts: its row, and the code of its terrain */
    private Map<String, Map<Terrain, Integer>> bonuses(BiPredicate<JsonNode, String> which) {
        Map<String, Map<Terrain, Integer>> bonuses = new LinkedHashMap<>();
        for (JsonNode row : rows("troop-bonuses")) {
            Map<Terrain, Integer> cells = new EnumMap<>(Terrain.class);
            for (Map.Entry<String, JsonNode> cell : row.path("bonus").properties()) {
                if (cell.getValue().isInt() && which.test(row, cell.getKey())) {
                    cells.put(
                            ScenarioReader.terrain(cell.getKey()),
                            cell.getValue().intValue());
                }
            }
            if (!cells.isEmpty()) {
                bonuses.put(row.path("bonusRow").stringValue(), Map.copyOf(cells));
            }
        }
        return Map.copyOf(bonuses);
    }

    /** A cell the club corrected counts as printed: whoever corrects it has the printed table before him. */
    private static boolean isPrinted(JsonNode row, String terrain) {
        return row.path("source").stringValue().equals(Sources.PRINTED)
                || row.path(FactReader.CORRECTED).has(terrain);
    }

    private Map<String, String> bonusRowOfResult() {
        Map<String, String> rowOfResult = new LinkedHashMap<>();
        JsonNode table = byId.get("troop-bonuses");
        if (table != null) {
            for (Map.Entry<String, JsonNode> result :
                    table.path("bonusRowOfResult").properties()) {
                rowOfResult.put(result.getKey(), result.getValue().stringValue());
            }
        }
        return Map.copyOf(rowOfResult);
    }

    private int situationModifier(String situation) {
        for (JsonNode row : rows("situation-modifiers")) {
            if (row.path("situation").stringValue().equals(situation)) {
                return row.path("modifier").intValue();
            }
        }
        throw new IllegalArgumentException("The scenario's tables lack the situation " + situation);
    }

    private int depotAttackValue() {
        for (JsonNode row : rows("victory-points-other")) {
            if (row.path("event").stringValue().equals("GERMAN_WIN_AGAINST_ALLIED_DEPOT")) {
                return row.path("vp").intValue();
            }
        }
        throw new IllegalArgumentException("The scenario's tables lack the value of an attack on an Allied depot");
    }

    private int reserveArrivesOn() {
        int lowest = Integer.MAX_VALUE;
        for (JsonNode row : rows("german-reserve-die")) {
            if (row.path("arrivesInTurn").intValue() == 1) {
                for (JsonNode roll : row.path("rolls")) {
                    lowest = Math.min(lowest, roll.intValue());
                }
            }
        }
        return lowest;
    }

    private Map<OutcomeLevel, Integer> outcomeLeads() {
        Map<OutcomeLevel, Integer> leads = new EnumMap<>(OutcomeLevel.class);
        for (JsonNode row : rows("outcome")) {
            leads.put(
                    OutcomeLevel.valueOf(row.path("level").stringValue()),
                    row.path("leadAtLeast").asInt(0));
        }
        return Map.copyOf(leads);
    }

    /** A limit without value is none and stays away. */
    private Map<String, Integer> limits() {
        Map<String, Integer> limits = new TreeMap<>();
        for (JsonNode row : rows("limits")) {
            if (row.path("value").isInt()) {
                limits.put(row.path("name").stringValue(), row.path("value").intValue());
            }
        }
        return Map.copyOf(limits);
    }
}
