package battlearrow.firestorm.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every cell of the printed tables, copied row by row from the ledger. */
class TablesTest {

    private final RulebookTables tables =
            ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR).tables();

    @ParameterizedTest(name = "T-03: {0} on {1} is {2}, {3}")
    @CsvSource({
        "KONIGSTIGER, 1, STUG, Confident Trained",
        "KONIGSTIGER, 2, STUG, Confident Trained",
        "KONIGSTIGER, 3, FLAMMPANZER, Confident Trained",
        "KONIGSTIGER, 4, TIGER, Confident Veteran",
        "KONIGSTIGER, 5, KONIGSTIGER, Confident Veteran",
        "KONIGSTIGER, 6, KONIGSTIGER, Confident Veteran",
        "GUN_88, 1, GUN_88, Confident Trained",
        "GUN_88, 2, GUN_88, Confident Trained",
        "GUN_88, 3, GUN_88, Confident Trained",
        "GUN_88, 4, GUN_88, Confident Trained",
        "GUN_88, 5, JAGDPANZER_IV, Confident Veteran",
        "GUN_88, 6, JAGDPANTHER, Confident Veteran",
        "SECURITY, 1, SECURITY, Reluctant Trained",
        "SECURITY, 2, SECURITY, Reluctant Trained",
        "SECURITY, 3, GRENADIER, Confident Veteran",
        "SECURITY, 4, GRENADIER, Confident Veteran",
        "SECURITY, 5, SS_INFANTRY, Fearless Veteran",
        "SECURITY, 6, SS_INFANTRY, Fearless Veteran",
    })
    @Covers("T-03")
    void variableTroopsOfTheCampaign(String troop, int pip, String code, String rating) {
        VariablePlatoon platoon = row(tables.variableCampaign(), troop).get(pip - 1);
        assertThat(platoon.code()).isEqualTo(code);
        assertThat(platoon.rating()).isEqualTo(rating);
        assertThat(row(tables.variableCampaign(), troop)).hasSize(6);
    }

    @ParameterizedTest(name = "T-04: {0} on 1 to 6 is {1}, {2}, {3}, {4}, {5}, {6}")
    @CsvSource({
        "KONIGSTIGER, STUG, STUG, FLAMMPANZER, TIGER, KONIGSTIGER, KONIGSTIGER",
        "GUN_88, GUN_88, GUN_88, GUN_88, GUN_88, STUG, JAGDPANTHER",
        "SECURITY, SECURITY, SECURITY, SECURITY, SECURITY, SS_INFANTRY, SS_INFANTRY",
    })
    @Covers("T-04")
    void variableTroopsOfTheWargame(
            String troop, String one, String two, String three, String four, String five, String six) {
        assertThat(row(tables.variableWargame(), troop))
                .extracting(VariablePlatoon::code)
                .containsExactly(one, two, three, four, five, six);
        assertThat(row(tables.variableWargame(), troop))
                .extracting(VariablePlatoon::rating)
                .containsOnly("");
    }

    @Test
    @DisplayName("T-05: 1-2 Morale Reduced, 3-4 Strength Reduced, 5 No Effect, 6 Fight to the Death")
    @Covers("T-05")
    void outOfSupply() {
        assertThat(tables.outOfSupply())
                .containsExactly(
                        OutOfSupplyEffect.MORALE_REDUCED,
                        OutOfSupplyEffect.MORALE_REDUCED,
                        OutOfSupplyEffect.STRENGTH_REDUCED,
                        OutOfSupplyEffect.STRENGTH_REDUCED,
                        OutOfSupplyEffect.NO_EFFECT,
                        OutOfSupplyEffect.FIGHT_TO_THE_DEATH);
    }

    @ParameterizedTest(name = "T-06: {0} points are reduced to {1}")
    @CsvSource({
        "3000, 2400",
        "2500, 2000",
        "2000, 1600",
        "1750, 1400",
        "1500, 1200",
        "1200, 960",
        "1000, 800",
        "800, 640",
        "600, 480",
        "500, 400",
    })
    @Covers("T-06")
    void reducedPoints(int points, int reduced) {
        assertThat(tables.reducedPoints()).hasSize(10).containsEntry(points, reduced);
    }

    @ParameterizedTest(name = "T-07: {0}")
    @CsvSource({
        "OPEN, Hasty Assault, No Retreat, Breakout, Fighting Withdrawal",
        "HILL, No Retreat, Hasty Assault, Fighting Withdrawal, Breakthrough",
        "POLDER, Encounter, No Retreat, Breakthrough, Cauldron",
        "FOREST, Encounter, No Retreat, Breakthrough, Fighting Withdrawal",
        "TOWN, Hasty Assault, No Retreat, Breakout, Street Fighting (mission by agreement)",
    })
    @Covers("T-07")
    void terrainMissions(Terrain terrain, String three, String four, String five, String six) {
        assertThat(tables.findMissions(terrain))
                .contains(List.of("Free-for-All", "Free-for-All", three, four, five, six));
    }

    @ParameterizedTest(name = "T-08: with {0} victory points the roller needs {1}")
    @CsvSource({"0, 0", "1, 0", "2, 0", "3, 6", "4, 6", "5, 5", "6, 4", "7, 4", "12, 4"})
    @Covers("T-08")
    void rollToDestroy(int victoryPoints, int needed) {
        assertThat(tables.neededToDestroy(victoryPoints)).isEqualTo(needed);
    }

    @Test
    @DisplayName("T-10: a successful attack on an Allied depot is worth 10")
    @Covers("T-10")
    void depotAttack() {
        assertThat(tables.depotAttackValue()).isEqualTo(10);
    }

    @Test
    @DisplayName("T-11: one aircraft 2 C-47, two 3, three 4")
    @Covers("T-11")
    void c47() {
        assertThat(tables.c47ByAircraft()).containsExactly(2, 3, 4);
    }

    @Test
    @DisplayName("T-12: one aircraft 1 marker, two 2, three 3")
    @Covers("T-12")
    void markers() {
        assertThat(tables.markersByAircraft()).containsExactly(1, 2, 3);
    }

    @ParameterizedTest(name = "T-13: a total of {0} gives {1} battles")
    @CsvSource({"2, 6", "3, 7", "4, 7", "5, 8", "6, 8", "7, 9", "8, 10", "9, 10", "10, 11", "11, 11", "12, 12"})
    @Covers("T-13")
    void numberOfBattles(int total, int battles) {
        assertThat(tables.battlesByTotal()).hasSize(11);
        assertThat(tables.battlesByTotal().get(total - 2)).isEqualTo(battles);
    }

    @ParameterizedTest(name = "T-14: {0}: Open {1}, Polder {2}, Wood {3}, Hill {4}, Town {5}")
    @CsvSource({
        "KONIGSTIGER_TIGER_JAGDPANTHER, 4, 1, 2, 1, 2",
        "SHERMAN_PANTHER_PANZER_STUG, 3, 1, 2, 1, 1",
        "FLAMMPANZER, 1, 1, 2, 2, 3",
        "HALFTRACK_SEXTON, 2, 2, 3, 2, 3",
        "GUN_88, 2, 2, 1, 2, 1",
        "GUN_55, 2, 2, 1, 2, 2",
        "SECURITY, 1, 1, 1, 1, 1",
        "SS_INFANTRY, 1, 2, 3, 2, 3",
        "PARATROOPER, 1, 2, 3, 2, 3",
        "GLIDER_INFANTRY, 1, 2, 2, 2, 3",
        "MOUNTAIN_INFANTRY, 1, 2, 2, 3, 2",
        "TYPHOON, 3, 3, 1, 2,",
        "FW190, 2, 2, 1, 1,",
    })
    @Covers("T-14")
    void bonuses(String row, Integer open, Integer polder, Integer wood, Integer hill, Integer town) {
        assertThat(tables.bonuses()).hasSize(13);
        assertThat(tables.findBonus(row, Terrain.OPEN)).contains(open);
        assertThat(tables.findBonus(row, Terrain.POLDER)).contains(polder);
        assertThat(tables.findBonus(row, Terrain.FOREST)).contains(wood);
        assertThat(tables.findBonus(row, Terrain.HILL)).contains(hill);
        assertThat(tables.findBonus(row, Terrain.TOWN)).isEqualTo(Optional.ofNullable(town));
    }

    @ParameterizedTest(name = "T-14: a rolled {0} counts as {1}")
    @CsvSource({
        "STUG, SHERMAN_PANTHER_PANZER_STUG",
        "FLAMMPANZER, FLAMMPANZER",
        "TIGER, KONIGSTIGER_TIGER_JAGDPANTHER",
        "KONIGSTIGER, KONIGSTIGER_TIGER_JAGDPANTHER",
        "JAGDPANTHER, KONIGSTIGER_TIGER_JAGDPANTHER",
        "GUN_88, GUN_88",
        "SECURITY, SECURITY",
        "SS_INFANTRY, SS_INFANTRY",
    })
    @Covers("T-14")
    void bonusRowOfARoll(String code, String row) {
        assertThat(tables.findBonusRow(code)).contains(row);
    }

    @ParameterizedTest(name = "T-14: {0} uses the row {1}")
    @CsvSource({
        "SHERMAN, SHERMAN_PANTHER_PANZER_STUG",
        "SEXTON, HALFTRACK_SEXTON",
        "BRITISH_POLISH_PARATROOPER, PARATROOPER",
        "MOUNTAIN_INFANTRY, MOUNTAIN_INFANTRY",
        "GUN_55, GUN_55",
        "US_GLIDER_INFANTRY, GLIDER_INFANTRY",
        "US_PARATROOPER, PARATROOPER",
        "TYPHOON, TYPHOON",
        "PANTHER, SHERMAN_PANTHER_PANZER_STUG",
        "PANZER, SHERMAN_PANTHER_PANZER_STUG",
        "GERMAN_PARATROOPER, PARATROOPER",
        "HALFTRACK, HALFTRACK_SEXTON",
        "FW190, FW190",
        "KONIGSTIGER,",
        "GUN_88,",
        "SECURITY,",
    })
    @Covers("T-14")
    void bonusRowOfAType(String code, String row) {
        assertThat(ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR).types())
                .filteredOn(type -> type.code().equals(code))
                .singleElement()
                .satisfies(type -> assertThat(type.findBonusRow()).isEqualTo(Optional.ofNullable(row)));
    }

    @Test
    @DisplayName("T-15: Anti-aircraft Guns +1, Parachute Artillery Support +1, Out of Supply -2")
    @Covers("T-15")
    void situationModifiers() {
        assertThat(tables.antiAircraftModifier()).isEqualTo(1);
        assertThat(tables.artilleryModifier()).isEqualTo(1);
        assertThat(tables.outOfSupplyModifier()).isEqualTo(-2);
    }

    @Test
    @DisplayName("T-16: difference 0 to 5 and more; 0 where nobody rolls")
    @Covers("T-16")
    void rollToDestroyOfTheWargame() {
        assertThat(tables.wargameRollToDestroyLoser()).containsExactly(6, 6, 6, 5, 5, 4);
        assertThat(tables.wargameRollToDestroyWinner()).containsExactly(6, 6, 6, 0, 0, 0);
    }

    @Test
    @DisplayName("Campaign Outcome: 50 Tactical, 100 Operational, 150 Strategic")
    void outcomeLeads() {
        assertThat(tables.outcomeLeads())
                .isEqualTo(Map.of(
                        OutcomeLevel.DRAW, 0,
                        OutcomeLevel.TACTICAL, 50,
                        OutcomeLevel.OPERATIONAL, 100,
                        OutcomeLevel.STRATEGIC, 150));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "campaignTurns, 5",
        "firestormTroopsCommittedPerSide, 2",
        "troopsAdvancingIntoCapturedArea, 3",
        "alliedArmourReachInAreas, 3",
        "airborneSupplyReachInAreas, 3",
        "supplyMarkersPerAirDrop, 2",
        "supplyMarkersPerZone, 6",
        "dropsPerZonePerTurn, 1",
        "resupplyMissionsPerAirZonePerTurn, 1",
        "openingAirDrops, 6",
        "c47PerExtraTyphoon, 2",
        "extraTyphoons, 1",
        "exploitationMovesPerTroop, 1",
        "battlePlanObjectives, 3",
    })
    void limits(String name, int value) {
        assertThat(tables.limit(name)).isEqualTo(value);
        assertThat(tables.reserveArrivesOn()).isEqualTo(4);
    }

    private static List<VariablePlatoon> row(Map<String, List<VariablePlatoon>> table, String troop) {
        return table.getOrDefault(troop, List.of());
    }
}
