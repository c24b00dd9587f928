package battlearrow.web.general;

import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What would come of an order: the referee judges it in a copy, and nothing is written. */
final class Foresight {
    private static final Set<Side> BOTH = Set.of(Side.values());
    /** In the copy nobody's office bars the way to the moment that is looked at. */
    private static final Actor ANYBODY = new Actor("nobody", true, BOTH, BOTH);

    private static final int HIGHEST = 6;
    private static final int LOWEST = 1;

    private final Referee referee;
    private final Situation now;

    Foresight(Referee referee, Situation now) {
        this.referee = referee;
        this.now = now;
    }

    /** The situation after an order that needs no die; empty when it is refused. */
    Optional<Situation> after(Order order) {
        return judge(now, order);
    }

    /** The situation once this interdiction has succeeded, with no other mission flown; empty when it cannot be assigned. */
    Optional<Situation> afterSuccess(AssignInterdiction order) {
        Optional<Situation> ahead = judge(now, order);
        for (Side side : Side.values()) {
            ahead = ahead.flatMap(
                    then -> isTacticalStepOf(side, then) ? judge(then, new CloseTactical(side)) : ahead(then));
        }
        boolean allied = order.side() == Side.ALLIED;
        return ahead.flatMap(then -> judge(
                then, new RollInterdiction(order.target()), allied ? HIGHEST : LOWEST, allied ? LOWEST : HIGHEST));
    }

    /** Areas of a side that are In Supply now and would not be then, or are its own then and dry. */
    List<Area> listDryingOut(Side side, Situation then) {
        return listLosing(side, now, then);
    }

    /** Areas of a side that are Out of Supply now and would be In Supply then. */
    List<Area> listComingIn(Side side, Situation then) {
        return listLosing(side, then, now);
    }

    private static List<Area> listLosing(Side side, Situation first, Situation second) {
        Supply before = Supply.of(first, side);
        Supply after = Supply.of(second, side);
        List<Area> losing = new ArrayList<>();
        for (Area area : first.map().areas()) {
            boolean held = first.controls(side, area) && second.controls(side, area);
            if (held && before.isInSupply(area) && !after.isInSupply(area)) {
                losing.add(area);
            }
        }
        return losing;
    }

    private static Optional<Situation> ahead(Situation situation) {
        return Optional.of(situation);
    }

    private static boolean isTacticalStepOf(Side side, Situation situation) {
        return situation.isIn(side == Side.ALLIED ? Step.AIR_TACTICAL_ALLIED : Step.AIR_TACTICAL_GERMAN);
    }

    private Optional<Situation> judge(Situation situation, Order order, Integer... dice) {
        return referee.judge(situation, ANYBODY, order, GivenDice.of(dice)) instanceof Verdict.Accepted accepted
                ? Optional.of(accepted.after())
                : Optional.empty();
    }
}
