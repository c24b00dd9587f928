/** The journal of a campaign in sentences. */
@NullMarked
package battlearrow.web.chronicle;

import org.jspecify.annotations.NullMarked;
