/**
 * Accounts, clubs, who holds which office in a campaign, and the links that invite; uses the rulebook's vocabulary and
 * knows nothing of pages.
 */
@NullMarked
package battlearrow.club;

import org.jspecify.annotations.NullMarked;
