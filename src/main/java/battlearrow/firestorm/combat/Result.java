package battlearrow.firestorm.combat;

import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Scores;
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

    /** The scores stand: the higher wins, equal ones are a draw (AFT-05, A-02, A-04). */
    static void stands(int battle, Scores scores, Outcome outcome) {
        outcome.add(new CombatEvent.ScoresConfirmed(battle, scores.allied(), scores.german()));
        outcome.add(new CombatEvent.BattleDecided(battle, winner(scores), false));
    }

    private static @Nullable Side winner(Scores scores) {
        if (scores.allied() == scores.german()) {
            return null;
        }
        return scores.allied() > scores.german() ? Side.ALLIED : Side.GERMAN;
    }
}
