package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.AfterActionEvent.DestroyRolled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
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
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a commander may roll to destroy one Troop the enemy used: one d6 for each, against the pip that the roller's own
 * victory points give (0 to 20; 6 or more need 4+, 5 needs 5+, 3 and 4 need a 6, fewer roll no die). Winner and loser both
 * roll, in any order.
 *
 * <p>Refused for a Troop that was not used, is the roller's own, has left the game, or has been rolled for, and when the
 * score allows no roll. What becomes of a destroyed Troop follows by itself ({@link AfterActionProgress}).
 *
 * <p>Ledger AFT-06 to AFT-10, T-08. Rulebook: Roll to Destroy.
 */
final class RollingToDestroy implements OrderRule<RollToDestroy> {
    @Override
    public List<RollToDestroy> candidates(Situation situation, Actor by) {
        List<RollToDestroy> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                for (FirestormTroop troop : battle.party(side.enemy()).troops()) {
                    candidates.add(new RollToDestroy(battle.number(), side, troop.id()));
                }
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollToDestroy order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustPlay(by, battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()));
        situation
                .findTroop(order.troop())
                .ifPresent(troop -> objections.addAll(against(situation, battle, order.side(), troop)));
        return objections.list();
    }

    private static List<Refusal> against(Situation situation, Battle battle, Side roller, FirestormTroop troop) {
        Objections objections = new Objections();
        boolean used = battle.party(troop.side()).used(troop);
        objections.when(!used, Rule.AFT_07, troop);
        if (troop.side() == roller) {
            return objections
                    .add(Refusal.variant(Rule.AFT_06, 2, troop, roller.enemy()))
                    .list();
        }
        if (RollsToDestroy.needed(situation, battle, roller) == 0) {
            objections.add(noRoll(situation, battle, roller));
        }
        if (battle.destroyRolls().containsKey(troop)) {
            objections.add(Refusal.variant(Rule.AFT_06, 3, troop));
        } else if (used && situation.findArea(troop).isEmpty()) {
            objections.add(Refusal.variant(Rule.AFT_07, 2, troop));
        }
        return objections.list();
    }

    private static Refusal noRoll(Situation situation, Battle battle, Side roller) {
        Optional<Scores> scores = battle.findScores();
        if (scores.isEmpty()) {
            return Refusal.variant(Rule.AFT_08, 2, battle.arrowNumber());
        }
        if (RollsToDestroy.isBarredAsLoser(situation, battle, roller)) {
            return Refusal.variant(Rule.AFT_08, 3);
        }
        return PlayedAtTheTable.isRolled(situation, battle)
                ? Refusal.variant(
                        Rule.AFT_08, 4, scores.get().allied(), scores.get().german())
                : Refusal.of(Rule.AFT_08, roller, scores.get().of(roller));
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollToDestroy order) {
        return List.of(DieRequest.d6(order.side()));
    }

    @Override
    public void carryOut(RollToDestroy order, Actor by, Dice dice, Outcome outcome) {
        Situation now = outcome.now();
        int needed = RollsToDestroy.needed(now, now.findBattle(order.battle()).orElseThrow(), order.side());
        int die = dice.d6(order.side());
        outcome.add(new DestroyRolled(order.battle(), order.troop(), die, needed, die >= needed));
    }
}
