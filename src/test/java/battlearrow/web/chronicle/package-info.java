@NullMarked
package battlearrow.web.chronicle;

import org.jspecify.annotations.NullMarked;
