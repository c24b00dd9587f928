package battlearrow.web.commander;

import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Awaited;
import java.util.List;

/** The steps of the guided way through a battle, in their order. */
enum DeskStep {
    CHALLENGE,
    INITIATIVE,
    ARROW,
    TROOPS,
    SUPPLY,
    BRIEFING,
    RESULT,
    /** Where dice decide, in the place of briefing and result. */
    ROLL,
    AFTER_ACTION;

    private static final List<DeskStep> PLAYED =
            List.of(CHALLENGE, INITIATIVE, ARROW, TROOPS, SUPPLY, BRIEFING, RESULT, AFTER_ACTION);
    private static final List<DeskStep> ROLLED =
            List.of(CHALLENGE, INITIATIVE, ARROW, TROOPS, SUPPLY, ROLL, AFTER_ACTION);
    private static final List<DeskStep> WARGAME = List.of(INITIATIVE, ARROW, TROOPS, SUPPLY, ROLL, AFTER_ACTION);

    /** The steps a battle goes through: those of a game at the table, or of dice in its place. */
    static List<DeskStep> listOf(Situation situation, Battle battle) {
        if (situation.mode() == Mode.WARGAME) {
            return WARGAME;
        }
        return PlayedAtTheTable.isRolled(situation, battle) ? ROLLED : PLAYED;
    }

    /** The step at which the battle is carried on by this deed. */
    static DeskStep of(Awaited.Deed deed) {
        return switch (deed) {
            case INITIATIVE -> INITIATIVE;
            case ARROW -> ARROW;
            case TROOPS, VARIABLE -> TROOPS;
            case DRAW, OUT_OF_SUPPLY -> SUPPLY;
            case GAME -> BRIEFING;
            case ROLL -> ROLL;
            case CONFIRMATION, SETTLEMENT -> RESULT;
            case EARLIER_ARROW, DESTROY, SAVE, RETREAT, ADVANCE -> AFTER_ACTION;
        };
    }
}
