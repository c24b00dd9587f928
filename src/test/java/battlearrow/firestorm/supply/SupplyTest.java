package battlearrow.firestorm.supply;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.DepotInterdicted;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Check for Supply")
class SupplyTest {
    private static final String[] GERMAN_DEPOTS = {"Rotterdam", "Amsterdam", "Apeldorn", "Wesel", "Kleve", "Ruhr"};
    private static final String[] CORRIDOR = {
        "Valkenswaard Road",
        "Eindhoven",
        "Son Bridge",
        "Veghel Bridge",
        "Volkel Road",
        "Grave Bridge",
        "Maas-Waal Canal Bridge",
        "Nijmegen",
        "Nijmegen Bridge",
        "Elst Road"
    };

    private static boolean inSupply(Situation situation, Side side, String area) {
        return Supply.of(situation, side).isInSupply(area(area));
    }

    @Nested
    class Depots {
        private final Situation start = SituationBuilder.walkthrough().build();

        @ParameterizedTest
        @ValueSource(strings = {"XXX Corps", "XII Corps", "VIII Corps"})
        @Covers({"SUP-02", "A-21"})
        void anAlliedDepotIsInSupply(String depot) {
            assertThat(inSupply(start, Side.ALLIED, depot)).isTrue();
        }

        @ParameterizedTest
        @ValueSource(strings = {"Rotterdam", "Amsterdam", "Apeldorn", "Wesel", "Kleve", "Ruhr"})
        @Covers({"SUP-03", "A-21"})
        void aGermanDepotIsInSupply(String depot) {
            assertThat(inSupply(start, Side.GERMAN, depot)).isTrue();
        }
    }

    @Nested
    class ByRoad {
        @ParameterizedTest
        @ValueSource(ints = {1, 2, 10})
        @Covers("SUP-04")
        void aFriendlyRoadToADepotSupplies(int length) {
            SituationBuilder builder = SituationBuilder.walkthrough();
            for (int i = 0; i < length; i++) {
                builder.allied(CORRIDOR[i]);
            }
            Supply supply = Supply.of(builder.build(), Side.ALLIED);
            assertThat(supply.isSuppliedByRoad(area(CORRIDOR[length - 1]))).isTrue();
            assertThat(((SupplyReason.ByRoad) supply.reason(area(CORRIDOR[length - 1]))).road())
                    .hasSize(length + 1)
                    .endsWith(area("XXX Corps"));
        }

        @Test
        @Covers("SUP-05")
        void aDetourIsAsGoodAsTheStraightRoad() {
            // From Turnhout Road over S'Hertogenbosch and Veghel Bridge down to Eindhoven, while Valkenswaard Road is
            // German.
            Situation detour = SituationBuilder.walkthrough()
                    .allied(
                            "Turnhout Road",
                            "Tilburg Bridge",
                            "S'Hertogenbosch",
                            "Veghel Bridge",
                            "Son Bridge",
                            "Eindhoven")
                    .build();
            assertThat(inSupply(detour, Side.ALLIED, "Eindhoven")).isTrue();
        }

        @Test
        @Covers({"SUP-10", "SUP-09"})
        void oneEnemyAreaCutsTheRoad() {
            Situation cut = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road", "Son Bridge", "Veghel Bridge")
                    .build();
            assertThat(inSupply(cut, Side.ALLIED, "Veghel Bridge")).isFalse();
            assertThat(Supply.of(cut, Side.ALLIED).reason(area("Veghel Bridge")))
                    .isInstanceOfSatisfying(
                            SupplyReason.Broken.class,
                            broken -> assertThat(broken.breaks()).containsExactly(area("Eindhoven")));
        }

        @Test
        @Covers({"SUP-10", "SUP-07"})
        @DisplayName("E-04: Nijmegen and Nijmegen Bridge")
        void bothSidesCutOffAtNijmegen() {
            Situation situation = SituationBuilder.walkthrough()
                    .allied("Nijmegen Bridge", "Groesbeek Heights", "Maas-Waal Canal Bridge")
                    .build();
            assertThat(inSupply(situation, Side.ALLIED, "Nijmegen Bridge")).isFalse();
            assertThat(inSupply(situation, Side.GERMAN, "Nijmegen")).isFalse();
        }

        @Test
        @Covers({"SUP-14", "A-22"})
        void anArrowAloneCutsNoRoad() {
            Situation attacked = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road", "Eindhoven")
                    .battlePhase(2)
                    .arrow(Side.GERMAN, "Son Bridge", "Eindhoven")
                    .build();
            assertThat(inSupply(attacked, Side.ALLIED, "Eindhoven")).isTrue();
            Situation behind = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road", "Eindhoven", "Son Bridge")
                    .battlePhase(2)
                    .arrow(Side.GERMAN, "Wilhelmina Canal Bridge", "Eindhoven")
                    .build();
            assertThat(inSupply(behind, Side.ALLIED, "Son Bridge")).isTrue();
        }
    }

    @Nested
    class FromANeighbour {
        private final Situation corridor = SituationBuilder.walkthrough()
                .allied(CORRIDOR)
                .allied("DZ-O", "Groesbeek Heights", "DZ-N", "LZ-T")
                .build();

        @Test
        @Covers("SUP-06")
        void aRoadlessNeighbourOfASuppliedRoadIsInSupply() {
            assertThat(inSupply(corridor, Side.ALLIED, "DZ-O")).isTrue();
            assertThat(Supply.of(corridor, Side.ALLIED).reason(area("DZ-O")))
                    .isInstanceOfSatisfying(
                            SupplyReason.FromNeighbour.class,
                            reason -> assertThat(reason.neighbour()).isEqualTo(area("Grave Bridge")));
            assertThat(Supply.of(corridor, Side.ALLIED).isSuppliedByRoad(area("DZ-O")))
                    .isFalse();
        }

        @Test
        @Covers({"SUP-08", "A-21"})
        void adjacencyIsNotPassedOn() {
            Situation secondRing = SituationBuilder.walkthrough()
                    .allied(CORRIDOR)
                    .german("Nijmegen", "Nijmegen Bridge", "Elst Road")
                    .allied("Groesbeek Heights", "DZ-N")
                    .build();
            Supply supply = Supply.of(secondRing, Side.ALLIED);
            assertThat(supply.isSuppliedByRoad(area("Maas-Waal Canal Bridge"))).isTrue();
            assertThat(supply.isInSupply(area("Groesbeek Heights")))
                    .as("next to it")
                    .isTrue();
            assertThat(supply.isInSupply(area("DZ-N"))).as("two steps away").isFalse();
        }

        @Test
        @Covers({"SUP-07", "A-06"})
        void notAcrossAnImpassableBorder() {
            Scenario box = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            int tried = 0;
            for (Border border : box.map().borders()) {
                if (border.kind() == BorderKind.IMPASSABLE) {
                    tried += tryAcross(box, border.one(), border.other());
                    tried += tryAcross(box, border.other(), border.one());
                }
            }
            assertThat(tried).isPositive();
        }

        /** All areas but the tried one and its passable neighbours are Allied: what is left is the impassable border. */
        private static int tryAcross(Scenario box, Area beyond, Area supplied) {
            if (beyond.isDepot() || supplied.isDepotOf(Side.GERMAN)) {
                return 0;
            }
            CampaignMap map = box.map();
            Situation situation = SituationBuilder.empty(box, Mode.CAMPAIGN, HouseRules.DEFAULTS)
                    .build();
            for (Area area : map.areas()) {
                if (!area.isDepot() && !map.areAdjacent(beyond, area)) {
                    situation = situation.after(new ControlChanged(area.id(), Side.ALLIED));
                }
            }
            Supply supply = Supply.of(situation, Side.ALLIED);
            boolean nextToDepot = map.list(map.adjacent(beyond)).stream().anyMatch(area -> area.isDepotOf(Side.ALLIED));
            if (nextToDepot || !supply.isSuppliedByRoad(supplied)) {
                return 0;
            }
            assertThat(supply.isInSupply(beyond))
                    .as(beyond + " behind " + supplied)
                    .isFalse();
            return 1;
        }
    }

    @Nested
    class Interdiction {
        @Test
        @Covers({"SUP-12", "A-23"})
        void anInterdictedDepotSuppliesNoArea() {
            Situation cutOff = SituationBuilder.walkthrough()
                    .allied("Budel", "Maas Bridge")
                    .interdicted("Typhoon 1", "Ruhr")
                    .build();
            assertThat(inSupply(cutOff, Side.GERMAN, "Weert Road")).isFalse();
            assertThat(Supply.of(cutOff, Side.GERMAN).reason(area("Weert Road")))
                    .isEqualTo(new SupplyReason.NoRoad());
        }

        @Test
        @Covers("SUP-12")
        void aSecondDepotStillSuppliesTheNet() {
            Situation other = SituationBuilder.walkthrough()
                    .interdicted("Typhoon 1", "Apeldorn")
                    .build();
            assertThat(inSupply(other, Side.GERMAN, "Arnhem")).isTrue();
        }

        @Test
        @Covers({"SUP-13", "A-23", "HR-10=off", "HR-10=on"})
        void theDepotsOwnAreaIsJudgedLikeAnyOther() {
            for (String selfSupply : List.of("off", "on")) {
                Situation isolated = SituationBuilder.emptyWalkthrough(HouseRule.HR_10, selfSupply)
                        .interdicted("Typhoon 1", "Ruhr")
                        .build();
                assertThat(inSupply(isolated, Side.GERMAN, "Ruhr"))
                        .as("HR-10 " + selfSupply)
                        .isEqualTo(selfSupply.equals("on"));
                assertThat(inSupply(isolated, Side.GERMAN, "Weert Road")).isFalse();
            }
            Situation joined = SituationBuilder.walkthrough()
                    .interdicted("Typhoon 1", "Apeldorn")
                    .build();
            assertThat(inSupply(joined, Side.GERMAN, "Apeldorn")).isTrue();
        }
    }

    @Nested
    @DisplayName("whatever is controlled by whom")
    class Invariants {
        private final Scenario box = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
        private final Random random = new Random(17_09_1944);

        private Situation anySituation() {
            Situation situation = SituationBuilder.empty(
                            random.nextBoolean() ? box : WalkthroughMap.scenario(), Mode.CAMPAIGN, HouseRules.DEFAULTS)
                    .build();
            int share = 1 + random.nextInt(9);
            for (Area area : situation.map().areas()) {
                if (!area.isDepot() && random.nextInt(10) < share) {
                    situation = situation.after(new ControlChanged(area.id(), Side.ALLIED));
                }
            }
            for (Area depot : situation.scenario().listDepots(Side.GERMAN)) {
                if (random.nextInt(3) == 0) {
                    situation = interdict(situation, depot);
                }
            }
            return situation;
        }

        private Situation interdict(Situation situation, Area depot) {
            return situation.after(new DepotInterdicted(
                    situation.scenario().troops().get(depot.depotNumber()).id(), depot.id()));
        }

        @Test
        @Covers({"INV-11", "SUP-09"})
        void supplyIsAPureFunctionAndOnlyForOwnAreas() {
            for (int i = 0; i < 300; i++) {
                Situation situation = anySituation();
                for (Side side : Side.values()) {
                    AreaSet supplied = Supply.of(situation, side).areasInSupply();
                    assertThat(Supply.of(situation, side).areasInSupply()).isEqualTo(supplied);
                    assertThat(supplied.minus(situation.areasOf(side)).isEmpty())
                            .isTrue();
                }
            }
        }

        @Test
        @Covers("INV-12")
        void oneAreaMoreNeverPutsAnotherOutOfSupply() {
            for (int i = 0; i < 300; i++) {
                Situation situation = anySituation();
                Area gained = situation
                        .map()
                        .area(random.nextInt(situation.map().areas().size()));
                if (gained.isDepot()) {
                    continue;
                }
                for (Side side : Side.values()) {
                    Situation more = situation.after(new ControlChanged(gained.id(), side));
                    AreaSet lost = Supply.of(situation, side)
                            .areasInSupply()
                            .minus(Supply.of(more, side).areasInSupply());
                    assertThat(lost.isEmpty()).isTrue();
                }
            }
        }

        @Test
        @Covers("INV-13")
        void oneDepotInterdictedMoreNeverBringsAnAreaInSupply() {
            for (int i = 0; i < 300; i++) {
                Situation situation = anySituation();
                Area depot = situation.scenario().germanDepot(1 + random.nextInt(GERMAN_DEPOTS.length));
                AreaSet gained = Supply.of(interdict(situation, depot), Side.GERMAN)
                        .areasInSupply()
                        .minus(Supply.of(situation, Side.GERMAN).areasInSupply());
                assertThat(gained.isEmpty()).isTrue();
            }
        }

        @Test
        @Covers("INV-14")
        void anAreaSuppliedByAdjacencyHasARoadSuppliedNeighbour() {
            for (int i = 0; i < 300; i++) {
                Situation situation = anySituation();
                CampaignMap map = situation.map();
                for (Side side : Side.values()) {
                    Supply supply = Supply.of(situation, side);
                    for (Area area : map.list(supply.areasInSupply().minus(supply.areasSuppliedByRoad()))) {
                        assertThat(map.adjacent(area)
                                        .and(supply.areasSuppliedByRoad())
                                        .isEmpty())
                                .isFalse();
                    }
                }
            }
        }

        @Test
        @DisplayName("the reason given agrees with the status and can be followed on the map")
        void reasonsAreTrue() {
            for (int i = 0; i < 100; i++) {
                Situation situation = anySituation();
                for (Side side : Side.values()) {
                    Supply supply = Supply.of(situation, side);
                    for (Area area : situation.map().list(situation.areasOf(side))) {
                        SupplyReason reason = supply.reason(area);
                        assertThat(reason.isInSupply()).isEqualTo(supply.isInSupply(area));
                        if (reason instanceof SupplyReason.Broken broken) {
                            assertThat(broken.breaks())
                                    .as("what breaks the road")
                                    .isNotEmpty();
                            assertThat(broken.road()).startsWith(area);
                        }
                        if (reason instanceof SupplyReason.ByRoad byRoad) {
                            assertThat(byRoad.road()).allMatch(on -> situation.controls(side, on));
                        }
                    }
                }
            }
        }
    }
}
