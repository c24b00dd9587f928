package battlearrow.firestorm.combat;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.Player;
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
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Confirming, for one side, what the other side reported: by that side's player or his host, its General, or the organiser.
 * Then the result stands.
 *
 * <p>Refused: in the General's Wargame and for a battle that is rolled (GW-25); to anybody else, and to a player who would
 * confirm his own report, unless he gives the orders of a guest (ROLE-06); once the result stands, and before the other side
 * has reported (COM-12).
 *
 * <p>Ledger COM-12. Rulebook: After Action Step.
 */
final class ConfirmingScores implements OrderRule<ConfirmScores> {
    @Override
    public List<ConfirmScores> candidates(Situation situation, Actor by) {
        List<ConfirmScores> candidates = new ArrayList<>();
        for (Battle battle : PlayedAtTheTable.listDue(situation)) {
            for (Side side : Side.values()) {
                candidates.add(new ConfirmScores(battle.number(), side));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, ConfirmScores order) {
        Optional<Refusal> notOpen = PlayedAtTheTable.mustBePlayed(situation, order.battle())
                .or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Optional<Refusal> untimely = PlayedAtTheTable.mustBeBeforeTheResult(battle);
        Objections objections =
                new Objections().add(mustSpeakFor(by, battle, order.side())).add(untimely);
        boolean nothingReported =
                battle.party(order.side().enemy()).findReported().isEmpty();
        if (untimely.isEmpty() && nothingReported) {
            objections.add(Refusal.variant(Rule.COM_12, 4, order.side().enemy()));
        }
        return objections.list();
    }

    private static Optional<Refusal> mustSpeakFor(Actor by, Battle battle, Side side) {
        Player own = battle.party(side).player();
        if (by.organiser() || own.isGuest() && own.isPlayedBy(by.person())) {
            return Optional.empty();
        }
        if (battle.party(side.enemy()).player().isPlayedBy(by.person())) {
            return Optional.of(Refusal.variant(Rule.ROLE_06, 3, side));
        }
        return by.isGeneralOf(side) ? Optional.empty() : Roles.mustPlay(by, battle, side);
    }

    @Override
    public void carryOut(ConfirmScores order, Actor by, Dice dice, Outcome outcome) {
        Scores scores = outcome.now()
                .findBattle(order.battle())
                .flatMap(battle -> battle.party(order.side().enemy()).findReported())
                .orElseThrow();
        Result.stands(order.battle(), scores, outcome);
    }
}
