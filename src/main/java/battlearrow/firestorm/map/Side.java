package battlearrow.firestorm.map;

/** The two sides of the campaign. */
public enum Side {
    ALLIED,
    GERMAN;

    /** The other side. */
    public Side enemy() {
        return this == ALLIED ? GERMAN : ALLIED;
    }
}
