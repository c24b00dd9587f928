package battlearrow.web.organiser;

import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody in a campaign with all he is there.
 *
 * @param accountId 0 for a guest, who has no account
 * @param side the side he serves; null for somebody who only organises or watches
 * @param posts what he is, in words: "General, Organiser"
 * @param offices each office by itself, so that it can be ended; none for a guest
 */
record PersonLine(long accountId, String name, @Nullable Side side, String posts, List<OfficeLine> offices) {
    PersonLine {
        offices = List.copyOf(offices);
    }

    /**
     * One office.
     *
     * @param mayEnd false for the Organiser's, which is handed over instead
     */
    record OfficeLine(long appointmentId, String words, boolean mayEnd) {}

    public @Nullable Side otherSide() {
        return side == null ? null : side.enemy();
    }
}
