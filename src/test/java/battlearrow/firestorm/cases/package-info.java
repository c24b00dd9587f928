/** Cases written as text: situations, orders with their dice, and what must come of them. */
@NullMarked
package battlearrow.firestorm.cases;

import org.jspecify.annotations.NullMarked;
