package battlearrow.web.general;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ReadEntry;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What has happened in the opening or the Strategic Phase that is now, step by step, from the journal: nothing that was
 * withdrawn, and nothing secret, because the journal holds nothing secret.
 *
 * @param entries those that count, oldest first
 */
record PhaseRecord(List<ReadEntry> entries, Map<Step, List<Event>> events) {
    private static final int PAGE = 100;

    PhaseRecord {
        entries = List.copyOf(entries);
    }

    static PhaseRecord of(CampaignView view, long campaignId, Situation now) {
        List<ReadEntry> entries = new ArrayList<>();
        if (now.isIn(Phase.OPENING) || now.isIn(Phase.STRATEGIC)) {
            collect(view, campaignId, now, entries);
        }
        Map<Step, List<Event>> events = new EnumMap<>(Step.class);
        Step step = Step.NONE;
        for (ReadEntry entry : entries) {
            for (Event event : entry.entry().events()) {
                if (event instanceof PhaseOpened opened) {
                    step = opened.step();
                } else {
                    events.computeIfAbsent(step, first -> new ArrayList<>()).add(event);
                }
            }
        }
        return new PhaseRecord(entries, events);
    }

    private static void collect(CampaignView view, long campaignId, Situation now, List<ReadEntry> entries) {
        long before = Long.MAX_VALUE;
        while (true) {
            List<ReadEntry> page = view.entries(campaignId, before, PAGE);
            for (ReadEntry entry : page) {
                before = entry.entry().sequence();
                if (entry.counts() && !entry.entry().events().isEmpty()) {
                    entries.addFirst(entry);
                    if (opens(entry, now)) {
                        return;
                    }
                }
            }
            if (page.size() < PAGE) {
                return;
            }
        }
    }

    private static boolean opens(ReadEntry entry, Situation now) {
        return entry.entry().events().stream()
                .anyMatch(event -> event instanceof PhaseOpened opened
                        && opened.turn() == now.turn()
                        && (opened.step() == Step.OPENING_AIR || opened.step() == Step.AIR_AVAILABILITY));
    }

    /** The events of one kind in these steps. */
    <E extends Event> List<E> list(Class<E> kind, Step... steps) {
        List<E> found = new ArrayList<>();
        for (Step step : steps) {
            for (Event event : events.getOrDefault(step, List.of())) {
                if (kind.isInstance(event)) {
                    found.add(kind.cast(event));
                }
            }
        }
        return found;
    }
}
