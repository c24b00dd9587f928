package battlearrow.journal;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.scenario.Corrections;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The journals of all campaigns. Entries are added by whoever holds the campaign's lock; nothing is ever changed or
 * removed, and the database refuses to.
 */
@Component
@Transactional(readOnly = true)
public class Journal {
    private final EntityManager rows;
    private final Clock clock;

    Journal(EntityManager rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    /** Opens the journal of a campaign that has none. */
    @Transactional
    public void open(long campaignId, Heading heading) {
        open(campaignId, heading, HouseRulesText.write(heading.houseRules()));
    }

    private void open(long campaignId, Heading heading, String houseRules) {
        rows.persist(new HeadingRow(campaignId, heading, houseRules));
        rows.flush();
    }

    /**
     * Opens the journal of a campaign that has none with entries written elsewhere, letter by letter. Whether they are sound
     * and obey the rules was found out before.
     *
     * @param houseRules the heading's in the letters that were hashed
     * @param people who each person of the entries is here, by the id written in them
     */
    @Transactional
    public void carryIn(
            long campaignId,
            Heading heading,
            String houseRules,
            List<SealedEntry> entries,
            Map<String, PersonHere> people) {
        open(campaignId, heading, houseRules);
        people.forEach((written, here) -> keep(campaignId, written, here));
        for (SealedEntry entry : entries) {
            persist(campaignId, entry);
        }
        rows.flush();
        rows.clear();
    }

    /** The whole journal in the letters in which it is kept, withdrawn entries too, oldest first. */
    public List<SealedEntry> listSealed(long campaignId) {
        List<EntryRow> entries = readEntries(campaignId, 1, Long.MAX_VALUE);
        Map<Long, List<JournalCodec.Named>> events = readEvents(campaignId, 1, Long.MAX_VALUE);
        return entries.stream()
                .map(row -> new SealedEntry(row.toWritten(events.getOrDefault(row.sequence(), List.of())), row.hash()))
                .toList();
    }

    /** Who the people of a journal are here; of one begun here, themselves. */
    public JournalPeople people(long campaignId) {
        Map<String, String> here = new HashMap<>();
        rows.createQuery("from PersonRow p where p.id.campaignId = :campaign", PersonRow.class)
                .setParameter("campaign", campaignId)
                .getResultStream()
                .forEach(row -> here.put(row.person(), row.here().person()));
        return JournalPeople.carried(here, id -> welcome(campaignId, id));
    }

    /** The house rules of a heading in the letters that were hashed. */
    public String houseRulesText(long campaignId) {
        HeadingRow row = rows.find(HeadingRow.class, campaignId);
        if (row == null) {
            throw noJournal(campaignId);
        }
        return row.houseRules();
    }

    public Optional<Heading> findHeading(long campaignId) {
        return Optional.ofNullable(rows.find(HeadingRow.class, campaignId))
                .map(row -> new Heading(
                        row.campaignKey(),
                        row.scenario(),
                        Corrections.read(row.corrections()),
                        row.mode(),
                        HouseRulesText.read(row.houseRules()),
                        row.openedAt()));
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
        rows.find(HeadingRow.class, campaignId).setHouseRules(HouseRulesText.write(rules));
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
        JournalPeople people = people(campaignId);
        JournalCodec codec = new JournalCodec(people);
        List<JournalCodec.Named> events =
                entry.events().stream().map(codec::write).toList();
        Written written = new Written(
                last.map(EntryRow::sequence).orElse(0L) + 1,
                now(),
                entry.author().as(people.written(entry.author().person())),
                codec.write(entry.act()),
                events,
                codec.write(entry.dice()),
                entry.seed(),
                entry.orderKey(),
                last.map(EntryRow::hash).orElseGet(() -> hashOfHeading(campaignId)));
        SealedEntry sealed = new SealedEntry(written, HashChain.hashOf(written));
        persist(campaignId, sealed);
        rows.flush();
        return sealed.read(people);
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
        JournalPeople people = people(campaignId);
        return entries.stream().map(row -> sealed(row, events).read(people)).toList();
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
        JournalCodec codec = new JournalCodec();
        long last = lastSequence(campaignId);
        Map<Long, Act> changes = new HashMap<>();
        rows.createQuery(
                        "from EntryRow e where e.id.campaignId = :campaign and e.id.sequence <= :last"
                                + " and e.orderName in (:changes)",
                        EntryRow.class)
                .setParameter("campaign", campaignId)
                .setParameter("last", last)
                .setParameter("changes", JournalCodec.CHANGES)
                .getResultStream()
                .map(row -> row.toWritten(List.of()))
                .forEach(written -> changes.put(
                        written.sequence(),
                        codec.readAct(written.act().name(), written.act().json())));
        return CountingEntries.of(last, changes);
    }

    /** Whether two orders would be written with the same letters. */
    public boolean isSame(Act one, Act other) {
        JournalCodec codec = new JournalCodec();
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

    private static SealedEntry sealed(EntryRow row, Map<Long, List<JournalCodec.Named>> events) {
        return new SealedEntry(row.toWritten(events.getOrDefault(row.sequence(), List.of())), row.hash());
    }

    private void persist(long campaignId, SealedEntry entry) {
        Written written = entry.written();
        rows.persist(new EntryRow(campaignId, written, entry.hash()));
        List<JournalCodec.Named> events = written.events();
        for (int position = 0; position < events.size(); position++) {
            rows.persist(new EventRow(new EventRow.Id(campaignId, written.sequence(), position), events.get(position)));
        }
    }

    /** Gives somebody of here an id of his own in a journal that was carried here. */
    private String welcome(long campaignId, String id) {
        PersonHere here = PersonHere.of(id);
        String prefix = here.prefix();
        long last = rows.createQuery("from PersonRow p where p.id.campaignId = :campaign", PersonRow.class)
                .setParameter("campaign", campaignId)
                .getResultStream()
                .map(row -> PersonHere.of(row.person()))
                .filter(person -> person.prefix().equals(prefix))
                .mapToLong(PersonHere::number)
                .max()
                .orElse(0);
        String written = prefix + (last + 1);
        keep(campaignId, written, here);
        rows.flush();
        return written;
    }

    private void keep(long campaignId, String written, PersonHere here) {
        rows.persist(new PersonRow(new PersonRow.Id(campaignId, written), here));
    }

    private String hashOfHeading(long campaignId) {
        HeadingRow row = rows.find(HeadingRow.class, campaignId);
        if (row == null) {
            throw noJournal(campaignId);
        }
        return HashChain.hashOfHeading(
                row.campaignKey().toString(),
                row.scenario().name(),
                row.mode().name(),
                row.houseRules(),
                row.corrections());
    }

    /** In microseconds, because the database keeps no more and the hash is of what it keeps. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    private static IllegalStateException noJournal(long campaignId) {
        return new IllegalStateException("Campaign " + campaignId + " has no journal.");
    }
}
