/** The Combat Step of the Battle Phase: mission, points, the forces and the result of the game; uses supply and airborne supply. */
@NullMarked
package battlearrow.firestorm.combat;

import org.jspecify.annotations.NullMarked;
