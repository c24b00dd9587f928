package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.airbornesupply.StockedZones;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * The commitments worth asking about: nobody, each Troop of the own battle area or armour on the map alone, each pair of those
 * that may be committed alone, and for the Allies each of these, with a hole left, together with artillery from each zone.
 */
final class CommitmentChoices {
    private CommitmentChoices() {}

    static List<CommitTroops> list(Situation situation, Actor by, OrderRule<CommitTroops> rule) {
        List<CommitTroops> choices = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.isAt(Stage.PLACED) || battle.isAt(Stage.COMMITTED_FIRST)) {
                for (Side side : Roles.listSidesPlayed(by, battle)) {
                    add(choices, situation, by, rule, battle, side);
                }
            }
        }
        return choices;
    }

    private static void add(
            List<CommitTroops> choices,
            Situation situation,
            Actor by,
            OrderRule<CommitTroops> rule,
            Battle battle,
            Side side) {
        CommitTroops nobody = new CommitTroops(battle.number(), side, List.of(), List.of());
        choices.add(nobody);
        List<TroopId> alone = new ArrayList<>();
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (troop.side() == side && mayBeNear(situation, battle, troop)) {
                CommitTroops single = new CommitTroops(battle.number(), side, List.of(troop.id()), List.of());
                choices.add(single);
                if (rule.objections(situation, by, single).isEmpty()) {
                    alone.add(troop.id());
                }
            }
        }
        if (side == Side.ALLIED) {
            for (Area zone : StockedZones.forArtillery(situation, battle.arrow().point())) {
                List<AreaId> artillery = List.of(zone.id());
                choices.add(new CommitTroops(battle.number(), side, List.of(), artillery));
                alone.forEach(troop -> choices.add(new CommitTroops(battle.number(), side, List.of(troop), artillery)));
            }
        }
        for (int first = 0; first < alone.size(); first++) {
            for (int second = first + 1; second < alone.size(); second++) {
                List<TroopId> pair = List.of(alone.get(first), alone.get(second));
                choices.add(new CommitTroops(battle.number(), side, pair, List.of()));
            }
        }
    }

    private static boolean mayBeNear(Situation situation, Battle battle, FirestormTroop troop) {
        return situation.isIn(troop, battle.ownArea(troop.side()))
                || battle.attacker() == troop.side() && ArmourReach.concerns(situation, battle, troop);
    }
}
