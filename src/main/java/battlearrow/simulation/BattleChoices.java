package battlearrow.simulation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the quick General chooses in one battle. */
final class BattleChoices {
    /** What a Troop is worth that stands behind to hold an area, in Campaign Victory Points. */
    private static final double WORTH_A_GUARD = 6;

    /** An attack that promises less is left to the enemy. */
    private static final double LEAST_PROMISE = -1;

    private static final int COMMITTED = 2;

    private final Seat seat;
    private final Situation now;
    private final Side side;
    private final Front front;
    private final Battle battle;
    private final Strengths strengths;

    BattleChoices(Seat seat, Front front, Battle battle, Strengths strengths) {
        this.seat = seat;
        this.now = seat.situation();
        this.side = seat.side();
        this.front = front;
        this.battle = battle;
        this.strengths = strengths;
    }

    /** The arrow that promises most, or none. */
    Order attack() {
        Front.Attack best = front.bestAttack(side);
        return best.promise() < LEAST_PROMISE
                ? new DeclineInitiative(battle.number(), side)
                : new PlaceBattleArrow(
                        battle.number(),
                        side,
                        area(best.tail()).id(),
                        area(best.point()).id());
    }

    /** The two best Troops at hand. */
    Optional<Order> commitment() {
        if (battle.party(side).hasChosen()) {
            return Optional.empty();
        }
        Area own = battle.ownArea(side);
        Terrain terrain = battle.arrow().point().terrain();
        List<TroopId> chosen = new ArrayList<>(COMMITTED);
        List<FirestormTroop> left = atHand(own, terrain);
        while (chosen.size() < COMMITTED && !left.isEmpty()) {
            FirestormTroop best = left.getFirst();
            for (FirestormTroop troop : left) {
                if (strengths.of(troop, terrain) > strengths.of(best, terrain)) {
                    best = troop;
                }
            }
            left.remove(best);
            chosen.add(best.id());
            if (!seat.allows(order(chosen, List.of()))) {
                chosen.removeLast();
            }
        }
        return Optional.of(order(chosen, List.of()));
    }

    private CommitTroops order(List<TroopId> troops, List<AreaId> artillery) {
        return new CommitTroops(battle.number(), side, troops, artillery);
    }

    /** The Troops of the own battle area, and for an Allied attack armour near enough to be brought up. */
    private List<FirestormTroop> atHand(Area own, Terrain terrain) {
        List<FirestormTroop> troops = new ArrayList<>();
        boolean reaches = side == Side.ALLIED && battle.attacker() == side && front.isInSupply(side, own.index());
        for (FirestormTroop troop : now.scenario().troops()) {
            if (troop.side() == side && strengths.of(troop, terrain) > 0) {
                Area at = now.findArea(troop).orElse(null);
                if (at == own || at != null && reaches && troop.isArmour() && isSpare(at)) {
                    troops.add(troop);
                }
            }
        }
        return troops;
    }

    /** Whether a Troop may leave this area without giving away an objective. */
    private boolean isSpare(Area area) {
        return area.isDepot()
                || Long.bitCount(front.standing(area.index())) > 1
                || front.worth(side.enemy(), area.index()) < WORTH_A_GUARD;
    }

    /** A marker that has to be drawn, from where most lie; what else holds up the dice is the other side's. */
    static Optional<Order> draw(Seat seat) {
        if (seat.side() == Side.GERMAN) {
            return Optional.empty();
        }
        DrawSupply best = null;
        for (DrawSupply draw : seat.offered(DrawSupply.class)) {
            best = best == null || markers(seat, draw.zone()) > markers(seat, best.zone()) ? draw : best;
        }
        return Optional.ofNullable(best);
    }

    private static int markers(Seat seat, AreaId zone) {
        return seat.situation().markers(seat.situation().area(zone));
    }

    /** Saves whom a marker can save. */
    static Optional<Order> save(Seat seat) {
        return seat.side() == Side.GERMAN
                ? Optional.empty()
                : seat.offered(SaveTroop.class).stream().findFirst().map(Order.class::cast);
    }

    /** Holds where a marker can and something is at stake; else each Troop goes where it is needed most. */
    Optional<Order> retreat() {
        Area lost = battle.ownArea(side);
        long exits = front.ground().adjacent(lost.index()) & front.areasOf(side);
        if (side == Side.ALLIED && (exits == 0 || front.worth(side.enemy(), lost.index()) > WORTH_A_GUARD)) {
            Optional<HoldArea> hold = seat.offered(HoldArea.class).stream().findFirst();
            if (hold.isPresent()) {
                return hold.map(Order.class::cast);
            }
        }
        List<FirestormTroop> troops = now.listTroops(lost);
        if (troops.isEmpty() || exits == 0) {
            return Optional.empty();
        }
        FirestormTroop troop = troops.getFirst();
        int best = -1;
        double most = 0;
        for (long rest = exits; rest != 0; rest &= rest - 1) {
            int exit = Long.numberOfTrailingZeros(rest);
            double need = 1
                    + front.need(side, exit) / (1 + Long.bitCount(front.standing(exit)))
                    + (front.isInSupply(side, exit) ? WORTH_A_GUARD : 0);
            if (need > most) {
                most = need;
                best = exit;
            }
        }
        return Optional.of(
                new Retreat(battle.number(), side, troop.id(), area(best).id()));
    }

    /** The Troops that fought follow, unless what they leave behind needs them more. */
    Order advance() {
        Area won = battle.findAreaWon().orElseThrow();
        double worth = front.worth(side.enemy(), won.index());
        for (FirestormTroop troop : battle.party(side).troops()) {
            Area at = now.findArea(troop).orElse(null);
            if (at != null && at != won && !battle.advanced().has(troop)) {
                boolean follows = isSpare(at) || front.worth(side.enemy(), at.index()) < worth;
                Order advance = new Advance(battle.number(), side, troop.id());
                if (follows && seat.allows(advance)) {
                    return advance;
                }
            }
        }
        return new EndAdvance(battle.number(), side);
    }

    private Area area(int index) {
        return now.map().area(index);
    }
}
