package battlearrow.firestorm.scenario;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A copy of a scenario's data files that corrections are written into. What belongs together is kept together: a road that
 * is struck takes the sign of a road and the described routes that need it with it, a bridge that is none is only drawn.
 *
 * <p>Ledger ORG-10.
 */
final class ScenarioTrees {
    private static final String WOOD = "WOOD";

    private final ObjectNode map;
    private final ObjectNode forces;
    private final ObjectNode tables;

    private ScenarioTrees(ObjectNode map, ObjectNode forces, ObjectNode tables) {
        this.map = map;
        this.forces = forces;
        this.tables = tables;
    }

    /** @param files without faults */
    static ScenarioTrees of(ScenarioFiles files) {
        return new ScenarioTrees(tree(files.map()), tree(files.orderOfBattle()), tree(files.tables()));
    }

    private static ObjectNode tree(String text) {
        return (ObjectNode) ScenarioReader.JSON.readTree(text);
    }

    ScenarioTrees copy() {
        return new ScenarioTrees(map.deepCopy(), forces.deepCopy(), tables.deepCopy());
    }

    JsonNode map() {
        return map;
    }

    JsonNode forces() {
        return forces;
    }

    JsonNode tables() {
        return tables;
    }

    /** Writes all corrections; each that names something unknown is a fault and changes nothing. */
    void correct(Corrections corrections, List<Fault> faults) {
        for (Correction correction : corrections.list()) {
            Optional<String> fault = correct(correction);
            fault.ifPresent(sentence -> faults.add(new Fault(sentence, Corrections.WHERE + correction.fact())));
        }
    }

    /** Answers what is wrong; empty when it is done. */
    private Optional<String> correct(Correction correction) {
        return switch (correction) {
            case Correction.AreaTerrain c ->
                inArea(c.area(), c, "terrain", area -> area.put("terrain", code(c.terrain())));
            case Correction.AreaBridge c -> inArea(c.area(), c, "bridge", area -> bridge(area, c.bridge()));
            case Correction.AreaAirfield c ->
                inArea(c.area(), c, "airfield", area -> area.put("airfield", c.airfield()));
            case Correction.AreaZone c -> inArea(c.area(), c, "landingZone", area -> zone(area, c));
            case Correction.ObjectiveValue c ->
                inArea(c.area(), c, "objectiveVp", area -> {
                    if (c.points() == 0) {
                        area.putNull("objectiveVp");
                    } else {
                        area.put("objectiveVp", c.points());
                    }
                });
            case Correction.DepotNumber c -> depotNumber(c);
            case Correction.InitialControl c ->
                inArea(
                        c.area(),
                        c,
                        "initialControl",
                        area -> area.put("initialControl", c.side().name()));
            case Correction.BorderBetween c -> border(c);
            case Correction.RoadBetween c -> road(c);
            case Correction.TroopPlacement c -> placement(c);
            case Correction.BonusCell c -> bonus(c);
            case Correction.AircraftDieFace c ->
                cell("aircraft-die", "face", Integer.toString(c.face()), c, row -> row.put("aircraft", c.aircraft()));
            case Correction.ScheduledAircraft c ->
                cell(
                        "market-garden-aircraft",
                        "turn",
                        Integer.toString(c.turn()),
                        c,
                        row -> row.put("aircraft", c.aircraft()));
            case Correction.TerrainMission c -> mission(c);
        };
    }

    /** How something of the data is changed. */
    private interface Change {
        void change(ObjectNode node);
    }

    private Optional<String> inArea(AreaId id, Correction correction, String field, Change change) {
        Optional<ObjectNode> area = findArea(id);
        if (area.isEmpty()) {
            return unknownArea(id);
        }
        change.change(area.get());
        provenance(area.get(), field, correction);
        return Optional.empty();
    }

    private Optional<String> unknownArea(AreaId id) {
        return unknownArea(id.value());
    }

    private Optional<String> unknownArea(String id) {
        return Optional.of("The map has no area \"" + id + "\"" + nearest(map.path("areas"), "name", id));
    }

    private Optional<String> unknownTroop(String id) {
        return Optional.of(
                "The order of battle has no Troop \"" + id + "\"" + nearest(forces.path("troops"), "unit", id));
    }

    /** Says of each area and Troop a fact names, and the data do not have, which one is nearest. */
    List<String> listUnknown(String fact) {
        List<String> parts = List.of(fact.split("/", -1));
        List<String> areas = switch (parts.getFirst()) {
            case "area" -> parts.subList(1, Math.min(2, parts.size()));
            case "border", "road" -> parts.subList(1, parts.size());
            default -> List.of();
        };
        Stream<String> unknownAreas = areas.stream()
                .filter(id -> find(map.path("areas"), "id", id).isEmpty())
                .flatMap(id -> unknownArea(id).stream());
        Stream<String> unknownTroops = Stream.of(parts)
                .filter(troop -> troop.getFirst().equals("troop") && troop.size() > 1)
                .map(troop -> troop.get(1))
                .filter(id -> find(forces.path("troops"), "id", id).isEmpty())
                .flatMap(id -> unknownTroop(id).stream());
        return Stream.concat(unknownAreas, unknownTroops).toList();
    }

    private static void provenance(ObjectNode thing, String field, Correction correction) {
        ObjectNode source = ((ObjectNode) thing.path("provenance")).putObject(field);
        source.put("source", Sources.CLUB);
        if (!correction.reason().isEmpty()) {
            source.put("note", correction.reason());
        }
    }

    /** For a thing that is one fact only. */
    private static void provenance(ObjectNode thing, Correction correction, String field) {
        thing.put(field, Sources.CLUB);
        if (correction.reason().isEmpty()) {
            thing.remove("note");
        } else {
            thing.put("note", correction.reason());
        }
    }

    /** Where there is no bridge to fight for a road may still cross the water: that bridge is only drawn. */
    private void bridge(ObjectNode area, boolean bridge) {
        area.put("bridge", bridge);
        for (ObjectNode point : objects(map.path("bridgePoints"))) {
            if (!bridge && text(point, "areaId").equals(text(area, "id"))) {
                point.put("minor", true);
            }
        }
    }

    /** The code of a zone is what its name says, after which it is called; a new one has none of its own. */
    private static void zone(ObjectNode area, Correction.AreaZone correction) {
        ZoneKind kind = correction.zone();
        if (kind == null) {
            area.putNull("landingZone");
            return;
        }
        String code = area.path("landingZone").path("code").asString(text(area, "name"));
        area.putObject("landingZone")
                .put("kind", kind == ZoneKind.LANDING_ZONE ? "LZ" : "DZ")
                .put("code", code);
    }

    private Optional<String> depotNumber(Correction.DepotNumber correction) {
        Optional<ObjectNode> area = findArea(correction.area());
        if (area.isEmpty()) {
            return unknownArea(correction.area());
        }
        if (!(area.get().get("supplyDepot") instanceof ObjectNode depot)
                || !text(depot, "side").equals("GERMAN")) {
            return Optional.of(text(area.get(), "name") + " is no German Supply Depot and has no number.");
        }
        depot.put("number", correction.number());
        provenance(area.get(), "supplyDepotNumber", correction);
        return Optional.empty();
    }

    private Optional<String> border(Correction.BorderBetween correction) {
        Optional<ObjectNode> border = findPair("borders", correction.one(), correction.other());
        if (border.isEmpty()) {
            return Optional.of(noBorder(correction.one(), correction.other()));
        }
        border.get().put("kind", correction.kind().name());
        provenance(border.get(), correction, "provenance");
        return Optional.empty();
    }

    private String noBorder(AreaId one, AreaId other) {
        for (AreaId id : List.of(one, other)) {
            if (findArea(id).isEmpty()) {
                return unknownArea(id).orElseThrow();
            }
        }
        return name(one) + " and " + name(other) + " share no border.";
    }

    private Optional<String> road(Correction.RoadBetween correction) {
        AreaId one = correction.one();
        AreaId other = correction.other();
        Optional<ObjectNode> border = findPair("borders", one, other);
        if (border.isEmpty()) {
            return Optional.of(noBorder(one, other));
        }
        Optional<ObjectNode> road = findPair("roads", one, other);
        if (correction.road()) {
            provenance(road.orElseGet(() -> newRoad(one, other)), correction, "provenance");
        } else if (road.isPresent()) {
            strike(one, other);
        }
        roadSigns(one);
        roadSigns(other);
        return Optional.empty();
    }

    /** Drawn straight from the middle of the one to the middle of the other. */
    private ObjectNode newRoad(AreaId one, AreaId other) {
        ObjectNode road = ((ArrayNode) map.path("roads"))
                .addObject()
                .put("a", one.value())
                .put("b", other.value());
        ArrayNode path = road.putArray("path");
        for (AreaId end : List.of(one, other)) {
            JsonNode hub = findArea(end).orElseThrow().path("hub");
            path.addArray().add(hub.path("x").doubleValue()).add(hub.path("y").doubleValue());
        }
        return road;
    }

    /** The routes of the rulebook are described, no rule uses them: without its road such a description is wrong. */
    private void strike(AreaId one, AreaId other) {
        remove((ArrayNode) map.path("roads"), road -> isPair(road, one, other));
        remove((ArrayNode) map.path("routesNorth"), route -> {
            List<String> areas = StreamSupport.stream(route.path("areas").spliterator(), false)
                    .map(JsonNode::stringValue)
                    .toList();
            for (int i = 0; i + 1 < areas.size(); i++) {
                if (Set.of(areas.get(i), areas.get(i + 1)).equals(Set.of(one.value(), other.value()))) {
                    return true;
                }
            }
            return false;
        });
    }

    private static void remove(ArrayNode list, Predicate<JsonNode> which) {
        for (int i = list.size() - 1; i >= 0; i--) {
            if (which.test(list.get(i))) {
                list.remove(i);
            }
        }
    }

    private void roadSigns(AreaId id) {
        boolean led = objects(map.path("roads")).stream()
                .anyMatch(road ->
                        text(road, "a").equals(id.value()) || text(road, "b").equals(id.value()));
        findArea(id).orElseThrow().put("hasRoad", led);
    }

    private Optional<String> placement(Correction.TroopPlacement correction) {
        Optional<ObjectNode> troop =
                find(forces.path("troops"), "id", correction.troop().value());
        if (troop.isEmpty()) {
            return unknownTroop(correction.troop().value());
        }
        AreaId area = correction.area();
        if (area != null && findArea(area).isEmpty()) {
            return unknownArea(area);
        }
        ObjectNode place = ((ObjectNode) troop.get().path("placements"))
                .putObject(correction.scenario().name())
                .put("kind", correction.kind().name());
        String areaId = area == null ? null : area.value();
        switch (correction.kind()) {
            case AREA -> place.put("areaId", areaId);
            case AIR_DROP -> place.put("zoneAreaId", areaId).put("turn", correction.turn());
            case ALLIED_REINFORCEMENT -> {}
            case ALLIED_RESERVE -> {
                place.put("depotId", areaId).put("turn", correction.turn());
                if (areaId == null) {
                    place.put("entersBy", "AIR_DROP");
                }
            }
            case GERMAN_RESERVE -> place.put("depotId", areaId).put("turn", correction.turn());
        }
        provenance(troop.get(), correction.scenario().name(), correction);
        return Optional.empty();
    }

    private Optional<String> bonus(Correction.BonusCell correction) {
        Optional<ObjectNode> row = find(rows("troop-bonuses"), "bonusRow", correction.row());
        if (row.isEmpty()) {
            return Optional.of("The table of bonuses has no row \"" + correction.row() + "\".");
        }
        ((ObjectNode) row.get().path("bonus")).put(code(correction.terrain()), correction.bonus());
        corrected(row.get()).put(code(correction.terrain()), correction.reason());
        return Optional.empty();
    }

    private Optional<String> mission(Correction.TerrainMission correction) {
        Optional<ObjectNode> row = find(rows("terrain-missions"), "terrain", code(correction.terrain()));
        if (row.isEmpty()) {
            return Optional.of("The table of missions has no row for "
                    + correction.terrain().name() + ".");
        }
        ((ArrayNode) row.get().path("missions"))
                .set(correction.roll() - 1, ScenarioReader.JSON.getNodeFactory().stringNode(correction.mission()));
        corrected(row.get()).put(Integer.toString(correction.roll()), correction.reason());
        return Optional.empty();
    }

    /** The source of a row holds for its cells, but for those named here with the club's reason. */
    private static ObjectNode corrected(ObjectNode row) {
        return row.get(FactReader.CORRECTED) instanceof ObjectNode cells ? cells : row.putObject(FactReader.CORRECTED);
    }

    private Optional<String> cell(String table, String field, String number, Correction correction, Change change) {
        Optional<ObjectNode> row = find(rows(table), field, number);
        if (row.isEmpty()) {
            return Optional.of("The table \"" + table + "\" has no row for " + number + ".");
        }
        change.change(row.get());
        provenance(row.get(), correction, "source");
        return Optional.empty();
    }

    private JsonNode rows(String table) {
        return find(tables.path("tables"), "id", table)
                .map(found -> found.path("rows"))
                .orElseThrow();
    }

    private Optional<ObjectNode> findArea(AreaId id) {
        return find(map.path("areas"), "id", id.value());
    }

    /** Ends the sentence about something unknown with what may have been meant, if anything is spelt nearly so. */
    private static String nearest(JsonNode list, String nameField, String typed) {
        return objects(list).stream()
                .filter(known -> Spelling.isNear(typed, text(known, "id")))
                .min(Comparator.comparingInt(known -> Spelling.distance(typed, text(known, "id"))))
                .map(known -> "; the nearest is \"" + text(known, "id") + "\", " + text(known, nameField) + ".")
                .orElse(".");
    }

    private String name(AreaId id) {
        return findArea(id).map(area -> text(area, "name")).orElse(id.value());
    }

    private Optional<ObjectNode> findPair(String list, AreaId one, AreaId other) {
        return objects(map.path(list)).stream()
                .filter(node -> isPair(node, one, other))
                .findFirst();
    }

    private static boolean isPair(JsonNode node, AreaId one, AreaId other) {
        String a = text(node, "a");
        String b = text(node, "b");
        return a.equals(one.value()) && b.equals(other.value()) || a.equals(other.value()) && b.equals(one.value());
    }

    private static Optional<ObjectNode> find(JsonNode list, String field, String value) {
        return objects(list).stream()
                .filter(node -> node.path(field).asString("").equals(value))
                .findFirst();
    }

    private static List<ObjectNode> objects(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(ObjectNode.class::cast)
                .toList();
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asString("");
    }

    /** The files say WOOD as the printed tables do; the rules say Forest. */
    static String code(Terrain terrain) {
        return terrain == Terrain.FOREST ? WOOD : terrain.name();
    }
}
