package battlearrow.club;

import java.time.Instant;
import java.util.Optional;

/**
 * An office somebody holds or held.
 *
 * @param until when it ended or will end; empty while no end is set
 * @param tookOver whether it fell to him because the Organiser before deleted his account
 */
public record Appointment(
        long id,
        long campaignId,
        long accountId,
        String displayName,
        Office office,
        Instant since,
        Optional<Instant> until,
        boolean tookOver) {

    public boolean isHeldAt(Instant moment) {
        return !since.isAfter(moment) && until.map(end -> end.isAfter(moment)).orElse(true);
    }
}
