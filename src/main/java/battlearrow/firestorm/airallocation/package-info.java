/** The Air Allocation Step and the opening's air drops; uses what every rule answers, supply and the situation. */
@NullMarked
package battlearrow.firestorm.airallocation;

import org.jspecify.annotations.NullMarked;
