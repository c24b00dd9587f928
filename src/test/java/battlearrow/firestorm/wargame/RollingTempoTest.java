package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.WargameEvent.BattleOpened;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Determine Number of Battles")
class RollingTempoTest {
    /** T-13, from a sum of 2 to one of 12. */
    private static final List<Integer> BATTLES = List.of(6, 7, 7, 8, 8, 9, 10, 10, 11, 11, 12);

    private static Wargames planning() {
        return Wargames.at(Wargames.emptyMap().planning(1).build());
    }

    static Stream<Arguments> everyPairOfDice() {
        return IntStream.rangeClosed(1, 6)
                .boxed()
                .flatMap(allied -> IntStream.rangeClosed(1, 6).mapToObj(german -> Arguments.of(allied, german)));
    }

    @ParameterizedTest(name = "{0} and {1}")
    @MethodSource("everyPairOfDice")
    @Covers({"GW-02", "GW-03", "T-13"})
    void theSumOfBothDiceIsReadInTheTable(int allied, int german) {
        Wargames game = planning();
        int battles = BATTLES.get(allied + german - 2);
        assertThat(game.accept(People.GERMAN_GENERAL, new RollTempo(), allied, german))
                .containsExactly(new TempoRolled(allied, german, battles));
        assertThat(game.now().battlesLeft()).isEqualTo(battles).isBetween(6, 12);
    }

    @Test
    @Covers({"GW-02", "T-13"})
    @DisplayName("E-24: 3 and 2 give eight battles")
    void workedExample() {
        Wargames game = planning();
        game.accept(People.ALLIED_GENERAL, new RollTempo(), 3, 2);
        assertThat(game.now().battlesLeft()).isEqualTo(8);
    }

    @Nested
    class WhenItIsRolled {
        @Test
        @Covers("GW-02")
        void onceATurn() {
            Wargames game = planning();
            game.accept(People.ALLIED_GENERAL, new RollTempo(), 1, 1);
            assertThat(game.refuse(People.GERMAN_GENERAL, new RollTempo())).containsExactly(Rule.GW_02);
        }

        @Test
        @Covers("GW-02")
        void beforePlanningEnds() {
            assertThat(planning().refuse(new ClosePlanning(Side.GERMAN))).containsExactly(Rule.GW_02);
        }

        @Test
        @Covers({"GW-02", "GW-04"})
        void thenTheFirstBattleBegins() {
            Wargames game = planning();
            game.accept(People.ALLIED_GENERAL, new RollTempo(), 1, 1);
            game.accept(new ClosePlanning(Side.ALLIED));
            assertThat(game.accept(new ClosePlanning(Side.GERMAN))).contains(new BattleOpened(1));
            assertThat(game.now().phase()).isEqualTo(Phase.BATTLE);
            assertThat(game.refuse(People.ALLIED_GENERAL, new RollTempo())).containsExactly(Rule.TURN_02);
        }

        @Test
        @Covers({"GW-02", "GW-25"})
        void notInACampaign() {
            Wargames campaign =
                    Wargames.at(SituationBuilder.emptyWalkthrough().planning(1).build());
            assertThat(campaign.refuse(People.ALLIED_GENERAL, new RollTempo())).containsExactly(Rule.GW_02);
            campaign.accept(new ClosePlanning(Side.ALLIED));
        }
    }

    @Nested
    class MakingAPlan {
        @Test
        @Covers("GW-05")
        void noPlanIsNeeded() {
            Wargames game = planning();
            game.accept(People.ALLIED_GENERAL, new RollTempo(), 2, 2);
            game.accept(new ClosePlanning(Side.ALLIED));
            game.accept(new ClosePlanning(Side.GERMAN));
            assertThat(game.now().phase()).isEqualTo(Phase.BATTLE);
        }

        @Test
        @Covers("GW-05")
        void anEmptyPlanIsAPlan() {
            Wargames game = planning();
            game.accept(new WritePlan(Side.ALLIED, List.of()));
            game.accept(new WritePlan(Side.GERMAN, List.of(Wargames.areaId("Arnhem Bridge"))));
        }
    }
}
