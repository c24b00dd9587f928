package battlearrow.journal;

import battlearrow.firestorm.order.Order;
import java.util.List;

/** What an entry of the journal records somebody doing: an order to the referee, or a change of what counts. */
public sealed interface Act {
    /** An order the referee accepted. */
    record Ordered(Order order) implements Act {}

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
