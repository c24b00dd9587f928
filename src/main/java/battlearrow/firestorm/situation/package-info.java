/** The state of a campaign and the one fold that lets an event change it; computes no rule. */
@NullMarked
package battlearrow.firestorm.situation;

import org.jspecify.annotations.NullMarked;
