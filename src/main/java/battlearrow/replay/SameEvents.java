package battlearrow.replay;

import battlearrow.firestorm.event.CampaignEvent.NoneMade;
import battlearrow.firestorm.event.CampaignEvent.StepClosed;
import battlearrow.firestorm.event.Event;
import java.util.List;

/**
 * Whether what a journal says came of an order is what comes of it. Journals from before none made was told from a step that
 * was used say that the step was closed, and are as true as ever.
 */
final class SameEvents {
    private SameEvents() {}

    static boolean are(List<Event> judged, List<Event> written) {
        if (judged.size() != written.size()) {
            return false;
        }
        for (int index = 0; index < judged.size(); index++) {
            if (!is(judged.get(index), written.get(index))) {
                return false;
            }
        }
        return true;
    }

    static boolean is(Event judged, Event written) {
        return judged.equals(written)
                || judged instanceof NoneMade none
                        && written instanceof StepClosed closed
                        && closed.step() == none.step()
                        && closed.side() == none.side();
    }
}
