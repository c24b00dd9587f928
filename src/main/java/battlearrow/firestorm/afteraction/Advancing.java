package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AfterActionEvent.TroopAdvanced;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a Troop of the winner may advance into the area won: at most three Troops, the surviving committed ones first,
 * then others from adjacent areas or, for Allied armour, from within three areas by supplied road. Advancing is voluntary.
 *
 * <p>Refused before the retreat is complete, after a draw, into a depot, into a held area, for the loser, for a Troop too
 * far away or on another open arrow, before all committed Troops that can have advanced, and for a fourth Troop.
 *
 * <p>Ledger AFT-17, AFT-22 to AFT-28, AFT-33. Rulebook: Advance.
 */
final class Advancing implements OrderRule<Advance> {
    @Override
    public List<Advance> candidates(Situation situation, Actor by) {
        List<Advance> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            battle.findWinner()
                    .filter(winner -> Roles.listSidesPlayed(by, battle).contains(winner))
                    .ifPresent(winner -> candidates.addAll(candidates(situation, battle, winner)));
        }
        return candidates;
    }

    /** The winner's Troops worth a question: those next to the area won, those that fought, and armour anywhere. */
    static List<Advance> candidates(Situation situation, Battle battle, Side winner) {
        Optional<Area> won = battle.findAreaWon();
        if (won.isEmpty()) {
            return List.of();
        }
        List<Advance> candidates = new ArrayList<>();
        for (FirestormTroop troop : situation.scenario().troops()) {
            Area from = troop.side() == winner ? situation.findArea(troop).orElse(null) : null;
            if (from != null
                    && from != won.get()
                    && (troop.isArmour()
                            || battle.party(winner).used(troop)
                            || situation.map().areAdjacent(from, won.get()))) {
                candidates.add(new Advance(battle.number(), winner, troop.id()));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, Advance order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        List<Refusal> closed = noAdvance(situation, battle);
        if (!closed.isEmpty()) {
            return closed;
        }
        Side winner = battle.findWinner().orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustPlay(by, battle, order.side()))
                .addAll(mustBeWinner(battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()));
        situation
                .findTroop(order.troop())
                .ifPresent(troop -> objections.addAll(against(situation, battle, winner, troop)));
        return objections.list();
    }

    /** Why nobody advances in this battle, or not yet. */
    static List<Refusal> noAdvance(Situation situation, Battle battle) {
        Optional<LostArea> lost = LostArea.of(battle);
        if (lost.isEmpty()) {
            return List.of(Refusal.of(Rule.AFT_28, battle.arrowNumber()));
        }
        if (lost.get().area().isDepot()) {
            return List.of(Refusal.of(Rule.AFT_17, lost.get().area()));
        }
        if (battle.isHeld()) {
            return List.of(Refusal.of(Rule.ABN_26, lost.get().area()));
        }
        return switch (battle.stage()) {
            case ADVANCE -> List.of();
            case DESTROY -> SubSteps.destructionMustBeSettled(situation, battle);
            default -> List.of(Refusal.of(Rule.AFT_01, Stage.RETREAT));
        };
    }

    static List<Refusal> mustBeWinner(Battle battle, Side side) {
        return battle.findWinner().filter(side::equals).isPresent()
                ? List.of()
                : List.of(Refusal.variant(Rule.AFT_22, 2, battle.arrowNumber(), side.enemy()));
    }

    private static List<Refusal> against(Situation situation, Battle battle, Side winner, FirestormTroop troop) {
        Area won = battle.findAreaWon().orElseThrow();
        if (troop.side() != winner) {
            return List.of(Refusal.variant(Rule.AFT_22, 3, troop, winner));
        }
        if (situation.isCaptured(troop)) {
            return List.of(Refusal.of(Rule.AFT_15, troop));
        }
        Objections objections = new Objections().add(AdvanceReach.objection(situation, troop, won));
        if (!LostArea.isGroundTroop(situation, troop)) {
            objections.add(Refusal.variant(Rule.AFT_24, 4, troop));
        }
        findOtherBattle(situation, battle, troop)
                .ifPresent(other -> objections.add(Refusal.of(Rule.AFT_33, troop, other.arrowNumber())));
        if (!battle.party(winner).used(troop)) {
            findFirstToAdvance(situation, battle, winner, won)
                    .ifPresent(first -> objections.add(Refusal.of(Rule.AFT_23, first, troop)));
        }
        int most = situation.tables().limit("troopsAdvancingIntoCapturedArea");
        objections.when(battle.advanced().size() >= most, Rule.AFT_22, most, won);
        return objections.list();
    }

    private static Optional<Battle> findOtherBattle(Situation situation, Battle battle, FirestormTroop troop) {
        for (Battle other : situation.battles()) {
            if (other.number() != battle.number() && other.party(troop.side()).engages(troop)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** A surviving committed Troop that could advance and has not: it goes before all others (AFT-23, A-10). */
    private static Optional<FirestormTroop> findFirstToAdvance(
            Situation situation, Battle battle, Side winner, Area won) {
        for (FirestormTroop troop : battle.party(winner).troops()) {
            if (!battle.advanced().has(troop)
                    && LostArea.isGroundTroop(situation, troop)
                    && AdvanceReach.objection(situation, troop, won).isEmpty()) {
                return Optional.of(troop);
            }
        }
        return Optional.empty();
    }

    @Override
    public void carryOut(Advance order, Actor by, Dice dice, Outcome outcome) {
        Situation now = outcome.now();
        Area from = now.findArea(now.troop(order.troop())).orElseThrow();
        Area won = now.findBattle(order.battle()).flatMap(Battle::findAreaWon).orElseThrow();
        outcome.add(new TroopAdvanced(order.battle(), order.troop(), from.id(), won.id()));
    }
}
