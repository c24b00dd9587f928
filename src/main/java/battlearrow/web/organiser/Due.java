package battlearrow.web.organiser;

import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something the campaign waits for.
 *
 * @param owners from whom; several where any or all of them have to act
 * @param owes what, in a few words: "Report battle 5"
 * @param state how it stands, as a sentence
 * @param path where it is done, below the address of the campaign
 * @param isNow false for what comes later in the order of the rulebook
 */
public record Due(List<Owner> owners, String owes, String state, String path, boolean isNow) {
    public Due {
        owners = List.copyOf(owners);
    }

    /**
     * Somebody who has to act.
     *
     * @param side null for the Organiser
     */
    public record Owner(String name, @Nullable Side side) {}
}
