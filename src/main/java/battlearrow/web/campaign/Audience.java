package battlearrow.web.campaign;

/** Who may open a page of a campaign. Each wider audience holds the narrower ones. */
public enum Audience {
    /** Anybody, signed in or not, once the campaign has started: map, chronicle, outcome. Nothing secret. */
    EVERYBODY,
    /** Whoever holds an office in the campaign. */
    TAKES_PART,
    /** Whoever fights for a side, and the Organiser. */
    FIGHTS,
    /** A General or deputy of either side. */
    GENERAL,
    /** The Organiser or deputy organiser. */
    ORGANISER
}
