/** What all pages share: the strip of navigation, refusals as they are shown. */
@NullMarked
package battlearrow.web.shared;

import org.jspecify.annotations.NullMarked;
