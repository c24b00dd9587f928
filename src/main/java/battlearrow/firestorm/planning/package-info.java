/** The Planning Phase: battle plans; uses what every rule answers and the situation. */
@NullMarked
package battlearrow.firestorm.planning;

import org.jspecify.annotations.NullMarked;
