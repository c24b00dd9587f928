package battlearrow.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.replay.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WargameTest {
    static Situation beforeSetUp(ScenarioName scenario) {
        return Situation.beforeSetUp(ScenarioLibrary.marketGarden(scenario), Mode.WARGAME, HouseRules.DEFAULTS);
    }

    static Stream<Arguments> everyPairing() {
        return Stream.of(ScenarioName.values())
                .flatMap(scenario -> Stream.of(Skill.values())
                        .flatMap(allied ->
                                Stream.of(Skill.values()).map(german -> Arguments.of(scenario, allied, german))));
    }

    @Nested
    class ASimulatedGame {
        @ParameterizedTest
        @MethodSource("battlearrow.simulation.WargameTest#everyPairing")
        void neverLeavesTheReferee(ScenarioName scenario, Skill allied, Skill german) {
            for (int number = 0; number < 2; number++) {
                SimulatedJournal journal = new SimulatedJournal(scenario, HouseRules.DEFAULTS);
                Situation end =
                        Wargame.play(beforeSetUp(scenario), allied, german, new GameNumber(1944, number), journal);
                assertThat(end.isIn(Phase.FINISHED)).isTrue();
                assertThat(journal.entries()).isGreaterThan(100);
                assertThat(Replay.of(journal.file()))
                        .as("the ordinary replay of game %d", number)
                        .isInstanceOfSatisfying(
                                Replay.Result.Sound.class,
                                sound -> assertThat(sound.end()).isEqualTo(end));
            }
        }

        @ParameterizedTest
        @MethodSource("battlearrow.simulation.WargameTest#everyPairing")
        void isTheSameOnAnyThread(ScenarioName scenario, Skill allied, Skill german) throws Exception {
            List<Order> here = orders(scenario, allied, german);
            try (ExecutorService others = Executors.newFixedThreadPool(2)) {
                List<Future<List<Order>>> there = new ArrayList<>();
                for (int i = 0; i < 2; i++) {
                    there.add(others.submit(() -> orders(scenario, allied, german)));
                }
                for (Future<List<Order>> one : there) {
                    assertThat(one.get()).isEqualTo(here);
                }
            }
        }

        private List<Order> orders(ScenarioName scenario, Skill allied, Skill german) {
            List<Order> orders = new ArrayList<>();
            Wargame.play(
                    beforeSetUp(scenario), allied, german, new GameNumber(17, 9), given -> orders.add(given.order()));
            return orders;
        }
    }

    @Nested
    class GamesOfASeries {
        @Test
        void differByTheirNumberAndBySeed() {
            assertThat(Stream.of(new GameNumber(1, 1), new GameNumber(1, 2), new GameNumber(2, 1), new GameNumber(2, 2))
                            .map(number -> number.dice().nextLong()))
                    .doesNotHaveDuplicates();
        }

        @Test
        void giveEachGeneralAChanceOfHisOwn() {
            GameNumber number = new GameNumber(1, 1);
            assertThat(List.of(
                            number.dice().nextLong(),
                            number.chance(Side.ALLIED).nextLong(),
                            number.chance(Side.GERMAN).nextLong()))
                    .doesNotHaveDuplicates();
            assertThat(number.dice().nextLong()).isEqualTo(number.dice().nextLong());
        }
    }
}
