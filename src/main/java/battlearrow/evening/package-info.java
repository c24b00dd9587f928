/**
 * Rulebook: General, One Organiser: the venue and the gaming days; who comes, who meets whom, and by when a turn shall be over.
 * May use the rules, clubs and campaigns.
 */
@NullMarked
package battlearrow.evening;

import org.jspecify.annotations.NullMarked;
