package battlearrow.web.spectator;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import battlearrow.firestorm.victorypoints.VictoryPoints.Awarded;
import battlearrow.firestorm.victorypoints.VictoryPoints.CapturedTroop;
import battlearrow.firestorm.victorypoints.VictoryPoints.DepotAttacks;
import battlearrow.firestorm.victorypoints.VictoryPoints.Objective;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How the Campaign Victory Points of both sides add up: by objective, by Troop captured, by depot attacked; and apart from them by
 * the organiser's word.
 *
 * @param depotAttacks successful German attacks on Allied depots, 0 for none
 */
record PointsTable(
        List<Row> objectives,
        List<Capture> captures,
        int depotAttacks,
        int depotPoints,
        List<Award> awards,
        Sum objectivesSum,
        Sum total) {

    /**
     * An objective.
     *
     * @param points what it counts for its holder now
     */
    record Row(String areaId, String name, int value, Side holder, boolean inSupply, int points) {
        int pointsOf(Side side) {
            return holder == side ? points : 0;
        }
    }

    record Capture(String type, Side side, String name, String unit, Side by, int points) {}

    /** Points the organiser gave by his word. */
    record Award(Side side, String reason, int points) {}

    record Sum(int allied, int german) {
        public int of(Side side) {
            return side == Side.ALLIED ? allied : german;
        }
    }

    static PointsTable of(Situation situation) {
        VictoryPoints points = VictoryPoints.of(situation);
        List<Row> rows = new ArrayList<>();
        List<Capture> captures = new ArrayList<>();
        List<Award> awards = new ArrayList<>();
        int attacks = 0;
        int attackPoints = 0;
        for (Side side : Side.values()) {
            for (VictoryPoints.Item item : points.items(side)) {
                switch (item) {
                    case Objective objective -> rows.add(row(objective, side));
                    case CapturedTroop captured ->
                        captures.add(new Capture(
                                captured.troop().type().code(),
                                captured.troop().side(),
                                captured.troop().type().name(),
                                captured.troop().unit(),
                                side,
                                captured.points()));
                    case Awarded award -> awards.add(new Award(side, award.reason(), award.points()));
                    case DepotAttacks depot -> {
                        attacks = depot.attacks();
                        attackPoints = depot.points();
                    }
                }
            }
        }
        rows.sort(Comparator.comparingInt(Row::value).reversed().thenComparing(Row::name));
        return new PointsTable(
                List.copyOf(rows),
                List.copyOf(captures),
                attacks,
                attackPoints,
                List.copyOf(awards),
                new Sum(sum(rows, Side.ALLIED), sum(rows, Side.GERMAN)),
                new Sum(points.total(Side.ALLIED), points.total(Side.GERMAN)));
    }

    private static Row row(Objective objective, Side holder) {
        Area area = objective.area();
        return new Row(
                area.id().value(),
                area.name(),
                area.objectiveValue(),
                holder,
                objective.inSupply(),
                objective.points());
    }

    private static int sum(List<Row> rows, Side side) {
        return rows.stream().mapToInt(row -> row.pointsOf(side)).sum();
    }
}
