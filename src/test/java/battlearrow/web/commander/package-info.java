/** The battle desk, by forms and in a browser. */
@NullMarked
package battlearrow.web.commander;

import org.jspecify.annotations.NullMarked;
