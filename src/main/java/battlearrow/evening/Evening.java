package battlearrow.evening;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A gaming day of a campaign: when and where its players meet.
 *
 * <p>Ledger ORG-02, ORG-04. Rulebook: One Organiser.
 *
 * @param venue 1 to {@link #LONGEST_VENUE} characters; for people of the campaign only
 * @param tables how many games can be played at once, 1 to {@link #MOST_TABLES}, without those people bring
 * @param calledOffAt null while it takes place
 * @param reason why it was called off; empty else
 */
public record Evening(
        long id,
        long campaignId,
        Instant startsAt,
        String venue,
        int tables,
        @Nullable Instant calledOffAt,
        String reason) {
    public static final int LONGEST_VENUE = 200;
    public static final int LONGEST_REASON = 500;
    public static final int MOST_TABLES = 50;

    /** A game of Flames Of War, and the talk after it. */
    public static final Duration LASTS = Duration.ofHours(6);

    public boolean isCalledOff() {
        return calledOffAt != null;
    }

    /** Until when it is the next evening: people arrive late and play on. */
    public Instant endsAt() {
        return startsAt.plus(LASTS);
    }

    public boolean isOver(Instant now) {
        return endsAt().isBefore(now);
    }

    /** Whether people may be there: from some hours before it begins. */
    public boolean isOn(Instant now) {
        return !isCalledOff() && !isOver(now) && startsAt.minus(LASTS).isBefore(now);
    }
}
