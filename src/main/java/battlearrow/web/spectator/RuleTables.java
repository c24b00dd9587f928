package battlearrow.web.spectator;

import battlearrow.firestorm.forces.TroopType;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.web.campaign.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * The rulebook's tables to read, as the application brings them along. The chronicle leads to their rows: the anchor of a row
 * is that of its table and its key, {@code T-05-3}.
 */
@Component
class RuleTables {
    private final Scenario scenario = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
    private final RulebookTables tables = scenario.tables();
    private final Words words;

    RuleTables(Words words) {
        this.words = words;
    }

    /**
     * A table.
     *
     * @param id its anchor; also the last part of the keys of its title
     * @param columns the heads of its columns
     */
    record Table(String id, String title, List<String> columns, List<Row> rows) {
        Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }

        boolean matches(String wanted) {
            String all = String.join(
                            "\n",
                            Stream.concat(Stream.of(id, title), rows.stream().flatMap(row -> row.cells().stream()))
                                    .toList())
                    .toLowerCase(Locale.ROOT);
            return Stream.of(wanted.toLowerCase(Locale.ROOT).split("\\s+")).allMatch(all::contains);
        }
    }

    /** @param anchor unique on the page */
    record Row(String anchor, List<String> cells) {
        Row {
            cells = List.copyOf(cells);
        }
    }

    List<Table> list() {
        return List.of(
                depots(),
                variable("T-03", tables.variableCampaign()),
                variable("T-04", tables.variableWargame()),
                outOfSupply(),
                reducedPoints(),
                missions(),
                rollToDestroy(),
                objectives(),
                captured(),
                byDie("T-11", "c47", tables.c47ByAircraft(), 1),
                byDie("T-12", "markers", tables.markersByAircraft(), 1),
                byDie("T-13", "battles", tables.battlesByTotal(), 2),
                bonuses(),
                modifiers(),
                wargameRollToDestroy());
    }

    private Table table(String id, List<Row> rows, String... columns) {
        return new Table(
                id,
                words.of("rules.table." + id),
                Stream.of(columns)
                        .map(key -> words.of("rules.table.col." + key))
                        .toList(),
                rows);
    }

    private static Row row(String id, Object key, Object... cells) {
        return new Row(id + "-" + key, Stream.of(cells).map(Object::toString).toList());
    }

    private Table depots() {
        String id = "T-02";
        List<Row> rows = scenario.listDepots(Side.GERMAN).stream()
                .sorted(Comparator.comparing(Area::depotNumber))
                .map(depot -> row(id, depot.depotNumber(), depot.depotNumber(), depot.name()))
                .toList();
        return table(id, rows, "die", "depot");
    }

    private Table variable(String id, Map<String, List<VariablePlatoon>> platoons) {
        List<Row> rows = new ArrayList<>();
        for (TroopType type : scenario.types()) {
            List<VariablePlatoon> six = platoons.getOrDefault(type.code(), List.of());
            for (int die = 1; die <= six.size(); die++) {
                VariablePlatoon platoon = six.get(die - 1);
                rows.add(row(id, name(type.code()) + "-" + die, type.name(), die, platoon.platoon(), platoon.rating()));
            }
        }
        return table(id, rows, "troop", "die", "platoon", "rating");
    }

    private Table outOfSupply() {
        String id = "T-05";
        List<Row> rows = new ArrayList<>();
        for (int die = 1; die <= tables.outOfSupply().size(); die++) {
            rows.add(row(
                    id, die, die, words.of("out-of-supply", tables.outOfSupply().get(die - 1))));
        }
        return table(id, rows, "die", "effect");
    }

    private Table reducedPoints() {
        String id = "T-06";
        List<Row> rows = new TreeMap<>(tables.reducedPoints())
                .descendingMap().entrySet().stream()
                        .map(entry -> row(id, entry.getKey(), entry.getKey(), entry.getValue()))
                        .toList();
        return table(id, rows, "points", "reduced");
    }

    private Table missions() {
        String id = "T-07";
        List<Row> rows = new ArrayList<>();
        for (Terrain terrain : Terrain.values()) {
            List<String> six = tables.findMissions(terrain).orElse(List.of());
            for (int die = 1; die <= six.size(); die++) {
                rows.add(row(
                        id,
                        name(terrain.name()) + "-" + die,
                        words.of("desk.terrain", terrain),
                        die,
                        six.get(die - 1)));
            }
        }
        return table(id, rows, "terrain", "die", "mission");
    }

    /** The anchor of a row is the pip needed, so rows that need the same stand as one. */
    private Table rollToDestroy() {
        String id = "T-08";
        List<Row> rows = new ArrayList<>();
        List<Integer> needed = tables.rollToDestroy();
        int from = 0;
        for (int points = 0; points < needed.size(); points++) {
            boolean isLast = points + 1 == needed.size();
            if (isLast || !needed.get(points).equals(needed.get(points + 1))) {
                String scored = isLast
                        ? words.of("rules.table.or-more", from)
                        : from == points ? Integer.toString(from) : words.of("rules.table.range", from, points);
                rows.add(row(id, needed.get(points), scored, needed(needed.get(points))));
                from = points + 1;
            }
        }
        return table(id, rows, "own-points", "needed");
    }

    private String needed(int pip) {
        return pip == 0 ? words.of("rules.table.no-roll") : words.of("rules.table.or-more", pip);
    }

    private Table objectives() {
        String id = "T-09";
        List<Row> rows = scenario.map().areas().stream()
                .filter(Area::isObjective)
                .sorted(Comparator.comparing(Area::objectiveValue).reversed().thenComparing(Area::name))
                .map(area -> row(id, area.id(), area.name(), area.objectiveValue()))
                .toList();
        return table(id, rows, "area", "victory-points");
    }

    private Table captured() {
        String id = "T-10";
        List<Row> rows = new ArrayList<>();
        for (TroopType type : scenario.types()) {
            if (type.captureValue() > 0) {
                rows.add(row(id, name(type.code()), type.name(), type.captureValue()));
            }
        }
        rows.add(row(id, "depot", words.of("rules.table.depot-attack"), tables.depotAttackValue()));
        return table(id, rows, "captured", "victory-points");
    }

    private Table byDie(String id, String column, List<Integer> values, int first) {
        List<Row> rows = new ArrayList<>();
        for (int index = 0; index < values.size(); index++) {
            rows.add(row(id, first + index, first + index, values.get(index)));
        }
        return table(id, rows, first == 1 ? "aircraft-die" : "two-dice", column);
    }

    private Table bonuses() {
        String id = "T-14";
        List<Row> rows = tables.bonuses().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(bonus -> new Row(
                        id + "-" + name(bonus.getKey()),
                        Stream.concat(
                                        Stream.of(whoHas(bonus.getKey())),
                                        Stream.of(Terrain.values())
                                                .map(terrain -> bonus.getValue().get(terrain))
                                                .map(value -> value == null ? "–" : "+" + value))
                                .toList()))
                .toList();
        List<String> columns = new ArrayList<>(List.of(words.of("rules.table.col.troop")));
        Stream.of(Terrain.values())
                .map(terrain -> words.of("desk.terrain", terrain))
                .forEach(columns::add);
        return new Table(id, words.of("rules.table." + id), columns, rows);
    }

    /** The types of Troops, and what variable ones may turn out to be, that a row of the bonuses is for. */
    private String whoHas(String row) {
        List<String> names = new ArrayList<>();
        scenario.types().stream()
                .filter(type -> row.equals(type.bonusRow()))
                .map(TroopType::name)
                .forEach(names::add);
        tables.variableWargame().values().stream()
                .flatMap(List::stream)
                .filter(platoon ->
                        tables.findBonusRow(platoon.code()).filter(row::equals).isPresent())
                .map(VariablePlatoon::platoon)
                .forEach(names::add);
        return String.join(", ", names.stream().distinct().toList());
    }

    private Table modifiers() {
        String id = "T-15";
        return table(
                id,
                List.of(
                        modifier(id, "anti-aircraft", tables.antiAircraftModifier()),
                        modifier(id, "artillery", tables.artilleryModifier()),
                        modifier(id, "out-of-supply", tables.outOfSupplyModifier())),
                "situation",
                "added");
    }

    private Row modifier(String id, String kind, int amount) {
        return row(id, kind, words.of("modifier." + kind), "%+d".formatted(amount));
    }

    private Table wargameRollToDestroy() {
        String id = "T-16";
        List<Row> rows = new ArrayList<>();
        int last = tables.wargameRollToDestroyLoser().size() - 1;
        for (int difference = 0; difference <= last; difference++) {
            rows.add(row(
                    id,
                    difference,
                    difference == last ? words.of("rules.table.or-more", difference) : difference,
                    needed(tables.wargameRollToDestroyLoser().get(difference)),
                    needed(tables.wargameRollToDestroyWinner().get(difference))));
        }
        return table(id, rows, "difference", "loser", "winner");
    }

    private static String name(String code) {
        return code.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
