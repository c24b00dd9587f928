package battlearrow.firestorm.battleruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleBattle;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the organiser may rule the result of a battle that was not played: one side wins, or it is a draw. There are no
 * scores, so nobody rolls to destroy; retreat and advance follow as after a game, and the battle stays marked as ruled.
 *
 * <p>Refused for anybody but the organiser, before the arrow is placed, and for a battle that is decided.
 *
 * <p>No rule of the book; ledger AFT-08, AFT-11, AFT-22, AFT-28.
 */
final class RulingBattle implements OrderRule<RuleBattle> {
    @Override
    public List<RuleBattle> candidates(Situation situation, Actor by) {
        List<RuleBattle> candidates = new ArrayList<>();
        if (!by.organiser()) {
            return candidates;
        }
        for (Battle battle : situation.battles()) {
            for (Side side : Side.values()) {
                candidates.add(new RuleBattle(battle.number(), side, ""));
            }
            candidates.add(new RuleBattle(battle.number(), null, ""));
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RuleBattle order) {
        Optional<Refusal> untimely = KnownThings.mustBeOpen(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections();
        if (battle.findArrow().isEmpty()) {
            objections.add(Refusal.variant(Rule.AFT_01, 4));
        }
        if (battle.isDecided()) {
            objections.add(Refusal.variant(Rule.AFT_01, 5, battle.arrowNumber()));
        }
        return objections.add(Roles.mustBeOrganiser(by)).list();
    }

    @Override
    public void carryOut(RuleBattle order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled(RuleBattle.class.getSimpleName(), order.reason()));
        outcome.add(new BattleDecided(order.battle(), order.winner(), true));
    }
}
