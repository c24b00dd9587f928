package battlearrow.web.organiser;

import battlearrow.campaign.IssuedPlan;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * A battle plan in words, for an organiser who opened it. Secret.
 *
 * @param routes "Eindhoven to Son Bridge"
 */
record OpenedPlan(
        int turn,
        int version,
        String author,
        List<String> objectives,
        List<Route> routes,
        String standingOrders,
        String specialInstructions,
        List<IssuedPlan.Note> notes) {
    /** An arrow of the plan. */
    record Route(String from, String to) {}

    static OpenedPlan of(IssuedPlan issued, Situation situation) {
        return new OpenedPlan(
                issued.turn(),
                issued.version(),
                issued.authorName(),
                issued.plan().objectives().stream()
                        .map(id -> situation.area(id).name())
                        .toList(),
                issued.plan().arrows().stream()
                        .map(arrow -> new Route(
                                situation.area(arrow.from()).name(),
                                situation.area(arrow.to()).name()))
                        .toList(),
                issued.plan().standingOrders(),
                issued.plan().specialInstructions(),
                issued.notes());
    }

    /** Tells nothing, so that no log does. */
    @Override
    public String toString() {
        return "Battle plan";
    }
}
