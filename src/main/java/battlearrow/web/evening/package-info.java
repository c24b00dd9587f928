/** The pages of club evenings: dates, sign-up, who is here, who might meet whom, battles at home, the ends of turns. */
@NullMarked
package battlearrow.web.evening;

import org.jspecify.annotations.NullMarked;
