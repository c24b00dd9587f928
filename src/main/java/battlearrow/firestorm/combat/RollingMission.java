package battlearrow.firestorm.combat;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.RollMission;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Battle.MissionRoll;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which mission the die gives when the players do not agree: the holder of the initiative rolls on the Terrain Missions Table
 * for the terrain of the point (COM-02). On a 6 the players take the mission shown or the other player rolls instead (COM-03);
 * his roll is final (COM-04).
 *
 * <p>Refused: in the General's Wargame and for a battle that is rolled (GW-25); before supply is checked (SUP-01) and after
 * the result stands (COM-12); where the table has no row (COM-01); to the other player before the holder has rolled (COM-02)
 * or unless he rolled a 6 (COM-03); once the mission is settled, and to a player who has rolled (COM-04).
 *
 * <p>Ledger COM-02 to COM-04, T-07. Rulebook: Identify Your Mission.
 */
final class RollingMission implements OrderRule<RollMission> {
    @Override
    public List<RollMission> candidates(Situation situation, Actor by) {
        List<RollMission> candidates = new ArrayList<>();
        for (Battle battle : PlayedAtTheTable.listDue(situation)) {
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                candidates.add(new RollMission(battle.number(), side));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollMission order) {
        Optional<Refusal> notOpen = PlayedAtTheTable.mustBePlayed(situation, order.battle())
                .or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Optional<Refusal> untimely = PlayedAtTheTable.mustBeBeforeTheResult(battle);
        Objections objections =
                new Objections().add(Roles.mustPlay(by, battle, order.side())).add(untimely);
        if (untimely.isPresent()) {
            return objections.list();
        }
        return objections
                .when(Missions.findRow(situation, battle).isEmpty(), Rule.COM_01)
                .add(mustBeDue(battle, order.side()))
                .list();
    }

    private static Optional<Refusal> mustBeDue(Battle battle, Side side) {
        Optional<MissionRoll> roll = battle.findMissionRoll();
        String mission = battle.findMission().orElse("");
        if (side == Missions.holder(battle)) {
            return mission.isEmpty() ? Optional.empty() : Optional.of(Refusal.of(Rule.COM_04, mission));
        }
        if (mission.isEmpty()) {
            return Optional.of(Refusal.of(Rule.COM_02));
        }
        boolean noSix = roll.filter(first -> first.side() != side && first.die() != Missions.OTHER_PLAYER_MAY_ROLL_ON)
                .isPresent();
        if (noSix) {
            return Optional.of(Refusal.of(Rule.COM_03));
        }
        return Missions.isSettled(battle) ? Optional.of(Refusal.of(Rule.COM_04, mission)) : Optional.empty();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollMission order) {
        return List.of(DieRequest.d6(order.side()));
    }

    @Override
    public void carryOut(RollMission order, Actor by, Dice dice, Outcome outcome) {
        Battle battle = outcome.now().findBattle(order.battle()).orElseThrow();
        int die = dice.d6(order.side());
        String mission = Missions.findRow(outcome.now(), battle).orElseThrow().get(die - 1);
        outcome.add(new CombatEvent.MissionRolled(order.battle(), order.side(), die, mission));
    }
}
