package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.FRITZ;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.SET_21;
import static battlearrow.firestorm.rulebook.Rule.SET_24;
import static battlearrow.firestorm.rulebook.Rule.TURN_07;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.MountainAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Aircraft Mission Resolution and the end of Air Allocation. */
class ClosingAirTest {
    private static final CloseAir CLOSE = new CloseAir();

    private final Judging<CloseAir> judging = Judging.by(new ClosingAir());

    @Nested
    class Drops {
        @Test
        @Covers({"AIR-12", "AIR-13", "A-37", "AIR-19", "INV-33"})
        @DisplayName("S-18: the Troop lands with two markers, and the Allies control the zone")
        void theTroopLandsWithTwoMarkers() {
            Situation situation = AirSituations.resolution()
                    .then(AirSituations.drop("US Para 4", "DZ-T"))
                    .build();
            Situation after = judging.after(situation, ALLIED_GENERAL, CLOSE);
            assertThat(after.isIn(troop("US Para 4"), area("DZ-T"))).isTrue();
            assertThat(after.markers(area("DZ-T"))).isEqualTo(2);
            assertThat(after.control(area("DZ-T"))).isEqualTo(Side.ALLIED);
            assertThat(after.step()).isEqualTo(Step.EXPLOITATION_ALLIED);
        }

        @Test
        @Covers({"A-39", "ABN-27"})
        void aResupplyOfTheSameZoneAddsToIt() {
            Situation situation = AirSituations.resolution()
                    .allied("DZ-T")
                    .then(AirSituations.drop("US Para 4", "DZ-T"), AirSituations.resupply("DZ-T"))
                    .then(new ResupplyMade(area("DZ-T").id(), 3, 3, 3))
                    .build();
            assertThat(judging.after(situation, ALLIED_GENERAL, CLOSE).markers(area("DZ-T")))
                    .isEqualTo(5);
        }

        @Test
        @Covers({"AIR-20", "AIR-21", "AIR-22"})
        void mountainInfantryBringsNoMarkers() {
            Situation situation = AirSituations.resolution()
                    .allied("Deelen")
                    .troop("US Para 1", "Deelen")
                    .markers("Deelen", 3)
                    .then(new MountainAssigned(
                            troop("Mountain 1").id(), area("Deelen").id()))
                    .build();
            Situation after = judging.after(situation, ALLIED_GENERAL, CLOSE);
            assertThat(after.isIn(troop("Mountain 1"), area("Deelen"))).isTrue();
            assertThat(after.markers(area("Deelen"))).isEqualTo(3);
        }
    }

    @Nested
    class CloseSupport {
        @Test
        @Covers({"AIR-28", "AIR-26", "AIR-27"})
        void aircraftStandInTheAreasTheySupport() {
            Situation situation = AirSituations.resolution()
                    .then(
                            AirSituations.closeSupport(Side.ALLIED, "Typhoon 2", "XXX Corps"),
                            AirSituations.closeSupport(Side.GERMAN, "FW190", "Arnhem"))
                    .build();
            Situation after = judging.after(situation, GERMAN_GENERAL, CLOSE);
            assertThat(after.isIn(troop("Typhoon 2"), area("XXX Corps"))).isTrue();
            assertThat(after.isIn(troop("FW190"), area("Arnhem"))).isTrue();
        }

        @Test
        @Covers("INV-04")
        void anAreaLostByARulingIsNotSupported() {
            Situation situation = AirSituations.resolution()
                    .then(AirSituations.closeSupport(Side.GERMAN, "FW190", "Arnhem"))
                    .allied("Arnhem")
                    .build();
            Situation after = judging.after(situation, ALLIED_GENERAL, CLOSE);
            assertThat(after.isInReinforcementPool(troop("FW190"))).isTrue();
        }
    }

    @Nested
    class WhatIsStillDue {
        @Test
        @Covers({"TURN-07", "AIR-18", "AIR-29"})
        void everyInterdictionAndResupplyIsRolledFirst() {
            SituationBuilder builder = AirSituations.resolution()
                    .allied("DZ-X")
                    .then(
                            AirSituations.resupply("DZ-X"),
                            AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"),
                            AirSituations.interdiction(Side.GERMAN, "FW190", "DZ-X"));
            assertThat(judging.refusals(builder.build(), ALLIED_GENERAL, CLOSE))
                    .containsExactly(TURN_07, TURN_07, TURN_07);
        }

        @Test
        @Covers("TURN-07")
        void notBeforeAllAircraftAreAssigned() {
            assertThat(judging.refusals(AirSituations.tacticalAllied().build(), ALLIED_GENERAL, CLOSE))
                    .containsExactly(TURN_07);
            assertThat(judging.refusals(AirSituations.transport(4).build(), ALLIED_GENERAL, CLOSE))
                    .containsExactly(TURN_07);
        }

        @Test
        @Covers("ROLE-04")
        void byAGeneralOrTheOrganiser() {
            Situation situation = AirSituations.resolution().build();
            assertThat(judging.refusals(situation, FRITZ, CLOSE)).containsExactly(ROLE_04);
            assertThat(judging.offered(situation, GERMAN_GENERAL)).containsExactly(CLOSE);
            assertThat(judging.offered(situation, ORGANISER)).containsExactly(CLOSE);
        }
    }

    @Nested
    class TheOpening {
        @Test
        @Covers({"SET-22", "SET-23", "INV-44"})
        @DisplayName("O-14b: five drops are enough; the exploitation follows")
        void theExploitationFollows() {
            Situation situation = AirSituations.opening()
                    .then(
                            AirSituations.drop("US Para 1", "DZ-N"),
                            AirSituations.drop("US Para 2", "DZ-T"),
                            AirSituations.drop("US Glider 1", "LZ-T"),
                            AirSituations.drop("US Para 3", "DZ-O"),
                            AirSituations.drop("British Para 1", "DZ-X"),
                            AirSituations.closeSupport(Side.ALLIED, "Typhoon 1", "XXX Corps"))
                    .build();
            Situation after = judging.after(situation, ALLIED_GENERAL, CLOSE);
            assertThat(after.step()).isEqualTo(Step.OPENING_EXPLOITATION);
            assertThat(after.areasOf(Side.ALLIED).size()).isEqualTo(8);
            assertThat(after.map().areas().stream().mapToInt(after::markers).sum())
                    .isEqualTo(10);
            assertThat(after.isIn(troop("Typhoon 1"), area("XXX Corps"))).isTrue();
        }

        @Test
        @Covers("SET-21")
        void byTheAlliedGeneral() {
            Situation situation = AirSituations.opening().build();
            assertThat(judging.refusals(situation, GERMAN_GENERAL, CLOSE)).containsExactly(SET_21);
            assertThat(judging.refusals(situation, TOMMY, CLOSE)).containsExactly(ROLE_04);
        }

        @Test
        @Covers("SET-24")
        void marketGardenHasNoAirStepInItsOpening() {
            Situation opening = SituationBuilder.of(ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN))
                    .at(0, Phase.OPENING, Step.OPENING_EXPLOITATION)
                    .build();
            assertThat(judging.refusals(opening, ALLIED_GENERAL, CLOSE)).containsExactly(SET_24);
        }
    }
}
