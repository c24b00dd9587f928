/** What tests of several packages share. */
@NullMarked
package battlearrow.testing;

import org.jspecify.annotations.NullMarked;
