/** Make Reserves and Reinforcements Moves: who arrives, where and by which die; uses the situation. */
@NullMarked
package battlearrow.firestorm.reinforcements;

import org.jspecify.annotations.NullMarked;
