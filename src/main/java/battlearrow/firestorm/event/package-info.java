/** Everything that can happen in a campaign, dice included; uses the vocabulary only. */
@NullMarked
package battlearrow.firestorm.event;

import org.jspecify.annotations.NullMarked;
