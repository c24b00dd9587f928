package battlearrow.firestorm.combat;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reporting the result of the game for one side: both players' victory points. It counts when the other side has reported the
 * same or confirms it; different reports are a dispute the organiser settles. Until then a side may correct its own report.
 *
 * <p>Refused: in the General's Wargame and for a battle that is rolled (GW-25); to anybody but the side's player (ROLE-06);
 * before supply is checked (SUP-01); once the result stands, for a number outside 0 to 20, and for a winner the scores do not
 * bear out (COM-12); while a marker must be drawn (ABN-06), a roll on the Out of Supply Table (SUP-16) or for a variable
 * Troop (MAN-36) is due.
 *
 * <p>Ledger COM-12, A-72. Rulebook: After Action Step.
 */
final class ReportingScores implements OrderRule<ReportScores> {
    /** Reports are offered up to the last row of the Roll to Destroy Table; higher ones are allowed. */
    private static final int HIGHEST_OFFERED = 6;

    @Override
    public List<ReportScores> candidates(Situation situation, Actor by) {
        List<ReportScores> candidates = new ArrayList<>();
        for (Battle battle : PlayedAtTheTable.listDue(situation)) {
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                addAll(candidates, situation, battle, side);
            }
        }
        return candidates;
    }

    private static void addAll(List<ReportScores> candidates, Situation situation, Battle battle, Side side) {
        for (int allied = 0; allied <= HIGHEST_OFFERED; allied++) {
            for (int german = 0; german <= HIGHEST_OFFERED; german++) {
                if (Result.isDeclared(situation)) {
                    for (GameWinner winner : GameWinner.values()) {
                        candidates.add(new ReportScores(battle.number(), side, allied, german, winner));
                    }
                } else {
                    candidates.add(new ReportScores(battle.number(), side, allied, german));
                }
            }
        }
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, ReportScores order) {
        Optional<Refusal> notOpen = PlayedAtTheTable.mustBePlayed(situation, order.battle())
                .or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Optional<Refusal> untimely = PlayedAtTheTable.mustBeBeforeTheResult(battle);
        Objections objections =
                new Objections().add(Roles.mustPlay(by, battle, order.side())).add(untimely);
        if (untimely.isPresent()) {
            return objections.list();
        }
        return objections
                .addAll(DueBeforeTheGame.list(situation, battle))
                .add(Result.mustBeScore(order.allied()))
                .add(Result.mustBeScore(order.german()))
                .add(Result.mustNameWinner(situation, scores(order)))
                .list();
    }

    @Override
    public void carryOut(ReportScores order, Actor by, Dice dice, Outcome outcome) {
        Scores scores = Result.kept(outcome.now(), scores(order));
        Battle battle = outcome.now().findBattle(order.battle()).orElseThrow();
        boolean agreed = battle.party(order.side().enemy())
                .findReported()
                .filter(scores::equals)
                .isPresent();
        outcome.add(new CombatEvent.ScoresReported(
                order.battle(), order.side(), scores.allied(), scores.german(), scores.winner()));
        if (agreed) {
            Result.stands(order.battle(), scores, outcome);
        }
    }

    private static Scores scores(ReportScores order) {
        return new Scores(order.allied(), order.german(), order.winner());
    }
}
