package battlearrow.club;

/** Whether players of a campaign may change sides between battles (ROLE-08). */
public enum ChangingSides {
    NEVER,
    /** The organiser accepts or refuses, with a reason. */
    WITH_CONSENT,
    FREE,
    /** Freely, but only when a turn ends. */
    BETWEEN_TURNS
}
