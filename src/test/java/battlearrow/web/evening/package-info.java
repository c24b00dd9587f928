/** Tests of the pages of club evenings. */
@NullMarked
package battlearrow.web.evening;

import org.jspecify.annotations.NullMarked;
