package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.battlePhase;
import static battlearrow.firestorm.afteraction.AfterActions.play;
import static battlearrow.firestorm.afteraction.AfterActions.retreat;
import static battlearrow.firestorm.afteraction.AfterActions.roll;
import static battlearrow.firestorm.afteraction.AfterActions.standing;
import static battlearrow.firestorm.fixtures.People.BYSTANDER;
import static battlearrow.firestorm.fixtures.People.FRITZ;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.TroopCaptured;
import battlearrow.firestorm.event.AfterActionEvent.TroopRetreated;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Retreat Defeated Troops")
class RetreatingTest {
    /**
     * Eindhoven, with the Germans all round but for Valkenswaard Road and Son Bridge, is attacked from Wilhelmina Canal Bridge
     * and lost with 0:1, so that nobody rolls to destroy.
     */
    private static SituationBuilder eindhoven(String... troops) {
        return eindhoven(battlePhase(), troops);
    }

    private static SituationBuilder eindhoven(SituationBuilder builder, String... troops) {
        builder.allied("Eindhoven", "Valkenswaard Road", "Son Bridge")
                .troop("Harmel Panzer", "Wilhelmina Canal Bridge");
        for (String troop : troops) {
            builder.troop(troop, "Eindhoven");
        }
        return builder.arrow(GERMAN, "Wilhelmina Canal Bridge", "Eindhoven")
                .committed(GERMAN, "Harmel Panzer")
                .committed(ALLIED)
                .fought(0, 1);
    }

    /** DZ-X, with German neighbours only, is attacked from Arnhem West and lost; no marker lies there. */
    private static SituationBuilder cutOff(int allied, int german, String... committed) {
        SituationBuilder builder = battlePhase().allied("DZ-X").troop("Harmel Panzer", "Arnhem West");
        for (String troop : committed) {
            builder.troop(troop, "DZ-X");
        }
        return builder.arrow(GERMAN, "Arnhem West", "DZ-X")
                .committed(GERMAN, "Harmel Panzer")
                .committed(ALLIED, committed)
                .fought(allied, german);
    }

    @Nested
    @DisplayName("all Troops leave the lost area, committed or not")
    class AllLeave {
        @Test
        @Covers({"AFT-11", "AFT-01"})
        void theWinnerWaitsForTheLast() {
            Umpire battle = play(eindhoven("5th Sherman", "US Para 1"));
            battle.accept(retreat(1, ALLIED, "5th Sherman", "Son Bridge"));
            assertThat(battle.refuse(advance(1, GERMAN, "Harmel Panzer"))).containsExactly(Rule.AFT_01);
            assertThat(battle.now().control(area("Eindhoven"))).isEqualTo(ALLIED);
            battle.accept(retreat(1, ALLIED, "US Para 1", "Son Bridge"));
            assertThat(battle.now().control(area("Eindhoven"))).isEqualTo(GERMAN);
            battle.accept(advance(1, GERMAN, "Harmel Panzer"));
        }

        @Test
        @Covers("AFT-11")
        void onlyTroopsOfTheLostAreaRetreat() {
            Umpire battle = play(eindhoven("5th Sherman").troop("8th Sherman", "Son Bridge"));
            assertThat(battle.refuse(retreat(1, ALLIED, "8th Sherman", "Valkenswaard Road")))
                    .containsExactly(Rule.AFT_11);
            assertThat(battle.refuse(retreat(1, ALLIED, "Harmel Panzer", "Valkenswaard Road")))
                    .containsExactly(Rule.AFT_11);
        }

        @Test
        @Covers({"A-05", "HR-04=on"})
        @DisplayName("each may go to a different area")
        void eachMayGoItsOwnWay() {
            Umpire battle = play(eindhoven("5th Sherman", "US Para 1"));
            battle.accept(retreat(1, ALLIED, "5th Sherman", "Son Bridge"));
            battle.accept(retreat(1, ALLIED, "US Para 1", "Valkenswaard Road"));
            assertThat(standing(battle.now(), "Son Bridge")).containsExactly("5th Sherman");
            assertThat(standing(battle.now(), "Valkenswaard Road")).containsExactly("US Para 1");
        }

        @Test
        @Covers("HR-04=off")
        @DisplayName("HR-04 off: all go to the area of the first")
        void allGoTogetherByHouseRule() {
            Umpire battle = play(eindhoven(battlePhase(HouseRule.HR_04, "off"), "5th Sherman", "US Para 1"));
            battle.accept(retreat(1, ALLIED, "5th Sherman", "Son Bridge"));
            assertThat(battle.refuse(retreat(1, ALLIED, "US Para 1", "Valkenswaard Road")))
                    .containsExactly(Rule.AFT_12);
            battle.accept(retreat(1, ALLIED, "US Para 1", "Son Bridge"));
        }

        @Test
        @Covers("AFT-28")
        void nobodyRetreatsAfterADraw() {
            SituationBuilder drawn = battlePhase()
                    .troop("43rd Gun", "XXX Corps")
                    .troop("6th FJR", "Valkenswaard Road")
                    .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                    .committed(ALLIED, "43rd Gun")
                    .committed(GERMAN, "6th FJR")
                    .fought(4, 4);
            assertThat(play(drawn).refuse(retreat(1, GERMAN, "6th FJR", "Eindhoven")))
                    .containsExactly(Rule.AFT_28);
        }
    }

    @Nested
    @DisplayName("the loser chooses an adjacent friendly area")
    class Destination {
        @Test
        @Covers("AFT-12")
        @DisplayName("H14: enemy, distant and unknown areas are neither offered nor accepted")
        void onlyAdjacentFriendlyAreas() {
            Umpire battle = play(eindhoven("5th Sherman"));
            assertThat(battle.refuse(retreat(1, ALLIED, "5th Sherman", "Wilhelmina Canal Bridge")))
                    .containsExactly(Rule.AFT_12);
            assertThat(battle.refuse(retreat(1, ALLIED, "5th Sherman", "XXX Corps")))
                    .containsExactly(Rule.AFT_12);
            assertThat(battle.refuse(new Retreat(1, ALLIED, troop("5th Sherman").id(), new AreaId("Berlin"))))
                    .containsExactly(Rule.ORG_12);
            assertThat(battle.refuse(new Retreat(
                            1, ALLIED, new TroopId("nobody"), area("Son Bridge").id())))
                    .containsExactly(Rule.ORG_12);
            assertThat(battle.offered(TOMMY))
                    .containsExactlyInAnyOrder(
                            retreat(1, ALLIED, "5th Sherman", "Valkenswaard Road"),
                            retreat(1, ALLIED, "5th Sherman", "Son Bridge"));
        }

        @Test
        @Covers({"AFT-12", "A-06"})
        @DisplayName("not across an Impassable Border")
        void notAcrossAnImpassableBorder() {
            Scenario box = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            CampaignMap map = box.map();
            Border wall = map.borders().stream()
                    .filter(border -> border.kind() == BorderKind.IMPASSABLE)
                    .filter(border -> !border.one().isDepot() && !border.other().isDepot())
                    .filter(border ->
                            map.list(map.adjacent(border.one())).stream().anyMatch(area -> !area.isDepot()))
                    .findFirst()
                    .orElseThrow();
            Area lost = wall.one();
            Area from = map.list(map.adjacent(lost)).stream()
                    .filter(area -> !area.isDepot())
                    .findFirst()
                    .orElseThrow();
            Area exit = map.list(map.adjacent(lost)).stream()
                    .filter(area -> area != from && !area.isDepotOf(GERMAN))
                    .findFirst()
                    .orElseThrow();
            String sherman = box.troops().stream()
                    .filter(troop -> troop.type().code().equals("SHERMAN"))
                    .findFirst()
                    .orElseThrow()
                    .id()
                    .value();
            Umpire battle = play(SituationBuilder.empty(box, Mode.CAMPAIGN, HouseRules.DEFAULTS)
                    .battlePhase(2)
                    .allied(lost.name(), wall.other().name(), exit.name())
                    .troop(sherman, lost.name())
                    .arrow(GERMAN, from.name(), lost.name())
                    .committed(GERMAN)
                    .committed(ALLIED)
                    .fought(0, 1));
            TroopId id = new TroopId(sherman);
            assertThat(battle.refuse(new Retreat(1, ALLIED, id, wall.other().id())))
                    .containsExactly(Rule.AFT_12);
            battle.accept(new Retreat(1, ALLIED, id, exit.id()));
        }

        @Test
        @Covers("AFT-13")
        void theWinnerDoesNotChoose() {
            Umpire battle = play(eindhoven("5th Sherman"));
            assertThat(battle.refuse(
                            FRITZ,
                            new Retreat(
                                    1,
                                    GERMAN,
                                    troop("5th Sherman").id(),
                                    area("Son Bridge").id())))
                    .containsExactly(Rule.AFT_13);
            assertThat(battle.refuse(BYSTANDER, retreat(1, ALLIED, "5th Sherman", "Son Bridge")))
                    .containsExactly(Rule.ROLE_06);
            battle.accept(retreat(1, ALLIED, "5th Sherman", "Son Bridge"));
        }

        @Test
        @Covers("A-07")
        @DisplayName("a friendly depot is an area to retreat into")
        void intoADepot() {
            Umpire battle = play(battlePhase()
                    .allied("Valkenswaard Road")
                    .troop("5th Sherman", "Valkenswaard Road")
                    .arrow(GERMAN, "Eindhoven", "Valkenswaard Road")
                    .committed(GERMAN)
                    .committed(ALLIED)
                    .fought(0, 1));
            assertThat(battle.accept(retreat(1, ALLIED, "5th Sherman", "XXX Corps")))
                    .contains(
                            new TroopRetreated(
                                    1,
                                    troop("5th Sherman").id(),
                                    area("Valkenswaard Road").id(),
                                    area("XXX Corps").id()),
                            new ControlChanged(area("Valkenswaard Road").id(), GERMAN));
        }
    }

    @Nested
    @DisplayName("without such an area all are captured")
    class Captured {
        @Test
        @Covers({"AFT-14", "A-08", "A-07"})
        @DisplayName("H12: Sherman and Paratrooper are captured, the one destroyed a moment ago too")
        void alsoThoseDestroyed() {
            Umpire battle = play(cutOff(0, 6, "5th Sherman", "British Para 1"));
            battle.accept(roll(1, GERMAN, "5th Sherman"), 4);
            assertThat(battle.now().isInReinforcementPool(troop("5th Sherman"))).isTrue();
            assertThat(battle.accept(roll(1, GERMAN, "British Para 1"), 1))
                    .contains(
                            new TroopCaptured(1, troop("5th Sherman").id(), GERMAN),
                            new TroopCaptured(1, troop("British Para 1").id(), GERMAN),
                            new ControlChanged(area("DZ-X").id(), GERMAN));
            assertThat(battle.now().isCaptured(troop("5th Sherman"))).isTrue();
            assertThat(battle.now().isCaptured(troop("British Para 1"))).isTrue();
            assertThat(troop("5th Sherman").type().captureValue()
                            + troop("British Para 1").type().captureValue())
                    .isEqualTo(6 + 10);
        }

        @Test
        @Covers("AFT-14")
        void alsoTheOnlyTroopWhenItWasDestroyed() {
            Umpire battle = play(cutOff(0, 6, "5th Sherman"));
            battle.accept(roll(1, GERMAN, "5th Sherman"), 6);
            assertThat(battle.now().isCaptured(troop("5th Sherman"))).isTrue();
        }

        @Test
        @Covers({"AFT-14", "A-08"})
        @DisplayName("and a Troop saved by the last marker")
        void alsoThoseSaved() {
            Umpire battle = play(cutOff(0, 6, "British Para 1").markers("DZ-X", 1));
            battle.accept(roll(1, GERMAN, "British Para 1"), 6);
            battle.accept(AfterActions.save(1, "British Para 1", "DZ-X"));
            assertThat(battle.now().isCaptured(troop("British Para 1"))).isTrue();
        }

        @Test
        @Covers("AFT-14")
        void notThoseDestroyedWhereThereIsAWayOut() {
            Umpire battle = play(battlePhase()
                    .troop("6th FJR", "Valkenswaard Road")
                    .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                    .committed(ALLIED)
                    .committed(GERMAN, "6th FJR")
                    .fought(6, 0));
            battle.accept(roll(1, ALLIED, "6th FJR"), 5);
            assertThat(battle.now().isInReinforcementPool(troop("6th FJR"))).isTrue();
        }

        @Test
        @Covers("AFT-14")
        @DisplayName("when the last way out is lost before the next Troop retreats")
        void theTestIsMadeAgainBeforeEachRetreat() {
            Umpire battle = play(eindhoven("5th Sherman", "43rd Gun").german("Valkenswaard Road"));
            battle.accept(retreat(1, ALLIED, "5th Sherman", "Son Bridge"));
            battle.then(
                    new TroopPlaced(troop("5th Sherman").id(), PlaceKind.REINFORCEMENT_POOL, null),
                    new ControlChanged(area("Son Bridge").id(), GERMAN));
            assertThat(battle.now().isCaptured(troop("43rd Gun"))).isTrue();
            assertThat(battle.now().isInReinforcementPool(troop("5th Sherman"))).isTrue();
        }

        @Test
        @Covers("AFT-15")
        void capturedTroopsDoNotCome() {
            Umpire battle = play(eindhoven("5th Sherman").captured("8th Sherman"));
            assertThat(battle.refuse(retreat(1, ALLIED, "8th Sherman", "Son Bridge")))
                    .containsExactly(Rule.AFT_15);
        }
    }

    @Nested
    @DisplayName("aircraft")
    class Aircraft {
        @Test
        @Covers({"A-09", "HR-05=on"})
        void retreatLikeOtherTroops() {
            Umpire battle = play(eindhoven("Typhoon 1"));
            battle.accept(retreat(1, ALLIED, "Typhoon 1", "Son Bridge"));
        }

        @Test
        @Covers("A-09")
        void areCapturedLikeOtherTroops() {
            assertThat(play(cutOff(0, 1, "Typhoon 1")).now().isCaptured(troop("Typhoon 1")))
                    .isTrue();
        }

        @Test
        @Covers("HR-05=off")
        @DisplayName("HR-05 off: they return to their pool instead")
        void returnToTheirPoolByHouseRule() {
            Umpire battle = play(eindhoven(battlePhase(HouseRule.HR_05, "off"), "Typhoon 1", "5th Sherman"));
            assertThat(battle.now().isInReinforcementPool(troop("Typhoon 1"))).isTrue();
            assertThat(battle.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.RETREAT);
        }
    }

    @Nested
    @DisplayName("out of a depot")
    class Depot {
        @Test
        @Covers("AFT-16")
        void nobodyHasToRetreat() {
            SituationBuilder depot = battlePhase()
                    .troop("29th Sherman", "VIII Corps")
                    .arrow(GERMAN, "Budel", "VIII Corps")
                    .committed(GERMAN)
                    .committed(ALLIED, "29th Sherman")
                    .fought(0, 5);
            Umpire battle = play(depot);
            assertThat(battle.refuse(retreat(1, ALLIED, "29th Sherman", "Budel")))
                    .containsExactly(Rule.AFT_16);
            battle.accept(roll(1, GERMAN, "29th Sherman"), 4);
            assertThat(standing(battle.now(), "VIII Corps")).containsExactly("29th Sherman");
            assertThat(battle.now().battles()).isEmpty();
        }
    }
}
