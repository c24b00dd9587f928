/** How fast the referee is, measured apart from the tests: {@code mvn test -Pbench}. */
@NullMarked
package battlearrow.bench;

import org.jspecify.annotations.NullMarked;
