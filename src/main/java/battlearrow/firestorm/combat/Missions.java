package battlearrow.firestorm.combat;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Battle.MissionRoll;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * The Terrain Missions Table for the terrain fought in, that of the point, and whether the mission of a battle is settled.
 *
 * <p>Ledger COM-02 to COM-04, T-07, A-52. Rulebook: Identify Your Mission.
 */
final class Missions {
    /** On this pip the players may take the mission shown or let the other player roll (COM-03). */
    static final int OTHER_PLAYER_MAY_ROLL_ON = 6;

    private Missions() {}

    /** The missions for pips 1 to 6; empty for a terrain whose missions are chosen by agreement only (HR-28). */
    static Optional<List<String>> findRow(Situation situation, Battle battle) {
        Terrain terrain = battle.arrow().point().terrain();
        boolean byAgreementOnly =
                terrain == Terrain.TOWN && situation.houseRules().is(HouseRule.HR_28, "byAgreement");
        return byAgreementOnly ? Optional.empty() : situation.tables().findMissions(terrain);
    }

    /** Whether the mission can change no more: agreed on, or rolled otherwise than with a first 6 (COM-04). */
    static boolean isSettled(Battle battle) {
        return battle.findMission().isPresent()
                && battle.findMissionRoll()
                        .filter(roll -> leavesAChoice(battle, roll))
                        .isEmpty();
    }

    private static boolean leavesAChoice(Battle battle, MissionRoll roll) {
        return roll.die() == OTHER_PLAYER_MAY_ROLL_ON && roll.side() == holder(battle);
    }

    static Side holder(Battle battle) {
        return battle.findHolder().orElse(battle.attacker());
    }
}
