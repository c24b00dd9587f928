/** The pages everybody may read: the campaign on the map, its chronicle, its outcome, the rules. */
@NullMarked
package battlearrow.web.spectator;

import org.jspecify.annotations.NullMarked;
