package battlearrow.journal;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An entry in the letters in which it is kept, without its own hash: what the hash is made of. */
record Written(
        long sequence,
        Instant recordedAt,
        Author author,
        JournalCodec.Named act,
        List<JournalCodec.Named> events,
        String dice,
        @Nullable Integer seed,
        UUID orderKey,
        String previousHash) {
    Written {
        events = List.copyOf(events);
    }
}
