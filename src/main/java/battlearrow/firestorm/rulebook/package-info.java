/** The ledger of rules, refusals, house rules and the tables a scenario brings; uses the map and the forces. */
@NullMarked
package battlearrow.firestorm.rulebook;

import org.jspecify.annotations.NullMarked;
