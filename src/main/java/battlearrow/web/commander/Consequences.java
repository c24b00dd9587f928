package battlearrow.web.commander;

import battlearrow.firestorm.afteraction.AfterActionSheet;
import battlearrow.firestorm.afteraction.AfterActionSheet.RetreatChoice;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an order would bring about, found by carrying it out in a copy of the campaign: areas that change hands, what goes Out
 * of Supply or comes into it, Troops captured, Campaign Victory Points before and after.
 *
 * @param changes sentences, most important first
 * @param hasPoints whether any total changes
 */
record Consequences(
        List<String> changes, boolean hasPoints, int alliedBefore, int alliedAfter, int germanBefore, int germanAfter) {
    /** An order without dice. When it is a retreat, the Troops left are taken to follow, to the same area if they may. */
    static Optional<Consequences> of(
            Situation before, Actor actor, Referee referee, int battle, Order order, BattleWords words) {
        return judge(before, actor, referee, order).map(after -> {
            Situation end = order instanceof Retreat retreat ? allLeave(after, actor, referee, battle, retreat) : after;
            return compare(before, end, words);
        });
    }

    private static Optional<Situation> judge(Situation situation, Actor actor, Referee referee, Order order) {
        return referee.judge(situation, actor, order, GivenDice.of()) instanceof Verdict.Accepted accepted
                ? Optional.of(accepted.after())
                : Optional.empty();
    }

    private static Situation allLeave(Situation from, Actor actor, Referee referee, int number, Retreat first) {
        Situation now = from;
        while (true) {
            Situation here = now;
            Optional<Situation> next = here.findBattle(number)
                    .flatMap(battle -> next(here, battle, first))
                    .flatMap(order -> judge(here, actor, referee, order));
            if (next.isEmpty()) {
                return now;
            }
            now = next.get();
        }
    }

    private static Optional<Retreat> next(Situation situation, Battle battle, Retreat first) {
        List<RetreatChoice> left = AfterActionSheet.of(situation, battle).retreats();
        if (left.isEmpty()) {
            return Optional.empty();
        }
        List<Area> open = left.getFirst().listOpen();
        return open.stream()
                .filter(area -> area.id().equals(first.area()))
                .findFirst()
                .or(() -> open.stream().findFirst())
                .map(area -> new Retreat(
                        battle.number(), first.side(), left.getFirst().troop().id(), area.id()));
    }

    private static Consequences compare(Situation before, Situation after, BattleWords words) {
        List<String> changes = new ArrayList<>();
        for (Area area : after.map().areas()) {
            if (before.control(area) != after.control(area)) {
                changes.add(words.of("desk.consequence.control", area, after.control(area)));
            }
        }
        List<Area> dry = new ArrayList<>();
        List<Area> wet = new ArrayList<>();
        for (Side side : Side.values()) {
            AreaSet kept = before.areasOf(side).and(after.areasOf(side));
            AreaSet supplied = Supply.of(before, side).areasInSupply();
            AreaSet supplies = Supply.of(after, side).areasInSupply();
            dry.addAll(after.map().list(kept.and(supplied).minus(supplies)));
            wet.addAll(after.map().list(kept.and(supplies).minus(supplied)));
        }
        if (!dry.isEmpty()) {
            changes.add(words.of("desk.consequence.dry", dry.size(), words.andAreas(dry)));
        }
        if (!wet.isEmpty()) {
            changes.add(words.of("desk.consequence.wet", wet.size(), words.andAreas(wet)));
        }
        for (FirestormTroop troop : after.scenario().troops()) {
            if (after.isCaptured(troop) && !before.isCaptured(troop)) {
                changes.add(words.of("desk.consequence.captured", words.troop(troop)));
            }
        }
        VictoryPoints was = VictoryPoints.of(before);
        VictoryPoints becomes = VictoryPoints.of(after);
        boolean points = was.total(Side.ALLIED) != becomes.total(Side.ALLIED)
                || was.total(Side.GERMAN) != becomes.total(Side.GERMAN);
        return new Consequences(
                changes,
                points,
                was.total(Side.ALLIED),
                becomes.total(Side.ALLIED),
                was.total(Side.GERMAN),
                becomes.total(Side.GERMAN));
    }
}
