package battlearrow.web.commander;

import battlearrow.firestorm.map.Side;
import battlearrow.web.map.MapView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The frame of a battle's page.
 *
 * @param href its address
 * @param arrow the number of its arrow, 0 before it is placed
 * @param mark "Rolled" or "Ruled" for a campaign's battle that is not played at the table; empty for one that is
 * @param stepNumber the step shown, from 0
 * @param acting the side the person acts for; null for somebody who only looks on
 * @param actingFor said when the person acts for somebody else: "You act for Greta, a guest."; empty otherwise
 * @param actsForBoth whether this step is for both players at one screen
 * @param mayAlsoActFor the other side, when the person may act for both; null when not
 * @param waiting whom the battle waits for when it is not this person; empty otherwise
 * @param isRolled whether dice decide the battle instead of a game
 * @param isMapOnPhone whether a narrow screen shows the map too
 */
record BattleView(
        String href,
        int arrow,
        @Nullable Side placedBy,
        String title,
        String mark,
        String pair,
        int turn,
        List<String> steps,
        int stepNumber,
        String heading,
        String lead,
        PlayerLine allied,
        PlayerLine german,
        @Nullable Side acting,
        String actingFor,
        boolean actsForBoth,
        @Nullable Side mayAlsoActFor,
        String waiting,
        MapView map,
        boolean isRolled,
        boolean isMapOnPhone) {
    BattleView {
        steps = List.copyOf(steps);
    }
}
