package battlearrow.web.evening;

import battlearrow.evening.SignUp;
import org.jspecify.annotations.Nullable;

/**
 * An evening as a page shows it to one person who takes part.
 *
 * @param when day, hour and time zone
 * @param tables with those people bring
 * @param brought how many of the tables people bring
 * @param allied how many Allied players come; guests are among them
 * @param own what the person said; null while he has said nothing
 * @param mayAnswer whether he fights for a side, and it is not over or called off
 * @param isOn whether people may be there now
 */
public record EveningView(
        long id,
        String href,
        String when,
        String venue,
        int tables,
        int brought,
        int allied,
        int german,
        boolean isCalledOff,
        String reason,
        @Nullable SignUp own,
        boolean mayAnswer,
        boolean isOn) {
    /** Whether this is what the person said. */
    public boolean said(String answer) {
        return own != null && own.answer().name().equals(answer);
    }

    public boolean bringsATable() {
        return own != null && own.ownTable();
    }

    public boolean lends() {
        return own != null && own.lends();
    }

    public boolean isHere() {
        return own != null && own.isHere();
    }
}
