package battlearrow.web.spectator;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the panel of the selected area says.
 *
 * @param caption reference on the map, terrain and signs: "Q24 · Open · Bridge"
 * @param pointsNow Campaign Victory Points it counts for now; pointsFull is 0 for no objective
 * @param why the sentence before the road: joined to a depot, next to a joined area, or broken
 * @param road the road home, or the road that would have to be opened, area by area
 * @param route the same for the drawing; empty when the area is Out of Supply
 * @param warnings what goes Out of Supply with this area, and whose fall cuts this area off; only for people who take part
 */
record AreaSheet(
        String id,
        String name,
        String caption,
        Side holder,
        boolean inSupply,
        int pointsNow,
        int pointsFull,
        int markers,
        List<BattleHere> battles,
        List<TroopHere> troops,
        String why,
        List<RoadStep> road,
        List<AreaId> route,
        List<String> warnings,
        List<Neighbour> neighbours) {

    /** A battle whose arrow touches the area; no address for people who may not open it. */
    record BattleHere(String text, @Nullable String href) {}

    /** A Firestorm Troop in the area; type is the code of its type. */
    record TroopHere(String type, Side side, String name, String unit) {}

    /** @param note what it is or why the road breaks there; empty for an ordinary area on it */
    record RoadStep(String name, String note, boolean isCut) {}

    /** @param how "road", "no road", "impassable" in words */
    record Neighbour(String name, String href, Side holder, String how) {}
}
