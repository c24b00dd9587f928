/** The club's own page: members, links, and what an organiser may do with them. */
@NullMarked
package battlearrow.web.club;

import org.jspecify.annotations.NullMarked;
