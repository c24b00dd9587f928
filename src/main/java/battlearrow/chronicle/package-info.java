/** What is told of a campaign beside its journal: reports and their stories. No rule asks for it. */
@NullMarked
package battlearrow.chronicle;

import org.jspecify.annotations.NullMarked;
