/**
 * A campaign as a file: written, read, judged again entry by entry, and its situation told, without server or database; uses
 * the rulebook and the letters of the journal.
 */
@NullMarked
package battlearrow.replay;

import org.jspecify.annotations.NullMarked;
