package battlearrow.simulation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.Arrays;

/**
 * What a situation is worth to a side, in Campaign Victory Points: the lead as it would be counted now, supply and captures
 * included, and what both sides could win by the battles that are still to come.
 */
final class Outlook {
    /** Of so many attacks of a side, the best ones, some will be made. */
    private static final int ATTACKS = 5;

    /** How much of what an attack promises will come true. */
    private static final double LIKELIHOOD = 0.3;

    private static final double WORTH_OF_A_TROOP = 1.5;
    private static final double WORTH_OF_A_MARKER = 0.7;

    /** With so many battles to come all of the best attacks can still be made. */
    private static final double PLENTY_OF_BATTLES = 10;

    private static final int BATTLES_OF_A_TURN = 9;

    private final Ground ground;
    private final Strengths strengths;

    Outlook(Situation start) {
        ground = Ground.of(start);
        strengths = Strengths.of(start);
    }

    Front front(Situation situation) {
        return new Front(situation, ground, strengths);
    }

    double value(Situation situation, Side side) {
        int difference = VictoryPoints.of(situation).difference();
        double lead = side == Side.ALLIED ? difference : -difference;
        double chances = Math.min(1, battlesToCome(situation) / PLENTY_OF_BATTLES);
        if (chances == 0) {
            return lead;
        }
        Front front = front(situation);
        double prospects = promises(front, side) - promises(front, side.enemy());
        return lead + chances * (LIKELIHOOD * prospects + forces(situation, side));
    }

    private static int battlesToCome(Situation situation) {
        if (situation.isIn(Phase.FINISHED)) {
            return 0;
        }
        int turns = situation.tables().limit("campaignTurns") - situation.turn();
        boolean notRolled = situation.isIn(Phase.PLANNING) && situation.battlesLeft() == 0;
        return turns * BATTLES_OF_A_TURN
                + (notRolled ? BATTLES_OF_A_TURN : situation.isIn(Phase.STRATEGIC) ? 0 : situation.battlesLeft());
    }

    /** What the best attacks of a side promise, one for each area that could be attacked. */
    private double promises(Front front, Side side) {
        double[] best = new double[ATTACKS];
        for (long points = front.areasOf(side.enemy()); points != 0; points &= points - 1) {
            int point = Long.numberOfTrailingZeros(points);
            double most = 0;
            if (side == Side.GERMAN || !front.situation().map().area(point).isDepot()) {
                for (long tails = ground.adjacent(point) & front.areasOf(side); tails != 0; tails &= tails - 1) {
                    most = Math.max(most, front.promise(side, Long.numberOfTrailingZeros(tails), point));
                }
            }
            if (most > best[0]) {
                best[0] = most;
                Arrays.sort(best);
            }
        }
        return Arrays.stream(best).sum();
    }

    private static double forces(Situation situation, Side side) {
        double worth = 0;
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (situation.place(troop) instanceof Place.InArea) {
                worth += troop.side() == side ? WORTH_OF_A_TROOP : -WORTH_OF_A_TROOP;
            }
        }
        double markers = 0;
        for (Area area : situation.map().areas()) {
            markers += situation.markers(area) * WORTH_OF_A_MARKER;
        }
        return side == Side.ALLIED ? worth + markers : worth - markers;
    }
}
