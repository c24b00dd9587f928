package battlearrow.firestorm.rule;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The events an order brings about; the next can be judged on the map as it is after those before it. */
public final class Outcome {
    private final List<Event> events = new ArrayList<>();
    private Situation now;
    private int seen;

    public Outcome(Situation before) {
        this.now = before;
    }

    public void add(Event event) {
        events.add(event);
    }

    /** The situation after everything added so far. */
    public Situation now() {
        if (seen < events.size()) {
            now = now.after(events.subList(seen, events.size()));
            seen = events.size();
        }
        return now;
    }

    /** How many events were added so far. */
    public int size() {
        return events.size();
    }

    /** Whether such an event was added. */
    public boolean has(Predicate<Event> which) {
        for (Event event : events) {
            if (which.test(event)) {
                return true;
            }
        }
        return false;
    }

    public List<Event> events() {
        return List.copyOf(events);
    }
}
