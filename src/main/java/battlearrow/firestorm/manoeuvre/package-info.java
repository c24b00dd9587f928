/** The Manoeuvre Step of the Battle Phase, from the challenge to the supply check; uses supply and airborne supply. */
@NullMarked
package battlearrow.firestorm.manoeuvre;

import org.jspecify.annotations.NullMarked;
