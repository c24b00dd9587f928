/** Make Strategic Moves: road movement and march; uses the situation and supply. */
@NullMarked
package battlearrow.firestorm.strategicmoves;

import org.jspecify.annotations.NullMarked;
