package battlearrow.firestorm.referee;

import battlearrow.firestorm.afteraction.AfterActionSheet;
import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The order by which a battle decided by dice goes on when nobody has anything to choose: the next roll, the one zone a
 * marker can come from, the one area a Troop can retreat into, the end of an advance nobody can make. It asks what the
 * referee offers and decides nothing.
 */
public final class OnlyOrder {
    private final Referee referee;
    private final Situation situation;
    private final Actor by;
    private final int battle;

    private OnlyOrder(Referee referee, Situation situation, Actor by, int battle) {
        this.referee = referee;
        this.situation = situation;
        this.by = by;
        this.battle = battle;
    }

    /** Empty when there is a choice, when somebody else has to act, and for a battle that is over. */
    public static Optional<Order> find(Referee referee, Situation situation, Actor by, int battle) {
        return situation.findBattle(battle).flatMap(open -> new OnlyOrder(referee, situation, by, battle).find(open));
    }

    private Optional<Order> find(Battle open) {
        return switch (open.stage()) {
            case SUPPLY_CHECKED -> beforeTheRoll(open);
            case DESTROY -> isChoice(SaveTroop.class) ? Optional.empty() : rollToDestroy(open);
            case RETREAT -> isChoice(HoldArea.class) ? Optional.empty() : retreat();
            case ADVANCE -> isChoice(Advance.class) ? Optional.empty() : first(EndAdvance.class);
            case CHALLENGED, INITIATIVE, PLACED, COMMITTED_FIRST, FOUGHT -> Optional.empty();
        };
    }

    private Optional<Order> beforeTheRoll(Battle open) {
        Optional<Order> variable = first(RollVariable.class);
        if (variable.isPresent()) {
            return variable;
        }
        if (BattleSupply.of(situation, open).mustDraw()) {
            List<DrawSupply> zones = offered(DrawSupply.class);
            return zones.size() == 1 ? Optional.of(zones.getFirst()) : Optional.empty();
        }
        return first(RollBattle.class);
    }

    /** In the order of the sheet, so that a die thrown at the table is for the Troop a page names. */
    private Optional<Order> rollToDestroy(Battle open) {
        return AfterActionSheet.of(situation, open).rolls().stream()
                .map(roll ->
                        new RollToDestroy(battle, roll.roller(), roll.troop().id()))
                .filter(order -> referee.objections(situation, by, order).isEmpty())
                .map(Order.class::cast)
                .findFirst();
    }

    private Optional<Order> retreat() {
        Map<Object, List<Retreat>> ways =
                offered(Retreat.class).stream().collect(Collectors.groupingBy(Retreat::troop));
        return ways.values().stream()
                .filter(ofOne -> ofOne.size() == 1)
                .map(List::getFirst)
                .map(Order.class::cast)
                .findFirst();
    }

    private boolean isChoice(Class<? extends Order> kind) {
        return !offered(kind).isEmpty();
    }

    private Optional<Order> first(Class<? extends Order> kind) {
        return offered(kind).stream().findFirst().map(Order.class::cast);
    }

    private <O extends Order> List<O> offered(Class<O> kind) {
        return referee.offered(situation, by, kind).stream()
                .filter(order -> order instanceof Order.OfBattle ofBattle && ofBattle.battle() == battle)
                .toList();
    }
}
