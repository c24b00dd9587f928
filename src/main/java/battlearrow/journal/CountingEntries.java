package battlearrow.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which entries of a journal count, and in which order: the orders that were not withdrawn, or were brought back, each in its
 * last version. The situation is the fold of the events of these and no others. A withdrawal takes entries off the end only;
 * a correction puts new versions in the place of old ones.
 */
public final class CountingEntries {
    private final List<Long> counting;
    private final Map<Long, TakenAway> takenAway;

    private CountingEntries(List<Long> counting, Map<Long, TakenAway> takenAway) {
        this.counting = counting;
        this.takenAway = takenAway;
    }

    /** What one entry took away, and what was left after it. */
    private record TakenAway(List<Long> entries, List<Long> left) {}

    /** Of a journal that is still empty. */
    public static CountingEntries ofNone() {
        return new CountingEntries(new ArrayList<>(), new HashMap<>());
    }

    /** Of a whole journal, oldest entry first. */
    public static CountingEntries of(List<JournalEntry> journal) {
        CountingEntries result = ofNone();
        journal.forEach(entry -> result.add(entry.sequence(), entry.act()));
        return result;
    }

    /**
     * Of a journal of which only the entries that change what counts were read.
     *
     * @param last the sequence of the last entry
     * @param changes the acts of these entries; every other entry is an order
     */
    static CountingEntries of(long last, Map<Long, Act> changes) {
        CountingEntries result = ofNone();
        for (long sequence = 1; sequence <= last; sequence++) {
            Act change = changes.get(sequence);
            if (change == null) {
                result.counting.add(sequence);
            } else {
                result.add(sequence, change);
            }
        }
        return result;
    }

    /** The entries of a journal that count, in the order in which they do. */
    public static List<JournalEntry> among(List<JournalEntry> journal) {
        Map<Long, JournalEntry> bySequence = new LinkedHashMap<>();
        journal.forEach(entry -> bySequence.put(entry.sequence(), entry));
        return of(journal).sequences().stream().map(bySequence::get).toList();
    }

    /** The sequences of the entries that count, in the order in which they do. */
    public List<Long> sequences() {
        return List.copyOf(counting);
    }

    public boolean counts(long sequence) {
        return counting.contains(sequence);
    }

    /** The last entries that count, in their order; fewer when there are not so many. */
    public List<Long> last(int number) {
        return List.copyOf(counting.subList(Math.max(0, counting.size() - number), counting.size()));
    }

    /** What an entry took away and could bring back; empty when it took nothing away. */
    public Optional<List<Long>> findTakenAway(long sequence) {
        return Optional.ofNullable(takenAway.get(sequence)).map(TakenAway::entries);
    }

    /** The last entry that took this one away; empty when none did. It may have been brought back since. */
    public Optional<Long> findTaker(long sequence) {
        return takenAway.entrySet().stream()
                .filter(taker -> taker.getValue().entries().contains(sequence))
                .map(Map.Entry::getKey)
                .max(Long::compare);
    }

    /** An entry that counts and every one that counts after it, in their order; empty when it does not count. */
    public List<Long> from(long sequence) {
        int first = counting.indexOf(sequence);
        return first < 0 ? List.of() : List.copyOf(counting.subList(first, counting.size()));
    }

    /**
     * The entries made since something was taken away, which would have to go for it to come back. Empty when the entries
     * on which it stood do not all count any more: then a later withdrawal must be brought back first.
     */
    public Optional<List<Long>> findMadeSince(long withdrawal) {
        TakenAway what = takenAway.get(withdrawal);
        if (what == null
                || counting.size() < what.left().size()
                || !counting.subList(0, what.left().size()).equals(what.left())) {
            return Optional.empty();
        }
        return Optional.of(List.copyOf(counting.subList(what.left().size(), counting.size())));
    }

    /** Follows the journal by its next entry. */
    public void add(long sequence, Act act) {
        switch (act) {
            case Act.Ordered ordered -> counting.add(sequence);
            case Act.EntriesWithdrawn withdrawn -> takeAway(sequence, withdrawn.entries());
            case Act.EntriesBroughtBack back -> {
                takeAway(sequence, back.inPlaceOf());
                counting.addAll(back.entries());
            }
            case Act.NewVersion version -> {
                // Counts only in place of another entry, by the correction that follows.
            }
            case Act.EntriesCorrected corrected -> correct(sequence, corrected);
        }
    }

    private void correct(long sequence, Act.EntriesCorrected corrected) {
        Map<Long, Long> newVersions = new HashMap<>();
        corrected.replaced().forEach(one -> newVersions.put(one.entry(), one.by()));
        Set<Long> fallenOut = new HashSet<>(corrected.fallenOut());
        List<Long> before = List.copyOf(counting);
        int first = 0;
        while (first < before.size()
                && !newVersions.containsKey(before.get(first))
                && !fallenOut.contains(before.get(first))) {
            first++;
        }
        counting.clear();
        for (long entry : before) {
            if (!fallenOut.contains(entry)) {
                counting.add(newVersions.getOrDefault(entry, entry));
            }
        }
        takenAway.put(
                sequence, new TakenAway(before.subList(first, before.size()), List.copyOf(before.subList(0, first))));
    }

    private void takeAway(long sequence, List<Long> entries) {
        if (entries.isEmpty()) {
            return;
        }
        Set<Long> gone = new HashSet<>(entries);
        counting.removeIf(gone::contains);
        takenAway.put(sequence, new TakenAway(entries, List.copyOf(counting)));
    }
}
