package battlearrow.web.organiser;

import battlearrow.firestorm.scenario.CorrectableFact;
import battlearrow.firestorm.scenario.CorrectableFact.Option;
import battlearrow.firestorm.scenario.CorrectableFact.Values;
import battlearrow.firestorm.scenario.Correction;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The field a fact is put right in.
 *
 * @param kind "select", "number", "text" or "place"
 * @param options of a select; of a place its kinds
 * @param areas of a place
 * @param lowest of a number, as highest
 * @param lastTurn of a place
 */
record FactField(
        String kind, List<Option> options, List<Option> areas, int lowest, int highest, boolean orNone, int lastTurn) {
    /** So many numbers are quicker chosen than typed. */
    private static final int QUICKER_CHOSEN = 12;

    static FactField of(CorrectableFact fact, String none) {
        return switch (fact.values()) {
            case Values.OneOf few -> select(few.options());
            case Values.Number number ->
                number.to() - number.from() < QUICKER_CHOSEN
                        ? select(numbers(number, none))
                        : new FactField("number", List.of(), List.of(), number.from(), number.to(), number.orNone(), 0);
            case Values.Text text -> new FactField("text", List.of(), List.of(), 0, text.longest(), false, 0);
            case Values.Place place ->
                new FactField("place", place.kinds(), place.areas(), 0, 0, false, place.lastTurn());
        };
    }

    private static FactField select(List<Option> options) {
        return new FactField("select", options, List.of(), 0, 0, false, 0);
    }

    private static List<Option> numbers(Values.Number number, String none) {
        List<Option> options = new ArrayList<>(IntStream.rangeClosed(number.from(), number.to())
                .mapToObj(Integer::toString)
                .map(digits -> new Option(digits, digits))
                .toList());
        if (number.orNone()) {
            options.add(new Option(Correction.NONE, none));
        }
        return options;
    }
}
