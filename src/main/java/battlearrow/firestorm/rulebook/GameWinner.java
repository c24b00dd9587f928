package battlearrow.firestorm.rulebook;

import battlearrow.firestorm.map.Side;
import java.util.Optional;

/** Who won a game at the table, as its players say. */
public enum GameWinner {
    ALLIED,
    GERMAN,
    DRAW;

    /** Whom the scores give the game to: the higher wins, equal ones are a draw (AFT-05, A-04). */
    public static GameWinner ofScores(int allied, int german) {
        if (allied == german) {
            return DRAW;
        }
        return allied > german ? ALLIED : GERMAN;
    }

    /** The side that won; empty after a draw. */
    public Optional<Side> findSide() {
        return switch (this) {
            case ALLIED -> Optional.of(Side.ALLIED);
            case GERMAN -> Optional.of(Side.GERMAN);
            case DRAW -> Optional.empty();
        };
    }
}
