package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.AIR_01;
import static battlearrow.firestorm.rulebook.Rule.AIR_02;
import static battlearrow.firestorm.rulebook.Rule.AIR_15;
import static battlearrow.firestorm.rulebook.Rule.AIR_16;
import static battlearrow.firestorm.rulebook.Rule.AIR_17;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Air Resupply. */
class AssigningResupplyTest {
    private final Judging<AssignResupply> judging = Judging.by(new AssigningResupply());

    private List<Rule> refusals(SituationBuilder builder, String zone) {
        return judging.refusals(
                builder.build(), ALLIED_GENERAL, new AssignResupply(area(zone).id()));
    }

    @Test
    @Covers("AIR-15")
    @DisplayName("E-16: a friendly zone, not an enemy one")
    void aFriendlyZoneNotAnEnemyOne() {
        SituationBuilder builder = AirSituations.transport(4).allied("DZ-X", "Deelen");
        assertThat(refusals(builder, "DZ-X")).isEmpty();
        assertThat(refusals(builder, "Deelen")).isEmpty();
        assertThat(refusals(builder, "DZ-N")).containsExactly(AIR_15);
        assertThat(refusals(builder, "XXX Corps")).containsExactly(AIR_15);
    }

    @Test
    @Covers({"AIR-15", "A-78"})
    void aZoneThatADropWillOnlyWinIsNotFriendlyYet() {
        SituationBuilder builder = AirSituations.transport(4).then(AirSituations.drop("US Para 1", "DZ-N"));
        assertThat(refusals(builder, "DZ-N")).containsExactly(AIR_15);
    }

    @Test
    @Covers({"AIR-16", "INV-35"})
    @DisplayName("S-04: one resupply for each zone")
    void oneForEachZone() {
        SituationBuilder builder = AirSituations.transport(4).allied("DZ-X").then(AirSituations.resupply("DZ-X"));
        assertThat(refusals(builder, "DZ-X")).containsExactly(AIR_16);
    }

    @Test
    @Covers({"A-39", "HR-20=on", "HR-20=off"})
    void aDropAndAResupplyOfOneZone() {
        SituationBuilder builder =
                AirSituations.transport(4).allied("DZ-X").then(AirSituations.drop("British Para 1", "DZ-X"));
        assertThat(refusals(builder, "DZ-X")).isEmpty();
        SituationBuilder apart = AirSituations.transport(SituationBuilder.emptyWalkthrough(HouseRule.HR_20, "off"), 4)
                .allied("DZ-X")
                .then(AirSituations.drop("British Para 1", "DZ-X"));
        assertThat(refusals(apart, "DZ-X")).containsExactly(AIR_16);
    }

    @Nested
    class SuppliedByRoad {
        private static final Scenario BOX = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);

        /** The real map with every area in Allied hands but the German depots. */
        private static SituationBuilder conquered(HouseRules houseRules) {
            SituationBuilder builder =
                    AirSituations.transport(SituationBuilder.empty(BOX, Mode.CAMPAIGN, houseRules), 4);
            for (Area area : BOX.map().areas()) {
                if (!area.isDepot()) {
                    builder.allied(area.name());
                }
            }
            return builder;
        }

        private List<Rule> zoneRefusals(Situation situation, Area zone) {
            return judging.refusals(situation, ALLIED_GENERAL, new AssignResupply(zone.id()));
        }

        @Test
        @Covers({"AIR-17", "A-40", "HR-21=off", "HR-21=on"})
        void aRoadToADepotBarsALandingOrDropZoneButNoAirfield() {
            Situation situation = conquered(HouseRules.DEFAULTS).build();
            Situation strict =
                    conquered(HouseRules.DEFAULTS.with(HouseRule.HR_21, "on")).build();
            Supply supply = Supply.of(situation, Side.ALLIED);
            for (Area zone : BOX.map().areas()) {
                if (zone.isZone()) {
                    boolean road = supply.isSuppliedByRoad(zone);
                    assertThat(zoneRefusals(situation, zone))
                            .as(zone.name())
                            .isEqualTo(road && zone.isLandingOrDropZone() ? List.of(AIR_17) : List.of());
                    assertThat(zoneRefusals(strict, zone))
                            .as(zone.name())
                            .isEqualTo(road ? List.of(AIR_17) : List.of());
                }
            }
            assertThat(BOX.map().areas())
                    .as("the map has an airfield on a supplied road")
                    .anyMatch(area -> area.airfield() && supply.isSuppliedByRoad(area));
        }

        @Test
        @Covers("AIR-17")
        void supplyByAdjacencyDoesNotBar() {
            SituationBuilder builder = AirSituations.transport(4)
                    .allied("DZ-O", "Grave Bridge", "Volkel Road", "Veghel Bridge", "Son Bridge", "Eindhoven")
                    .then(new TroopPlaced(troop("6th FJR").id(), PlaceKind.REINFORCEMENT_POOL, null))
                    .allied("Valkenswaard Road");
            assertThat(Supply.of(builder.build(), Side.ALLIED).isInSupply(area("DZ-O")))
                    .isTrue();
            assertThat(refusals(builder, "DZ-O")).isEmpty();
        }
    }

    @Test
    @Covers("AIR-02")
    @DisplayName("S-09: no C-47 left")
    void noC47Left() {
        SituationBuilder builder = AirSituations.transport(2)
                .allied("DZ-X", "DZ-O")
                .then(AirSituations.resupply("DZ-X"), AirSituations.drop("US Para 4", "DZ-T"));
        assertThat(refusals(builder, "DZ-O")).containsExactly(AIR_02);
    }

    @Test
    @Covers("AIR-01")
    @DisplayName("S-01: not before the Aircraft Die")
    void notBeforeTheAircraftDie() {
        SituationBuilder builder = SituationBuilder.walkthrough().allied("DZ-X").strategic(1, Step.AIR_AVAILABILITY);
        assertThat(refusals(builder, "DZ-X")).containsExactly(AIR_01);
    }

    @Test
    @Covers("SET-25")
    void notInTheOpening() {
        assertThat(refusals(AirSituations.opening().allied("DZ-X"), "DZ-X")).containsExactly(SET_25);
    }
}
