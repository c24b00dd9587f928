package battlearrow.replay;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Act;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.DiceSeed;
import battlearrow.journal.HashChain;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.JournalPeople;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.RecordedDice;
import battlearrow.journal.SealedEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.Versions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;

/**
 * Judges a campaign file from its first entry to its last: every hash is computed again, every die compared with its seed
 * where that is revealed, every order given to the referee with the dice that fell, and what he makes of it compared with
 * the events written down. Stops at the first entry that does not fit.
 */
public final class Replay {
    private final CampaignFile file;
    private final Judgement judgement;
    private final Map<Integer, PublishedSeed> seeds = new HashMap<>();
    private final Set<String> people;
    private final Map<UUID, Long> keys = new HashMap<>();
    private final CountingEntries counting = CountingEntries.ofNone();
    private final List<JournalEntry> entries = new ArrayList<>();

    /** The situation before the first entry that counts, after it, after the second, and so on. */
    private final List<Situation> situations = new ArrayList<>();

    private Replay(CampaignFile file) {
        this.file = file;
        this.judgement = Judgement.of(file.head().mode());
        this.people =
                file.people().stream().map(CampaignFile.Person::id).collect(Collectors.toCollection(HashSet::new));
        this.situations.add(file.head().beforeSetUp());
    }

    /** What came of it. */
    public sealed interface Result {
        /**
         * Everything fits.
         *
         * @param entries as read, of people as the file calls them, withdrawn ones too
         * @param end the situation after the last entry
         */
        record Sound(List<JournalEntry> entries, Situation end) implements Result {
            public Sound {
                entries = List.copyOf(entries);
            }
        }

        /** @param fault of the first entry that does not fit */
        record Broken(FileFault fault) implements Result {}
    }

    public static Result of(CampaignFile file) {
        return new Replay(file).run();
    }

    private Result run() {
        for (PublishedSeed seed : file.seeds()) {
            if (seeds.put(seed.number(), seed) != null) {
                return new Result.Broken(FileFault.of("seeds", "seed-twice", seed.number()));
            }
        }
        String previous = file.head().hash();
        for (SealedEntry sealed : file.entries()) {
            Optional<FileFault> fault = chained(sealed, previous).or(() -> follow(sealed));
            if (fault.isPresent()) {
                return new Result.Broken(fault.get());
            }
            previous = sealed.hash();
        }
        return planFault()
                .<Result>map(Result.Broken::new)
                .orElseGet(() -> new Result.Sound(entries, situations.getLast()));
    }

    private Optional<FileFault> chained(SealedEntry sealed, String previous) {
        long expected = entries.size() + 1L;
        if (sealed.written().sequence() != expected) {
            return Optional.of(FileFault.ofEntry(sealed.written().sequence(), "gap", expected));
        }
        if (!sealed.written().previousHash().equals(previous)) {
            return Optional.of(FileFault.ofEntry(expected, "other-predecessor"));
        }
        if (!HashChain.hashOf(sealed.written()).equals(sealed.hash())) {
            return Optional.of(FileFault.ofEntry(expected, "altered"));
        }
        return Optional.empty();
    }

    private Optional<FileFault> follow(SealedEntry sealed) {
        JournalEntry entry;
        try {
            entry = sealed.read(JournalPeople.AS_WRITTEN);
        } catch (JacksonException unreadable) {
            return Optional.of(FileFault.ofEntry(
                    sealed.written().sequence(), "unreadable", Part.shown(unreadable.getOriginalMessage())));
        } catch (RuntimeException unreadable) {
            return Optional.of(FileFault.ofEntry(
                    sealed.written().sequence(), "unreadable", Part.shown(String.valueOf(unreadable.getMessage()))));
        }
        Long before = keys.put(entry.orderKey(), entry.sequence());
        if (before != null) {
            return Optional.of(FileFault.ofEntry(entry.sequence(), "order-twice", before));
        }
        Optional<FileFault> fault = seedFault(entry).or(() -> carryOut(entry));
        if (fault.isEmpty()) {
            entries.add(entry);
        }
        return fault;
    }

    private Optional<FileFault> carryOut(JournalEntry entry) {
        return switch (entry.act()) {
            case Act.Ordered ordered -> ordered(entry, ordered.order());
            case Act.EntriesWithdrawn withdrawn -> withdrawn(entry, withdrawn);
            case Act.EntriesBroughtBack back -> broughtBack(entry, back);
            case Act.NewVersion version -> newVersion(entry, version);
            case Act.EntriesCorrected corrected -> corrected(entry, corrected);
        };
    }

    private Optional<FileFault> ordered(JournalEntry entry, Order order) {
        Optional<FileFault> unknown = unknownPlayer(entry, order);
        if (unknown.isPresent()) {
            return unknown;
        }
        Optional<FileFault> fault = judged(entry, entry);
        if (fault.isEmpty()) {
            counting.add(entry.sequence(), entry.act());
        }
        return fault;
    }

    /** @param first the first version of the entry */
    private Optional<FileFault> judged(JournalEntry first, JournalEntry entry) {
        Judgement.Finding finding = judgement.judge(situations.getLast(), first.author(), entry);
        if (finding instanceof Judgement.Finding.Fits fits) {
            situations.add(fits.after());
            return Optional.empty();
        }
        return Optional.of(Judgement.fault(entry, finding));
    }

    /** Judged when it is put in the place of the old version, by the correction that follows. */
    private Optional<FileFault> newVersion(JournalEntry entry, Act.NewVersion version) {
        boolean isOfAnOrder = version.of() >= 1
                && version.of() < entry.sequence()
                && entry(version.of()).act().findOrder().isPresent();
        if (!isOfAnOrder) {
            return Optional.of(FileFault.ofEntry(entry.sequence(), "not-a-version", version.of()));
        }
        return unknownPlayer(entry, version.order());
    }

    private Optional<FileFault> corrected(JournalEntry entry, Act.EntriesCorrected corrected) {
        List<Long> before = counting.sequences();
        for (Act.Replaced one : corrected.replaced()) {
            boolean fits = before.contains(one.entry())
                    && one.by() >= 1
                    && one.by() < entry.sequence()
                    && entry(one.by()).findOldVersion().equals(Optional.of(one.entry()));
            if (!fits) {
                return Optional.of(FileFault.ofEntry(entry.sequence(), "not-a-version", one.entry()));
            }
        }
        if (corrected.replaced().isEmpty() && corrected.fallenOut().isEmpty()
                || !before.containsAll(corrected.fallenOut())) {
            return Optional.of(FileFault.ofEntry(entry.sequence(), "corrects-nothing"));
        }
        counting.add(entry.sequence(), entry.act());
        List<Long> after = counting.sequences();
        int same = 0;
        while (same < after.size() && before.get(same).equals(after.get(same))) {
            same++;
        }
        dropSituationsAfter(same);
        for (long sequence : after.subList(same, after.size())) {
            JournalEntry version = entry(sequence);
            Optional<FileFault> fault = judged(Versions.first(entries, version), version);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return nothingElse(entry);
    }

    private JournalEntry entry(long sequence) {
        return entries.get(Math.toIntExact(sequence) - 1);
    }

    /** That people exist only the file can say; the referee knows none (ORG-12). */
    private Optional<FileFault> unknownPlayer(JournalEntry entry, Order order) {
        for (Player player : Order.playersNamed(order)) {
            String host = player.host();
            if (!people.contains(player.person()) || host != null && !people.contains(host)) {
                return Optional.of(FileFault.ofEntry(entry.sequence(), "unknown-person", Part.shown(player.person())));
            }
        }
        return Optional.empty();
    }

    private Optional<FileFault> withdrawn(JournalEntry entry, Act.EntriesWithdrawn withdrawn) {
        List<Long> taken = withdrawn.entries();
        if (taken.isEmpty() || !counting.last(taken.size()).equals(taken)) {
            return Optional.of(FileFault.ofEntry(entry.sequence(), "not-the-last"));
        }
        counting.add(entry.sequence(), entry.act());
        dropSituationsAfter(counting.sequences().size());
        return nothingElse(entry);
    }

    private Optional<FileFault> broughtBack(JournalEntry entry, Act.EntriesBroughtBack back) {
        Optional<List<Long>> taken = counting.findTakenAway(back.withdrawal());
        Optional<List<Long>> since = counting.findMadeSince(back.withdrawal());
        if (taken.isEmpty()
                || since.isEmpty()
                || counting.counts(taken.get().getFirst())
                || !taken.get().equals(back.entries())
                || !since.get().equals(back.inPlaceOf())) {
            return Optional.of(FileFault.ofEntry(entry.sequence(), "not-taken-away", back.withdrawal()));
        }
        int stays = counting.sequences().size() - since.get().size();
        counting.add(entry.sequence(), entry.act());
        dropSituationsAfter(stays);
        for (long sequence : back.entries()) {
            situations.add(situations.getLast().after(entry(sequence).events()));
        }
        return nothingElse(entry);
    }

    private void dropSituationsAfter(int counting) {
        situations.subList(counting + 1, situations.size()).clear();
    }

    private static Optional<FileFault> nothingElse(JournalEntry entry) {
        if (entry.hasDice()) {
            return Optional.of(FileFault.ofEntry(entry.sequence(), "no-dice-allowed"));
        }
        return entry.events().isEmpty()
                ? Optional.empty()
                : Optional.of(FileFault.ofEntry(
                        entry.sequence(),
                        "events-missing",
                        0,
                        "",
                        entry.events().size()));
    }

    private Optional<FileFault> seedFault(JournalEntry entry) {
        Integer number = entry.seed();
        if (number != null && !seeds.containsKey(number)) {
            return Optional.of(FileFault.ofEntry(entry.sequence(), "unknown-seed", number));
        }
        for (int index = 0; index < entry.dice().size(); index++) {
            ThrownDie die = entry.dice().get(index);
            if (die.origin() == ThrownDie.Origin.RECORDED && !isRecorded(entry, index)) {
                return Optional.of(FileFault.ofEntry(entry.sequence(), "die-not-recorded", index + 1));
            }
            if (die.origin() != ThrownDie.Origin.ROLLED) {
                continue;
            }
            if (number == null) {
                return Optional.of(FileFault.ofEntry(entry.sequence(), "die-without-seed", index + 1));
            }
            Optional<DiceSeed> seed = Objects.requireNonNull(seeds.get(number)).seed();
            if (seed.isPresent()) {
                int fell = seed.get().pip(file.head().key(), entry.sequence(), index, die.listFaces());
                if (fell != die.pip()) {
                    return Optional.of(FileFault.ofEntry(entry.sequence(), "die-differs", index + 1, die.pip(), fell));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a die that is said to be the old version's fell there. */
    private boolean isRecorded(JournalEntry entry, int index) {
        Optional<Long> old = entry.findOldVersion().filter(of -> of >= 1 && of <= entries.size());
        if (old.isEmpty()) {
            return false;
        }
        List<ThrownDie> before = entry(old.get()).dice();
        OptionalInt place = RecordedDice.findPlace(before, entry.dice(), index);
        return place.isPresent()
                && before.get(place.getAsInt()).pip() == entry.dice().get(index).pip();
    }

    /** Plans are not chained; they must at least be of this map, and in order. */
    private Optional<FileFault> planFault() {
        Map<String, Integer> versions = new HashMap<>();
        for (CampaignFile.Plan plan : file.plans()) {
            List<String> areas = new ArrayList<>(plan.objectives());
            plan.arrows().forEach(areas::addAll);
            for (String area : areas) {
                if (situations.getFirst().findArea(new AreaId(area)).isEmpty()) {
                    return Optional.of(FileFault.of("plans", "unknown-area", Part.shown(area)));
                }
            }
            int version = versions.merge(plan.side() + " " + plan.turn(), 1, Integer::sum);
            if (version != plan.version()) {
                return Optional.of(FileFault.of("plans", "plan-twice"));
            }
        }
        return Optional.empty();
    }
}
