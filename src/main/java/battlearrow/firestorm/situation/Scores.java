package battlearrow.firestorm.situation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.GameWinner;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Both players' victory points of one miniature battle, 0 to 20.
 *
 * @param winner who won, where a report names the winner; null where it does not
 */
public record Scores(int allied, int german, @Nullable GameWinner winner) {
    public Scores(int allied, int german) {
        this(allied, german, null);
    }

    public int of(Side side) {
        return side == Side.ALLIED ? allied : german;
    }

    public Optional<GameWinner> findWinner() {
        return Optional.ofNullable(winner);
    }
}
