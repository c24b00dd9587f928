package battlearrow.simulation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How the two sides face each other at one moment, as a General sees it: who stands where, how strong each area is to attack
 * from and to hold, and what it is worth. All of it is guessed for a choice; what is allowed the referee says.
 */
final class Front {
    /** Of an objective's points, what its neighbours are worth to him who could attack it from there. */
    private static final double NEXT_TO = 0.22;

    /** Of an objective's points, what each area of the road to it is worth. */
    private static final double ON_THE_ROAD = 0.12;

    /** What any area is worth. */
    private static final double GROUND = 1;

    /** Nobody knows whether an objective just won will be In Supply in the end. */
    private static final double WON_NOW = 0.8;

    private static final double OUT_OF_SUPPLY = -2;
    private static final double ANTI_AIRCRAFT = 1;

    private final Situation situation;
    private final Ground ground;
    private final Strengths strengths;
    private final Wishes wishes;
    private final long allied;
    private final long german;
    private final long[] standing;
    private final long alliedSupply;
    private final long germanSupply;
    private final long bound;
    private final double[] worthToAllied;
    private final double[] worthToGerman;

    Front(Situation situation, Ground ground, Strengths strengths) {
        this(situation, ground, strengths, Wishes.NONE);
    }

    /** @param wishes of him who looks at it: what he wants he also fears to lose */
    Front(Situation situation, Ground ground, Strengths strengths, Wishes wishes) {
        this.wishes = wishes;
        this.situation = situation;
        this.ground = ground;
        this.strengths = strengths;
        allied = situation.areasOf(Side.ALLIED).bits();
        german = situation.areasOf(Side.GERMAN).bits();
        standing = new long[situation.map().areas().size()];
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (situation.place(troop) instanceof Place.InArea in) {
                standing[in.area().index()] |= 1L << troop.index();
            }
        }
        alliedSupply = Supply.of(situation, Side.ALLIED).areasInSupply().bits();
        germanSupply = Supply.of(situation, Side.GERMAN).areasInSupply().bits();
        bound = bound(situation);
        worthToAllied = new double[standing.length];
        worthToGerman = new double[standing.length];
    }

    private static long bound(Situation situation) {
        long troops = 0;
        for (Battle battle : situation.battles()) {
            for (Side side : Side.values()) {
                List<FirestormTroop> used = battle.party(side).troops();
                for (FirestormTroop troop : used) {
                    troops |= 1L << troop.index();
                }
            }
        }
        return troops;
    }

    Situation situation() {
        return situation;
    }

    Ground ground() {
        return ground;
    }

    long areasOf(Side side) {
        return side == Side.ALLIED ? allied : german;
    }

    long areasInSupply(Side side) {
        return side == Side.ALLIED ? alliedSupply : germanSupply;
    }

    /** The Troops that stand in an area, by their index. */
    long standing(int area) {
        return standing[area];
    }

    boolean isInSupply(Side side, int area) {
        return (areasInSupply(side) & 1L << area) != 0;
    }

    /** What the two best Troops in an area add in a terrain; those in a battle already are not counted. */
    double strength(int area, Terrain terrain) {
        double best = 0;
        double second = 0;
        for (long rest = standing[area] & ~bound; rest != 0; rest &= rest - 1) {
            double bonus = strengths.of(Long.numberOfTrailingZeros(rest), terrain);
            if (bonus > best) {
                second = best;
                best = bonus;
            } else if (bonus > second) {
                second = bonus;
            }
        }
        return best + second;
    }

    /** How much more than the enemy a side would add if it attacked from one area into the other. */
    double lead(Side attacker, int tail, int point) {
        Area target = situation.map().area(point);
        double lead = strength(tail, target.terrain()) - strength(point, target.terrain());
        if ((target.bridge() || target.airfield()) && standing[point] == 0) {
            lead -= ANTI_AIRCRAFT;
        }
        if (!isInSupply(attacker, tail) && !drawsSupply(attacker, tail)) {
            lead += OUT_OF_SUPPLY;
        }
        if (!isInSupply(attacker.enemy(), point) && !drawsSupply(attacker.enemy(), point)) {
            lead -= OUT_OF_SUPPLY;
        }
        return lead;
    }

    /** A guess: airborne Troops next to a marker have themselves supplied. */
    private boolean drawsSupply(Side side, int area) {
        if (side == Side.GERMAN) {
            return false;
        }
        for (long rest = (ground.adjacent(area) | 1L << area) & allied; rest != 0; rest &= rest - 1) {
            if (situation.markers(situation.map().area(Long.numberOfTrailingZeros(rest))) > 0) {
                return true;
            }
        }
        return false;
    }

    /** What it is worth to a side that an enemy area becomes its own, in Campaign Victory Points. */
    double worth(Side to, int area) {
        double[] known = to == Side.ALLIED ? worthToAllied : worthToGerman;
        if (known[area] == 0) {
            known[area] = reckonWorth(to, area);
        }
        return known[area];
    }

    private double reckonWorth(Side to, int area) {
        long enemy = areasOf(to.enemy());
        long next = ground.adjacent(area) & enemy;
        double worth = GROUND + wishes.extra(area) + WON_NOW * 2 * ground.value(area) + NEXT_TO * ground.value(next);
        long beyond = ground.beyond(area) & ~(1L << area);
        if (beyond != 0) {
            worth += ON_THE_ROAD * (to == Side.ALLIED ? ground.value(beyond) : ground.value(beyond & allied) * 2);
        }
        if (next == 0) {
            worth += captured(area);
        }
        return worth;
    }

    /** What the Troops of an area are worth to him who captures them. */
    private double captured(int area) {
        double worth = 0;
        for (long rest = standing[area]; rest != 0; rest &= rest - 1) {
            worth += situation
                    .scenario()
                    .troop(Long.numberOfTrailingZeros(rest))
                    .type()
                    .captureValue();
        }
        return worth;
    }

    /** What an attack promises: what is won with the chance to win it, less what is lost with the chance to lose it. */
    double promise(Side attacker, int tail, int point) {
        double lead = lead(attacker, tail, point);
        double lost = situation.map().area(tail).isDepot() ? 0 : worth(attacker.enemy(), tail);
        double won =
                situation.map().area(point).isDepot() ? situation.tables().depotAttackValue() : worth(attacker, point);
        return TwoDice.win(lead) * won - TwoDice.win(-lead) * lost;
    }

    /** An attack and what it promises. */
    record Attack(int tail, int point, double promise) {}

    /** The attack that promises most; with a promise below all others when none is possible. */
    Attack bestAttack(Side attacker) {
        Attack[] best = {new Attack(-1, -1, Double.NEGATIVE_INFINITY)};
        forEachAttack(attacker, (tail, point) -> {
            double promise = promise(attacker, tail, point);
            if (promise > best[0].promise()) {
                best[0] = new Attack(tail, point, promise);
            }
        });
        return best[0];
    }

    /** The attacks that promise most, best first. */
    List<Attack> bestAttacks(Side attacker, int number) {
        List<Attack> attacks = new ArrayList<>();
        forEachAttack(attacker, (tail, point) -> attacks.add(new Attack(tail, point, promise(attacker, tail, point))));
        attacks.sort(Comparator.comparingDouble(Attack::promise).reversed());
        return attacks.subList(0, Math.min(number, attacks.size()));
    }

    private interface Pair {
        void accept(int tail, int point);
    }

    private void forEachAttack(Side attacker, Pair action) {
        for (long tails = areasOf(attacker); tails != 0; tails &= tails - 1) {
            int tail = Long.numberOfTrailingZeros(tails);
            for (long points = ground.adjacent(tail) & areasOf(attacker.enemy()); points != 0; points &= points - 1) {
                int point = Long.numberOfTrailingZeros(points);
                if (attacker == Side.GERMAN || !situation.map().area(point).isDepot()) {
                    action.accept(tail, point);
                }
            }
        }
    }

    /** What is to be won or lost around an area of the own side: where Troops are needed. */
    double need(Side side, int area) {
        long enemies = ground.adjacent(area) & areasOf(side.enemy());
        if (enemies == 0) {
            return 0;
        }
        double most = 0;
        boolean threatened = false;
        for (long rest = enemies; rest != 0; rest &= rest - 1) {
            int enemy = Long.numberOfTrailingZeros(rest);
            boolean closed = side == Side.ALLIED && situation.map().area(enemy).isDepot();
            most = closed ? most : Math.max(most, worth(side, enemy));
            threatened |= standing[enemy] != 0;
        }
        double own = situation.map().area(area).isDepot() ? 0 : worth(side.enemy(), area);
        return most + (threatened ? own : own / 2);
    }
}
