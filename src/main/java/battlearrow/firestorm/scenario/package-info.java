/** The scenario's data files and the ledger as data: reads them, finds every fault in them; uses the vocabulary and JSON. */
@NullMarked
package battlearrow.firestorm.scenario;

import org.jspecify.annotations.NullMarked;
