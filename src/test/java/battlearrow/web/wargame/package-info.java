/** The pages of the General's Wargame, by forms and in a browser. */
@NullMarked
package battlearrow.web.wargame;

import org.jspecify.annotations.NullMarked;
