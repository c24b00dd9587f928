/** Who may open which page, how somebody signs in, and what a browser is told never to do; uses accounts only. */
@NullMarked
package battlearrow.web.security;

import org.jspecify.annotations.NullMarked;
