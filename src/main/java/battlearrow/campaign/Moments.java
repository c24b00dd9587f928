package battlearrow.campaign;

import battlearrow.journal.Act;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.Heading;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.Versions;
import battlearrow.tables.Moment;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * The campaigns as they stand, remembered by this instance and brought up to date from the journal each time, so that any
 * number of instances agree and the cost does not grow with the journal.
 */
@Component
class Moments {
    /** A moment is a few kilobytes; beyond this the campaign asked for longest ago is forgotten. */
    private static final int REMEMBERED = 500;

    private final Journal journal;
    private final Map<Long, Remembered> remembered = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Remembered> eldest) {
            return size() > REMEMBERED;
        }
    };

    private final Map<Past, Moment> past = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Past, Moment> eldest) {
            return size() > REMEMBERED;
        }
    };

    Moments(Journal journal) {
        this.journal = journal;
    }

    /** @param key of the campaign, because another database may know another campaign by the same id */
    private record Past(long campaignId, UUID key, long sequence) {}

    /** @param key of the campaign, because another database may know another campaign by the same id */
    private record Remembered(UUID key, Moment moment) {}

    /** The campaign after the last committed entry. */
    Moment latest(long campaignId) {
        Heading heading = journal.heading(campaignId);
        Moment known = recall(campaignId, heading);
        List<JournalEntry> tail = journal.listAfter(campaignId, known.sequence());
        if (tail.isEmpty()) {
            return known;
        }
        Moment latest = known;
        if (tail.stream().allMatch(entry -> entry.act() instanceof Act.Ordered)) {
            for (JournalEntry entry : tail) {
                latest = after(latest, entry);
            }
        } else {
            latest = fold(heading, journal.listAll(campaignId));
        }
        remember(campaignId, heading.key(), latest);
        return latest;
    }

    /** The campaign as it stood after an entry; before the set-up for 0. What was withdrawn later still counted then. */
    Moment at(long campaignId, long sequence) {
        return fold(journal.heading(campaignId), journal.list(campaignId, 1, sequence));
    }

    /**
     * As {@link #at}, remembered: what was committed never changes. Not for a transaction that has written entries itself,
     * because it may fail.
     */
    Moment past(long campaignId, long sequence) {
        Heading heading = journal.heading(campaignId);
        Past key = new Past(campaignId, heading.key(), sequence);
        synchronized (past) {
            Moment known = past.get(key);
            if (known != null) {
                return known;
            }
        }
        Moment moment = at(campaignId, sequence);
        // What stands before the first entry may still change in the set-up.
        if (moment.sequence() == sequence && sequence > 0) {
            synchronized (past) {
                past.put(key, moment);
            }
        }
        return moment;
    }

    /** Only for what is committed: a transaction that fails must leave nothing here. */
    void remember(long campaignId, UUID key, Moment moment) {
        synchronized (remembered) {
            Remembered known = remembered.get(campaignId);
            if (known == null || !known.key().equals(key) || known.moment().sequence() <= moment.sequence()) {
                remembered.put(campaignId, new Remembered(key, moment));
            }
        }
    }

    /** A campaign after one more order. */
    static Moment after(Moment moment, JournalEntry order) {
        return moment.after(order.sequence(), order.recordedAt(), order.events());
    }

    private static Moment fold(Heading heading, List<JournalEntry> journal) {
        Moment moment = beforeSetUp(heading);
        for (JournalEntry order : CountingEntries.among(journal)) {
            // What is told anew happened when it was told first.
            Instant when = Versions.first(journal, order).recordedAt();
            moment = moment.after(order.sequence(), when, order.events());
        }
        return journal.isEmpty() ? moment : moment.asOf(journal.getLast().sequence());
    }

    static Moment beforeSetUp(Heading heading) {
        return Moment.beforeSetUp(heading.beforeSetUp());
    }

    private Moment recall(long campaignId, Heading heading) {
        synchronized (remembered) {
            Remembered known = remembered.get(campaignId);
            // Before the first entry the house rules and the data may still change.
            return known != null
                            && known.key().equals(heading.key())
                            && known.moment().sequence() > 0
                    ? known.moment()
                    : beforeSetUp(heading);
        }
    }
}
