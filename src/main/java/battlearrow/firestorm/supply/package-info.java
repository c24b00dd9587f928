/** Supply of areas and forces (Check for Supply); uses the situation. */
@NullMarked
package battlearrow.firestorm.supply;

import org.jspecify.annotations.NullMarked;
