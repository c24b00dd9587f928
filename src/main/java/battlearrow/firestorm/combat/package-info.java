/** The Combat Step: mission, points, forces and the result of the game; uses supply and airborne supply. */
@NullMarked
package battlearrow.firestorm.combat;

import org.jspecify.annotations.NullMarked;
