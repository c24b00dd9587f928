/** The campaign as it stands, kept as rows equal to the fold of its journal; uses the situation, no rules. */
@NullMarked
package battlearrow.tables;

import org.jspecify.annotations.NullMarked;
