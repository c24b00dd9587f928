/** The append-only journal of a campaign: entries, events, stable names, hash chain; uses orders, events and dice. */
@NullMarked
package battlearrow.journal;

import org.jspecify.annotations.NullMarked;
