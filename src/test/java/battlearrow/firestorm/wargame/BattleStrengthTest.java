package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.situation.Situation;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Firestorm Troop Bonuses and Situation Modifiers")
class BattleStrengthTest {
    private static final RulebookTables TABLES = WalkthroughMap.scenario().tables();
    private static final List<Terrain> COLUMNS =
            List.of(Terrain.OPEN, Terrain.POLDER, Terrain.FOREST, Terrain.HILL, Terrain.TOWN);

    private static int bonus(String troop, int die, Terrain terrain) {
        return strength(TABLES, terrain, troop, die).sum();
    }

    private static BattleStrength strength(RulebookTables tables, Terrain terrain, String troop, int die) {
        return BattleStrength.of(tables, terrain, List.of(new Fielded(WalkthroughMap.troop(troop), die)), Set.of());
    }

    @Nested
    class Bonuses {
        @ParameterizedTest(name = "{0}, die {1}: Open {2}, Polder {3}, Wood {4}, Hill {5}, Town {6}")
        @CsvSource({
            "5th Sherman, 0, 3, 1, 2, 1, 1",
            "32nd Sexton, 0, 2, 2, 3, 2, 3",
            "43rd Gun, 0, 2, 2, 1, 2, 2",
            "British Para 1, 0, 1, 2, 3, 2, 3",
            "US Para 1, 0, 1, 2, 3, 2, 3",
            "US Glider 1, 0, 1, 2, 2, 2, 3",
            "Mountain 1, 0, 1, 2, 2, 3, 2",
            "Harmel Panzer, 0, 3, 1, 2, 1, 1",
            "Panther, 0, 3, 1, 2, 1, 1",
            "Heinke Half-track, 0, 2, 2, 3, 2, 3",
            "6th FJR, 0, 1, 2, 3, 2, 3",
            "Konigstiger A, 1, 3, 1, 2, 1, 1",
            "Konigstiger A, 2, 3, 1, 2, 1, 1",
            "Konigstiger A, 3, 1, 1, 2, 2, 3",
            "Konigstiger A, 4, 4, 1, 2, 1, 2",
            "Konigstiger A, 5, 4, 1, 2, 1, 2",
            "Konigstiger A, 6, 4, 1, 2, 1, 2",
            "8.8cm E, 1, 2, 2, 1, 2, 1",
            "8.8cm E, 4, 2, 2, 1, 2, 1",
            "8.8cm E, 5, 3, 1, 2, 1, 1",
            "8.8cm E, 6, 4, 1, 2, 1, 2",
            "Spindler Security, 1, 1, 1, 1, 1, 1",
            "Spindler Security, 4, 1, 1, 1, 1, 1",
            "Spindler Security, 5, 1, 2, 3, 2, 3",
            "Spindler Security, 6, 1, 2, 3, 2, 3",
        })
        @Covers({"GW-09", "GW-14", "T-04", "T-14", "HR-29=asScenarioData"})
        void byTypeAndTerrain(String troop, int die, int open, int polder, int wood, int hill, int town) {
            List<Integer> expected = List.of(open, polder, wood, hill, town);
            for (int column = 0; column < expected.size(); column++) {
                assertThat(bonus(troop, die, COLUMNS.get(column)))
                        .as("%s", COLUMNS.get(column))
                        .isEqualTo(expected.get(column));
            }
        }

        @ParameterizedTest(name = "{0}: Open {1}, Polder {2}, Wood {3}, Hill {4}")
        @CsvSource({"Typhoon 1, 3, 3, 1, 2", "FW190, 2, 2, 1, 1"})
        @Covers({"GW-14", "T-14"})
        void aircraftEverywhereButInATown(String aircraft, int open, int polder, int wood, int hill) {
            List<Integer> expected = List.of(open, polder, wood, hill);
            for (int column = 0; column < expected.size(); column++) {
                assertThat(bonus(aircraft, 0, COLUMNS.get(column))).isEqualTo(expected.get(column));
            }
        }

        @Test
        @Covers("GW-14")
        @DisplayName("the book's example: Town, Sherman 1 and 5.5\" Gun 2")
        void twoTroopsAddUp() {
            BattleStrength strength = BattleStrength.of(
                    TABLES, Terrain.TOWN, List.of(fielded("5th Sherman"), fielded("43rd Gun")), Set.of());
            assertThat(strength.modifiers())
                    .containsExactly(
                            new Modifier(
                                    Modifier.Kind.TROOP_BONUS,
                                    Wargames.troopId("5th Sherman"),
                                    "SHERMAN_PANTHER_PANZER_STUG",
                                    1),
                            new Modifier(Modifier.Kind.TROOP_BONUS, Wargames.troopId("43rd Gun"), "GUN_55", 2));
            assertThat(strength.sum()).isEqualTo(3);
        }

        @Test
        @Covers({"A-53", "HR-29=asScenarioData"})
        @DisplayName("a cell without a value counts one, marked as not from the book")
        void unknownCell() {
            BattleStrength strength = strength(withoutBonuses(), Terrain.TOWN, "43rd Gun", 0);
            assertThat(strength.modifiers())
                    .containsExactly(
                            new Modifier(Modifier.Kind.PRESUMED_BONUS, Wargames.troopId("43rd Gun"), "GUN_55", 1));
        }

        @Test
        @Covers("HR-29=asScenarioData")
        @DisplayName("the cells are those of the scenario's data")
        void cellsOfTheScenario() {
            RulebookTables corrected = withBonuses(Map.of("GUN_55", Map.of(Terrain.TOWN, 4)));
            assertThat(strength(corrected, Terrain.TOWN, "43rd Gun", 0).sum()).isEqualTo(4);
        }

        @Test
        @Covers("GW-09")
        void aVariableTroopAddsNothingBeforeItsRoll() {
            BattleStrength strength = strength(TABLES, Terrain.OPEN, "8.8cm E", 0);
            assertThat(strength.isComplete()).isFalse();
            assertThat(strength.unrolled()).containsExactly(WalkthroughMap.troop("8.8cm E"));
            assertThat(strength.sum()).isZero();
        }
    }

    @Nested
    class Situations {
        @Test
        @Covers({"GW-10", "GW-11", "GW-12", "T-15", "A-70"})
        @DisplayName("T-15: guns +1, artillery +1, Out of Supply -2, and nothing else")
        void theTableCounts() {
            Set<Modifier.Kind> all =
                    Set.of(Modifier.Kind.ANTI_AIRCRAFT, Modifier.Kind.ARTILLERY, Modifier.Kind.OUT_OF_SUPPLY);
            assertThat(BattleStrength.of(TABLES, Terrain.HILL, List.of(), all).modifiers())
                    .containsExactly(
                            Modifier.situation(Modifier.Kind.ANTI_AIRCRAFT, 1),
                            Modifier.situation(Modifier.Kind.ARTILLERY, 1),
                            Modifier.situation(Modifier.Kind.OUT_OF_SUPPLY, -2));
            assertThat(BattleStrength.of(TABLES, Terrain.HILL, List.of(), Set.of())
                            .sum())
                    .isZero();
        }

        @Test
        @Covers({"GW-10", "GW-11", "GW-12", "GW-14"})
        void eachNumberNamesItsRuleAndTable() {
            List<Rule> rules = new ArrayList<>();
            List<String> tables = new ArrayList<>();
            for (Modifier.Kind kind : Modifier.Kind.values()) {
                rules.add(kind.rule());
                tables.add(kind.table());
            }
            assertThat(rules).containsExactly(Rule.GW_14, Rule.GW_14, Rule.GW_10, Rule.GW_12, Rule.GW_11);
            assertThat(tables).containsExactly("T-14", "T-14", "T-15", "T-15", "T-15");
        }

        @Test
        @Covers("GW-10")
        void gunsDefendAnEmptyBridge() {
            Wargames game = canalBridge(List.of());
            assertThat(sum(game, Side.GERMAN)).isEqualTo(1);
            assertThat(kinds(game, Side.ALLIED)).doesNotContain(Modifier.Kind.ANTI_AIRCRAFT);
        }

        @Test
        @Covers("GW-10")
        void noGunsBesideATroopThatIsNotCommitted() {
            assertThat(sum(canalBridge(List.of("Harmel Panzer")), Side.GERMAN)).isZero();
        }

        @Test
        @Covers({"GW-11", "SUP-24"})
        void outOfSupplyCostsTwo() {
            assertThat(kinds(canalBridge(List.of()), Side.ALLIED)).containsExactly(Modifier.Kind.OUT_OF_SUPPLY);
        }

        @Test
        @Covers("GW-11")
        void bothMayBeOutOfSupply() {
            Wargames game = Wargames.battle(
                    Wargames.emptyMap()
                            .allied("Groesbeek Heights", "Nijmegen Bridge", "Maas-Waal Canal Bridge")
                            .german("Nijmegen"),
                    6);
            game.arrow(Side.ALLIED, "Nijmegen Bridge", "Nijmegen")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN);
            assertThat(sum(game, Side.ALLIED)).isEqualTo(-2);
            assertThat(sum(game, Side.GERMAN)).isEqualTo(-2);
        }

        @Test
        @Covers({"GW-08", "GW-11", "ABN-08"})
        void aMarkerDrawnForSupplyCostsNothing() {
            Wargames game = Wargames.battle(
                    Wargames.emptyMap().allied("DZ-O").markers("DZ-O", 2).troop("US Para 1", "DZ-O"), 6);
            game.arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                    .commit(Side.ALLIED, "US Para 1")
                    .commit(Side.GERMAN);
            game.accept(new DrawSupply(1, Side.ALLIED, Wargames.areaId("DZ-O")));
            assertThat(sum(game, Side.ALLIED)).isEqualTo(1);
        }

        @Test
        @Covers({"GW-08", "GW-12", "ABN-20"})
        void artilleryInTheAttack() {
            assertThat(kinds(artillery(Side.ALLIED), Side.ALLIED)).containsExactly(Modifier.Kind.ARTILLERY);
        }

        @Test
        @Covers({"GW-12", "ABN-20"})
        void artilleryInTheDefence() {
            assertThat(kinds(artillery(Side.GERMAN), Side.ALLIED))
                    .containsExactly(Modifier.Kind.ANTI_AIRCRAFT, Modifier.Kind.ARTILLERY);
        }

        @Test
        @Covers("GW-14")
        @DisplayName("of a battle: Troops, then situations, before any die of the battle")
        void ofABattle() {
            Wargames game = Wargames.battle(
                    Wargames.emptyMap()
                            .troop("5th Sherman", "XXX Corps")
                            .german("Valkenswaard Road")
                            .troop("8.8cm E", "Valkenswaard Road")
                            .troop("6th FJR", "Valkenswaard Road"),
                    6);
            game.arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .commit(Side.ALLIED, "5th Sherman")
                    .commit(Side.GERMAN, "8.8cm E", "6th FJR");
            assertThat(sum(game, Side.GERMAN)).isEqualTo(1);
            game.accept(new RollVariable(1, Side.GERMAN, Wargames.troopId("8.8cm E")), 6);
            assertThat(sum(game, Side.GERMAN)).isEqualTo(5);
            assertThat(sum(game, Side.ALLIED)).isEqualTo(3);
        }
    }

    /** An attack from Groesbeek Heights, Out of Supply, into a bridge; the defender commits nobody. */
    private static Wargames canalBridge(List<String> standing) {
        SituationBuilder map = Wargames.emptyMap().allied("Groesbeek Heights");
        standing.forEach(troop -> map.troop(troop, "Maas-Waal Canal Bridge"));
        Wargames game = Wargames.battle(map, 6);
        return game.arrow(Side.ALLIED, "Groesbeek Heights", "Maas-Waal Canal Bridge")
                .commit(Side.ALLIED)
                .commit(Side.GERMAN);
    }

    /** Artillery from DZ-O at Grave Bridge, which the attacker's side attacks or the Germans attack; the Allies are In Supply. */
    private static Wargames artillery(Side attacker) {
        SituationBuilder map = Wargames.emptyMap()
                .allied("Valkenswaard Road", "Eindhoven", "Son Bridge", "Veghel Bridge", "Volkel Road", "DZ-O")
                .control(attacker.enemy(), "Grave Bridge")
                .markers("DZ-O", 1);
        Wargames game = Wargames.battle(map, 6);
        game.arrow(attacker, attacker == Side.ALLIED ? "Volkel Road" : "Maas-Waal Canal Bridge", "Grave Bridge");
        if (attacker == Side.GERMAN) {
            game.commit(Side.GERMAN);
        }
        game.accept(new CommitTroops(1, Side.ALLIED, List.of(), List.of(Wargames.areaId("DZ-O"))));
        return attacker == Side.ALLIED ? game.commit(Side.GERMAN) : game;
    }

    private static Fielded fielded(String troop) {
        return Fielded.unrolled(WalkthroughMap.troop(troop));
    }

    private static int sum(Wargames game, Side side) {
        return strength(game, side).sum();
    }

    private static List<Modifier.Kind> kinds(Wargames game, Side side) {
        return strength(game, side).modifiers().stream().map(Modifier::kind).toList();
    }

    private static BattleStrength strength(Wargames game, Side side) {
        Situation now = game.now();
        return BattleStrength.of(now, game.battle(now.lastBattle()), side);
    }

    private static RulebookTables withoutBonuses() {
        return withBonuses(Map.of());
    }

    /** The tables with other bonuses, whatever else belongs to them. */
    private static RulebookTables withBonuses(Map<String, Map<Terrain, Integer>> bonuses) {
        RecordComponent[] parts = RulebookTables.class.getRecordComponents();
        Class<?>[] types = Stream.of(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = new Object[parts.length];
        try {
            for (int i = 0; i < parts.length; i++) {
                values[i] = parts[i].getName().equals("bonuses")
                        ? bonuses
                        : parts[i].getAccessor().invoke(TABLES);
            }
            return RulebookTables.class.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
