package battlearrow.firestorm.combat;

import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result of a game at the table: both players' Flames Of War victory points, whole numbers from 0 to 20. */
final class Result {
    static final int MOST_VICTORY_POINTS = 20;

    private Result() {}

    static Optional<Refusal> mustBeScore(int victoryPoints) {
        return victoryPoints < 0 || victoryPoints > MOST_VICTORY_POINTS
                ? Optional.of(Refusal.variant(Rule.COM_12, 2, MOST_VICTORY_POINTS, victoryPoints))
                : Optional.empty();
    }

    /**
     * What speaks against a report as far as the winner goes. The higher score wins, so a winner named as well must be the
     * same; where the players declare the winner, one must be named and the scores do not bind them (A-02, HR-02).
     */
    static Optional<Refusal> mustNameWinner(Situation situation, Scores scores) {
        GameWinner scored = GameWinner.ofScores(scores.allied(), scores.german());
        if (isDeclared(situation)) {
            return scores.findWinner().isPresent() ? Optional.empty() : Optional.of(Refusal.variant(Rule.COM_12, 6));
        }
        return scores.findWinner().filter(named -> named != scored).isPresent()
                ? Optional.of(Refusal.variant(Rule.COM_12, 7, scores.allied(), scores.german()))
                : Optional.empty();
    }

    /** Whether the players say who won (HR-02) instead of their scores. */
    static boolean isDeclared(Situation situation) {
        return situation.houseRules().is(HouseRule.HR_02, "declaredWinner");
    }

    /** A report as it is kept and compared with the other side's: without a winner where the scores say who won. */
    static Scores kept(Situation situation, Scores reported) {
        return isDeclared(situation) ? reported : new Scores(reported.allied(), reported.german());
    }

    /** The scores stand: the higher wins, equal ones are a draw, unless the players declare the winner (AFT-05, A-02, A-04). */
    static void stands(int battle, Scores scores, Outcome outcome) {
        GameWinner winner = scores.findWinner()
                .filter(named -> isDeclared(outcome.now()))
                .orElseGet(() -> GameWinner.ofScores(scores.allied(), scores.german()));
        outcome.add(new CombatEvent.ScoresConfirmed(battle, scores.allied(), scores.german()));
        outcome.add(new CombatEvent.BattleDecided(battle, sideOf(winner), false));
    }

    private static @Nullable Side sideOf(GameWinner winner) {
        return winner.findSide().orElse(null);
    }
}
