package battlearrow.campaign;

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
}
