/** The campaign map as one drawing, the same for looking, choosing, planning, watching and printing. Knows no rules. */
@NullMarked
package battlearrow.web.map;

import org.jspecify.annotations.NullMarked;
