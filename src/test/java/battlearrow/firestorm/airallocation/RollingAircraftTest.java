package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static battlearrow.firestorm.rulebook.Rule.TURN_05;
import static battlearrow.firestorm.rulebook.Rule.TURN_06;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Allied Aircraft Availability. */
class RollingAircraftTest {
    private static final RollAircraft ROLL = new RollAircraft();

    private final Judging<RollAircraft> judging = Judging.by(new RollingAircraft());
    private final Situation availability =
            SituationBuilder.walkthrough().strategic(1, Step.AIR_AVAILABILITY).build();

    @ParameterizedTest(name = "T-11: aircraft {0}, C-47 {1}")
    @CsvSource({"1, 2", "2, 3", "3, 4"})
    @Covers({"T-11", "AIR-01", "AIR-02"})
    void theAircraftDieGivesC47(int die, int c47) {
        Situation after = judging.after(availability, ALLIED_GENERAL, ROLL, die);
        assertThat(after.air().c47()).isEqualTo(c47);
        assertThat(after.step()).isEqualTo(Step.AIR_TRANSPORT);
    }

    @Test
    @Covers({"AIR-01", "TURN-06"})
    void onceEachStrategicPhase() {
        Situation after = judging.after(availability, ALLIED_GENERAL, ROLL, 2);
        assertThat(judging.refusals(after, ALLIED_GENERAL, ROLL)).containsExactly(TURN_06);
    }

    @Test
    @Covers({"AIR-01", "ROLE-04"})
    void byTheAlliedGeneralOrTheOrganiserForHim() {
        assertThat(judging.refusals(availability, GERMAN_GENERAL, ROLL)).containsExactly(ROLE_04);
        assertThat(judging.refusals(availability, TOMMY, ROLL)).containsExactly(ROLE_04);
        assertThat(judging.offered(availability, ORGANISER)).containsExactly(ROLL);
    }

    @Test
    @Covers({"SET-22", "SET-25"})
    void notInTheOpening() {
        assertThat(judging.refusals(AirSituations.opening().build(), ALLIED_GENERAL, ROLL))
                .containsExactly(SET_25);
    }

    @Test
    @Covers("TURN-05")
    void notWhileABattleIsOpen() {
        Situation open = SituationBuilder.walkthrough()
                .battlePhase(1)
                .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                .build();
        assertThat(judging.refusals(open, ALLIED_GENERAL, ROLL)).containsExactly(TURN_05);
    }
}
