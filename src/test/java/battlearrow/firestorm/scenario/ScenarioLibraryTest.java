package battlearrow.firestorm.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopType;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The two scenarios this application brings. */
class ScenarioLibraryTest {
    private final Scenario freeScenario = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
    private final Scenario historical = ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN);

    @ParameterizedTest
    @EnumSource
    @Covers("SET-01")
    void thereAreTwoScenariosEachReadOnce(ScenarioName name) {
        Scenario scenario = ScenarioLibrary.marketGarden(name);
        assertThat(scenario.name()).isEqualTo(name);
        assertThat(ScenarioLibrary.marketGarden(name)).isSameAs(scenario);
    }

    @Test
    @Covers("SET-03")
    void theMapHasSixtyNamedAreasEachWithATerrain() {
        assertThat(freeScenario.map().areas()).hasSize(60).doesNotHaveDuplicates();
        assertThat(freeScenario.map().areas()).extracting(Area::name).doesNotHaveDuplicates();
        assertThat(freeScenario.map().areas())
                .extracting(Area::terrain)
                .contains(Terrain.OPEN, Terrain.HILL, Terrain.FOREST, Terrain.POLDER, Terrain.TOWN);
        assertThat(freeScenario.map().borders()).hasSize(153);
        assertThat(freeScenario.map().borders())
                .filteredOn(border -> border.kind() == BorderKind.IMPASSABLE)
                .hasSize(19)
                .noneMatch(border -> border.road());
    }

    @ParameterizedTest(name = "T-02: {0} at {1}, {2} depot {3}")
    @CsvSource({
        "Rotterdam, A41, GERMAN, 1",
        "Amsterdam, A6, GERMAN, 2",
        "Apeldorn, V1, GERMAN, 3",
        "Wesel, Z10, GERMAN, 4",
        "Kleve, Z22, GERMAN, 5",
        "Ruhr, Z41, GERMAN, 6",
        "XII Corps, C50, ALLIED, 0",
        "XXX Corps, I51, ALLIED, 0",
        "VIII Corps, M52, ALLIED, 0",
    })
    @Covers({"T-02", "SET-05", "SET-06"})
    void depots(String name, String grid, Side side, int number) {
        Area depot = area(name);
        assertThat(depot.grid()).isEqualTo(grid);
        assertThat(depot.findDepotOwner()).contains(side);
        assertThat(depot.depotNumber()).isEqualTo(number);
        assertThat(freeScenario.listDepots(side))
                .hasSize(side == Side.GERMAN ? 6 : 3)
                .contains(depot);
        if (side == Side.GERMAN) {
            assertThat(freeScenario.germanDepot(number)).isEqualTo(depot);
        }
    }

    @ParameterizedTest(name = "T-09: {0} is worth {1}")
    @CsvSource({
        "Arnhem Bridge, 60",
        "Nijmegen Bridge, 50",
        "Ijessel Bridge, 20",
        "Utrecht, 20",
        "Maas-Waal Canal Bridge, 20",
        "Grave Bridge, 20",
        "Veghel Bridge, 20",
        "Son Bridge, 20",
        "Wilhelmina Canal Bridge, 10",
        "Eindhoven, 10",
        "Boxmeer Bridge, 10",
        "Gelderland Bridge, 6",
        "Zaltbommel Bridges, 6",
        "Tilburg Bridge, 6",
        "Turnhout Road, 6",
        "Albert Canal, 6",
        "Maas Bridge, 10",
        "S'Hertogenbosch, 6",
        "Helmond Bridge, 10",
    })
    @Covers({"T-09", "SET-07"})
    void objectives(String name, int value) {
        assertThat(area(name).objectiveValue()).isEqualTo(value);
    }

    @Test
    @DisplayName("T-09: 19 objectives, worth 316 together")
    @Covers({"T-09", "SET-07"})
    void objectivesTogether() {
        assertThat(freeScenario.map().areas()).filteredOn(Area::isObjective).hasSize(19);
        assertThat(freeScenario.map().areas().stream()
                        .mapToInt(Area::objectiveValue)
                        .sum())
                .isEqualTo(316);
    }

    @ParameterizedTest(name = "T-01: {2} {0} {1}, worth {3} when captured")
    @CsvSource({
        "GERMAN, KONIGSTIGER, 2, 10",
        "GERMAN, GUN_88, 5, 6",
        "GERMAN, PANTHER, 1, 10",
        "GERMAN, PANZER, 1, 6",
        "GERMAN, GERMAN_PARATROOPER, 2, 10",
        "GERMAN, HALFTRACK, 2, 6",
        "GERMAN, SECURITY, 4, 6",
        "GERMAN, FW190, 1, 6",
        "ALLIED, SHERMAN, 5, 6",
        "ALLIED, SEXTON, 3, 6",
        "ALLIED, BRITISH_POLISH_PARATROOPER, 4, 10",
        "ALLIED, MOUNTAIN_INFANTRY, 3, 6",
        "ALLIED, GUN_55, 3, 6",
        "ALLIED, US_GLIDER_INFANTRY, 2, 6",
        "ALLIED, US_PARATROOPER, 6, 10",
        "ALLIED, TYPHOON, 2, 6",
    })
    @Covers({"T-01", "T-10", "SET-09"})
    void inventory(Side side, String code, int count, int captureValue) {
        TroopType type = freeScenario.types().stream()
                .filter(one -> one.code().equals(code))
                .findFirst()
                .orElseThrow();
        assertThat(type.side()).isEqualTo(side);
        assertThat(type.count()).isEqualTo(count);
        assertThat(type.captureValue()).isEqualTo(captureValue);
        assertThat(freeScenario.troops())
                .filteredOn(troop -> troop.type().equals(type))
                .hasSize(count);
    }

    @Test
    @Covers({"T-01", "SET-09"})
    void twentyEightAlliedAndEighteenGermanTroops() {
        assertThat(freeScenario.troops())
                .filteredOn(troop -> troop.side() == Side.ALLIED)
                .hasSize(28);
        assertThat(freeScenario.troops())
                .filteredOn(troop -> troop.side() == Side.GERMAN)
                .hasSize(18);
    }

    @Test
    @Covers("SET-10")
    void elevenTroopsAreVariable() {
        assertThat(freeScenario.troops())
                .filteredOn(troop -> troop.type().variable())
                .hasSize(11)
                .extracting(troop -> troop.type().code())
                .containsOnly("KONIGSTIGER", "GUN_88", "SECURITY");
    }

    @ParameterizedTest(name = "A Bridge Too Far: {0} in {1}")
    @CsvSource({
        "gds-5-armd, XXX Corps",
        "gds-32, XXX Corps",
        "8-armd-bde, XXX Corps",
        "43-wessex, XXX Corps",
        "29-armd-bde, VIII Corps",
        "159-bde, VIII Corps",
        "kg-reinhold, Elst Road",
        "kg-harmel, Arnhem",
        "kg-heinke, Budel",
        "kg-spindler, Arnhem West",
        "fjr-6, Valkenswaard Road",
        "div-erdman, Weert Road",
    })
    @Covers({"SET-13", "SET-14"})
    void freeDeployment(String id, String area) {
        assertPlacement(freeScenario, id, Placement.Kind.AREA, area, 0);
    }

    @ParameterizedTest(name = "Market Garden: {0} {1} {2}, turn {3}")
    @CsvSource({
        "gds-5-armd, AREA, XXX Corps, 0",
        "gds-32, AREA, XXX Corps, 0",
        "8-armd-bde, AREA, XXX Corps, 0",
        "43-wessex, AREA, XXX Corps, 0",
        "29-armd-bde, ALLIED_RESERVE, VIII Corps, 1",
        "504-pir, AIR_DROP, DZ-O, 0",
        "polish-para-bde, AIR_DROP, Driel, 3",
        "kg-reinhold, AREA, Elst Road, 0",
        "kg-harmel, AREA, Arnhem, 0",
        "kg-heinke, AREA, Budel, 0",
        "kg-spindler, AREA, Arnhem West, 0",
        "fjr-6, AREA, Valkenswaard Road, 0",
        "div-erdman, AREA, Weert Road, 0",
        "kg-hummel, GERMAN_RESERVE, Wesel, 2",
        "spzabt-506, GERMAN_RESERVE, Kleve, 3",
        "pzbde-107, GERMAN_RESERVE, Ruhr, 1",
        "div-59, GERMAN_RESERVE, Rotterdam, 1",
        "jg-fw190, GERMAN_RESERVE, Deelen, 1",
    })
    @Covers({"SET-16", "SET-17", "SET-20"})
    void historicalDeployment(String id, Placement.Kind kind, String area, int turn) {
        assertPlacement(historical, id, kind, area, turn);
    }

    @ParameterizedTest(name = "German Reserves of A Bridge Too Far: {0} for {1}")
    @CsvSource({
        "kg-hummel, Wesel",
        "spzabt-506, Apeldorn",
        "pzbde-107, Ruhr",
        "div-59, Rotterdam",
        "jg-fw190, Deelen",
    })
    @Covers("SET-20")
    void germanReserves(String id, String area) {
        assertPlacement(freeScenario, id, Placement.Kind.GERMAN_RESERVE, area, null);
    }

    @Test
    @Covers("SET-15")
    void airborneTroopsOfTheFreeScenarioWaitWithoutDepotAndTurn() {
        List<FirestormTroop> airborne = freeScenario.troops().stream()
                .filter(troop -> troop.type().returnsBy() == ReturnsBy.AIR_DROP)
                .toList();
        assertThat(airborne)
                .hasSize(12)
                .allSatisfy(troop -> assertThat(freeScenario.placement(troop))
                        .isEqualTo(new Placement(Placement.Kind.ALLIED_RESERVE, null, null)));
    }

    @Test
    void sixTroopsOfTheHistoricalScenarioAreDroppedInTheSetUp() {
        assertThat(historical.troops())
                .extracting(historical::placement)
                .filteredOn(placement -> placement.kind() == Placement.Kind.AIR_DROP
                        && Integer.valueOf(0).equals(placement.turn()))
                .hasSize(6)
                .extracting(Placement::area)
                .doesNotHaveDuplicates();
    }

    @Test
    @Covers("ORG-10")
    void everyFactNamesItsSource() {
        assertThat(freeScenario.facts())
                .contains(new Fact(
                        "Area",
                        "Rotterdam",
                        "Terrain",
                        "Polder",
                        Fact.Source.RECONSTRUCTED,
                        "terrain not in the text; chosen from real geography: delta lowland",
                        "area/rotterdam/terrain"))
                .allSatisfy(fact -> {
                    assertThat(fact.subject()).isNotBlank();
                    assertThat(fact.field()).isNotBlank();
                    assertThat(fact.value())
                            .as(fact.subject() + ", " + fact.field())
                            .isNotBlank();
                });
        assertThat(freeScenario.facts())
                .filteredOn(fact -> fact.kind().equals("Area") && fact.field().equals("Terrain"))
                .hasSize(60);
        assertThat(freeScenario.facts())
                .filteredOn(fact -> fact.kind().equals("Border"))
                .hasSize(153);
        assertThat(freeScenario.facts())
                .filteredOn(fact -> fact.kind().equals("Road"))
                .hasSize(65);
    }

    private Area area(String name) {
        return freeScenario.map().areas().stream()
                .filter(area -> area.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static void assertPlacement(
            Scenario scenario, String id, Placement.Kind kind, String area, @Nullable Integer turn) {
        Placement placement = scenario.placement(scenario.getTroop(new TroopId(id)));
        assertThat(placement.kind()).isEqualTo(kind);
        assertThat(placement.turn()).isEqualTo(turn);
        assertThat(placement.area())
                .isEqualTo(scenario.map().areas().stream()
                        .filter(one -> one.name().equals(area))
                        .findFirst()
                        .orElseThrow());
    }
}
