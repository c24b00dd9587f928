package battlearrow.firestorm.dice;

import battlearrow.firestorm.map.Side;
import java.util.List;

/**
 * Dice that show what they are told to, in the order given: the recorded dice of a replay or the pips of a test. Asking
 * for more dice than were given, or for a pip outside the die's range, is a fault of the caller and throws.
 */
public final class GivenDice implements Dice {
    private final List<Integer> pips;
    private int used;

    public GivenDice(List<Integer> pips) {
        this.pips = List.copyOf(pips);
    }

    public static GivenDice of(Integer... pips) {
        return new GivenDice(List.of(pips));
    }

    @Override
    public int d6(Side roller) {
        return next(DieRequest.Kind.SIX_SIDED);
    }

    @Override
    public int aircraftDie() {
        return next(DieRequest.Kind.AIRCRAFT);
    }

    /** How many of the given dice have been used. */
    public int used() {
        return used;
    }

    private int next(DieRequest.Kind kind) {
        if (used == pips.size()) {
            throw new IllegalStateException("One die more was asked for than the " + pips.size() + " given.");
        }
        int pip = pips.get(used++);
        if (pip < 1 || pip > kind.highest()) {
            throw new IllegalArgumentException("A die of " + kind.highest() + " cannot show " + pip + ".");
        }
        return pip;
    }
}
