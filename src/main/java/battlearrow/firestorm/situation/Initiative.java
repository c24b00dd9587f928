package battlearrow.firestorm.situation;

import battlearrow.firestorm.map.Side;

/**
 * The initiative of one battle as rolled.
 *
 * @param bonus added to the Allied die (MAN-06)
 * @param declines how often it was passed on, 0 or 1
 */
public record Initiative(int allied, int german, int bonus, Side holder, int declines) {}
