/** A club to look around in, founded under the profile "demo"; gives orders through the campaign desk like anybody. */
@NullMarked
package battlearrow.demo;

import org.jspecify.annotations.NullMarked;
