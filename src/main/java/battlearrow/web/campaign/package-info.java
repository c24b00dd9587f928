/** What every page of a campaign needs: who may enter, who is looking, and how an order is given. */
@NullMarked
package battlearrow.web.campaign;

import org.jspecify.annotations.NullMarked;
