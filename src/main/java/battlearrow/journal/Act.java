package battlearrow.journal;

import battlearrow.firestorm.order.Order;
import java.util.List;
import java.util.Optional;

/** What an entry of the journal records somebody doing: an order to the referee, or a change of what counts. */
public sealed interface Act {
    /** An order the referee accepted. */
    record Ordered(Order order) implements Act {}

    /**
     * What an earlier entry says after a correction. It counts by itself for nothing: the correction, which follows, puts it
     * in that entry's place.
     *
     * @param of the entry it is a new version of, perhaps a new version itself
     */
    record NewVersion(long of, Order order) implements Act {}

    /**
     * An earlier entry was put right, and everything after it judged again. The others count as before, each in its place.
     *
     * @param replaced entries that have a new version, in the order in which they count
     * @param fallenOut entries the rules no longer allow, or which were struck out; they count no longer
     */
    record EntriesCorrected(List<Replaced> replaced, List<Long> fallenOut, String reason) implements Act {
        public EntriesCorrected {
            replaced = List.copyOf(replaced);
            fallenOut = List.copyOf(fallenOut);
        }
    }

    /**
     * One entry counts in place of another.
     *
     * @param entry the sequence of the old version
     * @param by the sequence of the new one
     */
    record Replaced(long entry, long by) {}

    /** The order the entry records; empty for a change of what counts. */
    default Optional<Order> findOrder() {
        return switch (this) {
            case Ordered ordered -> Optional.of(ordered.order());
            case NewVersion version -> Optional.of(version.order());
            case EntriesWithdrawn withdrawn -> Optional.empty();
            case EntriesBroughtBack back -> Optional.empty();
            case EntriesCorrected corrected -> Optional.empty();
        };
    }

    /**
     * Entries that counted until now and count no longer.
     *
     * @param entries their sequences, lowest first
     */
    record EntriesWithdrawn(List<Long> entries, String reason) implements Act {
        public EntriesWithdrawn {
            entries = List.copyOf(entries);
        }
    }

    /**
     * Entries that count again.
     *
     * @param withdrawal the sequence of the entry that took them away
     * @param entries their sequences, lowest first
     * @param inPlaceOf entries made since, which count no longer; empty when there were none
     */
    record EntriesBroughtBack(long withdrawal, List<Long> entries, List<Long> inPlaceOf) implements Act {
        public EntriesBroughtBack {
            entries = List.copyOf(entries);
            inPlaceOf = List.copyOf(inPlaceOf);
        }
    }
}
