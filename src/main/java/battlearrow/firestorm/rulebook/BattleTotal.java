package battlearrow.firestorm.rulebook;

import java.util.List;

/**
 * One side's score in a battle decided by the dice of the General's Wargame, with everything it is made of.
 *
 * <p>Ledger GW-13, GW-15. Rulebook: Resolve the Battle.
 *
 * @param dice two pips of 1 to 6
 * @param modifiers what is added to them; none is an answer
 */
public record BattleTotal(List<Integer> dice, List<Modifier> modifiers) {
    public BattleTotal {
        dice = List.copyOf(dice);
        modifiers = List.copyOf(modifiers);
    }

    /** The modified score: dice, bonuses and situations together. */
    public int total() {
        int total = Modifier.sum(modifiers);
        for (int pip : dice) {
            total += pip;
        }
        return total;
    }
}
