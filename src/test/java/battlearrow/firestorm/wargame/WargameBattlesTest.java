package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.TroopCaptured;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.CombatOrder.AgreeMission;
import battlearrow.firestorm.order.CombatOrder.AgreePoints;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.CombatOrder.RollMission;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What the wargame takes from the campaign, and what it leaves out")
class WargameBattlesTest {
    @ParameterizedTest
    @EnumSource(ScenarioName.class)
    @Covers("SET-26")
    void eitherScenarioIsSetUpWithItsOwnOpening(ScenarioName scenario) {
        Wargames game = Wargames.at(
                Situation.beforeSetUp(ScenarioLibrary.marketGarden(scenario), Mode.WARGAME, HouseRules.DEFAULTS));
        game.accept(People.ORGANISER, new StartCampaign());
        assertThat(game.now().phase()).isEqualTo(Phase.OPENING);
        assertThat(game.now().step())
                .isEqualTo(scenario == ScenarioName.MARKET_GARDEN ? Step.OPENING_EXPLOITATION : Step.OPENING_AIR);
    }

    @Nested
    class Initiative {
        @ParameterizedTest(name = "turn {0}: Allied {1}, German {2}: {3}")
        @CsvSource({"2, 5, 5, ALLIED", "2, 3, 4, GERMAN", "1, 3, 4, ALLIED", "1, 2, 4, GERMAN", "1, 5, 5, ALLIED"})
        @Covers({"GW-07", "A-16", "MAN-05", "MAN-06"})
        @DisplayName("E-01 and the bonus of turn 1")
        void asInTheCampaign(int turn, int allied, int german, Side holder) {
            Wargames game = Wargames.battle(Wargames.emptyMap(), 6);
            Situation then = SituationBuilder.from(game.now()).battlePhase(turn).build();
            game = Wargames.at(then);
            game.accept(People.ALLIED_GENERAL, new RollInitiative(1), allied, german);
            assertThat(game.battle(1).findHolder()).contains(holder);
        }

        @Test
        @Covers("A-16")
        @DisplayName("the bonus of turn 1 counts after a copy of a campaign in turn 1 as well")
        void alsoAfterACopy() {
            Situation campaign =
                    SituationBuilder.emptyWalkthrough().battlePhase(1).build();
            Situation wargame = WargameFork.of(campaign);
            Wargames game = Wargames.battle(SituationBuilder.from(wargame), 6);
            game = Wargames.at(SituationBuilder.from(game.now()).battlePhase(1).build());
            game.accept(People.ALLIED_GENERAL, new RollInitiative(1), 3, 4);
            assertThat(game.battle(1).findHolder()).contains(Side.ALLIED);
        }

        @Test
        @Covers("GW-07")
        void theOtherPlayerPlacesNoArrow() {
            Wargames game = Wargames.battle(Wargames.emptyMap(), 6);
            game.accept(People.ALLIED_GENERAL, new RollInitiative(1), 6, 1);
            assertThat(game.refuse(new PlaceBattleArrow(
                            1, Side.GERMAN, Wargames.areaId("Budel"), Wargames.areaId("VIII Corps"))))
                    .containsExactly(Rule.MAN_09);
            assertThat(game.refuse(new PlaceBattleArrow(
                            1, Side.ALLIED, Wargames.areaId("XXX Corps"), Wargames.areaId("Eindhoven"))))
                    .containsExactly(Rule.MAN_12);
        }
    }

    @Nested
    class FirestormTroops {
        @Test
        @Covers("GW-08")
        void atMostTwoFromTheOwnAreaAndArmourInReach() {
            SituationBuilder map = Wargames.emptyMap()
                    .allied("Valkenswaard Road", "Eindhoven")
                    .troop("5th Sherman", "XXX Corps")
                    .troop("32nd Sexton", "Eindhoven")
                    .troop("43rd Gun", "Valkenswaard Road");
            Wargames game = Wargames.battle(map, 6).arrow(Side.ALLIED, "Eindhoven", "Son Bridge");
            assertThat(game.refuse(commit("32nd Sexton", "5th Sherman", "43rd Gun")))
                    .contains(Rule.MAN_21, Rule.MAN_22);
            game.accept(commit("32nd Sexton", "5th Sherman"));
            assertThat(game.now().findArea(game.now().troop(Wargames.troopId("5th Sherman"))))
                    .contains(Wargames.area("Eindhoven"));
        }

        @Test
        @Covers({"GW-08", "MAN-38"})
        void noAircraftInATown() {
            SituationBuilder map =
                    Wargames.emptyMap().allied("Valkenswaard Road").troop("Typhoon 1", "Valkenswaard Road");
            Wargames game = Wargames.battle(map, 6).arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven");
            assertThat(game.refuse(commit("Typhoon 1"))).containsExactly(Rule.MAN_38);
        }

        private static CommitTroops commit(String... troops) {
            return new CommitTroops(
                    1, Side.ALLIED, Stream.of(troops).map(Wargames::troopId).toList(), List.of());
        }
    }

    @Nested
    class AfterTheDice {
        @Test
        @Covers("GW-20")
        void retreatAndAdvance() {
            SituationBuilder map = Wargames.emptyMap()
                    .troop("5th Sherman", "XXX Corps")
                    .troop("43rd Gun", "XXX Corps")
                    .troop("6th FJR", "Valkenswaard Road");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .commit(Side.ALLIED, "5th Sherman")
                    .commit(Side.GERMAN);
            game.roll(6, 6, 1, 1);
            assertThat(game.refuse(new Advance(1, Side.ALLIED, Wargames.troopId("5th Sherman"))))
                    .containsExactly(Rule.AFT_01);
            game.accept(new Retreat(1, Side.GERMAN, Wargames.troopId("6th FJR"), Wargames.areaId("Eindhoven")));
            assertThat(game.refuse(new Advance(1, Side.ALLIED, Wargames.troopId("43rd Gun"))))
                    .containsExactly(Rule.AFT_23);
            game.accept(new Advance(1, Side.ALLIED, Wargames.troopId("5th Sherman")));
            game.accept(new Advance(1, Side.ALLIED, Wargames.troopId("43rd Gun")));
            game.accept(new EndAdvance(1, Side.ALLIED));
            assertThat(game.now().battlesLeft()).isEqualTo(5);
        }

        @Test
        @Covers({"GW-20", "AFT-20"})
        void aBeatenAttackerLosesHisArea() {
            SituationBuilder map =
                    Wargames.emptyMap().allied("Valkenswaard Road").troop("5th Sherman", "Valkenswaard Road");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN);
            game.roll(1, 1, 6, 6);
            game.accept(new Retreat(1, Side.ALLIED, Wargames.troopId("5th Sherman"), Wargames.areaId("XXX Corps")));
            assertThat(game.now().control(Wargames.area("Valkenswaard Road"))).isEqualTo(Side.GERMAN);
        }

        @Test
        @Covers({"GW-20", "AFT-14"})
        void capturedWhereThereIsNowhereToGo() {
            SituationBuilder map = Wargames.emptyMap().allied("Volkel Road").troop("US Para 1", "Volkel Road");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.GERMAN, "Grave Bridge", "Volkel Road")
                    .commit(Side.GERMAN)
                    .commit(Side.ALLIED);
            assertThat(game.roll(1, 1, 6, 6))
                    .contains(new TroopCaptured(1, Wargames.troopId("US Para 1"), Side.GERMAN));
        }

        @Test
        @Covers({"GW-08", "GW-20", "ABN-22", "ABN-25"})
        void markersSaveAndHold() {
            SituationBuilder map =
                    Wargames.emptyMap().allied("DZ-X").markers("DZ-X", 3).troop("British Para 1", "DZ-X");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.GERMAN, "Arnhem West", "DZ-X")
                    .commit(Side.GERMAN)
                    .commit(Side.ALLIED, "British Para 1");
            game.accept(new DrawSupply(1, Side.ALLIED, Wargames.areaId("DZ-X")));
            game.roll(1, 1, 6, 6);
            game.accept(new RollToDestroy(1, Side.GERMAN, Wargames.troopId("British Para 1")), 6);
            game.accept(new SaveTroop(1, Side.ALLIED, Wargames.troopId("British Para 1"), Wargames.areaId("DZ-X")));
            game.accept(new HoldArea(1, Side.ALLIED, Wargames.areaId("DZ-X")));
            assertThat(game.now().control(Wargames.area("DZ-X"))).isEqualTo(Side.ALLIED);
            assertThat(game.now().markers(Wargames.area("DZ-X"))).isZero();
            assertThat(game.now().battlesLeft()).isEqualTo(5);
        }

        @Test
        @Covers("GW-22")
        void anAttackWithoutTroopsTakesTheAreaAndNeighboursFollow() {
            SituationBuilder map = Wargames.emptyMap().troop("43rd Gun", "XXX Corps");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN);
            assertThat(game.roll(2, 1, 1, 1))
                    .contains(new ControlChanged(Wargames.areaId("Valkenswaard Road"), Side.ALLIED));
            game.accept(new Advance(1, Side.ALLIED, Wargames.troopId("43rd Gun")));
        }

        @Test
        @Covers({"GW-21", "ABN-30"})
        void aDrawSpendsTheMarkers() {
            SituationBuilder map =
                    Wargames.emptyMap().allied("DZ-O").markers("DZ-O", 2).troop("US Para 1", "DZ-O");
            Wargames game = Wargames.battle(map, 6)
                    .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                    .commit(Side.ALLIED, "US Para 1")
                    .commit(Side.GERMAN);
            game.accept(new DrawSupply(1, Side.ALLIED, Wargames.areaId("DZ-O")));
            game.roll(1, 1, 1, 1);
            game.accept(new RollToDestroy(1, Side.GERMAN, Wargames.troopId("US Para 1")), 5);
            assertThat(game.now().markers(Wargames.area("DZ-O"))).isEqualTo(1);
            assertThat(game.now().control(Wargames.area("DZ-O"))).isEqualTo(Side.ALLIED);
            assertThat(game.now().control(Wargames.area("Grave Bridge"))).isEqualTo(Side.GERMAN);
        }
    }

    @Nested
    class TheStrategicPhase {
        @Test
        @Covers("GW-23")
        void isTheCampaigns() {
            Wargames game = Wargames.battle(Wargames.emptyMap(), 1).draw("XXX Corps", "Valkenswaard Road");
            assertThat(game.refuse(new CloseExploitation(Side.ALLIED))).containsExactly(Rule.TURN_06);
            game.accept(People.ALLIED_GENERAL, new RollAircraft(), 2);
            assertThat(game.now().air().c47()).isEqualTo(3);
        }

        @Test
        @Covers("GW-24")
        void endsWithTheCampaignsOutcome() {
            Situation last =
                    Wargames.emptyMap().strategic(5, Step.VICTORY_POINTS).build();
            Wargames game = Wargames.at(last);
            game.accept(People.ALLIED_GENERAL, new ConfirmTotals());
            assertThat(game.now().phase()).isEqualTo(Phase.FINISHED);
            assertThat(game.refuse(People.ALLIED_GENERAL, new ConfirmTotals())).containsExactly(Rule.TURN_01);
        }
    }

    static Stream<Order> ordersOfTheTable() {
        return Stream.of(
                new Challenge(Player.member("brian"), Player.member("walter")),
                new CallOffChallenge(1),
                new AgreeMission(1, Side.ALLIED, "Breakout"),
                new RollMission(1, Side.ALLIED),
                new AgreePoints(1, Side.ALLIED, 1500),
                new ReportScores(1, Side.ALLIED, 6, 1),
                new ConfirmScores(1, Side.ALLIED),
                new SettleScores(1, 6, 1, "seen"),
                new RollOutOfSupply(1, Side.ALLIED),
                new SetPoints(1500));
    }

    @ParameterizedTest
    @MethodSource("ordersOfTheTable")
    @Covers({"GW-25", "SUP-24"})
    void nothingOfGamesAtTheTableIsUsed(Order order) {
        Wargames game = Wargames.battle(Wargames.emptyMap(), 6).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
        assertThat(game.refuse(People.ALLIED_GENERAL, order).getFirst()).isEqualTo(Rule.GW_25);
        assertThat(game.refuse(People.ORGANISER, order).getFirst()).isEqualTo(Rule.GW_25);
        assertThat(game.offered(People.ORGANISER, order.getClass())).isEmpty();
    }
}
