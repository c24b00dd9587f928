package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a challenge may be called off: by either of its players or the organiser, as long as the initiative is not rolled.
 *
 * <p>Refused: in the General's Wargame (GW-25); by anybody else (ROLE-06); once the initiative is rolled (MAN-03), when declining is the way out (MAN-08).
 *
 * <p>Ledger MAN-01, MAN-03. Rulebook: Select an Opponent.
 */
final class CallingOffChallenge implements OrderRule<CallOffChallenge> {
    @Override
    public List<CallOffChallenge> candidates(Situation situation, Actor by) {
        List<CallOffChallenge> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.isAt(Stage.CHALLENGED)) {
                candidates.add(new CallOffChallenge(battle.number()));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CallOffChallenge order) {
        Optional<Refusal> notOpen =
                PlayedAtTheTable.mustBeCampaign(situation).or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections().add(Roles.mustPlayEither(by, battle));
        if (!battle.isAt(Stage.CHALLENGED)) {
            objections.add(Refusal.variant(Rule.MAN_03, 2));
        }
        return objections.list();
    }

    @Override
    public void carryOut(CallOffChallenge order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new ManoeuvreEvent.BattleCancelled(order.battle()));
    }
}
