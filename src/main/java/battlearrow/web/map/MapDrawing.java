package battlearrow.web.map;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.web.map.MapGeometry.Frontier;
import battlearrow.web.map.MapGeometry.Road;
import battlearrow.web.map.MapGeometry.Shape;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Draws the campaign map as one SVG element. Layers from below: land, wash of the holder, stripes, borders, water, roads,
 * supply lines, bridges, front line, route, veil and lit areas, selection, aircraft's tracks, names with their row of
 * signs, areas to touch, counters, arrows, aircraft, pencil.
 *
 * <p>Colours come from the stylesheet by class, because a strict content-security policy drops inline styles. Shapes stand
 * once in {@code <defs>} and are used by reference, which keeps the page small.
 */
public final class MapDrawing {
    /** Stands in the prepared markup for the prefix of the ids. */
    private static final String PREFIX = "\u0001";

    private static final int EXPECTED_LENGTH = 100_000;

    private static final double COUNTER_WIDTH = 40;
    private static final double COUNTER_HEIGHT = 27;
    private static final int MOST_COUNTERS = 4;
    private static final int COLUMNS = 26;
    private static final int ROWS = 52;

    private final MapGeometry geometry;
    private final String definitions;
    private final String landscape;
    private final String bridges;
    private final String frame;

    public MapDrawing(MapGeometry geometry) {
        this.geometry = geometry;
        this.definitions = prepareDefinitions();
        this.landscape = prepareLandscape();
        this.bridges = prepareBridges();
        this.frame = prepareFrame();
    }

    public MapGeometry geometry() {
        return geometry;
    }

    /**
     * Draws the map.
     *
     * @param symbols address of the symbol sheet; empty if the symbols stand in the page itself
     */
    public String draw(MapView view, MapWords words, String symbols) {
        return new Sheet(view, words, symbols).draw();
    }

    /**
     * A small map that shows the holders alone. The outlines stand in the first one of a page, which the others refer to.
     *
     * @param label what the drawing is, for people who do not see it
     * @param first whether it is the first of the page
     */
    String miniature(String label, Map<AreaId, Side> holders, boolean first) {
        Svg out = new Svg(first ? EXPECTED_LENGTH : 8_000);
        out.raw("<svg class=\"mini\" viewBox=\"0 0 1000 1400\" role=\"img\"")
                .attribute("aria-label", label)
                .raw(">");
        if (first) {
            out.raw("<defs>");
            for (Shape shape : geometry.shapes()) {
                out.raw("<path id=\"s-", shape.id().value(), "\" d=\"", shape.path(), "\"/>");
            }
            out.raw("<path id=\"s-rivers\" d=\"", geometry.rivers(), "\"/></defs>");
        }
        for (Side side : Side.values()) {
            out.raw("<g class=\"is-", Svg.name(side), "\">");
            for (Shape shape : geometry.shapes()) {
                if (holders.get(shape.id()) == side) {
                    out.use("s-" + shape.id().value());
                }
            }
            out.raw("</g>");
        }
        return out.raw("<g class=\"mini-river\">")
                .use("s-rivers")
                .raw("</g></svg>")
                .toString();
    }

    /** The road home of the selected area, which stands in the group "home" of a drawing; empty for no road. */
    String routeLines(String prefix, List<AreaId> route) {
        StringBuilder lines = new StringBuilder();
        for (int i = 1; i < route.size(); i++) {
            appendRoad(prefix, lines, route.get(i - 1), route.get(i));
        }
        return lines.isEmpty()
                ? ""
                : "<g class=\"m-route-halo\">" + lines + "</g><g class=\"m-route\">" + lines + "</g>";
    }

    private void appendRoad(String prefix, StringBuilder lines, AreaId from, AreaId into) {
        for (int i = 0; i < geometry.roads().size(); i++) {
            Road road = geometry.roads().get(i);
            if ((road.one().equals(from) && road.other().equals(into))
                    || (road.one().equals(into) && road.other().equals(from))) {
                lines.append("<use href=\"#")
                        .append(prefix)
                        .append("-r")
                        .append(i)
                        .append("\"/>");
            }
        }
    }

    private String prepareDefinitions() {
        Svg out = new Svg(40_000);
        pattern(out, "polder", "22\" height=\"9", "<path class=\"m-tx m-tx-polder\" d=\"M1 3H9M12 7H20\"/>");
        pattern(
                out,
                "forest",
                "24\" height=\"22",
                "<g class=\"m-tx-forest\"><circle cx=\"5\" cy=\"6\" r=\"2.6\"/><circle cx=\"9\" cy=\"7.5\" r=\"2\"/>"
                        + "<circle cx=\"17\" cy=\"16\" r=\"2.6\"/><circle cx=\"20.5\" cy=\"17.5\" r=\"1.8\"/></g>");
        pattern(out, "hill", "26\" height=\"22", "<path class=\"m-tx m-tx-hill\" d=\"M3 10q4-7 8 0M15 20q4-7 8 0\"/>");
        pattern(
                out,
                "town",
                "18\" height=\"18",
                "<path class=\"m-tx-town\" d=\"M2 3h4v3h-4zM8 2h3v4h-3zM12 11h4v3h-4zM5 12h3v4h-3z\"/>");
        pattern(
                out,
                "open",
                "34\" height=\"30",
                "<path class=\"m-tx m-tx-open\" d=\"M5 8v3M7 7v4M9 8v3M23 22v3M25 21v4M27 22v3\"/>");
        pattern(
                out,
                "dry",
                "9\" height=\"9\" patternTransform=\"rotate(45)",
                "<path class=\"m-tx-oos\" d=\"M0 0V9\"/>");
        pattern(
                out,
                "bar",
                "8\" height=\"8\" patternTransform=\"rotate(-45)",
                "<path class=\"m-tx-bar\" d=\"M0 0V8\"/>");
        for (Shape shape : geometry.shapes()) {
            out.raw("<path id=\"", PREFIX, "-", shape.id().value(), "\" d=\"", shape.path(), "\"/>");
        }
        out.raw("<g id=\"", PREFIX, "-roads\">");
        for (int i = 0; i < geometry.roads().size(); i++) {
            out.raw(
                    "<path id=\"",
                    PREFIX,
                    "-r",
                    Integer.toString(i),
                    "\" d=\"",
                    geometry.roads().get(i).path(),
                    "\"/>");
        }
        out.raw("<path d=\"", String.join("", geometry.depotExits()), "\"/></g>");
        out.raw("<path id=\"", PREFIX, "-canals\" d=\"", geometry.canals(), "\"/>");
        out.raw("<path id=\"", PREFIX, "-rivers\" d=\"", geometry.rivers(), "\"/>");
        out.raw("<clipPath id=\"", PREFIX, "-sheet\"><rect width=\"1000\" height=\"1400\"/></clipPath>");
        out.raw("<g id=\"", PREFIX, "-A\" class=\"m-mark m-allied\"><circle r=\"9.7\"/><text y=\"4.6\">A</text></g>");
        out.raw(
                "<g id=\"",
                PREFIX,
                "-G\" class=\"m-mark m-german\"><rect x=\"-9\" y=\"-9\" width=\"18\" height=\"18\"/>",
                "<text y=\"4.6\">G</text></g>");
        out.raw("<rect id=\"", PREFIX, "-cA\" class=\"m-box\" width=\"40\" height=\"27\" rx=\"6\"/>");
        out.raw("<path id=\"", PREFIX, "-cG\" class=\"m-box\" d=\"M5 0H35L40 5V22L35 27H5L0 22V5Z\"/>");
        return out.toString();
    }

    private static void pattern(Svg out, String name, String size, String content) {
        out.raw("<pattern id=\"", PREFIX, "-t-", name, "\" patternUnits=\"userSpaceOnUse\" width=\"", size, "\">");
        out.raw(content, "</pattern>");
    }

    private String prepareLandscape() {
        return "<g class=\"m-canal-case\"><use href=\"#" + PREFIX + "-canals\"/></g>"
                + "<g class=\"m-canal-fill\"><use href=\"#" + PREFIX + "-canals\"/></g>"
                + "<g class=\"m-major-river-case\"><use href=\"#" + PREFIX + "-rivers\"/></g>"
                + "<g class=\"m-major-river-fill\"><use href=\"#" + PREFIX + "-rivers\"/></g>"
                + "<g class=\"m-road-case\"><use href=\"#" + PREFIX + "-roads\"/></g>"
                + "<g class=\"m-road-fill\"><use href=\"#" + PREFIX + "-roads\"/></g>";
    }

    private String prepareBridges() {
        StringBuilder decks = new StringBuilder();
        for (MapGeometry.Span span : geometry.spans()) {
            String half = Svg.number(span.halfLength());
            String whole = Svg.number(span.halfLength() * 2);
            String wings = Svg.number(span.halfLength() + 2.5);
            decks.append("<g transform=\"translate(")
                    .append(Svg.point(span.at()))
                    .append(") rotate(")
                    .append(Math.round(span.turn()))
                    .append(")\"><rect x=\"-")
                    .append(half)
                    .append("\" y=\"-3.6\" width=\"")
                    .append(whole)
                    .append("\" height=\"7.2\"/><path d=\"M-")
                    .append(wings)
                    .append("-6.4L-")
                    .append(half)
                    .append("-4H")
                    .append(half)
                    .append('L')
                    .append(wings)
                    .append("-6.4M-")
                    .append(wings)
                    .append(" 6.4L-")
                    .append(half)
                    .append(" 4H")
                    .append(half)
                    .append('L')
                    .append(wings)
                    .append(" 6.4\"/></g>");
        }
        return "<g class=\"m-span\">" + decks + "</g>";
    }

    private String prepareFrame() {
        StringBuilder letters = new StringBuilder("<g class=\"m-grid\" aria-hidden=\"true\">");
        for (int column = 0; column < COLUMNS; column++) {
            letters.append("<text x=\"")
                    .append(Math.round((column + 0.5) * MapGeometry.WIDTH / COLUMNS))
                    .append("\" y=\"-8\">")
                    .append((char) ('A' + column))
                    .append("</text>");
        }
        for (int row = 0; row < ROWS; row++) {
            letters.append("<text x=\"-13\" y=\"")
                    .append(Math.round((row + 0.5) * MapGeometry.HEIGHT / ROWS) + 4)
                    .append("\">")
                    .append(row + 1)
                    .append("</text>");
        }
        return letters + "</g><rect class=\"m-frame\" width=\"1000\" height=\"1400\"/>";
    }

    /** One drawing in the making. */
    private final class Sheet {
        private final MapView view;
        private final MapWords words;
        private final String symbols;
        private final String prefix;
        private final Svg out = new Svg(EXPECTED_LENGTH);
        private final Map<AreaId, AreaView> areas = new HashMap<>();
        private final Map<AreaId, String> names = new HashMap<>();

        Sheet(MapView view, MapWords words, String symbols) {
            this.view = view;
            this.words = words;
            this.symbols = symbols;
            this.prefix = view.idPrefix();
            for (AreaView area : view.areas()) {
                areas.put(area.area().id(), area);
                names.put(area.area().id(), area.name());
            }
        }

        String draw() {
            open();
            define();
            ViewBox whole = ViewBox.WHOLE;
            out.raw("<rect class=\"m-sheet\" x=\"", Svg.number(whole.x()), "\" y=\"", Svg.number(whole.y()));
            out.raw("\" width=\"", Svg.number(whole.width()), "\" height=\"", Svg.number(whole.height()), "\"/>");
            out.raw("<g clip-path=\"url(#", prefix, "-sheet)\" aria-hidden=\"true\">");
            land();
            out.raw("<g class=\"m-borders\">").raw(terrains()).raw("</g>");
            closedBorders();
            out.raw(prepared(landscape));
            supplyLines();
            out.raw(bridges);
            frontLine();
            route();
            choices();
            out.raw("</g>").raw(frame);
            airTracks();
            out.raw("<g aria-hidden=\"true\">");
            waterNames();
            view.areas().forEach(this::nameAndSigns);
            out.raw("</g><g class=\"m-hits\">");
            view.areas().forEach(this::hit);
            out.raw("</g><g class=\"m-counters\" aria-hidden=\"true\">");
            view.areas().forEach(this::counters);
            out.raw("</g>");
            view.arrows().forEach(this::arrow);
            aircraft();
            pencil();
            return out.raw("</svg>").toString();
        }

        private String prepared(String markup) {
            return markup.replace(PREFIX, prefix);
        }

        private String ref(AreaId area) {
            return prefix + "-" + area.value();
        }

        private String ref(AreaView area) {
            return prefix + "-" + area.id();
        }

        private void open() {
            StringBuilder classes = new StringBuilder("map");
            if (view.supplyShown().allied()) {
                classes.append(" shows-allied");
            }
            if (view.supplyShown().german()) {
                classes.append(" shows-german");
            }
            out.raw("<svg class=\"", classes, "\" viewBox=\"", view.shown().toString(), "\" role=\"group\"");
            out.attribute("aria-label", view.label())
                    .attribute("id", prefix + "-map")
                    .raw(" data-map");
            out.attribute("data-whole", ViewBox.WHOLE.toString());
            ViewBox phone = view.shownOnPhone();
            if (phone != null) {
                out.attribute("data-phone", phone.toString());
            }
            String choose = view.choose();
            if (choose != null) {
                out.attribute("data-choose", choose);
            }
            String swap = view.swap();
            if (swap != null) {
                out.attribute("data-swap", swap);
            }
            out.raw(">");
        }

        private void define() {
            out.raw("<defs>").raw(prepared(definitions));
            Map<Terrain, List<AreaView>> byTerrain = new EnumMap<>(Terrain.class);
            for (AreaView area : view.areas()) {
                byTerrain
                        .computeIfAbsent(area.area().terrain(), terrain -> new ArrayList<>())
                        .add(area);
            }
            byTerrain.forEach((terrain, members) -> {
                out.raw("<g id=\"", prefix, "-l-", name(terrain), "\">");
                members.forEach(area -> out.use(ref(area)));
                out.raw("</g>");
            });
            for (Side side : Side.values()) {
                out.raw("<clipPath id=\"", prefix, "-of-", Svg.name(side), "\">");
                uses(area -> area.holder() == side);
                out.raw("</clipPath>");
            }
            for (AreaView area : view.areas()) {
                if (area.choice() == Choice.LIT) {
                    out.raw("<clipPath id=\"", prefix, "-in-", area.id(), "\">")
                            .use(ref(area))
                            .raw("</clipPath>");
                }
            }
            out.raw("</defs>");
        }

        private static String name(Terrain terrain) {
            return terrain.name().toLowerCase(Locale.ROOT);
        }

        private void uses(Predicate<AreaView> which) {
            for (AreaView area : view.areas()) {
                if (which.test(area)) {
                    out.use(ref(area));
                }
            }
        }

        private List<Terrain> presentTerrains() {
            return view.areas().stream()
                    .map(area -> area.area().terrain())
                    .distinct()
                    .toList();
        }

        private String terrains() {
            StringBuilder all = new StringBuilder();
            for (Terrain terrain : presentTerrains()) {
                all.append("<use href=\"#")
                        .append(prefix)
                        .append("-l-")
                        .append(name(terrain))
                        .append("\"/>");
            }
            return all.toString();
        }

        private void land() {
            for (Terrain terrain : presentTerrains()) {
                String land = prefix + "-l-" + name(terrain);
                out.raw("<g class=\"m-", name(terrain), "\">").use(land).raw("</g>");
                out.raw("<g fill=\"url(#", prefix, "-t-", name(terrain), ")\">")
                        .use(land)
                        .raw("</g>");
            }
            for (Side side : Side.values()) {
                out.raw("<rect class=\"m-wash-", Svg.name(side), "\" width=\"1000\" height=\"1400\" clip-path=\"url(#");
                out.raw(prefix, "-of-", Svg.name(side), ")\"/>");
            }
            for (Side side : Side.values()) {
                out.raw("<g class=\"m-dry m-of-", Svg.name(side), "\" fill=\"url(#", prefix, "-t-dry)\">");
                uses(area -> area.holder() == side && area.isOutOfSupply());
                out.raw("</g>");
            }
            out.raw("<g class=\"m-barred\" fill=\"url(#", prefix, "-t-bar)\">");
            uses(area -> area.choice() == Choice.BARRED);
            out.raw("</g>");
        }

        private void closedBorders() {
            if (!geometry.closed().isEmpty()) {
                out.raw("<path class=\"m-closed\" d=\"", geometry.closed(), "\"/>");
                out.raw("<path class=\"m-closed m-closed-ticks\" d=\"", geometry.closed(), "\"/>");
            }
        }

        private void supplyLines() {
            for (Side side : Side.values()) {
                StringBuilder lines = new StringBuilder();
                for (RoadLine line : view.supplyLines()) {
                    if (line.side() == side) {
                        appendRoad(prefix, lines, line.from(), line.into());
                    }
                }
                if (!lines.isEmpty()) {
                    out.raw("<g class=\"m-supply m-of-", Svg.name(side), "\"><g class=\"m-line\">", lines);
                    out.raw("</g><g class=\"m-line-dash\">", lines, "</g></g>");
                }
            }
        }

        /** Runs where areas of different holders touch. Each side's colour is cut to that side's areas. */
        private void frontLine() {
            StringBuilder line = new StringBuilder();
            for (Frontier frontier : geometry.frontiers()) {
                Side one = holder(frontier.one());
                Side other = holder(frontier.other());
                if (!Objects.equals(one, other)) {
                    line.append(frontier.path());
                }
            }
            if (line.isEmpty()) {
                return;
            }
            for (Side side : Side.values()) {
                out.raw("<path class=\"m-front m-front-", Svg.name(side), "\" clip-path=\"url(#", prefix, "-of-");
                out.raw(Svg.name(side), ")\" d=\"", line, "\"/>");
            }
            out.raw("<path class=\"m-front-ink\" d=\"", line, "\"/>");
        }

        private @Nullable Side holder(AreaId id) {
            AreaView area = areas.get(id);
            return area == null ? null : area.holder();
        }

        private void route() {
            out.raw("<g id=\"", prefix, "-home\">", routeLines(prefix, view.route()), "</g>");
        }

        private void choices() {
            out.raw("<g class=\"m-veil\">");
            uses(area -> area.choice() == Choice.VEILED || area.choice() == Choice.BARRED);
            out.raw("</g>");
            for (AreaView area : view.areas()) {
                if (area.choice() == Choice.LIT) {
                    out.raw("<g class=\"m-lit-in\" clip-path=\"url(#", prefix, "-in-", area.id(), ")\">")
                            .use(ref(area))
                            .raw("</g>");
                }
            }
            out.raw("<g class=\"m-lit\">");
            uses(area -> area.choice() == Choice.LIT);
            out.raw("</g><g class=\"m-selected-halo\" data-selection>");
            uses(area -> area.choice() == Choice.SELECTED);
            out.raw("</g><g class=\"m-selected\" data-selection>");
            uses(area -> area.choice() == Choice.SELECTED);
            out.raw("</g>");
        }

        private void waterNames() {
            for (MapGeometry.WaterName water : geometry.waterNames()) {
                out.raw("<text class=\"m-river-name\" transform=\"translate(", Svg.point(water.at()), ") rotate(");
                out.raw(Svg.number(water.turn()), ")\" y=\"3.2\">")
                        .text(water.name())
                        .raw("</text>");
            }
        }

        private void nameAndSigns(AreaView view) {
            Shape shape = geometry.shape(view.area().id());
            double y = shape.name().y();
            for (String line : shape.lines()) {
                out.raw("<text class=\"m-name\" x=\"", Svg.number(shape.name().x()), "\" y=\"", Svg.number(y), "\">");
                out.text(line).raw("</text>");
                y += MapGeometry.LINE;
            }
            List<Sign> signs = signs(view);
            double width = signs.stream().mapToDouble(Sign::width).sum() + (signs.size() - 1) * Sign.GAP;
            double x = shape.signs().x() - width / 2;
            for (Sign sign : signs) {
                sign.draw(out, x + sign.width() / 2, shape.signs().y());
                x += sign.width() + Sign.GAP;
            }
        }

        /** Always in this order: holder or depot, victory points, bridge, airfield, zone, markers, out of supply. */
        private List<Sign> signs(AreaView view) {
            Area area = view.area();
            List<Sign> row = new ArrayList<>(6);
            Side holder = view.holder();
            if (area.isDepot()) {
                row.add(Sign.depot(view.holderName(), view.depotNumber()));
            } else if (holder != null) {
                row.add(Sign.holder(prefix, holder));
            }
            if (area.isObjective()) {
                row.add(Sign.points(view.points(), view.halved()));
            }
            if (area.bridge()) {
                row.add(Sign.bridge(symbols));
            }
            if (area.airfield()) {
                row.add(Sign.airfield(symbols));
            }
            ZoneKind zone = area.zoneKind();
            if (zone != null) {
                row.add(Sign.zone(symbols, zone));
            }
            if (view.markers() > 0) {
                row.add(Sign.markers(symbols, view.markers()));
            }
            if (view.isOutOfSupply()) {
                row.add(Sign.outOfSupply(symbols));
            }
            return row;
        }

        private void hit(AreaView area) {
            String said = words.area(area);
            String href = area.href();
            if (href == null) {
                out.raw("<g class=\"m-area\" role=\"img\"");
            } else {
                out.raw("<a class=\"m-area\"").attribute("href", href);
            }
            out.attribute("data-area", area.id()).attribute("aria-label", said);
            if (area.choice() == Choice.SELECTED) {
                out.raw(" aria-current=\"true\"");
            } else if (area.choice() == Choice.LIT) {
                out.raw(" data-lit");
            } else if (area.choice() == Choice.BARRED) {
                out.raw(" data-barred");
            }
            out.raw("><title>").text(said).raw("</title>").use(ref(area)).raw(href == null ? "</g>" : "</a>");
        }

        private void counters(AreaView area) {
            List<TroopCounter> troops = area.troops();
            if (troops.isEmpty()) {
                return;
            }
            int drawn = troops.size() > MOST_COUNTERS ? MOST_COUNTERS - 1 : troops.size();
            double step = drawn > 3 ? 30 : 36;
            double width = COUNTER_WIDTH + (drawn - 1) * step + (drawn < troops.size() ? 12 : 0);
            Point at = geometry.shape(area.area().id()).counters();
            double x = Math.clamp(at.x() - width / 2, 2.0, MapGeometry.WIDTH - width - 2);
            double y = Math.clamp(at.y() - COUNTER_HEIGHT / 2, 2.0, MapGeometry.HEIGHT - COUNTER_HEIGHT - 2);
            for (TroopCounter troop : troops.subList(0, drawn)) {
                String side = troop.side() == Side.ALLIED ? "-cA" : "-cG";
                out.raw("<g class=\"m-counter m-", Svg.name(troop.side()), "\" transform=\"translate(");
                out.raw(Svg.number(x), " ", Svg.number(y), ")\">").use(prefix + side);
                symbol(out, symbols, troop.symbol(), 2.4, 2.5, 35.2, 22);
                out.raw("</g>");
                x += step;
            }
            if (drawn < troops.size()) {
                double centre = x + COUNTER_WIDTH - step + 2;
                out.raw("<g class=\"m-more\"><circle cx=\"", Svg.number(centre), "\" cy=\"", Svg.number(y + 4));
                out.raw("\" r=\"11\"/><text x=\"", Svg.number(centre), "\" y=\"", Svg.number(y + 8), "\">+");
                out.raw(Integer.toString(troops.size() - drawn), "</text></g>");
            }
        }

        private void arrow(ArrowView arrow) {
            ArrowShape shape = ArrowShape.between(geometry, arrow.from(), arrow.into());
            boolean draft = arrow.standing() == ArrowView.Standing.DRAFT;
            out.raw("<g class=\"m-arrow m-", Svg.name(arrow.side()), draft ? " is-draft" : "", "\" role=\"img\"");
            out.attribute("aria-label", words.arrow(arrow, names));
            out.raw("><path class=\"m-arrow-case\" d=\"", shape.outline(), "\"/><path class=\"m-arrow-body\" d=\"");
            out.raw(shape.outline(), "\"/>");
            if (arrow.number() > 0) {
                Point at = shape.disc();
                if (arrow.side() == Side.ALLIED) {
                    out.raw("<circle class=\"m-arrow-disc\" cx=\"", Svg.number(at.x()), "\" cy=\"", Svg.number(at.y()));
                    out.raw("\" r=\"13\"/>");
                } else {
                    out.raw("<rect class=\"m-arrow-disc\" x=\"", Svg.number(at.x() - 12), "\" y=\"");
                    out.raw(Svg.number(at.y() - 12), "\" width=\"24\" height=\"24\"/>");
                }
                out.raw("<text class=\"m-arrow-no\" x=\"", Svg.number(at.x()), "\" y=\"", Svg.number(at.y() + 5.6));
                out.raw("\">", Integer.toString(arrow.number()), "</text>");
            }
            out.raw("</g>");
        }

        private Point aircraftPlace(int index) {
            AircraftView flying = view.aircraft().get(index);
            long before = view.aircraft().subList(0, index).stream()
                    .filter(other -> other.target().equals(flying.target()))
                    .count();
            Shape target = geometry.shape(flying.target());
            boolean atTheEdge = target.name().x() > MapGeometry.WIDTH - 90;
            double x = target.name().x() + (atTheEdge ? -46 : 46) - before * 50;
            double y = atTheEdge ? target.signs().y() + 40 : target.name().y() - 22;
            return new Point(Math.clamp(x, 28.0, MapGeometry.WIDTH - 28), Math.max(y, 28));
        }

        private void airTracks() {
            if (view.aircraft().isEmpty()) {
                return;
            }
            out.raw("<g clip-path=\"url(#", prefix, "-sheet)\" aria-hidden=\"true\">");
            for (int i = 0; i < view.aircraft().size(); i++) {
                AircraftView flying = view.aircraft().get(i);
                Point to = aircraftPlace(i);
                Point from = flying.side() == Side.ALLIED
                        ? new Point(-10, MapGeometry.HEIGHT * 0.6 + to.y() * 0.35)
                        : new Point(MapGeometry.WIDTH + 10, to.y() * 0.6);
                Point bend = from.plus(to).times(0.5).plus(new Point(-50, -130));
                out.raw("<g class=\"m-air ", Svg.name(flying.side()), "\"><path class=\"m-air-path\" d=\"M");
                out.raw(Svg.point(from), "Q", Svg.point(bend), " ", Svg.point(to), "\"/></g>");
            }
            out.raw("</g>");
        }

        private void aircraft() {
            for (int i = 0; i < view.aircraft().size(); i++) {
                AircraftView flying = view.aircraft().get(i);
                Point at = aircraftPlace(i);
                out.raw("<g class=\"m-air ", Svg.name(flying.side()), "\" role=\"img\"")
                        .attribute("aria-label", flying.label());
                out.raw("><circle cx=\"", Svg.number(at.x()), "\" cy=\"", Svg.number(at.y()), "\" r=\"24\"/>");
                symbol(out, symbols, TroopCounter.symbol(flying.type()), at.x() - 20, at.y() - 12.5, 40, 25);
                out.raw("</g>");
            }
        }

        private void pencil() {
            for (PencilMark mark : view.pencil()) {
                switch (mark) {
                    case PencilMark.Ring ring -> ring(ring);
                    case PencilMark.Stroke stroke -> stroke(stroke);
                }
            }
        }

        private void ring(PencilMark.Ring ring) {
            Point at = geometry.shape(ring.area()).name().plus(new Point(0, 12));
            Point dot = at.plus(new Point(40, -40));
            out.raw("<g class=\"m-obj\"><circle cx=\"", Svg.number(at.x()), "\" cy=\"", Svg.number(at.y()));
            out.raw("\" r=\"52\"/><circle class=\"dot\" cx=\"", Svg.number(dot.x()), "\" cy=\"", Svg.number(dot.y()));
            out.raw("\" r=\"16\"/><text x=\"", Svg.number(dot.x()), "\" y=\"", Svg.number(dot.y() + 7), "\">");
            out.raw(Integer.toString(ring.number()), "</text></g>");
        }

        private void stroke(PencilMark.Stroke stroke) {
            Point from = geometry.shape(stroke.from()).signs();
            Point into = geometry.shape(stroke.into()).signs();
            Point way = into.minus(from);
            double cut = Math.min(36, way.length() * 0.25);
            Point start = from.plus(way.unit().times(cut));
            Point end = into.minus(way.unit().times(cut));
            Point bend = start.plus(end).times(0.5).plus(way.unit().turned().times(-way.length() * 0.09));
            Point look = end.minus(bend).unit();
            Point back = end.minus(look.times(17));
            Point left = back.plus(look.turned().times(10));
            Point right = back.minus(look.turned().times(10));
            out.raw("<path class=\"m-pencil\" d=\"M", Svg.point(start), "Q", Svg.point(bend), " ", Svg.point(end));
            out.raw("M", Svg.point(left), "L", Svg.point(end), " ", Svg.point(right), "\"/>");
        }
    }

    static void symbol(Svg out, String sheet, String name, double x, double y, double width, double height) {
        out.raw("<use").attribute("href", sheet + "#i-" + name);
        out.raw(" x=\"", Svg.number(x), "\" y=\"", Svg.number(y), "\" width=\"", Svg.number(width), "\" height=\"");
        out.raw(Svg.number(height), "\"/>");
    }
}
