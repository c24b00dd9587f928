package battlearrow.web.commander;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.web.campaign.RefusalLine;
import org.jspecify.annotations.Nullable;

/**
 * A Troop that may be chosen, or that might be expected to be and may not.
 *
 * @param type the code of its type
 * @param note where it stands or how it gets there; empty for nothing to say
 * @param barred why it may not be chosen; null when it may
 */
record TroopChoice(
        String id,
        String type,
        Side side,
        String name,
        String unit,
        String note,
        boolean isChosen,
        @Nullable RefusalLine barred) {

    static TroopChoice of(FirestormTroop troop, String note, boolean chosen, @Nullable RefusalLine barred) {
        return new TroopChoice(
                troop.id().value(),
                troop.type().code(),
                troop.side(),
                troop.type().name(),
                troop.unit(),
                note,
                chosen,
                barred);
    }
}
