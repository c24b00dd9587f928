/** House rules as pages show them: questions, values, what is in force and what is to come; uses the rulebook's texts. */
@NullMarked
package battlearrow.web.houserules;

import org.jspecify.annotations.NullMarked;
