/** The Generals' pages: the strategic desk and the secret battle plan; no rule is decided here. */
@NullMarked
package battlearrow.web.general;

import org.jspecify.annotations.NullMarked;
