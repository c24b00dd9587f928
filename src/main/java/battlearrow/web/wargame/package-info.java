/** Opening a General's Wargame, alone or with the map of a campaign, and letting others see it. */
@NullMarked
package battlearrow.web.wargame;

import org.jspecify.annotations.NullMarked;
