/** How open pages follow a campaign. */
@NullMarked
package battlearrow.web.live;

import org.jspecify.annotations.NullMarked;
