package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.List;
import java.util.Optional;

/**
 * Whether the Allies may hold an area they would have to leave, by drawing one more marker: an airborne Troop must be left
 * in it, and nobody may have retreated yet. One marker holds every Allied Troop there, also where capture would follow.
 *
 * <p>Ledger ABN-25, ABN-26, AFT-30; A-31. Rulebook: Airborne Supply, fighting surrounded; Retreat Defeated Troops.
 */
final class FightingSurrounded {
    private FightingSurrounded() {}

    /** Whether the Allied commander has the choice now. */
    static boolean isPossible(Situation situation, Battle battle) {
        return objections(situation, battle).isEmpty()
                && !AdditionalMarkers.listZones(situation, battle).isEmpty();
    }

    /** All reasons against holding, apart from the choice of a zone. */
    static List<Refusal> objections(Situation situation, Battle battle) {
        Optional<LostArea> lost = LostArea.of(battle);
        if (lost.isEmpty()) {
            return List.of(Refusal.variant(Rule.AFT_28, 2, battle.arrowNumber()));
        }
        return lost.get().loser() == Side.ALLIED
                ? against(situation, battle, lost.get())
                : List.of(Refusal.variant(Rule.ABN_25, 3, battle.arrowNumber()));
    }

    private static List<Refusal> against(Situation situation, Battle battle, LostArea lost) {
        Objections objections = new Objections();
        objections.when(lost.area().isDepot(), Rule.AFT_16, lost.area());
        objections.addAll(SubSteps.destructionMustBeSettled(situation, battle));
        if (battle.isAt(Stage.ADVANCE) || !battle.retreated().isEmpty()) {
            objections.add(Refusal.variant(Rule.ABN_25, 2, lost.area()));
        }
        if (battle.isHoldDeclined()) {
            objections.add(Refusal.variant(Rule.ABN_25, 4, lost.area()));
        }
        boolean airborne = lost.hasAirborneTroop(situation);
        objections.when(!airborne, Rule.ABN_25, lost.area());
        if (!situation.houseRules().isOn(HouseRule.HR_16)
                && lost.exits(situation).isEmpty()) {
            objections.add(Refusal.variant(Rule.ABN_25, 5, lost.area()));
        }
        objections.add(BattleSupply.findTroopBarringLaterDraws(situation, battle)
                .map(heavy -> Refusal.of(Rule.ABN_09, heavy)));
        return objections.list();
    }
}
