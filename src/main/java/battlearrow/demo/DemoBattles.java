package battlearrow.demo;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.CombatOrder.RollMission;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.situation.Stage;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Battles of the demo people, from the challenge to the After Action Step. */
final class DemoBattles {
    /** What a player does first in the After Action Step when several things are offered. */
    private static final List<Class<? extends AfterActionOrder>> AFTER_ACTION = List.of(
            AfterActionOrder.RollToDestroy.class,
            AfterActionOrder.SaveTroop.class,
            AfterActionOrder.LetDie.class,
            AfterActionOrder.HoldArea.class,
            AfterActionOrder.DeclineHold.class,
            AfterActionOrder.Retreat.class,
            AfterActionOrder.Advance.class,
            AfterActionOrder.EndAdvance.class);

    private static final int HIGH_DIE = 6;
    private static final int LOW_DIE = 1;

    private final DemoTable table;

    DemoBattles(DemoTable table) {
        this.table = table;
    }

    /** Who attacks whom over which border. */
    record Attack(DemoPerson attacker, DemoPerson defender, String tail, String point) {
        Side side() {
            return attacker.side().orElseThrow();
        }

        DemoPerson player(Side side) {
            return side == side() ? attacker : defender;
        }
    }

    /** A challenge and no more. */
    int challenge(DemoPerson challenger, DemoPerson opponent) {
        boolean allied = challenger.side().filter(Side.ALLIED::equals).isPresent();
        Player one = Player.member(Long.toString(table.account(challenger)));
        Player other = Player.member(Long.toString(table.account(opponent)));
        table.give(challenger, allied ? new Challenge(one, other) : new Challenge(other, one));
        return table.situation().lastBattle();
    }

    /** A battle up to its arrow; answers its number. */
    int placeArrow(Attack attack) {
        int battle = challenge(attack.attacker(), attack.defender());
        boolean allied = attack.side() == Side.ALLIED;
        table.give(
                attack.attacker(),
                new RollInitiative(battle),
                allied ? HIGH_DIE : LOW_DIE,
                allied ? LOW_DIE : HIGH_DIE);
        table.give(
                attack.attacker(),
                new PlaceBattleArrow(battle, attack.side(), new AreaId(attack.tail()), new AreaId(attack.point())));
        return battle;
    }

    void commit(Attack attack, int battle, Side side, String... troops) {
        List<TroopId> chosen = Arrays.stream(troops).map(TroopId::new).toList();
        table.give(attack.player(side), new CommitTroops(battle, side, chosen, List.of()));
    }

    /** Everything between the last commitment and the result, and the result as both report it. */
    void playGame(Attack attack, int battle, int allied, int german) {
        for (DemoPerson player : List.of(attack.attacker(), attack.defender())) {
            giveAllOf(player, battle, RollVariable.class);
            giveFirstOf(player, battle, DrawSupply.class);
            giveAllOf(player, battle, RollOutOfSupply.class);
        }
        giveFirstOf(attack.attacker(), battle, RollMission.class);
        DemoPerson reporter = attack.player(Side.ALLIED);
        table.give(reporter, new ReportScores(battle, Side.ALLIED, allied, german));
        table.give(attack.player(Side.GERMAN), new ConfirmScores(battle, Side.GERMAN));
        carryOutAfterAction(attack, battle);
    }

    private void carryOutAfterAction(Attack attack, int battle) {
        while (table.situation()
                .findBattle(battle)
                .filter(open -> !open.isAt(Stage.FOUGHT))
                .isPresent()) {
            boolean given = AFTER_ACTION.stream()
                    .anyMatch(kind -> Stream.of(attack.attacker(), attack.defender())
                            .anyMatch(player -> giveFirstOf(player, battle, kind)));
            if (!given) {
                throw new IllegalStateException("Battle " + battle + " of the demo comes to no end.");
            }
        }
    }

    /** The demo people advance with the Troops that fought and leave the others where they are of use. */
    private boolean fought(AfterActionOrder.Advance advance) {
        return table.situation()
                .findBattle(advance.battle())
                .filter(battle ->
                        battle.party(advance.side()).used(table.situation().troop(advance.troop())))
                .isPresent();
    }

    private <O extends Order> void giveAllOf(DemoPerson player, int battle, Class<O> kind) {
        boolean given = true;
        while (given) {
            given = giveFirstOf(player, battle, kind);
        }
    }

    /** Gives the first order of a kind offered to a player for his own side of a battle. */
    private <O extends Order> boolean giveFirstOf(DemoPerson player, int battle, Class<O> kind) {
        Side side = player.side().orElseThrow();
        return table.offered(player, kind).stream()
                .filter(order -> order instanceof Order.OfBattle of && of.battle() == battle)
                .filter(order -> order instanceof Order.OfSide of && Objects.equals(of.side(), side))
                .filter(order -> !(order instanceof AfterActionOrder.Advance advance) || fought(advance))
                .findFirst()
                .map(order -> {
                    table.give(player, order);
                    return true;
                })
                .orElse(false);
    }
}
