/** The one switch over all orders; uses every section of the rulebook. */
@NullMarked
package battlearrow.firestorm.referee;

import org.jspecify.annotations.NullMarked;
