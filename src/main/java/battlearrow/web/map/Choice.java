package battlearrow.web.map;

/** How an area stands to the choice a page asks for. */
public enum Choice {
    /** The page asks for no choice of areas. */
    NONE,
    /** May be chosen. */
    LIT,
    /** Is chosen, or is the area the panel shows. */
    SELECTED,
    /** Might be expected to be open to choice but is not, and says why. */
    BARRED,
    /** Not in question. */
    VEILED
}
