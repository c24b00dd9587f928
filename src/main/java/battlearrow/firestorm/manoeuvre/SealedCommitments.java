package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Party;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * How Troops are committed when both players choose in secret (HR-06): in any order, each sealed until the other has chosen,
 * then both revealed together, the attacker's first. Until then nothing on the map tells of a choice: armour is brought up
 * and the artillery's marker spent only when it is revealed. What has become impossible meanwhile is left out.
 *
 * <p>Ledger A-12, HR-06. Rulebook: Choose Firestorm Troops.
 */
final class SealedCommitments {
    private SealedCommitments() {}

    static boolean areUsed(Situation situation) {
        return situation.houseRules().is(HouseRule.HR_06, "bothSecret");
    }

    /** Seals the choice, or reveals both when it is the second. */
    static void carryOut(CommitTroops order, Outcome outcome) {
        outcome.add(
                new ManoeuvreEvent.CommitmentSealed(order.battle(), order.side(), order.troops(), order.artillery()));
        Battle battle = outcome.now().findBattle(order.battle()).orElseThrow();
        if (battle.party(order.side().enemy()).findSealed().isEmpty()) {
            return;
        }
        reveal(battle, battle.attacker(), outcome);
        reveal(battle, battle.defender(), outcome);
        SupplyCheck.carryOut(order.battle(), outcome);
    }

    private static void reveal(Battle battle, Side side, Outcome outcome) {
        Situation now = outcome.now();
        Party.Sealed choice = battle.party(side).findSealed().orElseThrow();
        List<FirestormTroop> troops = choice.troops().stream()
                .filter(troop -> isStillPossible(now, battle, side, List.of(troop), List.of()))
                .toList();
        List<AreaId> artillery = choice.artillery().stream()
                .filter(zone -> isStillPossible(now, battle, side, troops, List.of(zone)))
                .map(Area::id)
                .toList();
        List<TroopId> ids = troops.stream().map(FirestormTroop::id).toList();
        CommittingTroops.commit(new CommitTroops(battle.number(), side, ids, artillery), outcome);
    }

    private static boolean isStillPossible(
            Situation now, Battle battle, Side side, List<FirestormTroop> troops, List<Area> zones) {
        return CommittingTroops.against(now, battle, side, troops, zones).isEmpty();
    }
}
