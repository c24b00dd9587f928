package battlearrow.journal;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.Side;

/**
 * One die of an entry as it fell.
 *
 * @param pip 1 to the highest number of its kind
 */
public record ThrownDie(DieRequest.Kind kind, Side roller, int pip, Origin origin) {
    /** Who threw it. */
    public enum Origin {
        /** The application, from the secret seed of the turn. */
        ROLLED,
        /** The players at the table, who typed it in. */
        TYPED
    }
}
