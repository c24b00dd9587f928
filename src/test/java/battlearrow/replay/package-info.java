/** Campaign files made by random legal play, replayed, tampered with and judged. */
@NullMarked
package battlearrow.replay;

import org.jspecify.annotations.NullMarked;
