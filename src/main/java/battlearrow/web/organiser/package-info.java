/** Pages of the Organiser: opening a campaign, its people and data, the desk, rulings, and taking entries back. */
@NullMarked
package battlearrow.web.organiser;

import org.jspecify.annotations.NullMarked;
