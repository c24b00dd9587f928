/** Pages about one person: the first run, signing in, following a link, the own account, and the start page. */
@NullMarked
package battlearrow.web.account;

import org.jspecify.annotations.NullMarked;
