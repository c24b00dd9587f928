package battlearrow.club;

import battlearrow.firestorm.map.Side;
import java.time.Instant;
import java.util.Optional;

/**
 * A wish to change sides, and what became of it.
 *
 * @param fromTurn the turn from which it may take effect
 * @param answeredBy the organiser who accepted or refused; empty while nobody did, and where nobody has to
 * @param reason of the organiser; may be empty
 * @param settledAt when it took effect, was refused or called off
 */
public record SideChange(
        long id,
        long campaignId,
        long accountId,
        String displayName,
        Side from,
        int fromTurn,
        State state,
        Instant askedAt,
        Optional<String> answeredBy,
        String reason,
        Optional<Instant> settledAt) {
    /** How far a wish has come. */
    public enum State {
        /** The organiser has not answered yet. */
        ASKED,
        /** It takes effect as soon as the player's open battles are over and its turn has come. */
        AGREED,
        DONE,
        REFUSED,
        /** The player thought better of it. */
        CALLED_OFF
    }

    public Side to() {
        return from.enemy();
    }

    public boolean isOpen() {
        return state == State.ASKED || state == State.AGREED;
    }
}
