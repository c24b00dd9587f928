package battlearrow.firestorm.scenario;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.rulebook.Fact;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fact of the data a club may correct, as it stands: also what an area has not, of which the data say nothing.
 *
 * @param key the letters a correction calls it by
 * @param kind what it is about: an area, a border, a road, a Firestorm Troop, a table
 * @param value its value in the letters of a correction
 * @param words its value as people read it
 * @param source null where the data say nothing, because there is nothing
 * @param note on the source; may be null
 * @param areas those it concerns, for the map
 */
public record CorrectableFact(
        String key,
        String kind,
        String subject,
        String field,
        Values values,
        String value,
        String words,
        Fact.@Nullable Source source,
        @Nullable String note,
        List<AreaId> areas) {
    public CorrectableFact {
        areas = List.copyOf(areas);
    }

    /** What may be said instead. */
    public sealed interface Values {
        /** One of a few. */
        record OneOf(List<Option> options) implements Values {
            public OneOf {
                options = List.copyOf(options);
            }
        }

        /**
         * A whole number, both ends included.
         *
         * @param orNone whether there may be none
         */
        record Number(int from, int to, boolean orNone) implements Values {}

        /** A few words. */
        record Text(int longest) implements Values {}

        /**
         * The place of a Troop: a kind, and where the kind has them an area and a turn.
         *
         * @param areas where the Troop might stand, land or be due
         */
        record Place(List<Option> kinds, List<Option> areas, int lastTurn) implements Values {
            public Place {
                kinds = List.copyOf(kinds);
                areas = List.copyOf(areas);
            }
        }
    }

    /** A value and how people read it. */
    public record Option(String value, String words) {}
}
