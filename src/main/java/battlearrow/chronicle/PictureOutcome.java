package battlearrow.chronicle;

/** What became of one file somebody sent as a photograph. */
public enum PictureOutcome {
    KEPT,
    /** The same picture was there already. */
    KEPT_BEFORE,
    TOO_LARGE,
    /** HEIC and its relatives, which browsers do not show and Java does not read. */
    HEIC,
    NO_PICTURE,
    TOO_MANY_PIXELS,
    /** It begins like a picture and goes on like none. */
    BROKEN,
    /** The person has as many of this battle as one may have. */
    TOO_MANY;

    public boolean isKept() {
        return this == KEPT || this == KEPT_BEFORE;
    }
}
