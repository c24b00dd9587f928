package battlearrow.journal;

import java.util.List;
import java.util.Optional;

/** The versions of an entry that was corrected, perhaps more than once. */
public final class Versions {
    private Versions() {}

    /**
     * The first version of an entry; the entry itself when it was never corrected.
     *
     * @param journal from its first entry on, without a gap
     */
    public static JournalEntry first(List<JournalEntry> journal, JournalEntry entry) {
        JournalEntry version = entry;
        Optional<Long> before;
        while ((before = version.findOldVersion()).isPresent()) {
            version = journal.get(Math.toIntExact(before.get()) - 1);
        }
        return version;
    }
}
