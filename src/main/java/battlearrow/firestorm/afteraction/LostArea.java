package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * The defeated player's own battle area: the tail of a defeated attacker, the point of a defeated defender (AFT-20, A-01).
 *
 * @param area the area to leave
 * @param loser the side that must leave it
 */
record LostArea(Area area, Side loser) {
    /** The area lost in a decided battle; empty after a draw (AFT-28). */
    static Optional<LostArea> of(Battle battle) {
        return battle.findLoser().map(loser -> new LostArea(battle.ownArea(loser), loser));
    }

    /** Whether the loser must leave it: not when it has gone to the enemy already (AFT-32) and not in a depot (AFT-16). */
    boolean isAtStake(Situation situation, Battle battle) {
        // HR-01 off: a defeated attacker only suffers the rolls to destroy
        boolean spared = battle.attacker() == loser && !situation.houseRules().isOn(HouseRule.HR_01);
        return !area.isDepot() && situation.controls(loser, area) && !spared;
    }

    /** The Troops that must leave, committed or not (AFT-11). */
    List<FirestormTroop> listStanding(Situation situation) {
        return situation.listTroops(area);
    }

    boolean hasAirborneTroop(Situation situation) {
        for (FirestormTroop troop : listStanding(situation)) {
            if (troop.isAirborne()) {
                return true;
            }
        }
        return false;
    }

    /** The areas open to a retreat: adjacent, across a passable border, and the loser's, depots included (AFT-12, A-07). */
    AreaSet exits(Situation situation) {
        return situation.map().adjacent(area).and(situation.areasOf(loser));
    }

    /**
     * The Troops captured when there is no exit: all that stand here and those destroyed in this battle that stood here when
     * the After Action Step began (AFT-14, A-08).
     */
    List<FirestormTroop> listCaptured(Situation situation, Battle battle) {
        return situation.scenario().troops().stream()
                .filter(troop -> situation.isIn(troop, area) || isDestroyedHere(situation, battle, troop))
                .toList();
    }

    private static boolean isDestroyedHere(Situation situation, Battle battle, FirestormTroop troop) {
        return battle.presentAtStart().and(battle.destroyed()).has(troop)
                && situation.isInReinforcementPool(troop)
                && isGroundTroop(situation, troop);
    }

    /** HR-05 off: aircraft neither retreat nor advance nor are captured. */
    static boolean isGroundTroop(Situation situation, FirestormTroop troop) {
        return !troop.isAircraft() || situation.houseRules().isOn(HouseRule.HR_05);
    }
}
