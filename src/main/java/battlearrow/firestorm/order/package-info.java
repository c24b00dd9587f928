/** Everything a person can ask the referee to do, one file a section of the rulebook; uses the map and the forces. */
@NullMarked
package battlearrow.firestorm.order;

import org.jspecify.annotations.NullMarked;
