/** House rules: choosing them before the start, changing one during play; uses what every rule answers and the situation. */
@NullMarked
package battlearrow.firestorm.houserules;

import org.jspecify.annotations.NullMarked;
