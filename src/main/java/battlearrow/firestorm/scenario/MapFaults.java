package battlearrow.firestorm.scenario;

import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.scenario.Outline.Edge;
import battlearrow.firestorm.scenario.Outline.Point;
import battlearrow.firestorm.scenario.Shape.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Finds what is wrong with the Campaign Map (SET-03 to SET-07). */
final class MapFaults {
    private static final int AREAS_OF_THE_MAP = 60;
    private static final int GERMAN_DEPOTS = 6;
    private static final int ALLIED_DEPOTS = 3;
    private static final int LAST_ROW = 52;

    /** Lengths in the file are rounded to a tenth. */
    private static final double ROUNDING = 0.1;

    private static final List<String> TERRAINS = List.of("OPEN", "HILL", "WOOD", "POLDER", "TOWN");
    private static final List<String> ZONES = List.of("LZ", "DZ");
    private static final List<String> WATERS = List.of("MAJOR_RIVER", "CANAL");
    private static final Pattern GRID = Pattern.compile("[A-Z]([1-9]\\d?)");

    private static final Shape MAP = new Shape()
            .must(Kind.TEXT, "title")
            .must(Kind.WHOLE, "version")
            .must(Kind.GROUP, "provenanceVocabulary", "coordinateSystem", "areaCount")
            .must(Kind.NUMBER, "minimumSharedEdge")
            .must(Kind.LIST, "areas", "borders", "roads", "depotExits", "waterways", "bridgePoints", "routesNorth");
    private static final Shape SHEET = new Shape()
            .must(Kind.NUMBER, "width", "height")
            .may(Kind.TEXT, "origin", "gridColumns", "gridRows", "x", "y", "note");
    private static final Shape AREA_COUNT =
            new Shape().must(Kind.WHOLE, "value").must(Kind.TEXT, "source", "decision");
    private static final Shape AREA = new Shape()
            .must(Kind.TEXT, "id", "name", "grid", "terrain", "initialControl")
            .must(Kind.LIST, "aliases", "polygon")
            .must(Kind.FLAG, "bridge", "airfield", "hasRoad")
            .must(Kind.GROUP_OR_NONE, "landingZone", "supplyDepot")
            .must(Kind.WHOLE_OR_NONE, "objectiveVp")
            .must(Kind.GROUP, "label", "counterAnchor", "hub", "provenance");
    private static final Shape ZONE = new Shape().must(Kind.TEXT, "kind", "code");
    private static final Shape DEPOT = new Shape().must(Kind.TEXT, "side").must(Kind.WHOLE_OR_NONE, "number");
    private static final Shape LABEL = new Shape().must(Kind.NUMBER, "x", "y").must(Kind.LIST, "lines");
    private static final Shape POINT = new Shape().must(Kind.NUMBER, "x", "y");
    private static final Shape BORDER = new Shape()
            .must(Kind.TEXT, "a", "b", "kind", "provenance")
            .must(Kind.NUMBER, "length")
            .must(Kind.LIST, "waterways")
            .may(Kind.TEXT, "note");
    private static final Shape ROAD = new Shape()
            .must(Kind.TEXT, "a", "b", "provenance")
            .must(Kind.LIST, "path")
            .may(Kind.TEXT, "note");
    private static final Shape DEPOT_EXIT =
            new Shape().must(Kind.TEXT, "areaId").must(Kind.LIST, "path");
    private static final Shape WATERWAY = new Shape()
            .must(Kind.TEXT, "id", "name", "kind", "provenance")
            .must(Kind.LIST, "paths")
            .may(Kind.TEXT, "note");
    private static final Shape BRIDGE_POINT =
            new Shape().must(Kind.TEXT, "areaId").must(Kind.NUMBER, "x", "y").must(Kind.FLAG, "minor");
    private static final Shape ROUTE = new Shape()
            .must(Kind.TEXT, "id", "name", "provenance")
            .must(Kind.LIST, "areas")
            .may(Kind.TEXT, "note");

    private final Entry map;
    private final List<Entry> areas = new ArrayList<>();
    private final Map<String, Entry> byId = new LinkedHashMap<>();
    private final Map<String, Outline> outlines = new LinkedHashMap<>();
    private final Map<Set<String>, Double> sharedLengths = new HashMap<>();
    private final Map<Set<String>, String> borders = new LinkedHashMap<>();
    private final Set<Set<String>> roads = new HashSet<>();
    private final Set<String> waterways = new HashSet<>();

    MapFaults(JsonNode tree, List<Fault> faults) {
        this.map = new Entry(tree, "the map", ScenarioFiles.MAP, faults);
        List<JsonNode> nodes = map.list("areas");
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            String id = Optional.ofNullable(ScenarioReader.text(node, "id")).orElse("number " + (i + 1));
            String name = Optional.ofNullable(ScenarioReader.text(node, "name")).orElse("the area " + id);
            Entry area = new Entry(node, name, ScenarioFiles.MAP + ", areas, " + id, faults);
            areas.add(area);
            area.text("id").ifPresent(key -> byId.putIfAbsent(key, area));
        }
    }

    /** The area with this id; empty when the map has none. */
    Optional<Entry> findArea(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    void find() {
        MAP.check(map);
        SHEET.check(map.within("coordinateSystem", "the sheet"));
        countAreas();
        areas.forEach(this::area);
        duplicates("id", "Two areas have the id %s.");
        duplicates("name", "Two areas are called %s.");
        duplicates("grid", "Two areas have the map reference %s.");
        aliases();
        depots();
        waters();
        tile();
        eachPair("borders", "the border", BORDER, this::border);
        bordersLeftOut();
        eachPair("roads", "the road", ROAD, this::road);
        roadSigns();
        unreachable();
        drawings();
        routes();
    }

    private void countAreas() {
        Entry count = map.within("areaCount", "the number of areas");
        AREA_COUNT.check(count);
        count.oneOf("source", Sources.KNOWN);
        if (areas.size() != AREAS_OF_THE_MAP) {
            map.fault("The map has " + areas.size() + " areas; the rulebook has " + AREAS_OF_THE_MAP + ".");
        }
        if (count.whole("value").isPresent() && count.whole("value").getAsInt() != areas.size()) {
            count.fault("The map says that it has " + count.whole("value").getAsInt() + " areas, but lists "
                    + areas.size() + ".");
        }
    }

    private double width() {
        return map.node().path("coordinateSystem").path("width").asDouble(0);
    }

    private double height() {
        return map.node().path("coordinateSystem").path("height").asDouble(0);
    }

    private void area(Entry area) {
        AREA.check(area);
        area.oneOf("terrain", TERRAINS);
        area.text("grid").ifPresent(grid -> mapReference(area, grid));
        if (area.hasValue("landingZone")) {
            ZONE.check(area.within("landingZone", "the zone of " + area.subject()));
            area.within("landingZone", "the zone of " + area.subject()).oneOf("kind", ZONES);
            Sources.check(area, "landingZone");
        }
        objective(area);
        control(area);
        for (String always : List.of("name", "grid", "terrain", "initialControl")) {
            Sources.check(area, always);
        }
        for (String sometimes : List.of("bridge", "airfield")) {
            if (area.isTrue(sometimes)) {
                Sources.check(area, sometimes);
            }
        }
        Optional<Outline> outline = Outline.read(area, width(), height());
        outline.ifPresent(sound -> area.text("id").ifPresent(id -> outlines.put(id, sound)));
        LABEL.check(area.within("label", "the label of " + area.subject()));
        POINT.check(area.within("counterAnchor", "the counter anchor of " + area.subject()));
        POINT.check(area.within("hub", "the hub of " + area.subject()));
        for (String point : List.of("label", "counterAnchor", "hub")) {
            Optional<Point> at = point(area.node().path(point));
            if (at.isPresent() && outline.isPresent() && !outline.get().holds(at.get())) {
                area.fault("The " + Words.field(point) + " of " + area.subject() + " lies outside its outline.");
            }
        }
    }

    private static Optional<Point> point(JsonNode node) {
        return node.path("x").isNumber() && node.path("y").isNumber()
                ? Optional.of(
                        new Point(node.path("x").doubleValue(), node.path("y").doubleValue()))
                : Optional.empty();
    }

    private static void mapReference(Entry area, String grid) {
        var matcher = GRID.matcher(grid);
        if (!matcher.matches() || Integer.parseInt(matcher.group(1)) > LAST_ROW) {
            area.fault("The map reference of " + area.subject() + " is " + grid
                    + "; it must be a letter and a number from 1 to " + LAST_ROW + ".");
        }
    }

    private static void objective(Entry area) {
        if (area.whole("objectiveVp").isPresent()) {
            if (area.whole("objectiveVp").getAsInt() <= 0) {
                area.fault("The objective value of " + area.subject() + " is "
                        + area.whole("objectiveVp").getAsInt() + "; it must be above 0.");
            }
            Sources.check(area, "objectiveVp");
        } else if (area.isTrue("bridge")) {
            area.fault(area.subject() + " is a bridge and therefore an objective, but has no objective value.");
        }
    }

    private static void control(Entry area) {
        Optional<Side> control = area.oneOf("initialControl", Side.class);
        boolean alliedDepot =
                area.node().path("supplyDepot").path("side").asString("").equals(Side.ALLIED.name());
        if (control.isPresent() && (control.get() == Side.ALLIED) != alliedDepot) {
            area.fault(
                    alliedDepot
                            ? area.subject() + " is an Allied Supply Depot and must start under Allied control."
                            : area.subject() + " starts under Allied control, but only the Allied Supply Depots do.");
        }
    }

    private void duplicates(String field, String sentence) {
        Set<String> seen = new HashSet<>();
        for (Entry area : areas) {
            area.text(field)
                    .filter(value -> !seen.add(value))
                    .ifPresent(value -> area.fault(sentence.formatted(value)));
        }
    }

    private void aliases() {
        Map<String, String> owners = new HashMap<>();
        areas.forEach(area -> area.text("name").ifPresent(name -> owners.putIfAbsent(name, area.subject())));
        for (Entry area : areas) {
            for (String alias : area.texts("aliases")) {
                String owner = owners.putIfAbsent(alias, area.subject());
                if (owner != null) {
                    area.fault(area.subject() + " is also called " + alias + ", and so is " + owner + ".");
                }
            }
        }
    }

    private void depots() {
        Map<Integer, String> numbered = new TreeMap<>();
        int german = 0;
        int allied = 0;
        for (Entry area : areas) {
            if (!area.hasValue("supplyDepot")) {
                continue;
            }
            Entry depot = area.within("supplyDepot", "the Supply Depot of " + area.subject());
            DEPOT.check(depot);
            Sources.check(area, "supplyDepot");
            Optional<Side> side = depot.oneOf("side", Side.class);
            boolean hasNumber = depot.whole("number").isPresent();
            if (side.isPresent() && side.get() == Side.ALLIED) {
                allied++;
                if (hasNumber) {
                    depot.fault(area.subject() + " is an Allied Supply Depot and has no number.");
                }
            } else if (side.isPresent()) {
                german++;
                if (hasNumber) {
                    Sources.check(area, "supplyDepotNumber");
                    depotNumber(area, depot.whole("number").getAsInt(), numbered);
                }
            }
        }
        countDepots("German", german, GERMAN_DEPOTS);
        countDepots("Allied", allied, ALLIED_DEPOTS);
        for (int number = 1; number <= GERMAN_DEPOTS; number++) {
            if (!numbered.containsKey(number)) {
                map.fault("No German Supply Depot has the number " + number + ".");
            }
        }
    }

    private static void depotNumber(Entry area, int number, Map<Integer, String> numbered) {
        if (number < 1 || number > GERMAN_DEPOTS) {
            area.fault("The depot number of " + area.subject() + " is " + number + "; it must be from 1 to "
                    + GERMAN_DEPOTS + ".");
            return;
        }
        String other = numbered.putIfAbsent(number, area.subject());
        if (other != null) {
            area.fault(other + " and " + area.subject() + " both have the depot number " + number + ".");
        }
    }

    private void countDepots(String side, int count, int wanted) {
        if (count != wanted) {
            map.fault("The map has " + count + " " + side + " Supply Depots; the rulebook has " + wanted + ".");
        }
    }

    private void waters() {
        for (JsonNode node : map.list("waterways")) {
            Entry water = new Entry(
                    node, node.path("name").asString("a waterway"), ScenarioFiles.MAP + ", waterways", map.faults());
            WATERWAY.check(water);
            water.oneOf("kind", WATERS);
            water.oneOf("provenance", Sources.KNOWN);
            water.text("id")
                    .filter(id -> !waterways.add(id))
                    .ifPresent(id -> water.fault("Two waterways have the id " + id + "."));
            water.list("paths").forEach(path -> path(water, path));
        }
    }

    /** What a border or road says of the two areas it names. */
    private interface PairCheck {
        void check(Entry entry, String a, String b);
    }

    private void eachPair(String listName, String kind, Shape shape, PairCheck check) {
        Set<Set<String>> seen = new HashSet<>();
        for (JsonNode node : map.list(listName)) {
            Entry entry = new Entry(
                    node,
                    kind + " of " + areaName(node, "a") + " and " + areaName(node, "b"),
                    ScenarioFiles.MAP + ", " + listName,
                    map.faults());
            shape.check(entry);
            entry.oneOf("provenance", Sources.KNOWN);
            boolean known = true;
            for (String end : List.of("a", "b")) {
                String id = entry.text(end).orElse("");
                if (!id.isEmpty() && !byId.containsKey(id)) {
                    entry.fault(
                            Words.sentenceStart(entry.subject()) + " names " + id + ", which is no area of the map.");
                }
                known &= byId.containsKey(id);
            }
            if (!known) {
                continue;
            }
            String a = entry.text("a").orElse("");
            String b = entry.text("b").orElse("");
            if (a.equals(b)) {
                entry.fault(Words.sentenceStart(entry.subject()) + " joins an area to itself.");
            } else if (!seen.add(Set.of(a, b))) {
                entry.fault(Words.sentenceStart(entry.subject()) + " is listed twice.");
            } else {
                check.check(entry, a, b);
            }
        }
    }

    private String areaName(JsonNode node, String field) {
        String id = ScenarioReader.text(node, field);
        if (id == null) {
            return "an area without id";
        }
        Entry area = byId.get(id);
        return area == null ? id : area.subject();
    }

    private String nameOf(String id) {
        return findArea(id).map(Entry::subject).orElse(id);
    }

    private void border(Entry border, String a, String b) {
        Optional<BorderKind> kind = border.oneOf("kind", BorderKind.class);
        borders.put(Set.of(a, b), kind.map(Enum::name).orElse(""));
        for (String water : border.texts("waterways")) {
            if (!waterways.contains(water)) {
                border.fault(Words.sentenceStart(border.subject()) + " follows " + water
                        + ", which is no waterway of the map.");
            }
        }
        double length = border.node().path("length").isNumber()
                ? border.node().path("length").doubleValue()
                : 0;
        if (length < 0) {
            border.fault("The length of " + border.subject() + " is " + length + "; it must be above 0.");
        }
        if (!outlines.containsKey(a) || !outlines.containsKey(b)) {
            return;
        }
        double shared = sharedLengths.getOrDefault(Set.of(a, b), 0.0);
        if (shared < minimumEdge()) {
            border.fault("%s and %s have a border, but their outlines share %.1f units; at least %.1f are needed."
                    .formatted(nameOf(a), nameOf(b), shared, minimumEdge()));
        } else if (length >= 0 && Math.abs(shared - length) > ROUNDING) {
            border.fault("The length of %s is %.1f, but the outlines share %.1f units."
                    .formatted(border.subject(), length, shared));
        }
    }

    private double minimumEdge() {
        return map.node().path("minimumSharedEdge").asDouble(0);
    }

    private void road(Entry road, String a, String b) {
        roads.add(Set.of(a, b));
        String kind = borders.get(Set.of(a, b));
        if (kind == null) {
            road.fault(nameOf(a) + " and " + nameOf(b) + " are joined by a road but share no border.");
        } else if (kind.equals(BorderKind.IMPASSABLE.name())) {
            road.fault("A road joins " + nameOf(a) + " and " + nameOf(b) + " across an Impassable Border.");
        }
        path(road, road.node().path("path"));
    }

    private void path(Entry entry, JsonNode path) {
        if (!path.isArray()) {
            return;
        }
        if (path.size() < 2) {
            entry.fault(Words.sentenceStart(entry.subject()) + " is drawn with " + path.size()
                    + " points; it needs at least 2.");
        }
        for (JsonNode pair : path) {
            Optional<Point> point = Point.read(pair);
            if (point.isEmpty()) {
                entry.fault(
                        Words.sentenceStart(entry.subject()) + " is drawn through a point that is not two numbers.");
            } else if (!point.get().isOn(width(), height())) {
                entry.fault(Words.sentenceStart(entry.subject()) + " leaves the sheet at "
                        + point.get().x() + ", " + point.get().y() + ".");
            }
        }
    }

    /** Outlines must tile the sheet: an edge belongs to two areas or lies on the rim. */
    private void tile() {
        Map<Edge, List<String>> owners = new HashMap<>();
        outlines.forEach((id, outline) -> outline.edges()
                .forEach(edge ->
                        owners.computeIfAbsent(edge, any -> new ArrayList<>(2)).add(id)));
        Set<String> ragged = new HashSet<>();
        owners.forEach((edge, ids) -> {
            if (ids.size() == 1 && !edge.isOnTheRim(width(), height())) {
                ragged.add(ids.getFirst());
            } else if (ids.size() == 2 && !ids.get(0).equals(ids.get(1))) {
                sharedLengths.merge(Set.copyOf(ids), edge.length(), Double::sum);
            }
        });
        for (String id : outlines.keySet()) {
            if (ragged.contains(id)) {
                findArea(id)
                        .ifPresent(area -> area.fault("The outline of " + area.subject()
                                + " leaves a gap or an overlap with its neighbours."));
            }
        }
    }

    private void bordersLeftOut() {
        sharedLengths.forEach((pair, length) -> {
            if (length >= minimumEdge() && !borders.containsKey(pair)) {
                List<String> names = pair.stream().map(this::nameOf).sorted().toList();
                map.fault("The outlines of %s and %s share %.1f units, but no border is listed between them."
                        .formatted(names.get(0), names.get(1), length));
            }
        });
    }

    private void roadSigns() {
        for (Entry area : areas) {
            String id = area.text("id").orElse("");
            boolean led = roads.stream().anyMatch(pair -> pair.contains(id));
            if (area.isTrue("hasRoad") && !led) {
                area.fault(area.subject() + " is said to have a road, but no road leads there.");
            } else if (led && area.node().path("hasRoad").isBoolean() && !area.isTrue("hasRoad")) {
                area.fault("A road leads to " + area.subject() + ", which is said to have none.");
            }
        }
    }

    /** Whatever does not hang together with most of the map cannot be played in. */
    private void unreachable() {
        Map<String, Set<String>> neighbours = new HashMap<>();
        borders.forEach((pair, kind) -> {
            if (!kind.equals(BorderKind.IMPASSABLE.name())) {
                for (String id : pair) {
                    neighbours.computeIfAbsent(id, any -> new HashSet<>()).addAll(pair);
                }
            }
        });
        Set<String> largest = Set.of();
        Set<String> seen = new HashSet<>();
        for (String start : byId.keySet()) {
            if (!seen.contains(start)) {
                Set<String> together = connected(start, neighbours);
                seen.addAll(together);
                largest = together.size() > largest.size() ? together : largest;
            }
        }
        for (Map.Entry<String, Entry> area : byId.entrySet()) {
            if (!largest.contains(area.getKey())) {
                area.getValue()
                        .fault(area.getValue().subject()
                                + " cannot be reached: no passable border joins it to the map.");
            }
        }
    }

    private static Set<String> connected(String start, Map<String, Set<String>> neighbours) {
        Set<String> reached = new HashSet<>(Set.of(start));
        Deque<String> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (String next : neighbours.getOrDefault(open.remove(), Set.of())) {
                if (reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private void drawings() {
        for (JsonNode node : map.list("depotExits")) {
            Entry exit = drawing(node, "depotExits", "the depot exit of ", DEPOT_EXIT);
            path(exit, node.path("path"));
            known(exit, "areaId", area -> area.hasValue("supplyDepot"), "which is no Supply Depot");
        }
        for (JsonNode node : map.list("bridgePoints")) {
            Entry bridge = drawing(node, "bridgePoints", "the bridge of ", BRIDGE_POINT);
            // A minor bridge is only drawn, where a road crosses a river that is no obstacle to play.
            known(bridge, "areaId", area -> bridge.isTrue("minor") || area.isTrue("bridge"), "which has no bridge");
            point(node)
                    .filter(point -> !point.isOn(width(), height()))
                    .ifPresent(point -> bridge.fault(Words.sentenceStart(bridge.subject()) + " lies off the sheet."));
        }
    }

    private Entry drawing(JsonNode node, String listName, String kind, Shape shape) {
        Entry entry =
                new Entry(node, kind + areaName(node, "areaId"), ScenarioFiles.MAP + ", " + listName, map.faults());
        shape.check(entry);
        return entry;
    }

    private void known(Entry entry, String field, Function<Entry, Boolean> fits, String otherwise) {
        entry.text(field).ifPresent(id -> {
            Optional<Entry> area = findArea(id);
            if (area.isEmpty()) {
                entry.fault(Words.sentenceStart(entry.subject()) + " names " + id + ", which is no area of the map.");
            } else if (!fits.apply(area.get())) {
                entry.fault(Words.sentenceStart(entry.subject()) + " names "
                        + area.get().subject() + ", " + otherwise + ".");
            }
        });
    }

    private void routes() {
        for (JsonNode node : map.list("routesNorth")) {
            Entry route = new Entry(
                    node,
                    "the route \"" + node.path("name").asString("") + "\"",
                    ScenarioFiles.MAP + ", routesNorth",
                    map.faults());
            ROUTE.check(route);
            route.oneOf("provenance", Sources.KNOWN);
            List<String> ids = route.texts("areas");
            for (String id : ids) {
                if (!byId.containsKey(id)) {
                    route.fault(
                            Words.sentenceStart(route.subject()) + " names " + id + ", which is no area of the map.");
                }
            }
            for (int i = 0; i + 1 < ids.size(); i++) {
                String a = ids.get(i);
                String b = ids.get(i + 1);
                if (byId.containsKey(a) && byId.containsKey(b) && !a.equals(b) && !roads.contains(Set.of(a, b))) {
                    route.fault(Words.sentenceStart(route.subject()) + " goes from " + nameOf(a) + " to " + nameOf(b)
                            + " without a road.");
                }
            }
        }
    }
}
