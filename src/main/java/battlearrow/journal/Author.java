package battlearrow.journal;

import battlearrow.firestorm.map.Side;
import org.jspecify.annotations.Nullable;

/**
 * Who made an entry, and as what.
 *
 * @param side the side acted for; null when the act was for neither
 */
public record Author(
        long accountId, Capacity capacity, @Nullable Side side) {
    /** In which of his offices somebody acted. */
    public enum Capacity {
        ORGANISER,
        GENERAL,
        COMMANDER
    }

    /** The same under another id of the person, a number. */
    Author as(String person) {
        return new Author(Long.parseLong(person), capacity, side);
    }

    /** The person's id in orders. */
    public String person() {
        return Long.toString(accountId);
    }
}
