package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.AIR_01;
import static battlearrow.firestorm.rulebook.Rule.AIR_02;
import static battlearrow.firestorm.rulebook.Rule.AIR_06;
import static battlearrow.firestorm.rulebook.Rule.AIR_07;
import static battlearrow.firestorm.rulebook.Rule.AIR_08;
import static battlearrow.firestorm.rulebook.Rule.AIR_10;
import static battlearrow.firestorm.rulebook.Rule.AIR_11;
import static battlearrow.firestorm.rulebook.Rule.AIR_46;
import static battlearrow.firestorm.rulebook.Rule.ORG_12;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.SET_21;
import static battlearrow.firestorm.rulebook.Rule.SET_22;
import static battlearrow.firestorm.rulebook.Rule.SET_24;
import static battlearrow.firestorm.rulebook.Rule.TURN_06;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Air Drop. */
class AssigningDropTest {
    private final Judging<AssignDrop> judging = Judging.by(new AssigningDrop());

    private static AssignDrop drop(String troop, String zone) {
        return new AssignDrop(troop(troop).id(), area(zone).id());
    }

    private List<Rule> refusals(SituationBuilder builder, AssignDrop order) {
        return judging.refusals(builder.build(), ALLIED_GENERAL, order);
    }

    @Nested
    class TheZone {
        @Test
        @Covers({"AIR-07", "AIR-09", "AIR-06"})
        @DisplayName("E-15: Paratroopers land on a Landing Zone and on a Drop Zone, friendly or enemy")
        void paratroopersLandOnBoth() {
            assertThat(refusals(AirSituations.transport(4), drop("US Para 1", "LZ-T")))
                    .isEmpty();
            assertThat(refusals(AirSituations.transport(4), drop("US Para 1", "DZ-T")))
                    .isEmpty();
            assertThat(refusals(AirSituations.transport(4).allied("DZ-T"), drop("US Para 1", "DZ-T")))
                    .isEmpty();
        }

        @Test
        @Covers("AIR-10")
        @DisplayName("E-15, O-03: gliders need a Landing Zone")
        void glidersMayNotLandOnADropZone() {
            assertThat(refusals(AirSituations.transport(4), drop("US Glider 1", "LZ-T")))
                    .isEmpty();
            assertThat(refusals(AirSituations.transport(4), drop("US Glider 1", "DZ-T")))
                    .containsExactly(AIR_10);
        }

        @Test
        @Covers({"AIR-08", "ABN-28"})
        @DisplayName("E-14: DZ-N is empty, DZ-T holds a Paratrooper, LZ-T holds a marker")
        void theZoneMustBeEmpty() {
            SituationBuilder builder = AirSituations.transport(4)
                    .allied("DZ-T", "LZ-T")
                    .troop("US Para 2", "DZ-T")
                    .markers("LZ-T", 1);
            assertThat(refusals(builder, drop("US Para 1", "DZ-N"))).isEmpty();
            assertThat(refusals(builder, drop("US Para 1", "DZ-T"))).containsExactly(AIR_08);
            assertThat(refusals(builder, drop("US Para 1", "LZ-T"))).containsExactly(AIR_08);
        }

        @Test
        @Covers("AIR-08")
        void anEnemyTroopBarsTheZoneToo() {
            SituationBuilder builder = AirSituations.transport(4).troop("Spindler Security", "DZ-X");
            assertThat(refusals(builder, drop("US Para 1", "DZ-X"))).containsExactly(AIR_08);
        }

        @Test
        @Covers({"AIR-11", "INV-35"})
        @DisplayName("O-08: one drop for each zone")
        void oneDropForEachZone() {
            SituationBuilder builder = AirSituations.transport(4).then(AirSituations.drop("British Para 1", "DZ-X"));
            assertThat(refusals(builder, drop("British Para 2", "DZ-X"))).containsExactly(AIR_11);
            assertThat(refusals(builder, drop("British Para 2", "DZ-N"))).isEmpty();
        }

        @Test
        @Covers({"AIR-07", "A-38", "HR-19=off"})
        @DisplayName("O-09: an airfield is no target")
        void anAirfieldIsNoTarget() {
            assertThat(refusals(AirSituations.opening(), drop("British Para 2", "Deelen")))
                    .containsExactly(AIR_07);
            assertThat(refusals(AirSituations.transport(4), drop("British Para 2", "Eindhoven")))
                    .containsExactly(AIR_07);
        }

        @Test
        @Covers("HR-19=on")
        void aHouseRuleLetsParatroopersJumpOnAirfields() {
            SituationBuilder builder =
                    AirSituations.transport(SituationBuilder.emptyWalkthrough(HouseRule.HR_19, "on"), 4);
            assertThat(refusals(builder, drop("British Para 2", "Deelen"))).isEmpty();
            assertThat(refusals(builder, drop("US Glider 1", "Deelen"))).containsExactly(AIR_07);
        }
    }

    @Nested
    class TheTroop {
        @Test
        @Covers("AIR-06")
        void itComesFromEitherAlliedPool() {
            SituationBuilder builder = AirSituations.transport(4).reserve("US Para 1");
            assertThat(refusals(builder, drop("US Para 1", "DZ-N"))).isEmpty();
        }

        @Test
        @Covers("AIR-06")
        void aTroopOnTheMapIsRefused() {
            SituationBuilder builder = AirSituations.transport(4).allied("DZ-N").troop("US Para 1", "DZ-N");
            assertThat(refusals(builder, drop("US Para 1", "DZ-T"))).containsExactly(AIR_06);
        }

        @Test
        @Covers("AIR-06")
        void aShermanIsNotDropped() {
            assertThat(refusals(AirSituations.transport(4).pool("8th Sherman"), drop("8th Sherman", "DZ-T")))
                    .containsExactly(AIR_06);
        }

        @Test
        @Covers("AIR-06")
        void aGermanParatrooperIsInNoAlliedPool() {
            assertThat(refusals(AirSituations.transport(4).pool("6th FJR"), drop("6th FJR", "DZ-T")))
                    .startsWith(AIR_06);
        }

        @Test
        @Covers("AIR-06")
        void aTroopFliesOnce() {
            SituationBuilder builder = AirSituations.transport(4).then(AirSituations.drop("US Para 1", "DZ-X"));
            assertThat(refusals(builder, drop("US Para 1", "DZ-N"))).containsExactly(AIR_06);
        }

        @Test
        @Covers("AIR-46")
        void mountainInfantryIsNotDropped() {
            assertThat(refusals(AirSituations.transport(4), drop("Mountain 1", "LZ-T")))
                    .containsExactly(AIR_46);
        }

        @Test
        @Covers("ORG-12")
        void unknownNamesAreRefused() {
            AssignDrop order = new AssignDrop(new TroopId("7th-cavalry"), new AreaId("atlantis"));
            assertThat(refusals(AirSituations.transport(4), order)).containsExactly(ORG_12, ORG_12);
        }
    }

    @Nested
    class TheNumber {
        @Test
        @Covers({"AIR-02", "INV-34"})
        void noMoreMissionsThanC47() {
            SituationBuilder builder = AirSituations.transport(2)
                    .then(AirSituations.drop("US Para 1", "DZ-X"), AirSituations.drop("US Para 2", "DZ-N"));
            assertThat(refusals(builder, drop("US Para 3", "DZ-O"))).containsExactly(AIR_02);
        }

        @Test
        @Covers({"SET-22", "HR-24=2", "A-49"})
        void sixInTheOpening() {
            SituationBuilder builder = SituationBuilder.emptyWalkthrough(HouseRule.HR_24, "2")
                    .at(0, Phase.OPENING, Step.OPENING_AIR)
                    .then(AirSituations.drop("US Para 1", "DZ-X"));
            assertThat(refusals(builder, drop("US Para 2", "DZ-N"))).isEmpty();
            builder.then(AirSituations.drop("US Para 2", "DZ-N"));
            assertThat(refusals(builder, drop("US Para 3", "DZ-O"))).containsExactly(SET_22);
        }

        @Test
        @Covers("SET-22")
        void theSeventhDropOfTheOpeningIsRefused() {
            Scenario free = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            Situation situation = SituationBuilder.of(free)
                    .at(0, Phase.OPENING, Step.OPENING_AIR)
                    .build();
            for (int drops = 0; drops < 6; drops++) {
                AssignDrop next = judging.offered(situation, ALLIED_GENERAL).getFirst();
                situation = judging.after(situation, ALLIED_GENERAL, next);
            }
            assertThat(judging.offered(situation, ALLIED_GENERAL)).isEmpty();
            Situation full = situation;
            AssignDrop seventh = new AssigningDrop()
                    .candidates(full, ALLIED_GENERAL).stream()
                            .filter(order -> judging.refusals(full, ALLIED_GENERAL, order)
                                    .equals(List.of(SET_22)))
                            .findFirst()
                            .orElseThrow();
            assertThat(seventh).isNotNull();
        }
    }

    @Nested
    class WhoAndWhen {
        @Test
        @Covers({"ROLE-04", "SET-21"})
        void onlyTheAlliedGeneral() {
            AssignDrop order = drop("US Para 1", "DZ-N");
            assertThat(judging.refusals(AirSituations.transport(4).build(), GERMAN_GENERAL, order))
                    .containsExactly(ROLE_04);
            assertThat(judging.refusals(AirSituations.transport(4).build(), ORGANISER, order))
                    .containsExactly(ROLE_04);
            assertThat(judging.refusals(AirSituations.opening().build(), GERMAN_GENERAL, order))
                    .containsExactly(SET_21);
            assertThat(judging.refusals(AirSituations.opening().build(), TOMMY, order))
                    .containsExactly(ROLE_04);
        }

        @Test
        @Covers("AIR-01")
        void notBeforeTheAircraftDie() {
            SituationBuilder builder = SituationBuilder.walkthrough().strategic(1, Step.AIR_AVAILABILITY);
            assertThat(refusals(builder, drop("US Para 1", "DZ-N"))).containsExactly(AIR_01);
        }

        @Test
        @Covers("TURN-06")
        void notAfterTheTransportStep() {
            assertThat(refusals(AirSituations.tacticalAllied(), drop("US Para 1", "DZ-N")))
                    .containsExactly(TURN_06);
            assertThat(refusals(
                            SituationBuilder.walkthrough().at(0, Phase.OPENING, Step.OPENING_EXPLOITATION),
                            drop("US Para 1", "DZ-N")))
                    .containsExactly(TURN_06);
        }

        @Test
        @Covers("SET-24")
        void marketGardenHasNoDropsInItsOpening() {
            Situation opening = SituationBuilder.of(ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN))
                    .at(0, Phase.OPENING, Step.OPENING_EXPLOITATION)
                    .build();
            AssignDrop order = new AssignDrop(new TroopId("502-pir"), new AreaId("dz-b"));
            assertThat(judging.refusals(opening, ALLIED_GENERAL, order)).containsExactly(SET_24);
        }
    }

    @Test
    @Covers("INV-50")
    void whatIsOfferedIsWhatIsAllowed() {
        Situation situation = AirSituations.transport(4)
                .then(AirSituations.drop("British Para 1", "DZ-X"))
                .build();
        List<AssignDrop> allowed = new ArrayList<>();
        for (FirestormTroop troop : situation.scenario().troops()) {
            for (Area area : situation.map().areas()) {
                AssignDrop order = new AssignDrop(troop.id(), area.id());
                if (judging.refusals(situation, ALLIED_GENERAL, order).isEmpty()) {
                    allowed.add(order);
                }
            }
        }
        assertThat(judging.offered(situation, ALLIED_GENERAL)).containsExactlyInAnyOrderElementsOf(allowed);
        assertThat(allowed).isNotEmpty();
    }
}
