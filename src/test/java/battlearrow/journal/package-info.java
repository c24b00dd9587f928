/** Tests of the journal. */
@NullMarked
package battlearrow.journal;

import org.jspecify.annotations.NullMarked;
