/** The end of the Battle Phase; uses what every rule answers and the situation. */
@NullMarked
package battlearrow.firestorm.phases;

import org.jspecify.annotations.NullMarked;
