package battlearrow.web.evening;

import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A suggested pairing.
 *
 * @param allied the person who plays the Allied part
 * @param lent who is lent to the other side for this battle; null where everybody plays his own
 * @param lentTo the side he is lent to
 * @param ideas for each side the attack that would be worth most; none where the side may attack nowhere
 * @param mayDecide whether the one who looks may take it or leave it
 */
record SuggestionView(
        String allied,
        String alliedName,
        String german,
        String germanName,
        @Nullable String lent,
        @Nullable Side lentTo,
        List<Idea> ideas,
        boolean mayDecide) {
    /**
     * @param why "20 points"
     * @param planned whether it stands in the plan of the General who looks
     */
    record Idea(Side side, String arrow, String why, boolean planned) {}
}
