package battlearrow.journal;

import battlearrow.firestorm.event.Event;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One entry of a campaign's journal. It never changes.
 *
 * @param sequence 1 for the first entry, then without a gap
 * @param events what came of it; empty for a withdrawal
 * @param dice every die thrown for it, in the order of the referee
 * @param seed the number of the seed behind the application's dice; null when it rolled none
 * @param orderKey made when the page of the order was drawn
 * @param previousHash the hash of the entry before, of the heading for the first
 */
public record JournalEntry(
        long sequence,
        Instant recordedAt,
        Author author,
        Act act,
        List<Event> events,
        List<ThrownDie> dice,
        @Nullable Integer seed,
        UUID orderKey,
        String previousHash,
        String hash) {
    public JournalEntry {
        events = List.copyOf(events);
        dice = List.copyOf(dice);
    }

    /** The entry this one is a new version of; empty for any other. */
    public Optional<Long> findOldVersion() {
        return act instanceof Act.NewVersion version ? Optional.of(version.of()) : Optional.empty();
    }

    /** Whether any die was thrown for it. */
    public boolean hasDice() {
        return !dice.isEmpty();
    }
}
