/** A club plays a whole campaign in the browser, everybody in a browser of his own. */
@NullMarked
package battlearrow.wholecampaign;

import org.jspecify.annotations.NullMarked;
