package battlearrow.web.organiser;

import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.scenario.CorrectableFact;
import battlearrow.firestorm.scenario.CorrectableFact.Values;
import battlearrow.firestorm.scenario.Correction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser says a fact should be, as typed.
 *
 * @param value a choice, a number or words; of a Troop's place nothing
 * @param place of a Troop's place the kind; area and turn where the kind has them
 * @param drawnFrom the fingerprint of the data the page showed
 */
record CorrectionForm(
        String fact, String value, String place, String area, String turn, String reason, String drawnFrom) {
    /** A field that the request left out is one nobody wrote in. */
    CorrectionForm {
        fact = Objects.requireNonNullElse(fact, "");
        value = Objects.requireNonNullElse(value, "");
        place = Objects.requireNonNullElse(place, "");
        area = Objects.requireNonNullElse(area, "");
        turn = Objects.requireNonNullElse(turn, "");
        reason = Objects.requireNonNullElse(reason, "");
        drawnFrom = Objects.requireNonNullElse(drawnFrom, "");
    }

    /** As a form shows a fact before anybody has typed. */
    static CorrectionForm of(CorrectableFact fact, @Nullable Correction correction, String drawnFrom) {
        List<String> words = List.of(fact.value().split(" "));
        boolean isPlace = fact.values() instanceof Values.Place;
        String last = words.getLast();
        boolean hasTurn = isPlace && last.matches("[0-9]");
        boolean hasArea = isPlace && words.size() > (hasTurn ? 2 : 1);
        return new CorrectionForm(
                fact.key(),
                isPlace ? "" : fact.value(),
                isPlace ? words.getFirst() : "",
                hasArea ? words.get(1) : "",
                hasTurn ? last : "",
                correction == null ? "" : correction.reason(),
                drawnFrom);
    }

    /** The value in the letters of a correction. An area or turn a place has no room for was left over from another. */
    String letters(CorrectableFact fact) {
        return switch (fact.values()) {
            case Values.Place any -> placeLetters();
            case Values.Number number -> number.orNone() && value.isBlank() ? Correction.NONE : value;
            case Values.OneOf few -> value;
            case Values.Text text -> value;
        };
    }

    private String placeLetters() {
        List<String> words = new ArrayList<>(List.of(place.isBlank() ? "?" : place));
        boolean takesArea = !place.equals(Placement.Kind.ALLIED_REINFORCEMENT.name());
        boolean takesTurn = takesArea && !place.equals(Placement.Kind.AREA.name());
        if (takesArea && !area.isBlank()) {
            words.add(area.strip());
        }
        if (takesTurn && !turn.isBlank()) {
            words.add(turn.strip());
        }
        return String.join(" ", words);
    }
}
