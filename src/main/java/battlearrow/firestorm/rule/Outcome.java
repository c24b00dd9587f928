package battlearrow.firestorm.rule;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/** The events an order brings about, each applied at once so that the next can be judged on the map as it then is. */
public final class Outcome {
    private final List<Event> events = new ArrayList<>();
    private Situation now;

    public Outcome(Situation before) {
        this.now = before;
    }

    public void add(Event event) {
        events.add(event);
        now = now.after(event);
    }

    /** The situation after everything added so far. */
    public Situation now() {
        return now;
    }

    public List<Event> events() {
        return List.copyOf(events);
    }
}
