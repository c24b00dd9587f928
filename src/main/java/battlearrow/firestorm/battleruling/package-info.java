/** The organiser's rulings on battles that cannot be played: taking them off the map, or saying who won. */
@NullMarked
package battlearrow.firestorm.battleruling;

import org.jspecify.annotations.NullMarked;
