/** Measures what the README promises about speed and weight; apart from the tests, because a busy machine would fail them. */
@NullMarked
package battlearrow.budgets;

import org.jspecify.annotations.NullMarked;
