package battlearrow.tables;

import battlearrow.firestorm.situation.Battle;
import java.time.Instant;
import java.util.Optional;

/**
 * A battle, open or over.
 *
 * @param battle as it stands, or as it stood when it closed
 * @param turn in which it was opened
 */
public record BattleRecord(Battle battle, int turn, Instant openedAt, Optional<Closing> closing) {
    /** When and how a battle came off the map. */
    public record Closing(Instant at, How how) {}

    /** How a battle came off the map. */
    public enum How {
        /** Played or ruled, with its After Action Step. */
        FOUGHT,
        /** The challenge came to nothing before an arrow was placed. */
        CANCELLED,
        /** A General took the arrow back (MAN-42). */
        WITHDRAWN,
        /** The organiser took it off unplayed. */
        VOIDED
    }

    public int number() {
        return battle.number();
    }

    public boolean isOpen() {
        return closing.isEmpty();
    }

    /** Whether it came off the map played or ruled, with its After Action Step. */
    public boolean isFought() {
        return closing.filter(end -> end.how() == How.FOUGHT).isPresent();
    }

    BattleRecord with(Battle now) {
        return new BattleRecord(now, turn, openedAt, closing);
    }

    BattleRecord closed(Instant at, How how) {
        return new BattleRecord(battle, turn, openedAt, Optional.of(new Closing(at, how)));
    }
}
