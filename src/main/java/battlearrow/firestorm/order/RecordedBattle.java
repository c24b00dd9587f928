package battlearrow.firestorm.order;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle as the organiser writes it down beside the campaign's own: a mega-battle of many players, or one of a list kept
 * elsewhere. It moves nothing on the map.
 *
 * @param name "The last stand at Nijmegen"
 * @param allied who fought for the Allies; several in a mega-battle, none where nobody of the campaign is known
 * @param days on how many days it was fought
 * @param winner null for a draw
 * @param tail where the arrow started, null for a battle without an area; point likewise
 * @param note scores and names as they were written down; may be empty
 */
public record RecordedBattle(
        String name,
        List<Player> allied,
        List<Player> german,
        int tables,
        int days,
        @Nullable Side winner,
        @Nullable AreaId tail,
        @Nullable AreaId point,
        String note) {
    public RecordedBattle {
        allied = List.copyOf(allied);
        german = List.copyOf(german);
    }

    /** Who fought for a side. */
    public List<Player> players(Side side) {
        return side == Side.ALLIED ? allied : german;
    }
}
