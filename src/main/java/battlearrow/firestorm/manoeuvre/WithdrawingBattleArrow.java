package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Taking back an arrow that has lost its sense: an earlier battle brought both of its areas under the control of one side.
 * Either General may do it, and the organiser. Nothing is rolled or scored, and the two areas are free again.
 *
 * <p>Refused: to anybody else (ROLE-04); while the two areas are controlled by different sides, and once a side has committed
 * (MAN-42).
 *
 * <p>Ledger MAN-42, A-11. The rulebook is silent.
 */
final class WithdrawingBattleArrow implements OrderRule<WithdrawBattleArrow> {
    @Override
    public List<WithdrawBattleArrow> candidates(Situation situation, Actor by) {
        Side side = by.isGeneralOf(Side.GERMAN) && !by.isGeneralOf(Side.ALLIED) ? Side.GERMAN : Side.ALLIED;
        List<WithdrawBattleArrow> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.findArrow().isPresent()) {
                candidates.add(new WithdrawBattleArrow(battle.number(), side));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, WithdrawBattleArrow order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        return new Objections()
                .add(Roles.mustBeAnyGeneralOrOrganiser(by, order.side()))
                .when(!isPointless(situation, battle), Rule.MAN_42)
                .list();
    }

    private static boolean isPointless(Situation situation, Battle battle) {
        if (!battle.isAt(Stage.PLACED)) {
            return false;
        }
        BattleArrow arrow = battle.arrow();
        return situation.control(arrow.tail()) == situation.control(arrow.point());
    }

    @Override
    public void carryOut(WithdrawBattleArrow order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new ManoeuvreEvent.BattleArrowWithdrawn(order.battle()));
    }
}
