package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.rulebook.Rule.AIR_16;
import static battlearrow.firestorm.rulebook.Rule.AIR_35;
import static battlearrow.firestorm.rulebook.Rule.ORG_12;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_07;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.ResupplyInterdicted;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Aircraft Mission Resolution: Air Resupply. */
class RollingResupplyTest {
    private static final RollResupply ROLL = new RollResupply(new AreaId("dz-x"));

    private final Judging<RollResupply> judging = Judging.by(new RollingResupply());

    private static SituationBuilder resupplied(int markers) {
        SituationBuilder builder = AirSituations.resolution().allied("DZ-X").then(AirSituations.resupply("DZ-X"));
        return markers == 0 ? builder : builder.markers("DZ-X", markers);
    }

    @ParameterizedTest(name = "T-12: {0} markers, die {1}: {2}")
    @CsvSource({"0, 1, 1", "0, 2, 2", "0, 3, 3", "5, 3, 6", "6, 1, 6", "4, 1, 5"})
    @Covers({"T-12", "AIR-18", "AIR-36", "ABN-27", "A-35", "INV-06", "INV-33"})
    void theDieBringsMarkersUpToSix(int before, int die, int after) {
        Situation situation = judging.after(resupplied(before).build(), ALLIED_GENERAL, ROLL, die);
        assertThat(situation.markers(area("DZ-X"))).isEqualTo(after);
    }

    @Test
    @Covers({"AIR-18", "AIR-19"})
    @DisplayName("E-20, S-17: two aircraft bring two markers, and the C-47 is spent")
    void twoAircraftBringTwoMarkers() {
        assertThat(judging.events(resupplied(0).build(), ALLIED_GENERAL, ROLL, 2))
                .containsExactly(new ResupplyMade(area("DZ-X").id(), 2, 2, 2));
        Situation after = judging.after(resupplied(0).build(), ALLIED_GENERAL, ROLL, 2);
        assertThat(judging.refusals(after, ALLIED_GENERAL, ROLL)).containsExactly(AIR_16);
    }

    @Test
    @Covers({"A-35", "HR-17=on", "HR-17=off"})
    void theLimitAppliesToAirfieldsToo() {
        RollResupply airfield = new RollResupply(new AreaId("deelen"));
        SituationBuilder builder =
                AirSituations.resolution().allied("Deelen").markers("Deelen", 5).then(AirSituations.resupply("Deelen"));
        assertThat(judging.after(builder.build(), ALLIED_GENERAL, airfield, 3).markers(area("Deelen")))
                .isEqualTo(6);
        SituationBuilder without = SituationBuilder.emptyWalkthrough(HouseRule.HR_17, "off")
                .allied("Deelen")
                .markers("Deelen", 5)
                .strategic(1, Step.AIR_RESOLUTION)
                .then(AirSituations.resupply("Deelen"));
        assertThat(judging.after(without.build(), ALLIED_GENERAL, airfield, 3).markers(area("Deelen")))
                .isEqualTo(8);
    }

    @Test
    @Covers("TURN-07")
    void theInterdictionOfItComesFirst() {
        Situation open = resupplied(0)
                .then(AirSituations.interdiction(Side.GERMAN, "FW190", "DZ-X"))
                .build();
        assertThat(judging.refusals(open, ALLIED_GENERAL, ROLL)).containsExactly(TURN_07);
    }

    @Test
    @Covers({"AIR-35", "A-41"})
    void anInterdictedResupplyBringsNothing() {
        Situation stopped =
                resupplied(0).then(new ResupplyInterdicted(area("DZ-X").id())).build();
        assertThat(judging.refusals(stopped, ALLIED_GENERAL, ROLL)).containsExactly(AIR_35);
    }

    @Test
    @Covers({"AIR-18", "ROLE-04", "ORG-12"})
    void byTheAlliedGeneralForAnAssignedResupply() {
        assertThat(judging.refusals(resupplied(0).build(), GERMAN_GENERAL, ROLL))
                .containsExactly(ROLE_04);
        assertThat(judging.offered(resupplied(0).build(), ORGANISER)).containsExactly(ROLL);
        assertThat(judging.refusals(AirSituations.resolution().build(), ALLIED_GENERAL, ROLL))
                .containsExactly(ORG_12);
    }
}
