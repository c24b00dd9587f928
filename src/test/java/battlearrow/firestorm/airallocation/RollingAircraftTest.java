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

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftScheduled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
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
    @Covers({"T-11", "AIR-01", "AIR-02", "HR-27=die"})
    void theAircraftDieGivesC47(int die, int c47) {
        Situation after = judging.after(availability, ALLIED_GENERAL, ROLL, die);
        assertThat(after.air().c47()).isEqualTo(c47);
        assertThat(after.step()).isEqualTo(Step.AIR_TRANSPORT);
    }

    @Test
    @Covers({"A-42", "HR-22=1,1,2,2,3,3", "HR-22=1,2,2,3,3,3"})
    void theOrganiserMayTellWhatTheFacesShow() {
        assertThat(judging.dice(availability, ROLL)).containsExactly(DieRequest.aircraftDie());
        Situation other = SituationBuilder.emptyWalkthrough(HouseRule.HR_22, "1,2,2,3,3,3")
                .strategic(1, Step.AIR_AVAILABILITY)
                .build();
        assertThat(judging.dice(other, ROLL)).containsExactly(DieRequest.aircraftDie(List.of(1, 2, 2, 3, 3, 3)));
    }

    @Test
    @Covers({"A-51", "HR-27=die", "HR-27=schedule"})
    @DisplayName("HR-27 schedule: Market Garden's table stands for the die, A Bridge Too Far rolls all the same")
    void theScheduleMayStandForTheDie() {
        assertThat(judging.dice(availability(ScenarioName.MARKET_GARDEN, 1, "die"), ROLL))
                .hasSize(1);
        assertThat(judging.dice(availability(ScenarioName.A_BRIDGE_TOO_FAR, 1, "schedule"), ROLL))
                .hasSize(1);
        assertThat(judging.events(availability(ScenarioName.MARKET_GARDEN, 1, "schedule"), ALLIED_GENERAL, ROLL))
                .startsWith(new AircraftScheduled(3, 4));
        Situation second = judging.after(availability(ScenarioName.MARKET_GARDEN, 2, "schedule"), ALLIED_GENERAL, ROLL);
        assertThat(second.air().c47()).isEqualTo(2);
        assertThat(second.isIn(Step.AIR_TRANSPORT)).isTrue();
    }

    private static Situation availability(ScenarioName scenario, int turn, String value) {
        return SituationBuilder.of(
                        ScenarioLibrary.marketGarden(scenario),
                        Mode.CAMPAIGN,
                        HouseRules.DEFAULTS.with(HouseRule.HR_27, value))
                .strategic(turn, Step.AIR_AVAILABILITY)
                .build();
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
