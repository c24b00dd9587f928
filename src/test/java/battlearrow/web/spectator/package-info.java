@NullMarked
package battlearrow.web.spectator;

import org.jspecify.annotations.NullMarked;
