package battlearrow.campaign;

import java.util.List;
import java.util.Optional;

/**
 * The dice that come with an order, in the order in which the referee asks for them.
 *
 * @param pips for each die the pip typed in, or empty for one the application rolls; an empty list lets it roll all
 */
public record DiceInput(List<Optional<Integer>> pips) {
    /** The application rolls whatever is needed. */
    public static final DiceInput ROLL_ALL = new DiceInput(List.of());

    public DiceInput {
        pips = List.copyOf(pips);
    }

    /** All dice were rolled at the table. */
    public static DiceInput typed(Integer... pips) {
        return new DiceInput(List.of(pips).stream().map(Optional::of).toList());
    }
}
