package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The order in which things happen after a game: battles that touch a common area in the order of their arrows, and in each
 * the rolls to destroy, the retreat, the advance.
 *
 * <p>Ledger AFT-01 to AFT-03, AFT-06, AFT-31; A-14. Rulebook: After Action Step.
 */
final class SubSteps {
    private SubSteps() {}

    /** The objection to any order of the After Action Step of a battle that has not begun it or has left the map. */
    static Optional<Refusal> mustHaveBegun(Situation situation, int number) {
        return KnownThings.mustBeOpen(situation, number)
                .or(() -> situation.findBattle(number).flatMap(battle -> waiting(situation, battle)));
    }

    private static Optional<Refusal> waiting(Situation situation, Battle battle) {
        if (battle.stage().isAfterAction()) {
            return Optional.empty();
        }
        Optional<Battle> earlier = battle.isDecided() ? findEarlierArrow(situation, battle) : Optional.empty();
        return Optional.of(earlier.map(other -> Refusal.of(Rule.AFT_02, other.arrowNumber(), battle.arrowNumber()))
                .orElseGet(() -> PlayedAtTheTable.isRolled(situation, battle)
                        ? Refusal.of(Rule.GW_13)
                        : Refusal.variant(Rule.AFT_01, 2)));
    }

    /** The open battle whose arrow was placed before this one's on an area of it, the earliest of several (AFT-02, A-14). */
    static Optional<Battle> findEarlierArrow(Situation situation, Battle battle) {
        Battle earliest = null;
        for (Battle other : situation.battles()) {
            boolean isEarlier = other.findArrow().isPresent()
                    && other.arrowNumber() < battle.arrowNumber()
                    && other.arrow().touches(battle.arrow());
            if (isEarlier && (earliest == null || other.arrowNumber() < earliest.arrowNumber())) {
                earliest = other;
            }
        }
        return Optional.ofNullable(earliest);
    }

    /** The objections while Troops are still to be rolled for or destructions to be settled (AFT-01, AFT-06, AFT-31). */
    static List<Refusal> destructionMustBeSettled(Situation situation, Battle battle) {
        Objections objections = new Objections();
        List<FirestormTroop> due = RollsToDestroy.listDue(situation, battle);
        objections.when(!due.isEmpty(), Rule.AFT_01, Stage.DESTROY);
        due.forEach(troop -> objections.add(Refusal.of(Rule.AFT_06, troop)));
        if (!battle.pendingDestruction().isEmpty()) {
            for (FirestormTroop troop : situation.scenario().troops()) {
                objections.when(battle.pendingDestruction().has(troop), Rule.AFT_31, troop);
            }
        }
        return objections.list();
    }

    /** The open battles whose After Action Step has begun. */
    static List<Battle> listBegun(Situation situation) {
        List<Battle> begun = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.stage().isAfterAction()) {
                begun.add(battle);
            }
        }
        return begun;
    }
}
