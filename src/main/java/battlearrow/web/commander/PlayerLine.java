package battlearrow.web.commander;

import battlearrow.firestorm.map.Side;
import battlearrow.web.map.TroopCounter;
import java.util.List;

/**
 * One side's player of a battle as pages show him.
 *
 * @param host who gives a guest's orders; empty for a member
 * @param committed whether this side has chosen its Troops, perhaps none
 * @param isSealed whether it has chosen in secret and the other side has not yet (HR-06)
 * @param troops the Troops chosen, whatever has become of them since; of a secret choice only for who made it
 */
public record PlayerLine(
        Side side, String name, String host, boolean committed, boolean isSealed, List<TroopCounter> troops) {
    public PlayerLine {
        troops = List.copyOf(troops);
    }
}
