package battlearrow.tables;

/** A row of the database that holds one line. */
interface Row<L> {
    /** Takes over a line with the same key. */
    void become(L line);

    L toLine();
}
