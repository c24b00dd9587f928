package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * What saving a destroyed Troop and letting it die have in common: both are only for an airborne Troop whose destruction is
 * not settled yet.
 *
 * <p>Ledger ABN-22 to ABN-24, AFT-31.
 */
final class PreventedDestruction {
    private PreventedDestruction() {}

    static List<Refusal> objections(Battle battle, FirestormTroop troop) {
        Objections objections = new Objections().when(!canBeSaved(troop), Rule.ABN_22, troop);
        if (battle.destroyed().has(troop)) {
            return objections.add(Refusal.of(Rule.ABN_23, troop)).list();
        }
        if (!battle.pendingDestruction().has(troop)) {
            objections.add(Refusal.variant(Rule.ABN_22, 2, troop, battle.arrowNumber()));
        }
        return objections.list();
    }

    /** Whether this destroyed Troop waits for the Allied commander's choice; otherwise it is gone at once. */
    static boolean isOpen(Situation situation, Battle battle, FirestormTroop troop) {
        return canBeSaved(troop)
                && !AdditionalMarkers.listZones(situation, battle).isEmpty();
    }

    /** HR-15, other than its default: the marker that saved the first Troop of a battle saves all others too. */
    static boolean isPaidFor(Situation situation, Battle battle, FirestormTroop troop) {
        return canBeSaved(troop)
                && !battle.saved().isEmpty()
                && situation.houseRules().is(HouseRule.HR_15, "perBattle");
    }

    private static boolean canBeSaved(FirestormTroop troop) {
        return troop.side() == Side.ALLIED && troop.isAirborne();
    }
}
