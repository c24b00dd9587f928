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

    /** Places along the border that are tried, the middle first. */
    private static final double[] SHARES = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9};

    private static final int SAMPLES = 10;
    private static final double MARGIN = 11;

    static ArrowShape between(MapGeometry geometry, AreaId from, AreaId into) {
        Point start = geometry.shape(from).name();
        Point goal = geometry.shape(into).name();
        Point straight = goal.minus(start).unit();
        return geometry.findFrontier(from, into)
                .map(border -> across(geometry, border, straight))
                .orElseGet(() -> along(start.plus(straight.times(20)), goal.minus(straight.times(20))));
    }

    /** Lies where it covers the fewest names, signs and counters. */
    private static ArrowShape across(MapGeometry geometry, MapGeometry.Frontier border, Point straight) {
        Point bestTail = border.at(0.5);
        Point bestTip = bestTail;
        double least = Double.MAX_VALUE;
        for (double share : SHARES) {
            Point straightOver = border.across(share);
            Point over = straightOver.dot(straight) < 0 ? straightOver.times(-1) : straightOver;
            for (double lean : new double[] {0.5, 0, 1.2}) {
                // Straight across the border, leaning towards where the two areas have their names.
                Point way = over.plus(straight.times(lean)).unit();
                Point tail = border.at(share).minus(way.times(BEHIND_BORDER));
                Point tip = border.at(share).plus(way.times(BEYOND_BORDER));
                double covered = covered(geometry, tail, tip) + Math.abs(share - 0.5);
                if (covered < least) {
                    least = covered;
                    bestTail = tail;
                    bestTip = tip;
                }
            }
        }
        return along(bestTail, bestTip);
    }

    private static double covered(MapGeometry geometry, Point tail, Point tip) {
        double covered = 0;
        for (MapGeometry.Shape shape : geometry.shapes()) {
            if (shape.name().distanceTo(tail) > 200) {
                continue;
            }
            for (int i = 0; i <= SAMPLES; i++) {
                Point at = tail.plus(tip.minus(tail).times((double) i / SAMPLES));
                if (shape.wordsCover(at, MARGIN)) {
                    covered += 1;
                }
                if (shape.countersCover(at, MARGIN)) {
                    covered += 0.6;
                }
            }
        }
        return covered;
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
