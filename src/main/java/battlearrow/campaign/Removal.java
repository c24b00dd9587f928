package battlearrow.campaign;

import battlearrow.journal.Act;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.JournalEntry;
import java.util.Optional;

/**
 * Why an entry counts no longer.
 *
 * @param by the entry to look at: the new version of one that was replaced, else the withdrawal or correction
 */
public record Removal(Kind kind, long by) {
    /** What became of the entry. */
    public enum Kind {
        /** Taken out by a withdrawal, or to make room for entries brought back. */
        TAKEN_OUT,
        /** A correction put a new version in its place. */
        REPLACED,
        /** It was what a correction struck out. */
        STRUCK_OUT,
        /** After a correction of an earlier entry it was no longer possible. */
        IMPOSSIBLE
    }

    /** @param taker the entry that took the other away */
    static Removal of(long sequence, JournalEntry taker, CountingEntries counting) {
        if (!(taker.act() instanceof Act.EntriesCorrected corrected)) {
            return new Removal(Kind.TAKEN_OUT, taker.sequence());
        }
        Optional<Removal> replaced = corrected.replaced().stream()
                .filter(one -> one.entry() == sequence)
                .map(one -> new Removal(Kind.REPLACED, one.by()))
                .findFirst();
        boolean struckOut =
                findStruckOut(taker, counting).filter(one -> one == sequence).isPresent();
        return replaced.orElseGet(() -> new Removal(struckOut ? Kind.STRUCK_OUT : Kind.IMPOSSIBLE, taker.sequence()));
    }

    /** A correction begins with what it changes: the first entry that fell out with nothing before it was struck out. */
    static Optional<Long> findStruckOut(JournalEntry correction, CountingEntries counting) {
        return counting.findTakenAway(correction.sequence())
                .map(entries -> entries.getFirst())
                .filter(first -> correction.act() instanceof Act.EntriesCorrected corrected
                        && corrected.fallenOut().contains(first));
    }
}
