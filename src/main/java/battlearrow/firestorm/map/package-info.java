/** The Campaign Map: areas, borders, roads and the two sides; uses nothing else. */
@NullMarked
package battlearrow.firestorm.map;

import org.jspecify.annotations.NullMarked;
