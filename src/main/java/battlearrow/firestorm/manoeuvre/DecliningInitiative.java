package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Initiative;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Passing the initiative on: the other player then chooses the battle. If he declines as well, there is no battle; what that
 * does to the track of the General's Wargame follows by itself.
 *
 * <p>Refused: to anybody but the holder of the initiative, before it is rolled, and once the arrow is placed (MAN-08).
 *
 * <p>Ledger MAN-08. Rulebook: Roll for Initiative.
 */
final class DecliningInitiative implements OrderRule<DeclineInitiative> {
    @Override
    public List<DeclineInitiative> candidates(Situation situation, Actor by) {
        List<DeclineInitiative> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (!battle.isAt(Stage.INITIATIVE)) {
                continue;
            }
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                candidates.add(new DeclineInitiative(battle.number(), side));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, DeclineInitiative order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections().add(Roles.mustPlay(by, battle, order.side()));
        if (battle.findArrow().isPresent()) {
            return objections.add(Refusal.variant(Rule.MAN_08, 2)).list();
        }
        boolean holds = battle.isAt(Stage.INITIATIVE)
                && battle.findHolder().filter(order.side()::equals).isPresent();
        return objections.when(!holds, Rule.MAN_08).list();
    }

    @Override
    public void carryOut(DeclineInitiative order, Actor by, Dice dice, Outcome outcome) {
        boolean declinedBefore = outcome.now()
                .findBattle(order.battle())
                .flatMap(Battle::findInitiative)
                .map(Initiative::declines)
                .filter(declines -> declines > 0)
                .isPresent();
        outcome.add(new ManoeuvreEvent.InitiativeDeclined(order.battle(), order.side()));
        if (declinedBefore) {
            outcome.add(new ManoeuvreEvent.BattleCancelled(order.battle()));
        }
    }
}
