package battlearrow.campaign;

import java.time.Instant;
import java.util.List;

/**
 * A battle plan as its side reads it. Secret.
 *
 * @param version 1 for the first plan issued for the turn
 * @param readers how many people besides its author have read this version
 * @param notes added since in the Battle Phase, oldest first (PLAN-06)
 * @param openings by an organiser who does not serve the side, oldest first
 */
public record IssuedPlan(
        int turn,
        int version,
        BattlePlan plan,
        String authorName,
        Instant issuedAt,
        int readers,
        List<Note> notes,
        List<Opening> openings) {
    public IssuedPlan {
        notes = List.copyOf(notes);
        openings = List.copyOf(openings);
    }

    /** A dated note. */
    public record Note(String authorName, String text, Instant writtenAt) {
        /** Tells nothing, so that no log does. */
        @Override
        public String toString() {
            return "Note on a battle plan";
        }
    }

    /** An organiser of neither side looked into the plan. */
    public record Opening(String name, Instant openedAt) {}
}
