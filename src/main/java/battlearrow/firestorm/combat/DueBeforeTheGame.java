package battlearrow.firestorm.combat;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.List;

/**
 * What the players still owe before their game or their dice: a marker the Allied player must draw (ABN-06), a roll on the Out of Supply
 * Table (SUP-16), a roll for a variable Troop (MAN-36). Troops that were destroyed or captured since owe nothing, and where the dice
 * decide the battle nobody rolls on the Out of Supply Table (SUP-24).
 */
public final class DueBeforeTheGame {
    private DueBeforeTheGame() {}

    /** What is due in a battle whose supply is checked, as refusals of its result; empty when the game can be played. */
    public static List<Refusal> list(Situation situation, Battle battle) {
        if (battle.stage().isBefore(Stage.SUPPLY_CHECKED)) {
            return List.of();
        }
        boolean mustDraw = BattleSupply.of(situation, battle).mustDraw();
        Objections due = new Objections().when(mustDraw, Rule.ABN_06, battle.ownArea(Side.ALLIED));
        for (Side side : Side.values()) {
            boolean rolls = !PlayedAtTheTable.isRolled(situation, battle) // SUP-24
                    && !battle.fightsInSupply(side)
                    && battle.party(side).findOutOfSupplyRoll().isEmpty();
            due.when(rolls && !(side == Side.ALLIED && mustDraw), Rule.SUP_16, side);
        }
        for (Side side : Side.values()) {
            for (FirestormTroop troop : situation.listCommitted(battle, side)) {
                boolean rolled = battle.party(side).variableRolls().containsKey(troop);
                due.when(troop.type().variable() && !rolled, Rule.MAN_36, troop);
            }
        }
        return due.list();
    }
}
