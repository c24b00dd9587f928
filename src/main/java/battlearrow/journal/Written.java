package battlearrow.journal;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An entry in the letters in which it is kept, without its own hash: what the hash is made of. People stand in it by the ids
 * of the journal.
 */
public record Written(
        long sequence,
        Instant recordedAt,
        Author author,
        JournalCodec.Named act,
        List<JournalCodec.Named> events,
        String dice,
        @Nullable Integer seed,
        UUID orderKey,
        String previousHash) {
    public Written {
        events = List.copyOf(events);
    }
}
