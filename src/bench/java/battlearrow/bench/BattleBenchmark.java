package battlearrow.bench;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.firestorm.supply.Supply;
import battlearrow.simulation.BattleOdds;
import battlearrow.simulation.GameNumber;
import battlearrow.simulation.Skill;
import battlearrow.simulation.Wargame;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One battle between two Troops a side, and the supply of a whole map, in the middle of a game. */
@State(Scope.Thread)
public class BattleBenchmark {
    private static final Actor EITHER_SIDE = Actor.organiser("");

    private final Referee referee = Referee.of(Mode.WARGAME);
    private final SplittableRandom chance = new SplittableRandom(1944);
    private final Situation committed = battleOfFourTroops();
    private final int battle = committed.battles().getFirst().number();

    private static Situation battleOfFourTroops() {
        Situation start = Situation.beforeSetUp(
                ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR), Mode.WARGAME, HouseRules.DEFAULTS);
        Optional<Situation> found = Optional.empty();
        for (int number = 0; found.isEmpty(); number++) {
            Finder finder = new Finder();
            Wargame.play(start, Skill.QUICK, Skill.QUICK, new GameNumber(1, number), finder);
            found = Optional.ofNullable(finder.found);
        }
        return found.get();
    }

    /** Looks for a battle of two Troops a side of which none is still to be rolled for. */
    private static final class Finder implements Wargame.Watcher {
        private @Nullable Situation found;

        @Override
        public void given(Wargame.Given given) {
            if (given.order() instanceof CommitTroops && given.after().turn() == 3) {
                Battle battle = given.after().battles().getFirst();
                boolean four = battle.isAt(Stage.SUPPLY_CHECKED)
                        && battle.party(Side.ALLIED).troops().size() == 2
                        && battle.party(Side.GERMAN).troops().size() == 2;
                boolean variable = battle.party(Side.GERMAN).troops().stream()
                        .anyMatch(troop -> troop.type().variable());
                boolean due = !Referee.of(Mode.WARGAME)
                        .objections(given.after(), EITHER_SIDE, new RollBattle(battle.number()))
                        .isEmpty();
                if (four && !variable && !due) {
                    found = given.after();
                }
            }
        }
    }

    /** From scratch: nothing that was worked out before is used. */
    @Benchmark
    public int supplyOfAllAreasOfBothSides() {
        return Supply.withoutInterdiction(committed, Side.ALLIED).areasInSupply().size()
                + Supply.withoutInterdiction(committed, Side.GERMAN).areasInSupply().size();
    }

    /** Dice, bonuses and situations of both sides, and the rolls to destroy: five orders through the referee. */
    @Benchmark
    public Situation rolledBattle() {
        Situation now = judge(committed, new RollBattle(battle));
        Battle fought = now.findBattle(battle).orElse(null);
        for (Side side : Side.values()) {
            for (FirestormTroop troop : committed.battles().getFirst().party(side).troops()) {
                if (fought != null && fought.isAt(Stage.DESTROY)) {
                    now = judge(now, new RollToDestroy(battle, side.enemy(), troop.id()));
                    fought = now.findBattle(battle).orElse(null);
                }
            }
        }
        return now;
    }

    @Benchmark
    public Optional<BattleOdds> exactOddsOfABattle() {
        return BattleOdds.of(referee, committed, battle);
    }

    private Situation judge(Situation now, Order order) {
        return referee.judge(now, EITHER_SIDE, order, new Falling(chance)) instanceof Verdict.Accepted accepted
                ? accepted.after()
                : now;
    }

    private record Falling(SplittableRandom chance) implements Dice {
        @Override
        public int d6(Side roller) {
            return 1 + chance.nextInt(6);
        }

        @Override
        public int aircraftDie() {
            return 1 + chance.nextInt(3);
        }
    }
}
