/** The application's front door: starts Spring and nothing else. */
@NullMarked
package battlearrow;

import org.jspecify.annotations.NullMarked;
