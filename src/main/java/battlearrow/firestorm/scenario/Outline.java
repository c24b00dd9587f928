package battlearrow.firestorm.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The outline of an area on the sheet: a closed line of at least three points. */
final class Outline {
    private static final int FEWEST_POINTS = 3;

    /** A point of the sheet, x to the east and y to the south. */
    record Point(double x, double y) {
        static Optional<Point> read(JsonNode pair) {
            return pair.isArray()
                            && pair.size() == 2
                            && pair.path(0).isNumber()
                            && pair.path(1).isNumber()
                    ? Optional.of(
                            new Point(pair.path(0).doubleValue(), pair.path(1).doubleValue()))
                    : Optional.empty();
        }

        boolean isOn(double width, double height) {
            return x >= 0 && x <= width && y >= 0 && y <= height;
        }

        private int compareTo(Point other) {
            int byX = Double.compare(x, other.x);
            return byX != 0 ? byX : Double.compare(y, other.y);
        }
    }

    /** A straight piece of an outline; the same whichever way it is walked. */
    record Edge(Point from, Point to) {
        static Edge of(Point one, Point other) {
            return one.compareTo(other) <= 0 ? new Edge(one, other) : new Edge(other, one);
        }

        double length() {
            return Math.hypot(to.x - from.x, to.y - from.y);
        }

        boolean isOnTheRim(double width, double height) {
            return from.x == to.x && (from.x == 0 || from.x == width)
                    || from.y == to.y && (from.y == 0 || from.y == height);
        }

        private boolean crosses(Edge other) {
            if (!isNear(other)) {
                return false;
            }
            double one = turn(from, to, other.from);
            double two = turn(from, to, other.to);
            double three = turn(other.from, other.to, from);
            double four = turn(other.from, other.to, to);
            return one * two < 0 && three * four < 0;
        }

        /** Spares most pairs the exact test: an outline has many short edges. The point "from" is never the eastern one. */
        private boolean isNear(Edge other) {
            return from.x <= other.to.x
                    && other.from.x <= to.x
                    && Math.min(from.y, to.y) <= Math.max(other.from.y, other.to.y)
                    && Math.min(other.from.y, other.to.y) <= Math.max(from.y, to.y);
        }

        private static double turn(Point a, Point b, Point c) {
            return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        }
    }

    private final List<Point> points;
    private final List<Edge> edges = new ArrayList<>();

    private Outline(List<Point> points) {
        this.points = points;
        for (int i = 0; i < points.size(); i++) {
            edges.add(Edge.of(points.get(i), points.get((i + 1) % points.size())));
        }
    }

    /** Reads the outline of an area and reports what is wrong with it; empty if no outline can be made of it. */
    static Optional<Outline> read(Entry area, double width, double height) {
        if (!area.node().path("polygon").isArray()) {
            return Optional.empty();
        }
        List<Point> points = new ArrayList<>();
        for (JsonNode pair : area.list("polygon")) {
            Optional<Point> point = Point.read(pair);
            if (point.isEmpty()) {
                area.fault("The outline of " + area.subject() + " has a point that is not two numbers.");
                return Optional.empty();
            }
            points.add(point.get());
        }
        if (points.size() < FEWEST_POINTS) {
            area.fault("The outline of " + area.subject() + " has " + points.size() + " points; it needs at least "
                    + FEWEST_POINTS + ".");
            return Optional.empty();
        }
        for (Point point : points) {
            if (!point.isOn(width, height)) {
                area.fault(
                        "The outline of " + area.subject() + " leaves the sheet at " + point.x + ", " + point.y + ".");
            }
        }
        Outline outline = new Outline(points);
        if (outline.crossesItself()) {
            area.fault("The outline of " + area.subject() + " crosses itself.");
        }
        return Optional.of(outline);
    }

    List<Edge> edges() {
        return edges;
    }

    boolean holds(Point point) {
        boolean inside = false;
        for (int i = 0; i < points.size(); i++) {
            Point a = points.get(i);
            Point b = points.get((i + 1) % points.size());
            if (a.y > point.y != b.y > point.y && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) {
                inside = !inside;
            }
        }
        return inside;
    }

    private boolean crossesItself() {
        for (int i = 0; i < edges.size(); i++) {
            for (int j = i + 1; j < edges.size(); j++) {
                if (edges.get(i).crosses(edges.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }
}
