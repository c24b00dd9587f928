package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who is rolled for after a game and what the roller needs: each Troop used that is still in the game, one die each, by the
 * opposing commander.
 *
 * <p>Ledger AFT-06 to AFT-09, T-08, T-16. Rulebook: Roll to Destroy.
 */
public final class RollsToDestroy {
    private RollsToDestroy() {}

    /**
     * The pip from which this side destroys an enemy Troop, 4 to 6; 0 when it rolls no die at all: its score is too low, or
     * the organiser ruled the battle and there are no scores.
     */
    static int needed(Situation situation, Battle battle, Side roller) {
        Optional<Scores> scores = battle.findScores();
        if (scores.isEmpty() || isBarredAsLoser(situation, battle, roller)) {
            return 0;
        }
        int own = scores.get().of(roller);
        return PlayedAtTheTable.isRolled(situation, battle)
                ? neededInRolledBattle(situation, own - scores.get().of(roller.enemy()))
                : situation.tables().neededToDestroy(own);
    }

    /**
     * The pip from which a side destroys an enemy Troop in a battle decided by dice; 0 when it rolls no die.
     *
     * @param lead the roller's total minus the enemy's (GW-16, GW-26)
     */
    public static int neededInRolledBattle(Situation situation, int lead) {
        return lead < 0 && losersDoNotRoll(situation) ? 0 : situation.tables().neededToDestroyInWargame(lead);
    }

    static boolean isBarredAsLoser(Situation situation, Battle battle, Side roller) {
        return battle.findLoser().filter(roller::equals).isPresent() && losersDoNotRoll(situation);
    }

    /** HR-03 "winner": the loser does not roll; after a draw both do. */
    private static boolean losersDoNotRoll(Situation situation) {
        return !situation.houseRules().is(HouseRule.HR_03, "both");
    }

    /** The Troops the roller has still to roll for. */
    static List<FirestormTroop> listDue(Situation situation, Battle battle, Side roller) {
        if (needed(situation, battle, roller) == 0) {
            return List.of();
        }
        List<FirestormTroop> due = situation.listCommitted(battle, roller.enemy()); // others have left
        due.removeIf(troop -> battle.destroyRolls().containsKey(troop));
        return due;
    }

    /** The Troops of both sides still to be rolled for, the Allied ones first. */
    static List<FirestormTroop> listDue(Situation situation, Battle battle) {
        List<FirestormTroop> due = new ArrayList<>(listDue(situation, battle, Side.GERMAN));
        due.addAll(listDue(situation, battle, Side.ALLIED));
        return due;
    }
}
