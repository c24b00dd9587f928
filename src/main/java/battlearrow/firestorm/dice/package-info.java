/** Dice as the rules ask for them; uses the map. */
@NullMarked
package battlearrow.firestorm.dice;

import org.jspecify.annotations.NullMarked;
