package battlearrow.journal;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * The journals of all campaigns. Entries are added by whoever holds the campaign's lock; nothing is ever changed or
 * removed, and the database refuses to.
 */
@Component
@Transactional(readOnly = true)
public class Journal {
    private static final JsonMapper RULES = JsonMapper.builder().build();

    private final EntityManager rows;
    private final JournalCodec codec = new JournalCodec();
    private final Clock clock;

    Journal(EntityManager rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    /** Opens the journal of a campaign that has none. */
    @Transactional
    public void open(long campaignId, Heading heading) {
        rows.persist(new HeadingRow(campaignId, heading, write(heading.houseRules())));
        rows.flush();
    }

    public Optional<Heading> findHeading(long campaignId) {
        return Optional.ofNullable(rows.find(HeadingRow.class, campaignId))
                .map(row -> new Heading(
                        row.campaignKey(), row.scenario(), row.mode(), readRules(row.houseRules()), row.openedAt()));
    }

    /** The heading of a campaign known to be opened. */
    public Heading heading(long campaignId) {
        return findHeading(campaignId).orElseThrow(() -> noJournal(campaignId));
    }

    /** Changes the house rules while the journal is empty; answers false when it no longer is (ORG-11). */
    @Transactional
    public boolean changeHouseRules(long campaignId, HouseRules rules) {
        lock(campaignId);
        if (lastSequence(campaignId) > 0) {
            return false;
        }
        rows.find(HeadingRow.class, campaignId).setHouseRules(write(rules));
        rows.flush();
        return true;
    }

    /**
     * Holds the campaign until the transaction ends: its orders and appointments come one after the other. Rows that only
     * refer to the campaign may be written meanwhile, which a lock "for update" would forbid.
     */
    @Transactional
    public void lock(long campaignId) {
        boolean unknown = rows.createNativeQuery("select id from campaign where id = :id for no key update", Long.class)
                .setParameter("id", campaignId)
                .getResultList()
                .isEmpty();
        if (unknown) {
            throw new IllegalArgumentException("There is no campaign " + campaignId + ".");
        }
    }

    /** Adds the next entry. The caller holds the campaign's lock. */
    @Transactional
    public JournalEntry append(long campaignId, NewEntry entry) {
        Optional<EntryRow> last = findLast(campaignId);
        List<JournalCodec.Named> events =
                entry.events().stream().map(codec::write).toList();
        Written written = new Written(
                last.map(EntryRow::sequence).orElse(0L) + 1,
                now(),
                entry.author(),
                codec.write(entry.act()),
                events,
                codec.write(entry.dice()),
                entry.seed(),
                entry.orderKey(),
                last.map(EntryRow::hash).orElseGet(() -> hashOfHeading(campaignId)));
        String hash = HashChain.hashOf(written);
        rows.persist(new EntryRow(campaignId, written, hash));
        for (int position = 0; position < events.size(); position++) {
            rows.persist(new EventRow(new EventRow.Id(campaignId, written.sequence(), position), events.get(position)));
        }
        rows.flush();
        return toEntry(written, hash);
    }

    /** The sequence of the last entry; 0 for an empty journal. */
    public long lastSequence(long campaignId) {
        return rows.createQuery(
                        "select coalesce(max(e.id.sequence), 0) from EntryRow e where e.id.campaignId = :campaign",
                        Long.class)
                .setParameter("campaign", campaignId)
                .getSingleResult();
    }

    /** All entries, withdrawn ones too, oldest first. */
    public List<JournalEntry> listAll(long campaignId) {
        return list(campaignId, 1, Long.MAX_VALUE);
    }

    /** The entries after a sequence, oldest first. */
    public List<JournalEntry> listAfter(long campaignId, long sequence) {
        return list(campaignId, sequence + 1, Long.MAX_VALUE);
    }

    /** The entries from one sequence to another, both included, oldest first. */
    public List<JournalEntry> list(long campaignId, long first, long last) {
        // Entries before their events: an entry written between the two questions is then left out whole.
        List<EntryRow> entries = readEntries(campaignId, first, last);
        if (entries.isEmpty()) {
            return List.of();
        }
        Map<Long, List<JournalCodec.Named>> events = readEvents(campaignId, first, last);
        return entries.stream()
                .map(row -> toEntry(row.toWritten(events.getOrDefault(row.sequence(), List.of())), row.hash()))
                .toList();
    }

    public Optional<JournalEntry> find(long campaignId, long sequence) {
        return list(campaignId, sequence, sequence).stream().findFirst();
    }

    /** The entries that brought about an event of one of these kinds, withdrawn ones too, oldest first. */
    public List<JournalEntry> listWith(long campaignId, List<Class<? extends Event>> kinds) {
        List<String> names = kinds.stream()
                .map(kind -> EventNames.ALL.findName(kind).orElseThrow())
                .toList();
        return rows.createQuery(
                        "select distinct e.id.sequence from EventRow e where e.id.campaignId = :campaign"
                                + " and e.eventName in (:names) order by e.id.sequence",
                        Long.class)
                .setParameter("campaign", campaignId)
                .setParameter("names", names)
                .getResultStream()
                .flatMap(sequence -> find(campaignId, sequence).stream())
                .toList();
    }

    /** The entry an order key led to, if it led to one. */
    public Optional<JournalEntry> findByKey(long campaignId, UUID orderKey) {
        return rows.createQuery(
                        "select e.id.sequence from EntryRow e"
                                + " where e.id.campaignId = :campaign and e.orderKey = :key",
                        Long.class)
                .setParameter("campaign", campaignId)
                .setParameter("key", orderKey)
                .getResultStream()
                .findFirst()
                .flatMap(sequence -> find(campaignId, sequence));
    }

    /** Which entries count now. */
    public CountingEntries counting(long campaignId) {
        long last = lastSequence(campaignId);
        Map<Long, Act> changes = new HashMap<>();
        rows.createQuery(
                        "from EntryRow e where e.id.campaignId = :campaign and e.id.sequence <= :last"
                                + " and e.orderName in (:changes)",
                        EntryRow.class)
                .setParameter("campaign", campaignId)
                .setParameter("last", last)
                .setParameter("changes", List.of(JournalCodec.WITHDRAWN, JournalCodec.BROUGHT_BACK))
                .getResultStream()
                .map(row -> row.toWritten(List.of()))
                .forEach(written -> changes.put(
                        written.sequence(),
                        codec.readAct(written.act().name(), written.act().json())));
        return CountingEntries.of(last, changes);
    }

    /** Whether two orders would be written with the same letters. */
    public boolean isSame(Act one, Act other) {
        return codec.write(one).equals(codec.write(other));
    }

    /** Computes every hash again. */
    public Verification verify(long campaignId) {
        List<EntryRow> entries = readEntries(campaignId, 1, Long.MAX_VALUE);
        Map<Long, List<JournalCodec.Named>> events = readEvents(campaignId, 1, Long.MAX_VALUE);
        String previous = hashOfHeading(campaignId);
        long sequence = 0;
        for (EntryRow row : entries) {
            sequence++;
            if (row.sequence() != sequence) {
                return new Verification.Broken(row.sequence(), Verification.Fault.GAP);
            }
            if (!row.previousHash().equals(previous)) {
                return new Verification.Broken(sequence, Verification.Fault.OTHER_PREDECESSOR);
            }
            if (!HashChain.hashOf(row.toWritten(events.getOrDefault(sequence, List.of())))
                    .equals(row.hash())) {
                return new Verification.Broken(sequence, Verification.Fault.ALTERED);
            }
            previous = row.hash();
        }
        return new Verification.Sound(sequence);
    }

    private Optional<EntryRow> findLast(long campaignId) {
        return rows.createQuery(
                        "from EntryRow e where e.id.campaignId = :campaign order by e.id.sequence desc", EntryRow.class)
                .setParameter("campaign", campaignId)
                .setMaxResults(1)
                .getResultStream()
                .findFirst();
    }

    private List<EntryRow> readEntries(long campaignId, long first, long last) {
        return rows.createQuery(
                        "from EntryRow e where e.id.campaignId = :campaign"
                                + " and e.id.sequence between :first and :last order by e.id.sequence",
                        EntryRow.class)
                .setParameter("campaign", campaignId)
                .setParameter("first", first)
                .setParameter("last", last)
                .getResultList();
    }

    private Map<Long, List<JournalCodec.Named>> readEvents(long campaignId, long first, long last) {
        Map<Long, List<JournalCodec.Named>> events = new HashMap<>();
        rows.createQuery(
                        "from EventRow e where e.id.campaignId = :campaign"
                                + " and e.id.sequence between :first and :last order by e.id.sequence, e.id.position",
                        EventRow.class)
                .setParameter("campaign", campaignId)
                .setParameter("first", first)
                .setParameter("last", last)
                .getResultStream()
                .forEach(row -> events.computeIfAbsent(row.sequence(), none -> new ArrayList<>())
                        .add(row.toNamed()));
        return events;
    }

    private JournalEntry toEntry(Written written, String hash) {
        return new JournalEntry(
                written.sequence(),
                written.recordedAt(),
                written.author(),
                codec.readAct(written.act().name(), written.act().json()),
                written.events().stream()
                        .map(event -> codec.readEvent(event.name(), event.json()))
                        .toList(),
                codec.readDice(written.dice()),
                written.seed(),
                written.orderKey(),
                written.previousHash(),
                hash);
    }

    private String hashOfHeading(long campaignId) {
        HeadingRow row = rows.find(HeadingRow.class, campaignId);
        if (row == null) {
            throw noJournal(campaignId);
        }
        return HashChain.hashOfHeading(
                row.campaignKey().toString(), row.scenario().name(), row.mode().name(), row.houseRules());
    }

    /** In microseconds, because the database keeps no more and the hash is of what it keeps. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    private static IllegalStateException noJournal(long campaignId) {
        return new IllegalStateException("Campaign " + campaignId + " has no journal.");
    }

    private static String write(HouseRules rules) {
        Map<HouseRule, String> inOrder = new EnumMap<>(HouseRule.class);
        inOrder.putAll(rules.chosen());
        Map<String, String> named = new LinkedHashMap<>();
        inOrder.forEach((rule, value) -> named.put(rule.key(), value));
        return RULES.writeValueAsString(named);
    }

    private static HouseRules readRules(String json) {
        Map<String, String> named = RULES.readValue(json, new TypeReference<Map<String, String>>() {});
        Map<HouseRule, String> chosen = new EnumMap<>(HouseRule.class);
        for (HouseRule rule : HouseRule.values()) {
            String value = named.get(rule.key());
            if (value != null) {
                chosen.put(rule, value);
            }
        }
        return new HouseRules(chosen);
    }
}
