package battlearrow.journal;

/** What came of reading a whole journal and computing every hash again. */
public sealed interface Verification {
    /** @param entries how many there are */
    record Sound(long entries) implements Verification {}

    /** @param sequence the first entry that does not fit; 0 for the heading */
    record Broken(long sequence, Fault fault) implements Verification {}

    /** What can be wrong with an entry. */
    enum Fault {
        /** An entry is missing before it. */
        GAP,
        /** It refers to another entry than the one before it. */
        OTHER_PREDECESSOR,
        /** Its letters are not those that were hashed. */
        ALTERED
    }
}
