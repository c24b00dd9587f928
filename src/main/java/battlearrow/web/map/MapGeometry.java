package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.BorderKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The shapes of a campaign map: outlines, borders, water, roads, bridges, and where names and counters stand. Never changes
 * with the game, so it is read once.
 *
 * <p>Outlines are rounded to whole units before anything is made of them. Neighbours share their corners, so they still
 * meet without a gap, and a border can be found as the edges two outlines have in common.
 */
public final class MapGeometry {
    static final double WIDTH = 1000;
    static final double HEIGHT = 1400;

    private static final String DATA = "/scenario/market-garden/map.json";
    private static final String DRAWING = "/scenario/market-garden/map-drawing.json";

    /** Height of a line of an area's name, and the way from its last line down to the row of signs. */
    static final double LINE = 16;

    static final double NAME_TO_SIGNS = 15.2;

    private static final double HALF_NAME = 30;

    /** So much is seen beyond the sheet where a part of it reaches the edge. */
    private static final double FRAME = 6;

    /** Half the length of a bridge a club adds. */
    private static final double NEW_BRIDGE = 11;

    /** An anchor further than this to the side of the name stands beside it, not above or below. */
    private static final double BESIDE = 35;

    private static final double ABOVE = 29;
    private static final double BELOW = 27;

    record Shape(AreaId id, String path, List<Point> outline, List<String> lines, Point name, Point counters) {
        /** The middle of the row of signs. */
        Point signs() {
            return new Point(name.x(), name.y() + LINE * (lines.size() - 1) + NAME_TO_SIGNS);
        }

        /** Whether a point lies within a margin of the name and its signs. */
        boolean wordsCover(Point at, double margin) {
            return Math.abs(at.x() - name.x()) < HALF_NAME + margin
                    && at.y() > name.y() - LINE * 0.8 - margin
                    && at.y() < signs().y() + LINE * 0.6 + margin;
        }

        /** Whether a point lies within the outline. */
        boolean encloses(Point at) {
            boolean inside = false;
            for (int i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
                Point one = outline.get(i);
                Point other = outline.get(j);
                boolean spans = one.y() > at.y() != other.y() > at.y();
                if (spans && at.x() < (other.x() - one.x()) * (at.y() - one.y()) / (other.y() - one.y()) + one.x()) {
                    inside = !inside;
                }
            }
            return inside;
        }

        /** Whether a point lies within a margin of where a counter or two would stand. */
        boolean countersCover(Point at, double margin) {
            return Math.abs(at.x() - counters.x()) < HALF_NAME + margin
                    && Math.abs(at.y() - counters.y()) < LINE + margin;
        }
    }

    /** Where two outlines touch: the drawn line, and the longest unbroken part of it. */
    record Frontier(AreaId one, AreaId other, String path, List<Point> longest) {
        /** The point a share of the way along the longest part. */
        Point at(double share) {
            return MapGeometry.at(longest, share);
        }

        /** The direction straight across the border there. */
        Point across(double share) {
            return at(Math.min(1, share + 0.2))
                    .minus(at(Math.max(0, share - 0.2)))
                    .unit()
                    .turned();
        }
    }

    /** @param path empty for a road that is not drawn */
    record Road(AreaId one, AreaId other, String path) {
        Set<AreaId> ends() {
            return Set.of(one, other);
        }
    }

    /** @param area whose bridge it is */
    record Span(AreaId area, Point at, double turn, double halfLength) {}

    record WaterName(String name, Point at, double turn) {}

    private final Map<AreaId, Shape> shapes;
    private final List<Frontier> frontiers;
    private final List<Road> roads;
    private final Map<AreaId, Point> hubs;
    private final List<String> depotExits;
    private final String canals;
    private final String rivers;
    private final List<Span> spans;
    private final List<WaterName> waterNames;
    private final Ground ground;
    private final Set<Set<AreaId>> bordersAlongWater;
    private final Map<Set<AreaId>, List<Point>> roadLines;
    private final List<List<Point>> waterLines;
    private final String closed;

    /** The same with other roads, bridges and borders. */
    private MapGeometry(MapGeometry from, Ground other) {
        shapes = from.shapes;
        frontiers = from.frontiers;
        hubs = from.hubs;
        depotExits = from.depotExits;
        rivers = from.rivers;
        waterNames = from.waterNames;
        bordersAlongWater = from.bordersAlongWater;
        roadLines = from.roadLines;
        waterLines = from.waterLines;
        ground = other;
        roads = from.roadsOn(other);
        Redrawn redrawn = from.bordersOn(other);
        closed = redrawn.closed();
        canals = from.canals + redrawn.wet();
        spans = new ArrayList<>(from.bridgesOn(other));
        spans.addAll(redrawn.fords());
    }

    private MapGeometry(JsonNode data, JsonNode drawing) {
        shapes = readShapes(data, drawing);
        frontiers = findFrontiers(shapes);
        roads = new ArrayList<>();
        roadLines = new LinkedHashMap<>();
        for (JsonNode road : data.get("roads")) {
            List<Point> line = points(road.get("path"));
            Road drawn = new Road(id(road.get("a")), id(road.get("b")), path(line));
            roadLines.put(drawn.ends(), line);
            roads.add(drawn);
        }
        hubs = new HashMap<>();
        for (JsonNode area : data.get("areas")) {
            hubs.put(id(area.get("id")), point(area.get("hub")));
        }
        depotExits = new ArrayList<>();
        for (JsonNode exit : data.get("depotExits")) {
            depotExits.add(path(points(exit.get("path"))));
        }
        StringBuilder narrow = new StringBuilder();
        StringBuilder wide = new StringBuilder();
        waterLines = new ArrayList<>();
        List<List<Point>> riverLines = new ArrayList<>();
        for (JsonNode water : data.get("waterways")) {
            boolean river = water.get("kind").asString().equals("MAJOR_RIVER");
            for (JsonNode course : water.get("paths")) {
                List<Point> line = points(course);
                (river ? wide : narrow).append(path(line));
                waterLines.add(line);
                if (river) {
                    riverLines.add(line);
                }
            }
        }
        canals = narrow.toString();
        rivers = wide.toString();
        spans = new ArrayList<>();
        for (JsonNode bridge : data.get("bridgePoints")) {
            spans.add(span(bridge, List.copyOf(roadLines.values()), riverLines));
        }
        waterNames = new ArrayList<>();
        for (JsonNode name : drawing.get("waterNames")) {
            waterNames.add(new WaterName(
                    name.get("name").asString(), point(name), name.get("turn").asDouble()));
        }
        closed = "";
        ground = readGround(data, roadLines.keySet());
        bordersAlongWater = new HashSet<>();
        for (JsonNode border : data.get("borders")) {
            if (!border.get("waterways").isEmpty()) {
                bordersAlongWater.add(Set.of(id(border.get("a")), id(border.get("b"))));
            }
        }
    }

    private static Ground readGround(JsonNode data, Set<Set<AreaId>> joined) {
        Set<AreaId> bridges = new HashSet<>();
        for (JsonNode area : data.get("areas")) {
            if (area.get("bridge").asBoolean()) {
                bridges.add(id(area.get("id")));
            }
        }
        Map<Set<AreaId>, BorderKind> borders = new HashMap<>();
        for (JsonNode border : data.get("borders")) {
            borders.put(
                    Set.of(id(border.get("a")), id(border.get("b"))),
                    BorderKind.valueOf(border.get("kind").asString()));
        }
        return new Ground(joined, bridges, borders);
    }

    /** Reads the Market Garden map that comes with the application. */
    public static MapGeometry marketGarden() {
        return new MapGeometry(read(DATA), read(DRAWING));
    }

    private static JsonNode read(String resource) {
        try (InputStream in = MapGeometry.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("Missing " + resource);
            }
            return JsonMapper.shared().readTree(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Collection<Shape> shapes() {
        return shapes.values();
    }

    Shape shape(AreaId id) {
        Shape shape = shapes.get(id);
        if (shape == null) {
            throw new IllegalArgumentException("No outline for " + id);
        }
        return shape;
    }

    List<Frontier> frontiers() {
        return frontiers;
    }

    Optional<Frontier> findFrontier(AreaId one, AreaId other) {
        return frontiers.stream()
                .filter(f ->
                        (f.one.equals(one) && f.other.equals(other)) || (f.one.equals(other) && f.other.equals(one)))
                .findFirst();
    }

    /** What is drawn. */
    Ground ground() {
        return ground;
    }

    /**
     * The drawing of a map whose roads, bridges or borders a club corrected; what nobody corrected stays where it is.
     *
     * <p>A road that is struck is not drawn, a new one runs straight from the middle of the one area to the middle of the
     * other. A bridge that is struck goes, a new one stands where a road of the area comes nearest to water. A border that is
     * closed is drawn as such, one that is opened gets a way across.
     */
    MapGeometry on(Ground other) {
        return other.equals(ground) ? this : new MapGeometry(this, other);
    }

    private List<Road> roadsOn(Ground other) {
        List<Road> drawn = new ArrayList<>();
        for (Road road : roads) {
            drawn.add(other.roads().contains(road.ends()) ? road : new Road(road.one(), road.other(), ""));
        }
        other.roads().stream()
                .filter(pair -> !ground.roads().contains(pair))
                .map(MapGeometry::inOrder)
                .sorted(Comparator.comparing(List::toString))
                .forEach(pair -> drawn.add(
                        new Road(pair.get(0), pair.get(1), path(List.of(hub(pair.get(0)), hub(pair.get(1)))))));
        return List.copyOf(drawn);
    }

    private List<Span> bridgesOn(Ground other) {
        List<Span> drawn = new ArrayList<>();
        for (Span span : spans) {
            boolean struck =
                    ground.bridges().contains(span.area()) && !other.bridges().contains(span.area());
            if (!struck) {
                drawn.add(span);
            }
        }
        other.bridges().stream()
                .filter(area -> !ground.bridges().contains(area))
                .sorted(Comparator.comparing(AreaId::value))
                .forEach(area -> drawn.add(newBridge(area)));
        return drawn;
    }

    /** A bridge of an area that had none: along its road that comes nearest to water. */
    private Span newBridge(AreaId area) {
        Edge best = new Edge(hub(area), hub(area).plus(new Point(1, 0)));
        double closest = Double.MAX_VALUE;
        for (Map.Entry<Set<AreaId>, List<Point>> road : roadLines.entrySet()) {
            List<Point> line = road.getValue();
            for (int i = 1; road.getKey().contains(area) && i < line.size(); i++) {
                Edge edge = new Edge(line.get(i - 1), line.get(i));
                Point middle = edge.from().plus(edge.to()).times(0.5);
                double away = distance(nearest(waterLines, middle), middle)
                        + (shape(area).encloses(middle) ? 0 : WIDTH);
                if (away < closest) {
                    closest = away;
                    best = edge;
                }
            }
        }
        Point along = best.to().minus(best.from());
        return new Span(
                area, best.from().plus(along.times(0.5)), Math.toDegrees(Math.atan2(along.y(), along.x())), NEW_BRIDGE);
    }

    /** @param fords ways across borders that were closed, or wet */
    private record Redrawn(String closed, String wet, List<Span> fords) {}

    private Redrawn bordersOn(Ground other) {
        StringBuilder closedNow = new StringBuilder();
        StringBuilder wetNow = new StringBuilder();
        List<Span> fords = new ArrayList<>();
        for (Frontier frontier : frontiers) {
            Set<AreaId> pair = Set.of(frontier.one(), frontier.other());
            BorderKind was = ground.borders().get(pair);
            BorderKind becomes = other.borders().get(pair);
            if (was == null || becomes == null || was == becomes) {
                continue;
            }
            if (becomes == BorderKind.IMPASSABLE) {
                closedNow.append(frontier.path());
            } else if (was == BorderKind.OPEN) {
                wetNow.append(bordersAlongWater.contains(pair) ? "" : frontier.path());
            } else {
                Point across = frontier.across(0.5);
                fords.add(new Span(
                        frontier.one(),
                        frontier.at(0.5),
                        Math.toDegrees(Math.atan2(across.y(), across.x())),
                        NEW_BRIDGE));
            }
        }
        return new Redrawn(closedNow.toString(), wetNow.toString(), fords);
    }

    private static List<AreaId> inOrder(Set<AreaId> pair) {
        return pair.stream().sorted(Comparator.comparing(AreaId::value)).toList();
    }

    private Point hub(AreaId id) {
        Point hub = hubs.get(id);
        if (hub == null) {
            throw new IllegalArgumentException("No middle of " + id);
        }
        return hub;
    }

    List<Road> roads() {
        return roads;
    }

    List<String> depotExits() {
        return depotExits;
    }

    /** Borders a club has closed; empty for none. */
    String closed() {
        return closed;
    }

    String canals() {
        return canals;
    }

    String rivers() {
        return rivers;
    }

    List<Span> spans() {
        return spans;
    }

    List<WaterName> waterNames() {
        return waterNames;
    }

    /**
     * The part of the sheet around some areas.
     *
     * @param aspect width divided by height
     */
    public ViewBox viewAround(Collection<AreaId> areas, double aspect) {
        double margin = 30;
        double least = 340;
        double left = WIDTH;
        double top = HEIGHT;
        double right = 0;
        double bottom = 0;
        for (AreaId area : areas) {
            for (Point corner : shape(area).outline()) {
                left = Math.min(left, corner.x());
                right = Math.max(right, corner.x());
                top = Math.min(top, corner.y());
                bottom = Math.max(bottom, corner.y());
            }
        }
        if (left > right) {
            return ViewBox.WHOLE;
        }
        double width = Math.max(Math.max(right - left + 2 * margin, (bottom - top + 2 * margin) * aspect), least);
        width = Math.min(width, Math.min(ViewBox.WHOLE.width(), ViewBox.WHOLE.height() * aspect));
        double height = width / aspect;
        double x = within((left + right - width) / 2, width, WIDTH, ViewBox.WHOLE.x());
        double y = within((top + bottom - height) / 2, height, HEIGHT, ViewBox.WHOLE.y());
        return new ViewBox(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
    }

    /** Where a part that is wanted at a place begins: on the sheet, not beyond its frame, unless it is larger than the sheet. */
    private static double within(double wanted, double length, double sheet, double edge) {
        double most = sheet + FRAME - length;
        return most < -FRAME
                ? Math.clamp(wanted, edge, Math.max(edge, sheet - edge - length))
                : Math.clamp(wanted, -FRAME, most);
    }

    private static Map<AreaId, Shape> readShapes(JsonNode data, JsonNode drawing) {
        Map<AreaId, Shape> read = new LinkedHashMap<>();
        JsonNode placed = drawing.get("counters");
        for (JsonNode area : data.get("areas")) {
            AreaId id = id(area.get("id"));
            List<Point> outline = points(area.get("polygon"));
            JsonNode label = area.get("label");
            boolean town = area.get("terrain").asString().equals("TOWN");
            List<String> lines = new ArrayList<>();
            for (JsonNode line : label.get("lines")) {
                // The printed map sets the names of towns in capitals.
                lines.add(town ? line.asString().toUpperCase(Locale.ROOT) : line.asString());
            }
            Point name = namePlace(area, point(label), lines);
            Point anchor = point(area.get("counterAnchor"));
            JsonNode byEye = placed.get(id.value());
            Point counters = byEye != null
                    ? new Point(byEye.get(0).asDouble(), byEye.get(1).asDouble())
                    : countersPlace(name, lines.size(), point(label), anchor);
            read.put(id, new Shape(id, path(outline) + "z", outline, List.copyOf(lines), name, counters));
        }
        return read;
    }

    /** Where the first line of the name stands: name and row of signs together are centred on the label's place. */
    private static Point namePlace(JsonNode area, Point label, List<String> lines) {
        boolean moreSigns = !area.get("objectiveVp").isNull()
                || area.get("bridge").asBoolean()
                || area.get("airfield").asBoolean()
                || !area.get("landingZone").isNull()
                || !area.get("supplyDepot").isNull();
        double y = label.y() + 4.8 - (moreSigns ? 10.5 : 0) - (lines.size() - 1) * (LINE / 2);
        double below = (lines.size() - 1) * LINE + NAME_TO_SIGNS;
        int longest = lines.stream().mapToInt(String::length).max().orElse(0);
        double half = longest * 4.4 + 6;
        return new Point(Math.clamp(label.x(), half, WIDTH - half), Math.min(y, HEIGHT - 28.5 - below));
    }

    private static Point countersPlace(Point name, int lines, Point label, Point anchor) {
        if (Math.abs(anchor.x() - label.x()) > BESIDE) {
            return anchor;
        }
        return anchor.y() < label.y()
                ? new Point(anchor.x(), name.y() - ABOVE)
                : new Point(anchor.x(), name.y() + LINE * (lines - 1) + NAME_TO_SIGNS + BELOW);
    }

    private record Edge(Point from, Point to) {}

    private record Pair(AreaId one, AreaId other) {}

    private static List<Frontier> findFrontiers(Map<AreaId, Shape> shapes) {
        Map<Edge, AreaId> owners = new HashMap<>();
        Map<Pair, List<Edge>> shared = new LinkedHashMap<>();
        for (Shape shape : shapes.values()) {
            List<Point> outline = shape.outline();
            for (int i = 0; i < outline.size(); i++) {
                Edge edge = new Edge(outline.get(i), outline.get((i + 1) % outline.size()));
                AreaId neighbour = owners.get(new Edge(edge.to(), edge.from()));
                if (neighbour == null) {
                    // Two outlines may both run the same way round this edge.
                    neighbour = owners.get(edge);
                }
                if (neighbour == null) {
                    owners.put(edge, shape.id());
                } else {
                    shared.computeIfAbsent(new Pair(neighbour, shape.id()), pair -> new ArrayList<>())
                            .add(edge);
                }
            }
        }
        List<Frontier> found = new ArrayList<>();
        shared.forEach((pair, edges) -> found.add(frontier(pair, edges)));
        return found;
    }

    private static Frontier frontier(Pair pair, List<Edge> edges) {
        List<List<Point>> lines = joined(edges);
        StringBuilder drawn = new StringBuilder();
        List<Point> longest = lines.getFirst();
        for (List<Point> line : lines) {
            drawn.append(path(line));
            if (length(line) > length(longest)) {
                longest = line;
            }
        }
        return new Frontier(pair.one(), pair.other(), drawn.toString(), longest);
    }

    private static List<List<Point>> joined(List<Edge> edges) {
        List<Deque<Point>> lines = new ArrayList<>();
        for (Edge edge : edges) {
            Deque<Point> line = new ArrayDeque<>(List.of(edge.from(), edge.to()));
            for (int i = lines.size() - 1; i >= 0; i--) {
                if (join(line, lines.get(i))) {
                    lines.remove(i);
                }
            }
            lines.add(line);
        }
        return lines.stream().<List<Point>>map(ArrayList::new).toList();
    }

    /** Appends the second line to the first if they meet at an end. */
    private static boolean join(Deque<Point> line, Deque<Point> other) {
        if (line.getLast().equals(other.getFirst())) {
            other.stream().skip(1).forEach(line::addLast);
        } else if (line.getLast().equals(other.getLast())) {
            other.reversed().stream().skip(1).forEach(line::addLast);
        } else if (line.getFirst().equals(other.getLast())) {
            other.reversed().stream().skip(1).forEach(line::addFirst);
        } else if (line.getFirst().equals(other.getFirst())) {
            other.stream().skip(1).forEach(line::addFirst);
        } else {
            return false;
        }
        return true;
    }

    private static double length(List<Point> line) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += line.get(i).distanceTo(line.get(i - 1));
        }
        return length;
    }

    /** The point a share of the way along a line. */
    private static Point at(List<Point> line, double share) {
        double left = length(line) * share;
        for (int i = 1; i < line.size(); i++) {
            Point from = line.get(i - 1);
            double step = line.get(i).distanceTo(from);
            if (left <= step && step > 0) {
                return from.plus(line.get(i).minus(from).times(left / step));
            }
            left -= step;
        }
        return line.getLast();
    }

    private static Span span(JsonNode bridge, List<List<Point>> roads, List<List<Point>> rivers) {
        Point at = point(bridge);
        Edge road = nearest(roads, at);
        Point along = road.to().minus(road.from());
        double turn = Math.toDegrees(Math.atan2(along.y(), along.x()));
        Edge river = nearest(rivers, at);
        boolean overRiver = distance(river, at) < 8;
        double half = bridge.get("minor").asBoolean() ? 6 : overRiver ? 11 : 7.5;
        return new Span(id(bridge.get("areaId")), at, turn, half);
    }

    private static Edge nearest(List<List<Point>> lines, Point at) {
        Edge best = new Edge(at, at.plus(new Point(1, 0)));
        double closest = Double.MAX_VALUE;
        for (List<Point> line : lines) {
            for (int i = 1; i < line.size(); i++) {
                Edge edge = new Edge(line.get(i - 1), line.get(i));
                double away = distance(edge, at);
                if (away < closest) {
                    closest = away;
                    best = edge;
                }
            }
        }
        return best;
    }

    private static double distance(Edge edge, Point at) {
        Point along = edge.to().minus(edge.from());
        double square = along.dot(along);
        double share = square == 0 ? 0 : Math.clamp(at.minus(edge.from()).dot(along) / square, 0.0, 1.0);
        return edge.from().plus(along.times(share)).distanceTo(at);
    }

    private static AreaId id(JsonNode node) {
        return new AreaId(node.asString());
    }

    private static Point point(JsonNode node) {
        return new Point(node.get("x").asDouble(), node.get("y").asDouble());
    }

    /** Points rounded to whole units, each once. */
    private static List<Point> points(JsonNode list) {
        List<Point> read = new ArrayList<>(list.size());
        for (JsonNode pair : list) {
            Point next = new Point(
                    Math.round(pair.get(0).asDouble()), Math.round(pair.get(1).asDouble()));
            if (read.isEmpty() || !read.getLast().equals(next)) {
                read.add(next);
            }
        }
        if (read.size() > 1 && read.getFirst().equals(read.getLast())) {
            read.removeLast();
        }
        return List.copyOf(read);
    }

    /** Path data in relative whole numbers: the shortest way to write a line. */
    static String path(List<Point> line) {
        StringBuilder out = new StringBuilder(line.size() * 5);
        long x = Math.round(line.getFirst().x());
        long y = Math.round(line.getFirst().y());
        out.append('M').append(x).append(' ').append(y);
        char before = 'l';
        for (Point point : line.subList(1, line.size())) {
            long nextX = Math.round(point.x());
            long nextY = Math.round(point.y());
            if (before == 'l') {
                out.append('l');
            } else if (nextX - x >= 0) {
                out.append(' ');
            }
            before = ' ';
            out.append(nextX - x);
            if (nextY - y >= 0) {
                out.append(' ');
            }
            out.append(nextY - y);
            x = nextX;
            y = nextY;
        }
        return out.toString();
    }
}
