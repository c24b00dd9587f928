package battlearrow.firestorm.referee;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/** What the referee says to an order. */
public sealed interface Verdict {
    /** The order is carried out: what happened, and the situation after it. */
    record Accepted(List<Event> events, Situation after) implements Verdict {}

    /** The order is not allowed: every reason, in the ledger's order of checks. Nothing has changed. */
    record Refused(List<Refusal> refusals) implements Verdict {}
}
