package battlearrow.evening;

import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * By when each Campaign Turn shall be over. Nothing happens by itself when the time comes: battles stay open until somebody
 * ends the phase (TURN-13, H01).
 *
 * <p>Ledger ORG-04. Rulebook: One Organiser.
 */
@Component
@Transactional
public class TurnDates {
    /** How long before its date everybody is reminded of a turn's end. */
    public static final Duration REMINDS = Duration.ofDays(1);

    /** How long a moved date is told as news. */
    private static final Duration IS_NEWS = Duration.ofDays(7);

    private final JdbcClient jdbc;
    private final Clock clock;

    TurnDates(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /**
     * A date that was set or moved.
     *
     * @param before empty for the first date of the turn
     * @param by the account of the organiser
     */
    public record Change(int turn, Optional<Instant> before, Instant after, Instant changedAt, long by) {}

    /** The dates that are set, by turn. */
    @Transactional(readOnly = true)
    public SortedMap<Integer, Instant> list(long campaignId) {
        SortedMap<Integer, Instant> dates = new TreeMap<>();
        jdbc.sql("select turn, closes_at from turn_date where campaign_id = :campaign")
                .param("campaign", campaignId)
                .query(row -> {
                    dates.put(row.getInt("turn"), row.getTimestamp("closes_at").toInstant());
                });
        return dates;
    }

    /** Everything that was set or moved, the last first. */
    @Transactional(readOnly = true)
    public List<Change> changes(long campaignId) {
        return jdbc.sql("select * from turn_date_change where campaign_id = :campaign order by id desc")
                .param("campaign", campaignId)
                .query((row, number) -> new Change(
                        row.getInt("turn"),
                        Optional.ofNullable(Evenings.instant(row, "old_date")),
                        row.getTimestamp("new_date").toInstant(),
                        row.getTimestamp("changed_at").toInstant(),
                        row.getLong("changed_by")))
                .list();
    }

    /** What was moved lately, by turn; a turn that was moved back to where it stood is left out. */
    @Transactional(readOnly = true)
    public List<Change> movedLately(long campaignId) {
        Instant since = clock.instant().minus(IS_NEWS);
        SortedMap<Integer, Change> moved = new TreeMap<>();
        for (Change change : changes(campaignId)) {
            if (change.changedAt().isAfter(since) && change.before().isPresent()) {
                // Going back in time: the earliest of the old dates is the one people remember.
                moved.merge(
                        change.turn(),
                        change,
                        (later, earlier) -> new Change(
                                later.turn(), earlier.before(), later.after(), later.changedAt(), later.by()));
            }
        }
        return moved.values().stream()
                .filter(change -> !change.before().equals(Optional.of(change.after())))
                .toList();
    }

    /**
     * Sets dates, and keeps each that changes with the one before it.
     *
     * @param formKey made when the form was drawn: sent twice, it counts once
     */
    public void set(long campaignId, Map<Integer, Instant> wanted, long organiser, UUID formKey) {
        jdbc.sql("select id from campaign where id = :campaign for update")
                .param("campaign", campaignId)
                .query(Long.class)
                .single();
        boolean isRepeated = jdbc.sql("select exists (select 1 from turn_date_change where form_key = :key)")
                .param("key", formKey)
                .query(Boolean.class)
                .single();
        if (isRepeated) {
            return;
        }
        SortedMap<Integer, Instant> known = list(campaignId);
        new TreeMap<>(wanted).forEach((turn, date) -> {
            Optional<Instant> before = Optional.ofNullable(known.get(turn));
            if (!before.equals(Optional.of(date))) {
                write(campaignId, new Change(turn, before, date, clock.instant(), organiser), formKey);
            }
        });
    }

    private void write(long campaignId, Change change, UUID formKey) {
        jdbc.sql("""
                        insert into turn_date (campaign_id, turn, closes_at) values (:campaign, :turn, :date)
                        on conflict (campaign_id, turn) do update set closes_at = excluded.closes_at
                        """)
                .param("campaign", campaignId)
                .param("turn", change.turn())
                .param("date", Timestamp.from(change.after()))
                .update();
        jdbc.sql("""
                        insert into turn_date_change
                            (campaign_id, turn, old_date, new_date, changed_at, changed_by, form_key)
                        values (:campaign, :turn, :old, :new, :now, :by, :key)
                        """)
                .param("campaign", campaignId)
                .param("turn", change.turn())
                .param("old", change.before().map(Timestamp::from).orElse(null))
                .param("new", Timestamp.from(change.after()))
                .param("now", Timestamp.from(change.changedAt()))
                .param("by", change.by())
                .param("key", formKey)
                .update();
    }

    /** The date of the present turn once everybody should be reminded of it: one at most. */
    @Transactional(readOnly = true)
    public Optional<Instant> findReminder(long campaignId, int turn) {
        return Optional.ofNullable(list(campaignId).get(turn)).filter(date -> isNear(date, clock.instant()));
    }

    /** Whether the time to remind has come; it lasts until the turn is over. */
    static boolean isNear(Instant date, Instant now) {
        return !now.isBefore(date.minus(REMINDS));
    }

    /**
     * The later dates, moved by as many days as a turn's date moves, at the same hour of the day.
     *
     * @param date where the turn's date moves to
     */
    public static SortedMap<Integer, Instant> laterMoved(
            SortedMap<Integer, Instant> dates, int turn, Instant date, ZoneId zone) {
        SortedMap<Integer, Instant> moved = new TreeMap<>();
        Instant before = dates.get(turn);
        if (before != null) {
            long days = ChronoUnit.DAYS.between(
                    before.atZone(zone).toLocalDate(), date.atZone(zone).toLocalDate());
            dates.tailMap(turn + 1)
                    .forEach((later, old) ->
                            moved.put(later, old.atZone(zone).plusDays(days).toInstant()));
        }
        return moved;
    }

    /** Turns that would end before the one before them has ended. */
    public static List<Integer> outOfOrder(SortedMap<Integer, Instant> dates) {
        Instant latest = Instant.MIN;
        TreeMap<Integer, Instant> wrong = new TreeMap<>();
        for (Map.Entry<Integer, Instant> date : dates.entrySet()) {
            if (date.getValue().isBefore(latest)) {
                wrong.put(date.getKey(), date.getValue());
            } else {
                latest = date.getValue();
            }
        }
        return List.copyOf(wrong.keySet());
    }
}
