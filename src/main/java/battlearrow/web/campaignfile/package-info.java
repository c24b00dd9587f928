/** Campaigns as files: taking one away, and carrying one into a club. */
@NullMarked
package battlearrow.web.campaignfile;

import org.jspecify.annotations.NullMarked;
