/** Airborne Supply Markers: zones to draw them from, battles that must; uses the situation and what rules share. */
@NullMarked
package battlearrow.firestorm.airbornesupply;

import org.jspecify.annotations.NullMarked;
