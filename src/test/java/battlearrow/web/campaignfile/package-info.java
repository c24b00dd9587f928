@NullMarked
package battlearrow.web.campaignfile;

import org.jspecify.annotations.NullMarked;
