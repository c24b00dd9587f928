/** Tests of the map drawing, and a preview of it. */
@NullMarked
package battlearrow.web.map;

import org.jspecify.annotations.NullMarked;
