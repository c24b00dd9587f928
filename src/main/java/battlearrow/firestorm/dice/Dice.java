package battlearrow.firestorm.dice;

import battlearrow.firestorm.map.Side;

/**
 * Where the rules get their dice. Dice of two sides are always asked for Allied first. Whether they are rolled by the
 * application or typed in from the table is not the rules' business.
 */
public interface Dice {
    /** One six-sided die of a side, 1 to 6. */
    int d6(Side roller);

    /** The Aircraft Die, 1 to 3 aircraft. */
    int aircraftDie();
}
