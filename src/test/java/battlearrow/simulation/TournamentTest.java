package battlearrow.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TournamentTest {
    private static final Tournament FEW_GAMES = new Tournament(10, 1944, 1);

    static Stream<Arguments> everySide() {
        return Stream.of(ScenarioName.values())
                .flatMap(scenario -> Stream.of(Side.values()).map(side -> Arguments.of(scenario, side)));
    }

    @Nested
    class AgainstRandomPlay {
        @ParameterizedTest
        @MethodSource("battlearrow.simulation.TournamentTest#everySide")
        void theQuickGeneralIsMostlyBetter(ScenarioName scenario, Side side) throws InterruptedException {
            assertThat(FEW_GAMES.play(scenario, Skill.QUICK, side).beaten()).isGreaterThanOrEqualTo(65);
        }

        @ParameterizedTest
        @MethodSource("battlearrow.simulation.TournamentTest#everySide")
        void theStrongGeneralNearlyAlwaysIs(ScenarioName scenario, Side side) throws InterruptedException {
            assertThat(FEW_GAMES.play(scenario, Skill.STRONG, side).beaten()).isGreaterThanOrEqualTo(90);
        }

        @ParameterizedTest
        @MethodSource("battlearrow.simulation.TournamentTest#everySide")
        void randomPlayBeatsItselfInHalfOfItsGames(ScenarioName scenario, Side side) throws InterruptedException {
            assertThat(FEW_GAMES.play(scenario, Skill.RANDOM, side).beaten()).isEqualTo(50);
        }
    }
}
