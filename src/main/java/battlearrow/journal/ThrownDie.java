package battlearrow.journal;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One die of an entry as it fell.
 *
 * @param pip 1 to the highest number of its kind
 * @param faces what its faces show, where a house rule has changed them (HR-22); null for the usual die
 */
public record ThrownDie(
        DieRequest.Kind kind,
        Side roller,
        int pip,
        Origin origin,
        @Nullable List<Integer> faces) {
    /** A die with its usual faces. */
    public ThrownDie(DieRequest.Kind kind, Side roller, int pip, Origin origin) {
        this(kind, roller, pip, origin, null);
    }

    /** A die asked for, as it fell. */
    public static ThrownDie of(DieRequest die, int pip, Origin origin) {
        boolean usual = die.faces().equals(die.kind().faces());
        return new ThrownDie(die.kind(), die.roller(), pip, origin, usual ? null : die.faces());
    }

    /** What its faces show. */
    public List<Integer> listFaces() {
        return faces == null ? kind.faces() : faces;
    }

    /** Who threw it. */
    public enum Origin {
        /** The application, from the secret seed of the turn. */
        ROLLED,
        /** The players at the table, who typed it in. */
        TYPED,
        /** Whoever threw it for the entry this one is a new version of: it was not thrown again. */
        RECORDED
    }
}
