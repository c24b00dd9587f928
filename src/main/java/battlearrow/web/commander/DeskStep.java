package battlearrow.web.commander;

import battlearrow.web.campaign.Awaited;

/** The steps of the guided way through a battle, in their order. */
enum DeskStep {
    CHALLENGE,
    INITIATIVE,
    ARROW,
    TROOPS,
    SUPPLY,
    BRIEFING,
    RESULT,
    AFTER_ACTION;

    /** The step at which the battle is carried on by this deed. */
    static DeskStep of(Awaited.Deed deed) {
        return switch (deed) {
            case INITIATIVE -> INITIATIVE;
            case ARROW -> ARROW;
            case TROOPS, VARIABLE -> TROOPS;
            case DRAW, OUT_OF_SUPPLY -> SUPPLY;
            case GAME -> BRIEFING;
            case CONFIRMATION, SETTLEMENT -> RESULT;
            case EARLIER_ARROW, DESTROY, SAVE, RETREAT, ADVANCE -> AFTER_ACTION;
        };
    }
}
