package battlearrow.web.commander;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Pips of one die that a table of the rulebook treats alike.
 *
 * @param pips "1 to 4", or "5"
 * @param what the row
 * @param detail a second column; empty for none
 * @param isRolled whether the die that was rolled is among the pips
 */
record TableLine(String pips, String what, String detail, boolean isRolled) {

    /**
     * The six rows of a table, neighbours that say the same joined.
     *
     * @param rolled the pip that was rolled, 0 for none
     */
    static <T> List<TableLine> list(
            List<T> rows, Function<T, String> what, Function<T, String> detail, int rolled, BattleWords words) {
        List<TableLine> lines = new ArrayList<>();
        int first = 0;
        for (int index = 0; index < rows.size(); index++) {
            boolean last = index + 1 == rows.size() || !Objects.equals(rows.get(index), rows.get(index + 1));
            if (last) {
                String pips =
                        first == index ? Integer.toString(index + 1) : words.of("desk.pips", first + 1, index + 1);
                boolean isRolled = rolled > first && rolled <= index + 1;
                lines.add(new TableLine(pips, what.apply(rows.get(index)), detail.apply(rows.get(index)), isRolled));
                first = index + 1;
            }
        }
        return lines;
    }
}
