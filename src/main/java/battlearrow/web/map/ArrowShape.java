package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;

/**
 * The outline of a Battle Arrow: a bent shaft that widens towards its head, laid across the border it crosses.
 *
 * @param outline path data
 * @param disc where its number stands
 */
record ArrowShape(String outline, Point disc) {
    private static final double BEHIND_BORDER = 48;
    private static final double BEYOND_BORDER = 42;
    private static final double HEAD = 29;
    private static final double HALF_TAIL = 4.2;
    private static final double HALF_NECK = 9.4;
    private static final double HALF_HEAD = 18.5;
    private static final double BEND = 7;

    static ArrowShape between(MapGeometry geometry, AreaId from, AreaId into) {
        Point start = geometry.shape(from).name();
        Point goal = geometry.shape(into).name();
        Point straight = goal.minus(start).unit();
        return geometry.findFrontier(from, into)
                .map(border -> {
                    Point across =
                            border.across().dot(straight) < 0 ? border.across().times(-1) : border.across();
                    // Straight across the border, leaning towards where the two areas have their names.
                    Point way = across.plus(straight.times(0.5)).unit();
                    return along(
                            border.middle().minus(way.times(BEHIND_BORDER)),
                            border.middle().plus(way.times(BEYOND_BORDER)));
                })
                .orElseGet(() -> along(start.plus(straight.times(20)), goal.minus(straight.times(20))));
    }

    private static ArrowShape along(Point tail, Point tip) {
        Point way = tip.minus(tail).unit();
        Point side = way.turned();
        Point neck = tip.minus(way.times(HEAD));
        Point bend = tail.plus(neck).times(0.5).plus(side.times(-BEND));
        Point tailSide = bend.minus(tail).unit().turned();
        Point neckSide = neck.minus(bend).unit().turned();
        double halfBend = (HALF_TAIL + HALF_NECK) / 2;
        String outline = "M" + Svg.point(tail.plus(tailSide.times(HALF_TAIL)))
                + "Q" + Svg.point(bend.plus(side.times(halfBend)))
                + " " + Svg.point(neck.plus(neckSide.times(HALF_NECK)))
                + "L" + Svg.point(neck.plus(side.times(HALF_HEAD)))
                + "L" + Svg.point(tip)
                + "L" + Svg.point(neck.minus(side.times(HALF_HEAD)))
                + "L" + Svg.point(neck.minus(neckSide.times(HALF_NECK)))
                + "Q" + Svg.point(bend.minus(side.times(halfBend)))
                + " " + Svg.point(tail.minus(tailSide.times(HALF_TAIL))) + "Z";
        Point disc = tail.times(0.42).plus(neck.times(0.58)).minus(side.times(BEND / 2));
        return new ArrowShape(outline, disc);
    }
}
