package battlearrow.web.shared;

import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the panel of a selected area shows.
 *
 * @param caption reference, terrain and signs: "Q24 · Open · Bridge"
 * @param holder who holds it, or null before the opening
 * @param pointsNow Campaign Victory Points it counts for now, halved when Out of Supply; pointsFull is 0 for no objective
 * @param remarks short badges: "Battle 5 from here"
 * @param why the road home, area by area, or the places where it is cut
 * @param warnings what goes Out of Supply with it
 */
public record AreaPanel(
        String name,
        String caption,
        @Nullable Side holder,
        boolean inSupply,
        int pointsNow,
        int pointsFull,
        List<String> remarks,
        List<Troop> troops,
        List<String> why,
        List<String> warnings) {

    /** A Firestorm Troop in the area; type is the code of its type. */
    public record Troop(String type, Side side, String name, String unit) {}

    public AreaPanel {
        remarks = List.copyOf(remarks);
        troops = List.copyOf(troops);
        why = List.copyOf(why);
        warnings = List.copyOf(warnings);
    }
}
