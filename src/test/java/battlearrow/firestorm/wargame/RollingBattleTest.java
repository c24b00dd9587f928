package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.afteraction.AfterActionSheet;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.rulebook.BattleTotal;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Scores;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Resolve the Battle; Roll to Destroy")
class RollingBattleTest {
    /** A battle for Valkenswaard Road, Open: a Sherman (3) against a Panzer (3). */
    private static Wargames evenBattle() {
        SituationBuilder map =
                Wargames.emptyMap().troop("5th Sherman", "XXX Corps").troop("Harmel Panzer", "Valkenswaard Road");
        return Wargames.battle(map, 6)
                .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                .commit(Side.ALLIED, "5th Sherman")
                .commit(Side.GERMAN, "Harmel Panzer");
    }

    /** E-25: Eindhoven, a Town; all but the 8.8cm Gun's roll is done. */
    private static Wargames eindhoven() {
        SituationBuilder map = Wargames.emptyMap()
                .allied("Valkenswaard Road")
                .troop("5th Sherman", "Valkenswaard Road")
                .troop("43rd Gun", "Valkenswaard Road")
                .troop("6th FJR", "Eindhoven")
                .troop("8.8cm E", "Eindhoven");
        return Wargames.battle(map, 6)
                .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                .commit(Side.ALLIED, "5th Sherman", "43rd Gun")
                .commit(Side.GERMAN, "6th FJR", "8.8cm E");
    }

    @Nested
    class TheDice {
        @Test
        @Covers("GW-13")
        void twoForEachSideAlliedFirst() {
            assertThat(new RollingBattle().dice(evenBattle().now(), new RollBattle(1)))
                    .containsExactly(
                            DieRequest.d6(Side.ALLIED),
                            DieRequest.d6(Side.ALLIED),
                            DieRequest.d6(Side.GERMAN),
                            DieRequest.d6(Side.GERMAN));
        }

        @Test
        @Covers({"GW-13", "GW-14"})
        void areToldWithEverythingAddedToThem() {
            Modifier sherman = bonus("5th Sherman");
            Modifier panzer = bonus("Harmel Panzer");
            assertThat(evenBattle().roll(6, 2, 1, 4))
                    .contains(
                            new BattleRolled(
                                    1,
                                    new BattleTotal(List.of(6, 2), List.of(sherman)),
                                    new BattleTotal(List.of(1, 4), List.of(panzer))),
                            new BattleDecided(1, Side.ALLIED, false));
        }

        @Test
        @Covers("GW-13")
        void stayWithTheBattle() {
            Wargames game = evenBattle();
            game.roll(6, 2, 1, 4);
            assertThat(game.battle(1).findRoll()).hasValueSatisfying(roll -> {
                assertThat(roll.of(Side.ALLIED).total()).isEqualTo(11);
                assertThat(roll.of(Side.GERMAN).total()).isEqualTo(8);
            });
            assertThat(game.battle(1).findScores()).contains(new Scores(11, 8));
        }

        private static Modifier bonus(String troop) {
            return new Modifier(Modifier.Kind.TROOP_BONUS, Wargames.troopId(troop), "SHERMAN_PANTHER_PANZER_STUG", 3);
        }
    }

    @Nested
    class TheResult {
        @ParameterizedTest(name = "{0} {1} against {2} {3}: {4}")
        @CsvSource({
            "6, 6, 1, 1, ALLIED",
            "1, 2, 1, 1, ALLIED",
            "1, 1, 1, 2, GERMAN",
            "1, 1, 6, 6, GERMAN",
            "3, 4, 4, 3,",
            "2, 2, 1, 3,",
        })
        @Covers({"GW-15", "GW-21"})
        void theHigherTotalWinsAndEqualOnesAreADraw(int a1, int a2, int g1, int g2, @Nullable Side winner) {
            assertThat(evenBattle().roll(a1, a2, g1, g2)).contains(new BattleDecided(1, winner, false));
        }

        @Test
        @Covers("INV-48")
        void theOrderOfAPlayersDiceChangesNothing() {
            Wargames one = evenBattle();
            Wargames other = evenBattle();
            one.roll(5, 2, 6, 3);
            other.roll(2, 5, 3, 6);
            assertThat(one.battle(1).findScores()).isEqualTo(other.battle(1).findScores());
            assertThat(one.battle(1).findWinner()).isEqualTo(other.battle(1).findWinner());
            assertThat(AfterActionSheet.of(one.now(), one.battle(1)).rolls())
                    .isEqualTo(AfterActionSheet.of(other.now(), other.battle(1)).rolls());
        }

        @Test
        @Covers({"GW-15", "GW-16", "GW-26"})
        @DisplayName("E-25: 7 + 1 + 2 = 10 against 8 + 3 + 1 = 12")
        void workedExample() {
            Wargames game = eindhoven();
            game.accept(new RollVariable(1, Side.GERMAN, Wargames.troopId("8.8cm E")), 5);
            game.roll(4, 3, 5, 3);
            assertThat(game.battle(1).findScores()).contains(new Scores(10, 12));
            assertThat(game.battle(1).findWinner()).contains(Side.GERMAN);
        }

        @Test
        @Covers({"GW-16", "GW-26"})
        @DisplayName("9 against 9 on the dice, +1 against 0: a difference of 1")
        void theDifferenceIsTakenOnModifiedTotals() {
            Wargames game = Wargames.battle(Wargames.emptyMap().troop("Erdman FJR", "Budel"), 6)
                    .arrow(Side.GERMAN, "Budel", "VIII Corps")
                    .commit(Side.GERMAN, "Erdman FJR")
                    .commit(Side.ALLIED);
            game.roll(4, 5, 5, 4);
            assertThat(game.battle(1).findScores()).contains(new Scores(9, 10));
            assertThat(game.refuse(new RollToDestroy(1, Side.GERMAN, Wargames.troopId("5th Sherman"))))
                    .contains(Rule.AFT_07);
            assertThat(game.offered(People.ALLIED_GENERAL, RollToDestroy.class)).hasSize(1);
        }
    }

    @Nested
    class RollToDestroyTroops {
        @ParameterizedTest(name = "difference {0}: losing {1}, winning {2}")
        @CsvSource({
            "0, 6, 6",
            "1, 6, 6",
            "2, 6, 6",
            "3, 5, 0",
            "4, 5, 0",
            "5, 4, 0",
            "6, 4, 0",
            "7, 4, 0",
            "8, 4, 0",
            "9, 4, 0",
            "10, 4, 0"
        })
        @Covers({"GW-16", "GW-17", "GW-18", "T-16"})
        void everyDifference(int difference, int losing, int winning) {
            Wargames game = evenBattle();
            int[] dice = pairOf(2 + difference);
            game.roll(dice[0], dice[1], 1, 1);
            assertThat(AfterActionSheet.of(game.now(), game.battle(1)).rolls())
                    .filteredOn(roll -> roll.roller() == Side.ALLIED)
                    .singleElement()
                    .satisfies(roll -> assertThat(roll.needed()).isEqualTo(losing));
            assertThat(AfterActionSheet.of(game.now(), game.battle(1)).rolls())
                    .filteredOn(roll -> roll.roller() == Side.GERMAN)
                    .extracting(AfterActionSheet.Roll::needed)
                    .isEqualTo(winning == 0 ? List.of() : List.of(winning));
        }

        private static int[] pairOf(int sum) {
            int first = Math.max(1, sum - 6);
            return new int[] {first, sum - first};
        }

        @Test
        @Covers({"GW-17", "GW-19"})
        @DisplayName("E-26: rolls of 3, 6, 4 and 6 destroy the 5.5\" Gun and the 8.8cm Gun")
        void workedExample() {
            Wargames game = eindhoven();
            game.accept(new RollVariable(1, Side.GERMAN, Wargames.troopId("8.8cm E")), 5);
            game.roll(4, 3, 5, 3);
            destroy(game, Side.GERMAN, "5th Sherman", 3);
            destroy(game, Side.GERMAN, "43rd Gun", 6);
            destroy(game, Side.ALLIED, "6th FJR", 4);
            destroy(game, Side.ALLIED, "8.8cm E", 6);
            assertThat(game.now().isInReinforcementPool(game.now().troop(Wargames.troopId("43rd Gun"))))
                    .isTrue();
            assertThat(game.now().isInReinforcementPool(game.now().troop(Wargames.troopId("8.8cm E"))))
                    .isTrue();
            assertThat(game.now().listTroops(Wargames.area("Eindhoven")))
                    .extracting(troop -> troop.unit())
                    .containsExactly("6th FJR");
            assertThat(game.now().listTroops(Wargames.area("Valkenswaard Road")))
                    .extracting(troop -> troop.unit())
                    .containsExactly("5th Sherman");
        }

        @Test
        @Covers({"GW-19", "RES-12"})
        void aFormerReserveGoesToTheReinforcementPool() {
            SituationBuilder map = Wargames.emptyMap()
                    .troop("5th Sherman", "XXX Corps")
                    .reserve("Panther", "Ruhr")
                    .troop("Panther", "Valkenswaard Road");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .commit(Side.ALLIED, "5th Sherman")
                    .commit(Side.GERMAN, "Panther");
            game.roll(6, 6, 1, 1);
            destroy(game, Side.ALLIED, "Panther", 4);
            assertThat(game.now().isInReinforcementPool(game.now().troop(Wargames.troopId("Panther"))))
                    .isTrue();
        }

        @Test
        @Covers({"GW-18", "AFT-08"})
        void nobodyRollsForTheWinnerFromADifferenceOfThree() {
            Wargames game = evenBattle();
            game.roll(3, 2, 1, 1);
            assertThat(game.refuse(new RollToDestroy(1, Side.GERMAN, Wargames.troopId("5th Sherman"))))
                    .containsExactly(Rule.AFT_08);
        }

        @Test
        @Covers("GW-21")
        void afterADrawBothRollAndNobodyMoves() {
            Wargames game = evenBattle();
            game.roll(1, 1, 1, 1);
            destroy(game, Side.GERMAN, "5th Sherman", 5);
            List<Event> last = destroy(game, Side.ALLIED, "Harmel Panzer", 6);
            assertThat(last).contains(new BattleClosed(1));
            assertThat(game.now().control(Wargames.area("Valkenswaard Road"))).isEqualTo(Side.GERMAN);
            assertThat(game.now().isInReinforcementPool(game.now().troop(Wargames.troopId("Harmel Panzer"))))
                    .isTrue();
        }

        private static List<Event> destroy(Wargames game, Side roller, String troop, int die) {
            return game.accept(new RollToDestroy(1, roller, Wargames.troopId(troop)), die);
        }
    }

    @Nested
    class WhenItMayNotBeRolled {
        @Test
        @Covers({"GW-13", "SUP-01"})
        void beforeBothHaveCommitted() {
            Wargames game =
                    Wargames.battle(Wargames.emptyMap(), 6).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
            assertThat(game.refuse(People.ALLIED_GENERAL, new RollBattle(1))).containsExactly(Rule.SUP_01);
        }

        @Test
        @Covers({"GW-13", "MAN-36"})
        void beforeAVariableTroopIsRolledFor() {
            assertThat(eindhoven().refuse(People.GERMAN_GENERAL, new RollBattle(1)))
                    .containsExactly(Rule.MAN_36);
        }

        @Test
        @Covers({"GW-08", "ABN-06"})
        void whileAMarkerMustBeDrawn() {
            SituationBuilder map =
                    Wargames.emptyMap().allied("DZ-O").markers("DZ-O", 1).troop("US Para 1", "DZ-O");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                    .commit(Side.ALLIED, "US Para 1")
                    .commit(Side.GERMAN);
            assertThat(game.refuse(People.ALLIED_GENERAL, new RollBattle(1))).containsExactly(Rule.ABN_06);
        }

        @Test
        @Covers("GW-13")
        void twice() {
            Wargames game = evenBattle();
            game.roll(6, 6, 1, 1);
            assertThat(game.refuse(People.ALLIED_GENERAL, new RollBattle(1))).contains(Rule.COM_12);
        }

        @Test
        @Covers("GW-13")
        void andNothingOfTheAfterActionComesBefore() {
            assertThat(evenBattle().refuse(new RollToDestroy(1, Side.ALLIED, Wargames.troopId("Harmel Panzer"))))
                    .containsExactly(Rule.GW_13);
        }
    }
}
