package battlearrow.campaign;

import battlearrow.journal.JournalEntry;

/**
 * An entry of the journal as a page lists it.
 *
 * @param counts false for an order that is withdrawn
 * @param authorName the name people of the campaign read
 */
public record ReadEntry(JournalEntry entry, boolean counts, String authorName) {}
