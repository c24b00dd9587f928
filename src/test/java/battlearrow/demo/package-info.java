/** Tests of the demo club. */
@NullMarked
package battlearrow.demo;

import org.jspecify.annotations.NullMarked;
