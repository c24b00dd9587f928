package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.AIR_03;
import static battlearrow.firestorm.rulebook.Rule.AIR_05;
import static battlearrow.firestorm.rulebook.Rule.AIR_14;
import static battlearrow.firestorm.rulebook.Rule.AIR_26;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Close Air Support. */
class AssigningCloseSupportTest {
    private final Judging<AssignCloseSupport> judging = Judging.by(new AssigningCloseSupport());

    private static AssignCloseSupport order(Side side, String aircraft, String area) {
        return new AssignCloseSupport(side, troop(aircraft).id(), area(area).id());
    }

    @Test
    @Covers("AIR-26")
    @DisplayName("S-12, S-13: an area in Allied hands, not an enemy one")
    void anAreaInAlliedHands() {
        Situation situation = AirSituations.tacticalAllied().build();
        assertThat(judging.refusals(situation, ALLIED_GENERAL, order(Side.ALLIED, "Typhoon 2", "XXX Corps")))
                .isEmpty();
        assertThat(judging.refusals(situation, ALLIED_GENERAL, order(Side.ALLIED, "Typhoon 2", "Eindhoven")))
                .containsExactly(AIR_26);
    }

    @Test
    @Covers({"AIR-26", "A-78"})
    void notAZoneADropWillOnlyWin() {
        Situation situation = AirSituations.tacticalAllied()
                .then(AirSituations.drop("US Para 1", "DZ-N"))
                .build();
        assertThat(judging.refusals(situation, ALLIED_GENERAL, order(Side.ALLIED, "Typhoon 1", "DZ-N")))
                .containsExactly(AIR_26);
    }

    @Test
    @Covers("AIR-03")
    void notMoreTyphoonsThanThereAre() {
        Situation situation = AirSituations.tacticalAllied()
                .then(AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"))
                .build();
        assertThat(judging.refusals(situation, ALLIED_GENERAL, order(Side.ALLIED, "Typhoon 2", "XXX Corps")))
                .containsExactly(AIR_03);
    }

    @Test
    @Covers("AIR-27")
    void theFw190SupportsAGermanArea() {
        Situation situation = AirSituations.tacticalGerman().build();
        assertThat(judging.refusals(situation, GERMAN_GENERAL, order(Side.GERMAN, "FW190", "Arnhem")))
                .isEmpty();
        assertThat(judging.refusals(situation, GERMAN_GENERAL, order(Side.GERMAN, "FW190", "XXX Corps")))
                .containsExactly(AIR_26);
    }

    @Test
    @Covers({"AIR-27", "AIR-14"})
    void butNoZoneToWhichADropIsAssigned() {
        Situation situation = AirSituations.tacticalGerman()
                .then(AirSituations.drop("US Para 1", "DZ-N"))
                .build();
        assertThat(judging.refusals(situation, GERMAN_GENERAL, order(Side.GERMAN, "FW190", "DZ-N")))
                .containsExactly(AIR_14);
    }

    @Test
    @Covers({"AIR-27", "AIR-05"})
    void anFw190ThatInterdictsGivesNoSupport() {
        Situation situation = AirSituations.tacticalGerman()
                .allied("DZ-T")
                .then(AirSituations.resupply("DZ-T"), AirSituations.interdiction(Side.GERMAN, "FW190", "DZ-T"))
                .build();
        assertThat(judging.refusals(situation, GERMAN_GENERAL, order(Side.GERMAN, "FW190", "Arnhem")))
                .containsExactly(AIR_05);
    }
}
