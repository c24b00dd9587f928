package battlearrow.campaign;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.journal.JournalEntry;
import battlearrow.tables.Moment;
import java.util.List;

/** What the campaign desk says to an order. Each answer tells how the campaign stands now. */
public sealed interface Answer {
    /** The campaign as it stands after the answer. */
    Moment now();

    /** What happened between the drawing of the page and this order, oldest first; empty when the map had not moved on. */
    List<JournalEntry> since();

    default boolean hasMovedOn() {
        return !since().isEmpty();
    }

    /**
     * The order is carried out and stands in the journal.
     *
     * @param repeated whether this was the answer to the same order before: nothing new has happened
     */
    record Accepted(JournalEntry entry, boolean repeated, Moment now, List<JournalEntry> since) implements Answer {
        public Accepted {
            since = List.copyOf(since);
        }
    }

    /** The rules do not allow it: every reason, in the ledger's order of checks. Nothing has changed. */
    record Refused(List<Refusal> refusals, Moment now, List<JournalEntry> since) implements Answer {
        public Refused {
            refusals = List.copyOf(refusals);
            since = List.copyOf(since);
        }
    }

    /**
     * The rules allow the order, yet the dice typed in cannot be. Nothing has changed.
     *
     * @param needed the dice the order asks for
     */
    record WrongDice(List<DiceFault> faults, List<DieRequest> needed, Moment now, List<JournalEntry> since)
            implements Answer {
        public WrongDice {
            faults = List.copyOf(faults);
            needed = List.copyOf(needed);
            since = List.copyOf(since);
        }
    }

    /**
     * The page was sent before with something else in it, or by somebody else; that stands. Nothing has changed.
     *
     * @param first what it led to then
     */
    record KeyUsed(JournalEntry first, Moment now, List<JournalEntry> since) implements Answer {
        public KeyUsed {
            since = List.copyOf(since);
        }
    }
}
