package battlearrow.campaign;

import battlearrow.firestorm.dice.DieRequest;
import java.util.List;

/** What is wrong with the dice typed in: a matter of the form and not of the rules. */
public sealed interface DiceFault {
    /** There are more or fewer dice than the order asks for. */
    record WrongNumber(int given, int needed) implements DiceFault {}

    /**
     * A die cannot show this.
     *
     * @param index 0 for the first die
     * @param highest the highest number it can show; the lowest is 1
     */
    record OutOfRange(int index, int pip, int highest) implements DiceFault {}

    /**
     * A die with other faces than usual does not show this (HR-22).
     *
     * @param index 0 for the first die
     * @param faces what its faces show
     */
    record NotOnTheDie(int index, int pip, List<Integer> faces) implements DiceFault {}

    /** What is wrong with a pip the die cannot show. */
    static DiceFault of(int index, int pip, DieRequest die) {
        boolean usual = die.faces().equals(die.kind().faces());
        return usual ? new OutOfRange(index, pip, die.kind().highest()) : new NotOnTheDie(index, pip, die.faces());
    }
}
