package battlearrow.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import battlearrow.firestorm.event.AfterActionEvent.DestroyRolled;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.simulation.BattleOdds.Contribution;
import battlearrow.simulation.BattleOdds.TroopRisk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BattleOddsTest {
    private static final int ROLLED = 200_000;
    private static final int BATTLES = 4;
    private static final double ALLOWED_DEVIATIONS = 5;

    private static final Actor ORGANISER = Actor.organiser("1");
    private static final Referee REFEREE = Referee.of(Mode.WARGAME);

    /** Battles both sides have committed to, each with modifiers of other kinds than those before it. */
    static Stream<Situation> committedBattles() {
        Map<String, Situation> found = new LinkedHashMap<>();
        for (int number = 0; found.size() < BATTLES; number++) {
            ScenarioName scenario = ScenarioName.values()[number % 2];
            Wargame.play(
                    WargameTest.beforeSetUp(scenario), Skill.RANDOM, Skill.RANDOM, new GameNumber(7, number), given -> {
                        if (given.order() instanceof CommitTroops commit && found.size() < BATTLES) {
                            odds(given.after(), commit.battle())
                                    .ifPresent(odds -> found.putIfAbsent(kinds(odds), given.after()));
                        }
                    });
        }
        return found.values().stream();
    }

    private static Optional<BattleOdds> odds(Situation situation, int battle) {
        return BattleOdds.of(REFEREE, situation, battle);
    }

    private static String kinds(BattleOdds odds) {
        return odds.contributions().stream()
                .map(contribution -> contribution.side() + " " + contribution.kind() + " "
                        + (contribution.amount() % 1 == 0 ? "known" : "variable"))
                .sorted()
                .toList()
                .toString();
    }

    @Nested
    class OddsOfABattle {
        @ParameterizedTest
        @MethodSource("battlearrow.simulation.BattleOddsTest#committedBattles")
        void areWhatManyRolledBattlesComeTo(Situation situation) {
            int number = situation.battles().getFirst().number();
            BattleOdds odds = odds(situation, number).orElseThrow();
            Map<Object, Integer> counts = new HashMap<>();
            SplittableRandom chance = new SplittableRandom(1944);
            for (int i = 0; i < ROLLED; i++) {
                roll(situation, number, chance, counts);
            }
            assertShare(counts, Side.ALLIED, odds.alliedWins());
            assertShare(counts, Side.GERMAN, odds.germanWins());
            assertShare(counts, "draw", odds.draw());
            for (TroopRisk risk : odds.risks()) {
                assertShare(counts, risk.troop().id(), risk.destroyed());
            }
        }

        private static void assertShare(Map<Object, Integer> counts, Object what, double expected) {
            double error = Math.sqrt(expected * (1 - expected) / ROLLED);
            assertThat(counts.getOrDefault(what, 0) / (double) ROLLED)
                    .as("%s", what)
                    .isCloseTo(expected, within(ALLOWED_DEVIATIONS * error + 1e-9));
        }

        @ParameterizedTest
        @MethodSource("battlearrow.simulation.BattleOddsTest#committedBattles")
        void addUpAndTellEveryModifier(Situation situation) {
            Battle battle = situation.battles().getFirst();
            BattleOdds odds = odds(situation, battle.number()).orElseThrow();
            assertThat(odds.alliedWins() + odds.draw() + odds.germanWins()).isCloseTo(1, within(1e-12));
            assertThat(odds.risks())
                    .hasSize(committed(situation, battle, Side.ALLIED) + committed(situation, battle, Side.GERMAN));
            for (Contribution contribution : odds.contributions()) {
                assertThat(Math.signum(contribution.winsMore()))
                        .as("%s", contribution)
                        .isEqualTo(Math.signum(contribution.amount()));
            }
        }

        private static int committed(Situation situation, Battle battle, Side side) {
            return situation.listCommitted(battle, side).size();
        }

        @Test
        void areNotToldBeforeBothSidesHaveCommitted() {
            Situation start = WargameTest.beforeSetUp(ScenarioName.MARKET_GARDEN);
            Wargame.play(start, Skill.RANDOM, Skill.RANDOM, new GameNumber(1, 1), given -> {
                for (Battle battle : given.after().battles()) {
                    if (!battle.isAt(Stage.SUPPLY_CHECKED)) {
                        assertThat(odds(given.after(), battle.number())).isEmpty();
                    }
                }
            });
        }
    }

    @Nested
    class TwoDiceAgainstTwo {
        @Test
        void ofEqualSidesEachWinsAsOften() {
            assertThat(TwoDice.win(0)).isCloseTo((1296 - 146) / 2592.0, within(1e-12));
        }

        @Test
        void aCertainBattleIsCertain() {
            assertThat(TwoDice.win(11)).isEqualTo(1);
            assertThat(TwoDice.win(-11)).isZero();
        }

        @Test
        void betweenWholeNumbersTheChanceIsBetween() {
            assertThat(TwoDice.win(0.5)).isCloseTo((TwoDice.win(0) + TwoDice.win(1)) / 2, within(1e-12));
        }
    }

    /** Plays a battle through the referee from here until it is rolled for the last Troop. */
    private static void roll(Situation situation, int number, SplittableRandom chance, Map<Object, Integer> counts) {
        Situation now = situation;
        FallingDice dice = new FallingDice(REFEREE, chance, now, new RollBattle(number));
        Optional<Order> order = nextRoll(now, number);
        while (order.isPresent()) {
            dice.takeUpFor(now, order.get());
            if (!(REFEREE.judge(now, ORGANISER, order.get(), dice) instanceof Verdict.Accepted accepted)) {
                throw new AssertionError("Refused: " + order.get());
            }
            accepted.events().forEach(event -> count(event, counts));
            now = accepted.after();
            order = nextRoll(now, number);
        }
    }

    private static Optional<Order> nextRoll(Situation now, int number) {
        Battle battle = now.findBattle(number).orElse(null);
        if (battle == null || battle.stage().isAfterAction() && !battle.isAt(Stage.DESTROY)) {
            return Optional.empty();
        }
        List<Order> rolls = new ArrayList<>();
        for (Side side : Side.values()) {
            for (FirestormTroop troop : battle.party(side).troops()) {
                if (battle.isAt(Stage.DESTROY) && !battle.destroyRolls().containsKey(troop)) {
                    rolls.add(new RollToDestroy(number, side.enemy(), troop.id()));
                } else if (troop.type().variable()) {
                    rolls.add(new RollVariable(number, side, troop.id()));
                }
            }
        }
        if (battle.isAt(Stage.SUPPLY_CHECKED)) {
            rolls.addAll(REFEREE.offered(now, ORGANISER, DrawSupply.class));
            rolls.add(new RollBattle(number));
        }
        return rolls.stream()
                .filter(order -> REFEREE.objections(now, ORGANISER, order).isEmpty())
                .findFirst();
    }

    private static void count(Event event, Map<Object, Integer> counts) {
        if (event instanceof BattleRolled rolled) {
            int lead = rolled.allied().total() - rolled.german().total();
            counts.merge(lead == 0 ? "draw" : lead > 0 ? Side.ALLIED : Side.GERMAN, 1, Integer::sum);
        }
        if (event instanceof DestroyRolled rolled && rolled.destroyed()) {
            counts.merge(rolled.troop(), 1, Integer::sum);
        }
    }

    @Nested
    class AnAttackThoughtOf {
        @Test
        void hasTheOddsOfTheSameAttackMade() {
            Situation start = WargameTest.beforeSetUp(ScenarioName.A_BRIDGE_TOO_FAR);
            Map<Integer, Situation> before = new HashMap<>();
            Map<Integer, List<CommitTroops>> commitments = new HashMap<>();
            int[] compared = {0};
            Wargame.play(start, Skill.QUICK, Skill.QUICK, new GameNumber(3, 3), given -> {
                Order order = given.order();
                if (order instanceof CommitTroops commit) {
                    int battle = commit.battle();
                    before.putIfAbsent(battle, given.before());
                    commitments
                            .computeIfAbsent(battle, none -> new ArrayList<>())
                            .add(commit);
                    if (commitments.get(battle).size() == 2) {
                        assertThat(BattleOdds.ifFought(REFEREE, before.get(battle), null, commitments.get(battle)))
                                .isEqualTo(odds(given.after(), battle))
                                .isPresent();
                        compared[0]++;
                    }
                }
            });
            assertThat(compared[0]).isGreaterThan(10);
        }
    }
}
