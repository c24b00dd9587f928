package battlearrow.tables;

import java.time.Instant;

/** The Campaign Victory Points of both sides as they were counted at the end of a turn. */
public record TurnTotals(int turn, int allied, int german, Instant countedAt) {
    /** Allied minus German. */
    public int difference() {
        return allied - german;
    }
}
