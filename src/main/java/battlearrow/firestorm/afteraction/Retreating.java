package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AfterActionEvent.TroopRetreated;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a Troop of the defeated player may retreat into an area: each to an adjacent area its side controls, across a
 * passable border, not necessarily the same for all. The loser chooses. All Troops in the lost area must go,
 * committed or not; when the last has gone the area is the winner's ({@link AfterActionProgress}).
 *
 * <p>Refused after a draw and in a depot, before the rolls to destroy are settled, for the winner, for a Troop that does
 * not stand in the lost area, and for an area that is not an adjacent friendly one.
 *
 * <p>Ledger AFT-11 to AFT-16. Rulebook: Retreat Defeated Troops.
 */
final class Retreating implements OrderRule<Retreat> {
    @Override
    public List<Retreat> candidates(Situation situation, Actor by) {
        List<Retreat> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            LostArea.of(battle)
                    .filter(lost -> Roles.listSidesPlayed(by, battle).contains(lost.loser()))
                    .ifPresent(lost -> candidates.addAll(candidates(situation, battle, lost)));
        }
        return candidates;
    }

    /** Every Troop in the lost area to every area next to it. */
    static List<Retreat> candidates(Situation situation, Battle battle, LostArea lost) {
        List<Retreat> candidates = new ArrayList<>();
        List<Area> neighbours = situation.map().list(situation.map().adjacent(lost.area()));
        for (FirestormTroop troop : lost.listStanding(situation)) {
            for (Area area : neighbours) {
                candidates.add(new Retreat(battle.number(), lost.loser(), troop.id(), area.id()));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, Retreat order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Optional<LostArea> lost = LostArea.of(battle);
        if (lost.isEmpty()) {
            return List.of(Refusal.variant(Rule.AFT_28, 2, battle.arrowNumber()));
        }
        if (lost.get().area().isDepot()) {
            return List.of(Refusal.of(Rule.AFT_16, lost.get().area()));
        }
        Objections objections = new Objections()
                .addAll(SubSteps.destructionMustBeSettled(situation, battle))
                .add(Roles.mustPlay(by, battle, order.side()))
                .when(
                        order.side() != lost.get().loser(),
                        Rule.AFT_13,
                        lost.get().loser())
                .add(KnownThings.mustKnow(situation, order.troop()))
                .add(KnownThings.mustKnow(situation, order.area()));
        situation
                .findArea(order.area())
                .ifPresent(area -> objections.add(wrongWay(situation, battle, lost.get(), area)));
        situation.findTroop(order.troop()).ifPresent(troop -> objections.add(wrongTroop(situation, lost.get(), troop)));
        return objections.list();
    }

    private static Optional<Refusal> wrongWay(Situation situation, Battle battle, LostArea lost, Area area) {
        if (!lost.exits(situation).has(area)) {
            return Optional.of(Refusal.of(Rule.AFT_12, area, lost.area()));
        }
        // HR-04 off: all follow the first, as long as they can
        return situation.houseRules().isOn(HouseRule.HR_04)
                ? Optional.empty()
                : findWayOfFirst(situation, battle, lost)
                        .filter(first -> first != area)
                        .map(first -> Refusal.variant(Rule.AFT_12, 2, first));
    }

    private static Optional<Area> findWayOfFirst(Situation situation, Battle battle, LostArea lost) {
        return situation.scenario().troops().stream()
                .filter(battle.retreated()::has)
                .flatMap(troop -> situation.findArea(troop).stream())
                .filter(lost.exits(situation)::has)
                .findFirst();
    }

    private static Optional<Refusal> wrongTroop(Situation situation, LostArea lost, FirestormTroop troop) {
        if (situation.isCaptured(troop)) {
            return Optional.of(Refusal.of(Rule.AFT_15, troop));
        }
        if (!situation.isIn(troop, lost.area()) || troop.side() != lost.loser()) {
            return Optional.of(Refusal.of(Rule.AFT_11, troop, lost.area()));
        }
        return LostArea.isGroundTroop(situation, troop)
                ? Optional.empty()
                : Optional.of(Refusal.variant(Rule.AFT_11, 2, troop));
    }

    @Override
    public void carryOut(Retreat order, Actor by, Dice dice, Outcome outcome) {
        Area from = LostArea.of(outcome.now().findBattle(order.battle()).orElseThrow())
                .orElseThrow()
                .area();
        outcome.add(new TroopRetreated(order.battle(), order.troop(), from.id(), order.area()));
    }
}
