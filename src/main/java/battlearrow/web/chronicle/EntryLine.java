package battlearrow.web.chronicle;

import battlearrow.firestorm.map.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that happened.
 *
 * @param side whose it is, where it is one side's
 * @param dice thrown for it, in the order in which they fell
 * @param rule the rule behind it; null where none has to be named
 * @param isMinor bookkeeping that a short list leaves out
 */
public record EntryLine(
        String text,
        @Nullable Side side,
        List<DieShown> dice,
        @Nullable String rule,
        boolean isMinor) {
    public EntryLine {
        dice = List.copyOf(dice);
    }

    /**
     * A die as it fell.
     *
     * @param isSixSided whether its face has pips to draw; the Aircraft Die shows aircraft
     * @param origin "rolled here" or "typed in", in words
     */
    public record DieShown(int pip, Side roller, boolean isSixSided, String origin) {}
}
