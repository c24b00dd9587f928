package battlearrow.club;

import battlearrow.firestorm.map.Side;
import java.time.Instant;
import java.util.Optional;

/**
 * A link that lets whoever holds it in; the token itself is known to its maker only.
 *
 * @param campaignId which campaign it leads to; empty when it leads to the club only
 * @param side whose Commander the newcomer becomes; empty for a spectator or no campaign
 * @param accountId whose password it resets; empty for other purposes
 */
public record Invitation(
        long id,
        Purpose purpose,
        long clubId,
        Optional<Long> campaignId,
        Optional<Side> side,
        Optional<Long> accountId,
        Uses uses,
        String madeBy,
        Instant expiresAt,
        long timesUsed) {

    /** What a link is for. */
    public enum Purpose {
        JOIN_CLUB,
        JOIN_CAMPAIGN,
        RESET_PASSWORD
    }

    /** How often a link lets somebody in. */
    public enum Uses {
        ONCE,
        MANY
    }
}
