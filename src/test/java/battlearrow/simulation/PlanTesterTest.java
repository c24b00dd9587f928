package battlearrow.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Situation;
import battlearrow.simulation.PlanForecast.Hold;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PlanTesterTest {
    private static final AreaId UTRECHT = new AreaId("utrecht");
    private static final int GAMES = 60;

    /** The Planning Phase of turn 3. */
    private static Situation inTheMiddle() {
        Situation[] found = {null};
        Wargame.play(
                WargameTest.beforeSetUp(ScenarioName.A_BRIDGE_TOO_FAR),
                Skill.QUICK,
                Skill.QUICK,
                new GameNumber(5, 5),
                given -> {
                    Situation now = given.after();
                    found[0] = now.turn() == 3 && now.isIn(Phase.PLANNING) && found[0] == null ? now : found[0];
                });
        return found[0];
    }

    private static Optional<PlanForecast> run(PlanTester test, int threads) throws InterruptedException {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            return test.run(pool, threads);
        }
    }

    private static PlanTester test(Situation start, List<AreaId> objectives) {
        return new PlanTester(start, Side.ALLIED, objectives, GAMES, 1944);
    }

    private static double chance(PlanForecast forecast, AreaId area) {
        return forecast.held().stream()
                .filter(hold -> hold.area().id().equals(area))
                .mapToDouble(Hold::chance)
                .sum();
    }

    @Nested
    class ATestedPlan {
        private final Situation start = inTheMiddle();

        @Test
        void hasTheSameForecastOnAnyNumberOfThreads() throws InterruptedException {
            assertThat(run(test(start, List.of(UTRECHT)), 1))
                    .isPresent()
                    .isEqualTo(run(test(start, List.of(UTRECHT)), 2));
        }

        @Test
        void leavesTheMapAsItIs() throws InterruptedException {
            Situation before = inTheMiddle();
            run(test(start, List.of()), 1);
            assertThat(start).isEqualTo(before);
        }

        @Test
        void tellsTheSpreadWithItsErrorAndEveryOutcome() throws InterruptedException {
            PlanForecast forecast = run(test(start, List.of()), 1).orElseThrow();
            assertThat(forecast.games()).isEqualTo(GAMES);
            assertThat(forecast.margins()).isSorted();
            assertThat(forecast.percentile(10)).isLessThanOrEqualTo(forecast.percentile(90));
            assertThat(forecast.errorBand()).isPositive().isLessThan(60);
            assertThat(forecast.outcomes().values().stream()
                            .mapToInt(Integer::intValue)
                            .sum())
                    .isEqualTo(GAMES);
            assertThat(forecast.chanceOfAtLeast(OutcomeLevel.TACTICAL))
                    .isGreaterThanOrEqualTo(forecast.chanceOfAtLeast(OutcomeLevel.STRATEGIC));
            assertThat(forecast.held())
                    .hasSize(60)
                    .allSatisfy(hold -> assertThat(hold.chance()).isBetween(0.0, 1.0));
        }

        @Test
        void namesTheLinkThatBreaksMostOften() throws InterruptedException {
            PlanForecast forecast = run(test(start, List.of()), 1).orElseThrow();
            assertThat(forecast.findLikeliestBreak())
                    .hasValueSatisfying(link -> assertThat(link.chance())
                            .isBetween(1.0 / GAMES, 1.0)
                            .isCloseTo(
                                    forecast.links().stream()
                                            .mapToDouble(PlanForecast.Link::chance)
                                            .max()
                                            .orElseThrow(),
                                    within(0.0)));
        }

        @Test
        void goesForItsObjectives() throws InterruptedException {
            PlanForecast with = run(test(start, List.of(UTRECHT)), 1).orElseThrow();
            PlanForecast without = run(test(start, List.of()), 1).orElseThrow();
            assertThat(chance(with, UTRECHT)).isGreaterThanOrEqualTo(chance(without, UTRECHT));
            assertThat(with).isNotEqualTo(without);
        }

        @Test
        void stopsWhenItIsCancelled() throws InterruptedException {
            PlanTester cancelled = test(start, List.of());
            cancelled.cancel();
            assertThat(run(cancelled, 1)).isEmpty();
            assertThat(cancelled.played()).isZero();
        }
    }

    @Test
    void noTestIsLargerThanAllowed() {
        Situation start = WargameTest.beforeSetUp(ScenarioName.MARKET_GARDEN);
        assertThatThrownBy(() -> new PlanTester(start, Side.ALLIED, List.of(), PlanTester.MOST_GAMES + 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
