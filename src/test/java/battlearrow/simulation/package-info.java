@NullMarked
package battlearrow.simulation;

import org.jspecify.annotations.NullMarked;
