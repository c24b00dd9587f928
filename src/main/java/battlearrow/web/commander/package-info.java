/** The Commander's battle desk: from the challenge to the end of the advance, one guided page a battle. */
@NullMarked
package battlearrow.web.commander;

import org.jspecify.annotations.NullMarked;
