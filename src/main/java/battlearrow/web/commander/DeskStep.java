package battlearrow.web.commander;

/** The steps of the guided way through a battle, in their order. */
enum DeskStep {
    CHALLENGE,
    INITIATIVE,
    ARROW,
    TROOPS,
    SUPPLY,
    BRIEFING,
    RESULT,
    AFTER_ACTION
}
