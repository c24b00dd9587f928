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
 * @param table the row of the rulebook's table the dice led to, as the rules page names it: "T-05-3", or the table alone; null
 *     where no table was read
 * @param isMinor bookkeeping that a short list leaves out
 */
public record EntryLine(
        String text,
        @Nullable Side side,
        List<DieShown> dice,
        @Nullable String rule,
        @Nullable String table,
        boolean isMinor) {
    public EntryLine {
        dice = List.copyOf(dice);
    }

    private static final int LENGTH_OF_A_TABLE = "T-05".length();

    /** The table alone: "T-05"; null where none was read. */
    public @Nullable String tableName() {
        return table == null ? null : table.substring(0, LENGTH_OF_A_TABLE);
    }

    /**
     * A die as it fell.
     *
     * @param index its place among the dice of the entry, from 0
     * @param isRolledHere whether everybody can check it, because the application rolled it
     * @param isSixSided whether its face has pips to draw; the Aircraft Die shows aircraft
     * @param origin "rolled here" or "typed in", in words
     */
    public record DieShown(int index, int pip, Side roller, boolean isSixSided, boolean isRolledHere, String origin) {}
}
