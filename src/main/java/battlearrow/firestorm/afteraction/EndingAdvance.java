package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the winner may end the advance, after none to three Troops. The arrow leaves the map.
 *
 * <p>Refused before the retreat is complete and for the loser.
 *
 * <p>Ledger AFT-03, AFT-22, AFT-27. Rulebook: Advance.
 */
final class EndingAdvance implements OrderRule<EndAdvance> {
    @Override
    public List<EndAdvance> candidates(Situation situation, Actor by) {
        List<EndAdvance> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            battle.findWinner()
                    .filter(winner -> Roles.listSidesPlayed(by, battle).contains(winner))
                    .ifPresent(winner -> candidates.add(new EndAdvance(battle.number(), winner)));
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, EndAdvance order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        List<Refusal> closed = Advancing.noAdvance(situation, battle);
        if (!closed.isEmpty()) {
            return closed;
        }
        return new Objections()
                .add(Roles.mustPlay(by, battle, order.side()))
                .addAll(Advancing.mustBeWinner(battle, order.side()))
                .list();
    }

    @Override
    public void carryOut(EndAdvance order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new BattleClosed(order.battle()));
    }
}
