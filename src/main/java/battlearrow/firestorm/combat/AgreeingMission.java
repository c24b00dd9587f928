package battlearrow.firestorm.combat;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.AgreeMission;
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
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which mission the players choose by agreement: any they like (COM-05), agreed on when both have named the same (COM-01).
 *
 * <p>Refused: in the General's Wargame and for a battle that is rolled (GW-25); before supply is checked (SUP-01) and after
 * the result stands (COM-12); once the mission is settled (COM-04); without a name (COM-01).
 *
 * <p>Ledger COM-01, COM-05 to COM-07. Rulebook: Identify Your Mission.
 */
final class AgreeingMission implements OrderRule<AgreeMission> {
    /** The table's missions for the terrain and what the other side proposes; any other name may be agreed as well. */
    @Override
    public List<AgreeMission> candidates(Situation situation, Actor by) {
        List<AgreeMission> candidates = new ArrayList<>();
        for (Battle battle : PlayedAtTheTable.listDue(situation)) {
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                Set<String> missions = new LinkedHashSet<>();
                findProposal(battle, side.enemy()).ifPresent(missions::add);
                missions.addAll(Missions.findRow(situation, battle).orElse(List.of()));
                missions.forEach(mission -> candidates.add(new AgreeMission(battle.number(), side, mission)));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AgreeMission order) {
        Optional<Refusal> notOpen = PlayedAtTheTable.mustBePlayed(situation, order.battle())
                .or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustPlay(by, battle, order.side()))
                .add(PlayedAtTheTable.mustBeBeforeTheResult(battle));
        if (battle.findMission().isPresent()) {
            objections.when(
                    Missions.isSettled(battle),
                    Rule.COM_04,
                    battle.findMission().orElse(""));
        }
        if (order.mission().isBlank()) {
            objections.add(Refusal.variant(Rule.COM_01, 2));
        }
        return objections.list();
    }

    private static Optional<String> findProposal(Battle battle, Side side) {
        return Optional.ofNullable(battle.party(side).mission());
    }

    @Override
    public void carryOut(AgreeMission order, Actor by, Dice dice, Outcome outcome) {
        String mission = order.mission().strip();
        Battle battle = outcome.now().findBattle(order.battle()).orElseThrow();
        boolean agreed = findProposal(battle, order.side().enemy())
                .filter(mission::equalsIgnoreCase)
                .isPresent();
        outcome.add(new CombatEvent.MissionProposed(order.battle(), order.side(), mission));
        if (agreed) {
            outcome.add(new CombatEvent.MissionAgreed(order.battle(), mission));
        }
    }
}
