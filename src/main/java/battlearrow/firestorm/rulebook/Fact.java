package battlearrow.firestorm.rulebook;

import org.jspecify.annotations.Nullable;

/**
 * One fact of the scenario's data and where it is from, for the organiser's data check (ORG-10).
 *
 * @param subject the thing described: an area, a border, a Troop, a table
 * @param field what of it: terrain, objective value, placement
 * @param value the value as people read it
 * @param note what the data file says of the source, for a correction the club's reason; may be null
 * @param key by which a club corrects it: "area/grave-bridge/terrain"; null where it may not
 */
public record Fact(
        String kind,
        String subject,
        String field,
        String value,
        Source source,
        @Nullable String note,
        @Nullable String key) {
    /** How well a fact is known. */
    public enum Source {
        RULEBOOK,
        CLUB_REPORT,
        RECONSTRUCTED,
        /** Put right by the club that plays, which owns the boxed game. */
        CLUB
    }
}
