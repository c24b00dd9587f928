package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.scenario.Shape.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Finds what is wrong with the printed tables (T-03 to T-16): rows missing, doubled or with impossible values. */
final class TableFaults {
    private static final List<String> TERRAINS = List.of("OPEN", "HILL", "WOOD", "POLDER", "TOWN");
    private static final int MISSIONS_OF_A_TERRAIN = 6;
    private static final int HIGHEST_ON_THE_AIRCRAFT_DIE = 3;
    private static final List<String> SITUATIONS =
            List.of("DEFENDED_BY_ANTI_AIRCRAFT_GUNS", "PARACHUTE_ARTILLERY_SUPPORT", "OUT_OF_SUPPLY");
    private static final String DEPOT_ATTACK = "GERMAN_WIN_AGAINST_ALLIED_DEPOT";
    private static final List<String> LIMITS = List.of(
            "campaignTurns",
            "firestormTroopsCommittedPerSide",
            "troopsAdvancingIntoCapturedArea",
            "alliedArmourReachInAreas",
            "airborneSupplyReachInAreas",
            "supplyMarkersPerAirDrop",
            "supplyMarkersPerZone",
            "dropsPerZonePerTurn",
            "resupplyMissionsPerAirZonePerTurn",
            "openingAirDrops",
            "c47PerExtraTyphoon",
            "extraTyphoons",
            "exploitationMovesPerTroop",
            "battlePlanObjectives");

    private static final Shape FILE = new Shape()
            .must(Kind.TEXT, "title")
            .must(Kind.WHOLE, "version")
            .must(Kind.GROUP, "provenanceVocabulary")
            .must(Kind.LIST, "tables");
    private static final Shape TABLE = new Shape()
            .must(Kind.TEXT, "id", "title")
            .must(Kind.FLAG, "cutOffInText")
            .must(Kind.LIST, "rows")
            .may(Kind.TEXT, "dice", "note")
            .may(Kind.GROUP, "bonusRowOfResult");

    /** What the rows of each table hold; every row has a source and may have a note. */
    private static final Map<String, Shape> ROWS = new LinkedHashMap<>();

    static {
        ROWS.put("aircraft-die", row().must(Kind.WHOLE, "face", "aircraft"));
        ROWS.put("c47-availability", row().must(Kind.WHOLE, "aircraft", "c47Markers"));
        ROWS.put("market-garden-aircraft", row().must(Kind.WHOLE, "turn", "aircraft"));
        ROWS.put("air-resupply", row().must(Kind.WHOLE, "aircraft", "supplyMarkers"));
        ROWS.put(
                "interdiction",
                row().must(Kind.TEXT, "mission", "success", "onSuccess", "onFailure")
                        .may(Kind.TEXT, "always"));
        ROWS.put("initiative", row().must(Kind.TEXT, "roll", "result"));
        ROWS.put("out-of-supply", row().must(Kind.LIST, "rolls").must(Kind.TEXT, "code", "effect"));
        ROWS.put("points-reduced-20", row().must(Kind.WHOLE, "points", "reduced"));
        ROWS.put(
                "terrain-missions",
                row().must(Kind.TEXT, "terrain").must(Kind.LIST, "missions").may(Kind.GROUP, FactReader.CORRECTED));
        ROWS.put(
                "roll-to-destroy-campaign",
                row().must(Kind.LIST, "victoryPoints").must(Kind.WHOLE_OR_NONE, "neededToDestroy"));
        ROWS.put(
                "roll-to-destroy-wargame",
                row().must(Kind.LIST, "differences").must(Kind.WHOLE_OR_NONE, "losingTroops", "winningTroops"));
        ROWS.put(
                "variable-troops-campaign",
                row().must(Kind.TEXT, "troop", "platoon", "rating", "code").must(Kind.LIST, "rolls"));
        ROWS.put(
                "variable-troops-wargame",
                row().must(Kind.TEXT, "troop", "platoon", "code").must(Kind.LIST, "rolls"));
        ROWS.put("number-of-battles", row().must(Kind.LIST, "totals").must(Kind.WHOLE, "battles"));
        ROWS.put(
                "troop-bonuses",
                row().must(Kind.TEXT, "bonusRow").must(Kind.GROUP, "bonus").may(Kind.GROUP, FactReader.CORRECTED));
        ROWS.put(
                "situation-modifiers", row().must(Kind.TEXT, "situation", "who").must(Kind.WHOLE, "modifier"));
        ROWS.put("battle-resolution", row().must(Kind.TEXT, "dice", "add", "higher", "tie"));
        ROWS.put("victory-points-other", row().must(Kind.TEXT, "event").must(Kind.WHOLE, "vp"));
        ROWS.put(
                "outcome",
                row().must(Kind.TEXT, "level").may(Kind.TEXT, "side").may(Kind.WHOLE, "leadAtLeast", "leadBelow"));
        ROWS.put("german-reserve-die", row().must(Kind.LIST, "rolls").must(Kind.WHOLE, "arrivesInTurn"));
        ROWS.put("limits", row().must(Kind.TEXT, "name").must(Kind.WHOLE_OR_NONE, "value"));
    }

    private final Entry file;
    private final OrderOfBattleFaults troops;
    private final Map<String, Entry> tables = new LinkedHashMap<>();

    TableFaults(JsonNode tree, OrderOfBattleFaults troops, List<Fault> faults) {
        this.file = new Entry(tree, "the file of tables", ScenarioFiles.TABLES, faults);
        this.troops = troops;
    }

    private static Shape row() {
        return new Shape().must(Kind.TEXT, "source").may(Kind.TEXT, "note");
    }

    void find() {
        FILE.check(file);
        file.list("tables").forEach(this::table);
        for (String id : ROWS.keySet()) {
            if (!tables.containsKey(id)) {
                file.fault("The table " + id + " is missing.");
            }
        }
        covers("aircraft-die", "face", 1, 6);
        covers("c47-availability", "aircraft", 1, 3);
        covers("market-garden-aircraft", "turn", 1, 5);
        covers("air-resupply", "aircraft", 1, 3);
        covers("out-of-supply", "rolls", 1, 6);
        covers("roll-to-destroy-campaign", "victoryPoints", 0, 6);
        covers("roll-to-destroy-wargame", "differences", 0, 5);
        covers("number-of-battles", "totals", 2, 12);
        covers("german-reserve-die", "rolls", 1, 6);
        rows("out-of-supply").forEach(row -> row.oneOf("code", OutOfSupplyEffect.class));
        rows("market-garden-aircraft").forEach(TableFaults::scheduledAircraft);
        pips("roll-to-destroy-campaign", "neededToDestroy");
        pips("roll-to-destroy-wargame", "losingTroops");
        pips("roll-to-destroy-wargame", "winningTroops");
        variable("variable-troops-campaign");
        variable("variable-troops-wargame");
        reducedPoints();
        missions();
        bonuses();
        mustHave("situation-modifiers", "situation", SITUATIONS);
        mustHave("victory-points-other", "event", List.of(DEPOT_ATTACK));
        mustHave("limits", "name", LIMITS);
        rows("limits").forEach(TableFaults::limit);
        outcome();
    }

    private void table(JsonNode node) {
        String id = node.path("id").asString("");
        Entry table = new Entry(
                node,
                "the table \"" + node.path("title").asString(id) + "\"",
                ScenarioFiles.TABLES + ", " + id,
                file.faults());
        TABLE.check(table);
        Shape shape = ROWS.get(id);
        if (shape == null) {
            table.fault("No rule uses the table \"" + id + "\".");
            return;
        }
        if (tables.putIfAbsent(id, table) != null) {
            table.fault("There are two tables with the id " + id + ".");
            return;
        }
        for (Entry row : rows(id)) {
            shape.check(row);
            row.oneOf("source", Sources.KNOWN);
            negative(table, row.node());
        }
    }

    private List<Entry> rows(String id) {
        Entry table = tables.get(id);
        if (table == null) {
            return List.of();
        }
        List<Entry> rows = new ArrayList<>();
        for (JsonNode node : table.list("rows")) {
            int number = rows.size() + 1;
            rows.add(new Entry(
                    node,
                    "row " + number + " of " + table.subject(),
                    table.where() + ", row " + number,
                    file.faults()));
        }
        return rows;
    }

    /** Only situation modifiers may take away. */
    private static void negative(Entry table, JsonNode node) {
        for (Map.Entry<String, JsonNode> cell : node.properties()) {
            JsonNode value = cell.getValue();
            if (value.isObject()) {
                negative(table, value);
            } else if (value.isNumber()
                    && value.doubleValue() < 0
                    && !cell.getKey().equals("modifier")) {
                table.fault(Words.sentenceStart(table.subject()) + " has the negative value " + value.asString()
                        + " for " + Words.field(cell.getKey()) + ".");
            }
        }
    }

    private void covers(String id, String numbers, int from, int to) {
        Entry table = tables.get(id);
        if (table != null) {
            covers(table, "", rows(id), numbers, from, to);
        }
    }

    private static void covers(Entry table, String forWhom, List<Entry> rows, String numbers, int from, int to) {
        Map<Integer, Integer> times = new TreeMap<>();
        for (Entry row : rows) {
            row.wholes(numbers).forEach(number -> times.merge(number, 1, Integer::sum));
        }
        String subject = Words.sentenceStart(table.subject());
        for (int number = from; number <= to; number++) {
            if (!times.containsKey(number)) {
                table.fault(subject + " has no row for " + number + forWhom + ".");
            }
        }
        times.forEach((number, count) -> {
            if (number < from || number > to) {
                table.fault(
                        subject + " has a row for " + number + forWhom + "; it goes from " + from + " to " + to + ".");
            } else if (count > 1) {
                table.fault(subject + " has more than one row for " + number + forWhom + ".");
            }
        });
    }

    private void pips(String id, String field) {
        for (Entry row : rows(id)) {
            row.whole(field).ifPresent(pip -> {
                if (pip < 1 || pip > 6) {
                    row.fault("The " + Words.field(field) + " of " + row.subject() + " is " + pip
                            + "; a die shows 1 to 6.");
                }
            });
        }
    }

    private void variable(String id) {
        Entry table = tables.get(id);
        if (table == null) {
            return;
        }
        Map<String, List<Entry>> byTroop = new LinkedHashMap<>();
        for (Entry row : rows(id)) {
            row.text("troop")
                    .ifPresent(troop -> byTroop.computeIfAbsent(troop, any -> new ArrayList<>())
                            .add(row));
        }
        byTroop.keySet().forEach(code -> {
            Entry type = troops.types().get(code);
            if (type == null || !type.isTrue("variable")) {
                table.fault(Words.sentenceStart(table.subject()) + " has a row for " + code
                        + ", which is no variable type.");
            }
        });
        troops.types().forEach((code, type) -> {
            if (type.isTrue("variable")) {
                covers(table, " of " + type.subject(), byTroop.getOrDefault(code, List.of()), "rolls", 1, 6);
            }
        });
    }

    private void reducedPoints() {
        Set<Integer> seen = new HashSet<>();
        for (Entry row : rows("points-reduced-20")) {
            int points = row.whole("points").orElse(0);
            if (!seen.add(points)) {
                row.fault("The table of the 20% reduction has more than one row for " + points + " points.");
            }
            if (row.whole("reduced").orElse(0) >= points && points > 0) {
                row.fault(points + " points are not reduced by " + row.subject() + ".");
            }
        }
    }

    /** Town may be absent: its missions are then chosen by agreement. */
    private void missions() {
        Entry table = tables.get("terrain-missions");
        if (table == null) {
            return;
        }
        Set<String> seen = new HashSet<>();
        for (Entry row : rows("terrain-missions")) {
            row.oneOf("terrain", TERRAINS)
                    .filter(terrain -> !seen.add(terrain))
                    .ifPresent(terrain -> row.fault(
                            Words.sentenceStart(table.subject()) + " has more than one row for " + terrain + "."));
            if (row.node().path("missions").isArray() && row.texts("missions").size() != MISSIONS_OF_A_TERRAIN) {
                row.fault(Words.sentenceStart(row.subject()) + " has "
                        + row.texts("missions").size() + " missions; it needs one for each roll from 1 to "
                        + MISSIONS_OF_A_TERRAIN + ".");
            }
        }
        for (String terrain : TERRAINS) {
            if (!seen.contains(terrain) && !terrain.equals("TOWN")) {
                table.fault(Words.sentenceStart(table.subject()) + " has no row for " + terrain + ".");
            }
        }
    }

    private void bonuses() {
        Entry table = tables.get("troop-bonuses");
        if (table == null) {
            return;
        }
        Set<String> bonusRows = new HashSet<>();
        for (Entry row : rows("troop-bonuses")) {
            String name = row.text("bonusRow").orElse("");
            if (!bonusRows.add(name)) {
                row.fault(Words.sentenceStart(table.subject()) + " has more than one row for " + name + ".");
            }
            Shape cells = new Shape();
            TERRAINS.forEach(terrain -> cells.must(Kind.WHOLE_OR_NONE, terrain));
            cells.check(row.within("bonus", "the bonus of " + name));
        }
        troops.types().forEach((code, type) -> {
            Optional<String> bonusRow = type.text("bonusRow");
            if (bonusRow.isPresent() && !bonusRows.contains(bonusRow.get())) {
                table.fault(Words.sentenceStart(table.subject()) + " has no row " + bonusRow.get() + " for "
                        + type.subject() + ".");
            } else if (bonusRow.isEmpty() && !type.isTrue("variable")) {
                type.fault(type.subject() + " has no bonus row and is not variable.");
            }
        });
        Entry results = table.within("bonusRowOfResult");
        for (Entry row : rows("variable-troops-wargame")) {
            row.text("code")
                    .filter(code -> !results.node().has(code))
                    .ifPresent(code -> table.fault(Words.sentenceStart(table.subject())
                            + " does not say which row a rolled " + code + " uses."));
        }
        for (Map.Entry<String, JsonNode> result : results.node().properties()) {
            String used = result.getValue().asString("");
            if (!bonusRows.contains(used)) {
                table.fault(Words.sentenceStart(table.subject()) + " has no row " + used + " for a rolled "
                        + result.getKey() + ".");
            }
        }
    }

    private void mustHave(String id, String field, List<String> names) {
        Entry table = tables.get(id);
        if (table == null) {
            return;
        }
        Map<String, Integer> times = new HashMap<>();
        rows(id).forEach(row -> row.text(field).ifPresent(name -> times.merge(name, 1, Integer::sum)));
        for (String name : names) {
            if (!times.containsKey(name)) {
                table.fault(Words.sentenceStart(table.subject()) + " has no row for " + name + ".");
            }
        }
        times.forEach((name, count) -> {
            if (count > 1) {
                table.fault(Words.sentenceStart(table.subject()) + " has more than one row for " + name + ".");
            }
        });
    }

    /** A limit the rules count with cannot be none. */
    /** The schedule stands for the Aircraft Die, which shows one to three (HR-27). */
    private static void scheduledAircraft(Entry row) {
        row.whole("aircraft").ifPresent(aircraft -> {
            if (aircraft < 1 || aircraft > HIGHEST_ON_THE_AIRCRAFT_DIE) {
                row.fault("The schedule of aircraft says " + aircraft + " for turn "
                        + row.whole("turn").orElse(0) + "; the Aircraft Die shows 1 to "
                        + HIGHEST_ON_THE_AIRCRAFT_DIE + ".");
            }
        });
    }

    private static void limit(Entry row) {
        String name = row.text("name").orElse("");
        if (LIMITS.contains(name) && row.whole("value").isEmpty()) {
            row.fault("The limit " + name + " has no value.");
        }
    }

    /** Both sides win by the same leads, and a higher level needs a higher one (VIC-11 to VIC-14). */
    private void outcome() {
        Entry table = tables.get("outcome");
        if (table == null) {
            return;
        }
        Map<OutcomeLevel, Integer> leads = new TreeMap<>();
        for (Entry row : rows("outcome")) {
            Optional<OutcomeLevel> level = row.oneOf("level", OutcomeLevel.class);
            if (level.isEmpty()) {
                continue;
            }
            int lead = row.whole("leadAtLeast").orElse(0);
            Integer other = leads.putIfAbsent(level.get(), lead);
            if (other != null && other != lead) {
                row.fault("The level " + Words.capitalised(level.get().name()) + " begins at a lead of " + other
                        + " and of " + lead + ".");
            }
        }
        int before = -1;
        for (OutcomeLevel level : OutcomeLevel.values()) {
            Integer lead = leads.get(level);
            if (lead == null) {
                table.fault(Words.sentenceStart(table.subject()) + " has no row for " + level.name() + ".");
            } else if (lead <= before) {
                table.fault("The level " + Words.capitalised(level.name())
                        + " must begin at a higher lead than the one below it.");
            } else {
                before = lead;
            }
        }
    }
}
