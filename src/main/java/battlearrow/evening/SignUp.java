package battlearrow.evening;

import battlearrow.firestorm.map.Side;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What somebody said about an evening, and whether he is there.
 *
 * @param person the person's id in orders
 * @param ownTable whether he brings a table
 * @param lends whether he would fight one battle for the other side to even out the numbers (ROLE-09)
 * @param guestSide the side a guest plays for; null for a member, whose office says it
 * @param arrivedAt null before he was checked in
 * @param leftAt null unless he went home
 */
public record SignUp(
        String person,
        Answer answer,
        boolean ownTable,
        boolean lends,
        @Nullable Side guestSide,
        @Nullable Instant arrivedAt,
        @Nullable Instant leftAt) {
    /** What somebody may answer. */
    public enum Answer {
        COMING,
        /** Coming, perhaps late. */
        LATE,
        NOT_COMING
    }

    public boolean isHere() {
        return arrivedAt != null && leftAt == null;
    }

    public boolean hasLeft() {
        return leftAt != null;
    }

    public boolean isComing() {
        return answer != Answer.NOT_COMING;
    }

    public Optional<Instant> arrived() {
        return Optional.ofNullable(arrivedAt);
    }
}
