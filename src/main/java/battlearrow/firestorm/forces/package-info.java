/** Firestorm Troops, their types and the places they can be in; uses the map. */
@NullMarked
package battlearrow.firestorm.forces;

import org.jspecify.annotations.NullMarked;
