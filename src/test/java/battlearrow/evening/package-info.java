/** Tests of club evenings and dates. */
@NullMarked
package battlearrow.evening;

import org.jspecify.annotations.NullMarked;
