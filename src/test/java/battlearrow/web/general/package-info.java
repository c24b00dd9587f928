@NullMarked
package battlearrow.web.general;

import org.jspecify.annotations.NullMarked;
