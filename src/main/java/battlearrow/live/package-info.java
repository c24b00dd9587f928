/** News of campaigns for the pages that are open. Nothing is kept here, and nothing waits for it. */
@NullMarked
package battlearrow.live;

import org.jspecify.annotations.NullMarked;
