package battlearrow.campaign;

import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.TurnEnded;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Act;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.DiceCheck;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Heading;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.Versions;
import battlearrow.tables.Moment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * What may be read of a campaign by everybody who may see it: how it stands, how it stood, and its journal. Nothing here is
 * secret; battle plans are read through {@link BattlePlans}.
 */
@Component
@Transactional(readOnly = true)
public class CampaignView {
    private static final int OPENING_TURN = 0;
    private static final int FIRST_TURN = 1;

    private final Moments moments;
    private final Journal journal;
    private final Actors actors;
    private final People people;
    private final DiceCheck dice;
    private final DiceSeeds seeds;

    CampaignView(Moments moments, Journal journal, Actors actors, People people, DiceCheck dice, DiceSeeds seeds) {
        this.moments = moments;
        this.journal = journal;
        this.actors = actors;
        this.people = people;
        this.dice = dice;
        this.seeds = seeds;
    }

    /** What the campaign was opened with; empty when it has no journal. */
    public Optional<Heading> findHeading(long campaignId) {
        return journal.findHeading(campaignId);
    }

    /** The campaign as it stands: situation, sequence, battles open and over, totals. */
    public Moment now(long campaignId) {
        return moments.latest(campaignId);
    }

    public Situation situation(long campaignId) {
        return now(campaignId).situation();
    }

    /** The campaign as it stood after an entry, 0 for before the set-up; what was withdrawn later still counted then. */
    public Moment at(long campaignId, long sequence) {
        return moments.past(campaignId, sequence);
    }

    /** The last entry of a turn, 0 for the opening. */
    public record TurnEnd(int turn, long sequence, Instant at) {}

    /** The ends of the opening (turn 0) and of each turn that counts, oldest first. */
    public List<TurnEnd> turnEnds(long campaignId) {
        CountingEntries counting = journal.counting(campaignId);
        List<TurnEnd> ends = new ArrayList<>();
        for (JournalEntry entry : journal.listWith(campaignId, List.of(TurnEnded.class, PhaseOpened.class))) {
            endOf(entry)
                    .filter(turn -> counting.counts(entry.sequence()))
                    .map(turn -> turnEnd(campaignId, turn, entry))
                    .ifPresent(ends::add);
        }
        ends.sort(Comparator.comparing(TurnEnd::turn));
        return ends;
    }

    /** A turn ended when it did, though what ended it may have been told anew since. */
    private TurnEnd turnEnd(long campaignId, int turn, JournalEntry entry) {
        JournalEntry first = entry.findOldVersion().isPresent()
                ? Versions.first(journal.list(campaignId, 1, entry.sequence()), entry)
                : entry;
        return new TurnEnd(turn, first.sequence(), first.recordedAt());
    }

    /** What became of each of these entries that count no longer, by their sequences. */
    public Map<Long, Removal> removals(long campaignId, List<ReadEntry> withdrawn) {
        CountingEntries counting = journal.counting(campaignId);
        Map<Long, Removal> removals = new HashMap<>();
        for (ReadEntry read : withdrawn) {
            long sequence = read.entry().sequence();
            if (!read.counts()) {
                counting.findTaker(sequence)
                        .flatMap(taker -> journal.find(campaignId, taker))
                        .map(taker -> Removal.of(sequence, taker, counting))
                        .ifPresent(removal -> removals.put(sequence, removal));
            }
        }
        return removals;
    }

    /** The entry a correction struck out; empty when it put another in its place. */
    public Optional<Long> findStruckOut(long campaignId, long correction) {
        return journal.find(campaignId, correction)
                .filter(entry -> entry.act() instanceof Act.EntriesCorrected)
                .flatMap(entry -> Removal.findStruckOut(entry, journal.counting(campaignId)));
    }

    /** Every die of the campaign, computed again where its seed is revealed. */
    public List<DiceCheck.CheckedDie> checkDice(long campaignId) {
        return dice.check(campaignId);
    }

    /** The seeds of the application's dice without those still secret. */
    public List<PublishedSeed> seeds(long campaignId) {
        return seeds.list(campaignId);
    }

    /** A person as the referee sees him, to ask what he is offered. */
    public Actor actor(long campaignId, long accountId) {
        return actors.actor(campaignId, accountId);
    }

    /**
     * A page of the journal, newest entry first.
     *
     * @param before the sequence above the page; {@link Long#MAX_VALUE} for the newest page
     * @param size how many entries at most
     */
    public List<ReadEntry> entries(long campaignId, long before, int size) {
        long last = Math.min(before - 1, journal.lastSequence(campaignId));
        return read(campaignId, journal.list(campaignId, last - size + 1, last)).reversed();
    }

    /** What happened after an entry, oldest first. */
    public List<ReadEntry> since(long campaignId, long sequence) {
        return read(campaignId, journal.listAfter(campaignId, sequence));
    }

    /** Whether a form was sent before by this person and something came of it. */
    public boolean wasSent(long campaignId, long accountId, UUID orderKey) {
        return journal.findByKey(campaignId, orderKey)
                .filter(entry -> entry.author().accountId() == accountId)
                .isPresent();
    }

    public Optional<ReadEntry> findEntry(long campaignId, long sequence) {
        return read(campaignId, journal.list(campaignId, sequence, sequence)).stream()
                .findFirst();
    }

    /** The last entries that count, oldest first: what a withdrawal of so many would take away. */
    public List<ReadEntry> lastCounting(long campaignId, int number) {
        return readAll(campaignId, counting -> counting.last(number));
    }

    /** Every entry that counts, in the order in which it does. */
    public List<ReadEntry> counting(long campaignId) {
        return readAll(campaignId, CountingEntries::sequences);
    }

    /** An entry that counts and every one that counts after it, in their order; empty when it does not count. */
    public List<ReadEntry> countingFrom(long campaignId, long sequence) {
        return readAll(campaignId, counting -> counting.from(sequence));
    }

    private List<ReadEntry> readAll(long campaignId, Function<CountingEntries, List<Long>> wanted) {
        CountingEntries counting = journal.counting(campaignId);
        List<Long> sequences = wanted.apply(counting);
        if (sequences.isEmpty()) {
            return List.of();
        }
        Map<Long, JournalEntry> entries = new HashMap<>();
        journal.list(campaignId, Collections.min(sequences), Collections.max(sequences))
                .forEach(entry -> entries.put(entry.sequence(), entry));
        return read(
                campaignId,
                sequences.stream()
                        .flatMap(sequence -> Optional.ofNullable(entries.get(sequence)).stream())
                        .toList(),
                counting);
    }

    /** The entries that brought about an event of one of these kinds, withdrawn ones too, oldest first. */
    public List<ReadEntry> entriesWith(long campaignId, List<Class<? extends Event>> kinds) {
        return read(campaignId, journal.listWith(campaignId, kinds));
    }

    private static Optional<Integer> endOf(JournalEntry entry) {
        for (Event event : entry.events()) {
            if (event instanceof TurnEnded end) {
                return Optional.of(end.turn());
            }
            if (event instanceof PhaseOpened opened
                    && opened.phase() == Phase.PLANNING
                    && opened.turn() == FIRST_TURN) {
                return Optional.of(OPENING_TURN);
            }
        }
        return Optional.empty();
    }

    private List<ReadEntry> read(long campaignId, List<JournalEntry> entries) {
        return entries.isEmpty() ? List.of() : read(campaignId, entries, journal.counting(campaignId));
    }

    private List<ReadEntry> read(long campaignId, List<JournalEntry> entries, CountingEntries counting) {
        Map<String, String> names = new HashMap<>();
        return entries.stream()
                .map(entry -> new ReadEntry(
                        entry,
                        entry.act().findOrder().isEmpty() || counting.counts(entry.sequence()),
                        names.computeIfAbsent(
                                entry.author().person(), person -> people.displayName(campaignId, person))))
                .toList();
    }
}
