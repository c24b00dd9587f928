/** What every rule class answers and what several sections share: timing, who may act, which battle; uses the vocabulary. */
@NullMarked
package battlearrow.firestorm.rule;

import org.jspecify.annotations.NullMarked;
