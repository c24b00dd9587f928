/** After Action Step: Roll to Destroy, Retreat Defeated Troops, Advance; uses supply and airborne supply. */
@NullMarked
package battlearrow.firestorm.afteraction;

import org.jspecify.annotations.NullMarked;
