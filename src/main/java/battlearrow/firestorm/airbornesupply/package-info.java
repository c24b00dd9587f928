/** Airborne Supply Markers and the zones they can be drawn from; uses the situation. */
@NullMarked
package battlearrow.firestorm.airbornesupply;

import org.jspecify.annotations.NullMarked;
