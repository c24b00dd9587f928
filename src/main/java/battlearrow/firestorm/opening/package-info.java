/** Set-up and opening Strategic Phase of a scenario; uses what every rule answers and the situation. */
@NullMarked
package battlearrow.firestorm.opening;

import org.jspecify.annotations.NullMarked;
