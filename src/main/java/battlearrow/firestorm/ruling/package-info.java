/** What the organiser may set by a ruling; uses what every rule answers and the situation. */
@NullMarked
package battlearrow.firestorm.ruling;

import org.jspecify.annotations.NullMarked;
