package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * Who is rolled for after a game and what the roller needs: each Troop used that is still in the game, one die each, by the
 * opposing commander.
 *
 * <p>Ledger AFT-06 to AFT-09, T-08, T-16. Rulebook: Roll to Destroy.
 */
final class RollsToDestroy {
    private RollsToDestroy() {}

    /**
     * The pip from which this side destroys an enemy Troop, 4 to 6; 0 when it rolls no die at all: its score is too low, or
     * the organiser ruled the battle and there are no scores.
     */
    static int needed(Situation situation, Battle battle, Side roller) {
        if (isBarredAsLoser(situation, battle, roller)) {
            return 0;
        }
        return battle.findScores()
                .map(scores -> PlayedAtTheTable.isRolled(situation, battle)
                        ? neededInWargame(situation.tables(), scores, roller)
                        : situation.tables().neededToDestroy(scores.of(roller)))
                .orElse(0);
    }

    /** HR-03 "winner": the loser does not roll; after a draw both do. */
    static boolean isBarredAsLoser(Situation situation, Battle battle, Side roller) {
        return battle.findLoser().filter(roller::equals).isPresent()
                && !situation.houseRules().is(HouseRule.HR_03, "both");
    }

    /** T-16: by the difference of the totals, and whether the Troop rolled for won or lost. */
    private static int neededInWargame(RulebookTables tables, Scores totals, Side roller) {
        int lead = totals.of(roller) - totals.of(roller.enemy());
        List<Integer> row = lead >= 0 ? tables.wargameRollToDestroyLoser() : tables.wargameRollToDestroyWinner();
        return row.get(Math.min(Math.abs(lead), row.size() - 1));
    }

    /** The Troops the roller has still to roll for. */
    static List<FirestormTroop> listDue(Situation situation, Battle battle, Side roller) {
        if (needed(situation, battle, roller) == 0) {
            return List.of();
        }
        return situation.listCommitted(battle, roller.enemy()).stream() // captured and destroyed ones have left
                .filter(troop -> !battle.destroyRolls().containsKey(troop))
                .toList();
    }

    /** The Troops of both sides still to be rolled for, the Allied ones first. */
    static List<FirestormTroop> listDue(Situation situation, Battle battle) {
        List<FirestormTroop> due = new ArrayList<>(listDue(situation, battle, Side.GERMAN));
        due.addAll(listDue(situation, battle, Side.ALLIED));
        return due;
    }
}
