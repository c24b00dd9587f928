/** Victory Points and the Campaign Outcome; uses the situation and supply. */
@NullMarked
package battlearrow.firestorm.victorypoints;

import org.jspecify.annotations.NullMarked;
