package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.battlePhase;
import static battlearrow.firestorm.afteraction.AfterActions.letDie;
import static battlearrow.firestorm.afteraction.AfterActions.play;
import static battlearrow.firestorm.afteraction.AfterActions.retreat;
import static battlearrow.firestorm.afteraction.AfterActions.roll;
import static battlearrow.firestorm.afteraction.AfterActions.save;
import static battlearrow.firestorm.fixtures.People.BYSTANDER;
import static battlearrow.firestorm.fixtures.People.FRITZ;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.RetreatBegun;
import battlearrow.firestorm.event.AfterActionEvent.TroopSaved;
import battlearrow.firestorm.event.AfterActionEvent.TroopSavedToo;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.AfterActionOrder.LetDie;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Airborne Supply: prevent destruction")
class SavingTroopTest {
    /**
     * Nijmegen, held by the Allies with LZ-T and Groesbeek Heights behind it, is attacked from Nijmegen Bridge; the Germans
     * win and destroy on a 5.
     */
    private static SituationBuilder nijmegen(String... committed) {
        return nijmegen(battlePhase(), committed);
    }

    private static SituationBuilder nijmegen(SituationBuilder builder, String... committed) {
        builder.allied("Nijmegen", "LZ-T", "Groesbeek Heights").troop("Reinhold Half-track", "Nijmegen Bridge");
        for (String troop : committed) {
            builder.troop(troop, "Nijmegen");
        }
        return builder.arrow(GERMAN, "Nijmegen Bridge", "Nijmegen")
                .committed(GERMAN, "Reinhold Half-track")
                .committed(ALLIED, committed);
    }

    private static Umpire destroyed(SituationBuilder builder, String... troops) {
        Umpire battle = play(builder.fought(2, 5));
        for (String troop : troops) {
            battle.accept(roll(1, GERMAN, troop), 5);
        }
        return battle;
    }

    private static Stage stage(Umpire battle) {
        return battle.now().findBattle(1).orElseThrow().stage();
    }

    @Nested
    @DisplayName("a marker saves an airborne Troop")
    class Saved {
        @Test
        @Covers({"ABN-22", "A-29", "HR-14=anyInReach"})
        @DisplayName("E-08: the zone has no marker left, the Troop is not destroyed and goes on to the retreat")
        void fromAZoneInReach() {
            Umpire battle = destroyed(nijmegen("US Para 1").markers("LZ-T", 1), "US Para 1");
            assertThat(stage(battle)).isEqualTo(Stage.DESTROY);
            assertThat(battle.accept(save(1, "US Para 1", "LZ-T")))
                    .containsExactly(
                            new TroopSaved(
                                    1, troop("US Para 1").id(), area("LZ-T").id()),
                            new RetreatBegun(1));
            assertThat(battle.now().markers(area("LZ-T"))).isZero();
            assertThat(battle.now().isIn(troop("US Para 1"), area("Nijmegen"))).isTrue();
            battle.accept(retreat(1, ALLIED, "US Para 1", "LZ-T"));
        }

        @Test
        @Covers("ABN-23")
        @DisplayName("E-09: without a marker the Troop is destroyed at once")
        void withoutAMarkerItIsDestroyed() {
            Umpire battle = destroyed(nijmegen("US Para 1"), "US Para 1");
            assertThat(battle.now().isInReinforcementPool(troop("US Para 1"))).isTrue();
            assertThat(battle.refuse(save(1, "US Para 1", "LZ-T"))).contains(Rule.ABN_23, Rule.ABN_03);
        }

        @Test
        @Covers({"ABN-24", "A-30", "HR-15=perTroop"})
        void oneMarkerSavesOneTroop() {
            Umpire battle =
                    destroyed(nijmegen("US Para 1", "US Glider 1").markers("LZ-T", 1), "US Para 1", "US Glider 1");
            assertThat(battle.now()
                            .findBattle(1)
                            .orElseThrow()
                            .pendingDestruction()
                            .size())
                    .isEqualTo(2);
            battle.accept(save(1, "US Glider 1", "LZ-T"));
            assertThat(battle.now().isInReinforcementPool(troop("US Para 1"))).isTrue();
            assertThat(battle.now().isIn(troop("US Glider 1"), area("Nijmegen")))
                    .isTrue();
        }

        @Test
        @Covers({"HR-15=perBattle", "A-30"})
        @DisplayName("HR-15 perBattle: one marker saves all, whoever is rolled for later")
        void oneMarkerSavesTheWholeBattleByHouseRule() {
            SituationBuilder builder = nijmegen(battlePhase(HouseRule.HR_15, "perBattle"), "US Para 1", "US Glider 1");
            Umpire battle = play(builder.markers("LZ-T", 1).fought(0, 6));
            battle.accept(roll(1, GERMAN, "US Para 1"), 6);
            assertThat(battle.accept(save(1, "US Para 1", "LZ-T"))).hasSize(1);
            assertThat(battle.accept(roll(1, GERMAN, "US Glider 1"), 6))
                    .contains(new TroopSavedToo(1, troop("US Glider 1").id()));
            assertThat(battle.now().markers(area("LZ-T"))).isZero();
            assertThat(battle.now().isIn(troop("US Para 1"), area("Nijmegen"))).isTrue();
            assertThat(battle.now().isIn(troop("US Glider 1"), area("Nijmegen")))
                    .isTrue();
        }

        @Test
        @Covers("ABN-22")
        void mountainInfantryIsSavedToo() {
            Umpire battle = destroyed(nijmegen("Mountain 1").markers("LZ-T", 1), "Mountain 1");
            battle.accept(save(1, "Mountain 1", "LZ-T"));
        }

        @Test
        @Covers("ABN-22")
        void aTyphoonIsNot() {
            Umpire battle = destroyed(nijmegen("US Para 1", "Typhoon 1").markers("LZ-T", 2), "Typhoon 1");
            assertThat(battle.now().isInReinforcementPool(troop("Typhoon 1"))).isTrue();
            assertThat(battle.refuse(save(1, "Typhoon 1", "LZ-T"))).contains(Rule.ABN_22);
        }

        @Test
        @Covers("ABN-22")
        void aTroopThatIsNotDestroyedNeedsNoMarker() {
            Umpire battle = play(nijmegen("US Para 1").markers("LZ-T", 1).fought(2, 5));
            assertThat(battle.refuse(save(1, "US Para 1", "LZ-T"))).containsExactly(Rule.ABN_22);
            assertThat(battle.refuse(letDie(1, "US Para 1"))).containsExactly(Rule.ABN_22);
        }

        @Test
        @Covers({"ABN-02", "ABN-03", "ORG-12"})
        void theZoneMustBeInReachAndHoldAMarker() {
            Umpire battle = destroyed(nijmegen("US Para 1").markers("LZ-T", 1).allied("DZ-T", "DZ-X"), "US Para 1");
            assertThat(battle.refuse(save(1, "US Para 1", "DZ-T"))).containsExactly(Rule.ABN_02);
            assertThat(battle.refuse(save(1, "US Para 1", "DZ-X"))).containsExactly(Rule.ABN_03);
            assertThat(battle.refuse(new SaveTroop(1, ALLIED, troop("US Para 1").id(), new AreaId("DZ-Q"))))
                    .containsExactly(Rule.ORG_12);
            assertThat(battle.offered(TOMMY))
                    .containsExactlyInAnyOrder(save(1, "US Para 1", "LZ-T"), letDie(1, "US Para 1"));
        }
    }

    @Nested
    @DisplayName("no marker with a heavy Troop committed")
    class Heavy {
        @Test
        @Covers({"ABN-09", "A-28", "HR-13=allFunctions"})
        void theParatrooperIsDestroyedAtOnce() {
            Umpire battle = destroyed(nijmegen("US Para 1", "5th Sherman").markers("LZ-T", 2), "US Para 1");
            assertThat(battle.now().isInReinforcementPool(troop("US Para 1"))).isTrue();
            assertThat(battle.refuse(save(1, "US Para 1", "LZ-T"))).contains(Rule.ABN_09);
        }

        @Test
        @Covers("HR-13=supplyAndArtilleryOnly")
        @DisplayName("HR-13 supplyAndArtilleryOnly: the marker saves all the same")
        void unlessTheHouseRuleAllowsIt() {
            Umpire battle = destroyed(
                    nijmegen(battlePhase(HouseRule.HR_13, "supplyAndArtilleryOnly"), "US Para 1", "5th Sherman")
                            .markers("LZ-T", 2),
                    "US Para 1");
            battle.accept(save(1, "US Para 1", "LZ-T"));
        }

        @Test
        @Covers("HR-14=supplyingZone")
        @DisplayName("HR-14 supplyingZone: only the zone that supplied the battle gives the marker")
        void onlyTheSupplyingZoneByHouseRule() {
            SituationBuilder builder = nijmegen(battlePhase(HouseRule.HR_14, "supplyingZone"), "US Para 1")
                    .allied("DZ-T")
                    .markers("LZ-T", 2)
                    .markers("DZ-T", 2);
            builder.then(new SupplyDrawn(1, area("DZ-T").id()));
            Umpire battle = destroyed(builder, "US Para 1");
            assertThat(battle.refuse(save(1, "US Para 1", "LZ-T"))).containsExactly(Rule.ABN_03);
            battle.accept(save(1, "US Para 1", "DZ-T"));
        }
    }

    @Nested
    @DisplayName("the choice of the Allied player")
    class Choice {
        @Test
        @Covers("ROLE-11")
        void isNobodyElses() {
            Umpire battle = destroyed(nijmegen("US Para 1").markers("LZ-T", 1), "US Para 1");
            var save = new SaveTroop(
                    1, GERMAN, troop("US Para 1").id(), area("LZ-T").id());
            assertThat(battle.refuse(FRITZ, save)).containsExactly(Rule.ROLE_11);
            assertThat(battle.refuse(
                            FRITZ, new LetDie(1, GERMAN, troop("US Para 1").id())))
                    .containsExactly(Rule.ROLE_11);
            assertThat(battle.refuse(BYSTANDER, save(1, "US Para 1", "LZ-T"))).containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers({"ABN-22", "AFT-10"})
        void mayBeToLetItDie() {
            Umpire battle = destroyed(nijmegen("US Para 1").markers("LZ-T", 1), "US Para 1");
            battle.accept(letDie(1, "US Para 1"));
            assertThat(battle.now().isInReinforcementPool(troop("US Para 1"))).isTrue();
            assertThat(battle.now().markers(area("LZ-T"))).isEqualTo(1);
        }

        @Test
        @Covers("AFT-31")
        void isSettledBeforeTheRetreat() {
            Umpire battle =
                    destroyed(nijmegen("US Para 1").markers("LZ-T", 1).troop("US Para 2", "Nijmegen"), "US Para 1");
            assertThat(battle.refuse(retreat(1, ALLIED, "US Para 2", "LZ-T"))).containsExactly(Rule.AFT_31);
            assertThat(battle.refuse(advance(1, GERMAN, "Reinhold Half-track"))).containsExactly(Rule.AFT_31);
            battle.accept(letDie(1, "US Para 1"));
            battle.accept(retreat(1, ALLIED, "US Para 2", "LZ-T"));
        }

        @Test
        @Covers({"ABN-22", "AFT-29"})
        void isThereForAWinnerAndAfterADrawToo() {
            SituationBuilder won = nijmegen("US Para 1").markers("LZ-T", 1);
            Umpire battle = play(won.fought(4, 3));
            battle.accept(roll(1, ALLIED, "Reinhold Half-track"), 1);
            battle.accept(roll(1, GERMAN, "US Para 1"), 6);
            battle.accept(save(1, "US Para 1", "LZ-T"));
            Umpire drawn = play(nijmegen("US Para 1").markers("LZ-T", 1).fought(3, 3));
            drawn.accept(roll(1, ALLIED, "Reinhold Half-track"), 1);
            drawn.accept(roll(1, GERMAN, "US Para 1"), 6);
            drawn.accept(save(1, "US Para 1", "LZ-T"));
            assertThat(drawn.now().battles()).isEmpty();
            assertThat(drawn.now().control(area("Nijmegen"))).isEqualTo(ALLIED);
        }
    }
}
