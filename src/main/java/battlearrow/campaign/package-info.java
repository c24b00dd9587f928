/**
 * The running of a campaign: the one door for orders, opening, withdrawing, battle plans and what each person may see; uses
 * the referee, the journal, the tables and the club, and knows nothing of pages.
 */
@NullMarked
package battlearrow.campaign;

import org.jspecify.annotations.NullMarked;
