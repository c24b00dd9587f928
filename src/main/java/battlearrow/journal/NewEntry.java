package battlearrow.journal;

import battlearrow.firestorm.event.Event;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written as the next entry.
 *
 * @param seed the number of the seed behind the application's dice; null when it rolled none
 */
public record NewEntry(
        Author author,
        Act act,
        List<Event> events,
        List<ThrownDie> dice,
        @Nullable Integer seed,
        UUID orderKey) {
    public NewEntry {
        events = List.copyOf(events);
        dice = List.copyOf(dice);
    }

    /** An entry that changes what counts. */
    public static NewEntry withoutEvents(Author author, Act act, UUID orderKey) {
        return new NewEntry(author, act, List.of(), List.of(), null, orderKey);
    }
}
