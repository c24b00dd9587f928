package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.battlePhase;
import static battlearrow.firestorm.afteraction.AfterActions.play;
import static battlearrow.firestorm.afteraction.AfterActions.retreat;
import static battlearrow.firestorm.afteraction.AfterActions.roll;
import static battlearrow.firestorm.afteraction.AfterActions.standing;
import static battlearrow.firestorm.fixtures.People.BYSTANDER;
import static battlearrow.firestorm.fixtures.People.FRITZ;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.DestroyRolled;
import battlearrow.firestorm.event.AfterActionEvent.TroopDestroyed;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Roll to Destroy")
class RollingToDestroyTest {
    /** XXX Corps attacks Valkenswaard Road: Sherman and Sexton against paratroopers, with a half-track looking on. */
    private static SituationBuilder attack() {
        return attack(battlePhase());
    }

    private static SituationBuilder attack(SituationBuilder builder) {
        return builder.troop("5th Sherman", "XXX Corps")
                .troop("32nd Sexton", "XXX Corps")
                .troop("6th FJR", "Valkenswaard Road")
                .troop("Heinke Half-track", "Valkenswaard Road")
                .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                .committed(ALLIED, "5th Sherman", "32nd Sexton")
                .committed(GERMAN, "6th FJR");
    }

    @Nested
    @DisplayName("each Troop used is rolled for by the opposing commander")
    class EachTroopUsed {
        @Test
        @Covers("AFT-06")
        void twoTroopsAreTwoRolls() {
            Umpire battle = play(attack().fought(0, 6));
            battle.accept(roll(1, GERMAN, "5th Sherman"), 1);
            assertThat(battle.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.DESTROY);
            battle.accept(roll(1, GERMAN, "32nd Sexton"), 2);
            assertThat(battle.now().findBattle(1))
                    .as("nobody retreats out of a depot")
                    .isEmpty();
        }

        @Test
        @Covers({"AFT-06", "AFT-01"})
        void theRetreatWaitsForTheRolls() {
            Umpire battle = play(attack().fought(6, 0));
            assertThat(battle.refuse(retreat(1, GERMAN, "6th FJR", "Eindhoven")))
                    .containsExactly(Rule.AFT_01, Rule.AFT_06);
            assertThat(battle.refuse(advance(1, ALLIED, "5th Sherman"))).containsExactly(Rule.AFT_01, Rule.AFT_06);
        }

        @Test
        @Covers("AFT-06")
        void nobodyRollsForTheSameTroopTwice() {
            Umpire battle = play(attack().fought(0, 6));
            battle.accept(roll(1, GERMAN, "5th Sherman"), 1);
            assertThat(battle.refuse(roll(1, GERMAN, "5th Sherman"))).containsExactly(Rule.AFT_06);
        }

        @Test
        @Covers("AFT-06")
        void nobodyRollsForHisOwnTroop() {
            Umpire battle = play(attack().fought(6, 0));
            assertThat(battle.refuse(roll(1, ALLIED, "5th Sherman"))).containsExactly(Rule.AFT_06);
        }

        @Test
        @Covers("AFT-06")
        void onlyThePlayerOfTheSideRolls() {
            Umpire battle = play(attack().fought(6, 0));
            RollToDestroy order = roll(1, ALLIED, "6th FJR");
            assertThat(battle.refuse(BYSTANDER, order)).containsExactly(Rule.ROLE_06);
            assertThat(battle.refuse(FRITZ, order)).containsExactly(Rule.ROLE_06);
            battle.accept(ORGANISER, order, 1);
        }

        @Test
        @Covers("AFT-07")
        void aTroopThatOnlyStoodThereIsNotRolledFor() {
            Umpire battle = play(attack().fought(6, 0));
            assertThat(battle.refuse(roll(1, ALLIED, "Heinke Half-track"))).containsExactly(Rule.AFT_07);
            assertThat(battle.offered(TOMMY)).containsExactly(roll(1, ALLIED, "6th FJR"));
        }

        @Test
        @Covers("ORG-12")
        void anUnknownTroopOrBattleIsRefused() {
            Umpire battle = play(attack().fought(6, 0));
            assertThat(battle.refuse(new RollToDestroy(1, ALLIED, new TroopId("7th-hussars"))))
                    .containsExactly(Rule.ORG_12);
            assertThat(battle.refuse(roll(7, ALLIED, "6th FJR"))).containsExactly(Rule.ORG_12);
        }

        @Test
        @Covers("A-11")
        @DisplayName("a Troop an earlier battle captured has left this one")
        void capturedTroopsHaveLeft() {
            Umpire battle = play(attack().captured("6th FJR").fought(6, 3));
            assertThat(battle.refuse(roll(1, ALLIED, "6th FJR"))).containsExactly(Rule.AFT_07);
            assertThat(battle.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.DESTROY);
            battle.accept(roll(1, GERMAN, "5th Sherman"), 1);
            battle.accept(roll(1, GERMAN, "32nd Sexton"), 1);
            assertThat(battle.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.RETREAT);
        }
    }

    @Nested
    @DisplayName("the score needed")
    class ScoreNeeded {
        @ParameterizedTest(name = "{0} victory points of his own and a {1}: destroyed {2}")
        @Covers({"AFT-08", "T-08"})
        @CsvSource({
            "20, 4, true",
            "7, 4, true",
            "7, 3, false",
            "6, 4, true",
            "6, 3, false",
            "5, 5, true",
            "5, 4, false",
            "4, 6, true",
            "4, 5, false",
            "3, 6, true",
            "3, 5, false",
        })
        void dependsOnTheRollersOwnVictoryPoints(int own, int pip, boolean destroyed) {
            Umpire battle = play(attack().fought(own, 2));
            battle.accept(roll(1, ALLIED, "6th FJR"), pip);
            assertThat(battle.now().isInReinforcementPool(troop("6th FJR"))).isEqualTo(destroyed);
        }

        @ParameterizedTest(name = "{0}: no roll")
        @Covers({"AFT-08", "T-08"})
        @CsvSource({"0", "1", "2"})
        void twoOrFewerRollNothing(int own) {
            Umpire battle = play(attack().fought(own, 6));
            assertThat(battle.refuse(roll(1, ALLIED, "6th FJR"))).containsExactly(Rule.AFT_08);
        }

        @Test
        @Covers({"AFT-09", "A-03", "HR-03=both"})
        void theLoserRollsAsWell() {
            Umpire battle = play(attack().fought(3, 4));
            battle.accept(roll(1, GERMAN, "5th Sherman"), 5);
            battle.accept(roll(1, GERMAN, "32nd Sexton"), 5);
            battle.accept(roll(1, ALLIED, "6th FJR"), 6);
            assertThat(battle.now().isInReinforcementPool(troop("6th FJR"))).isTrue();
            assertThat(standing(battle.now(), "XXX Corps")).containsExactly("5th Sherman", "32nd Sexton");
        }

        @Test
        @Covers("HR-03=winner")
        @DisplayName("HR-03 winner: the loser does not roll, but after a draw both do")
        void onlyTheWinnerRollsByHouseRule() {
            Umpire decided = play(attack(battlePhase(HouseRule.HR_03, "winner")).fought(3, 4));
            assertThat(decided.refuse(roll(1, ALLIED, "6th FJR"))).containsExactly(Rule.AFT_08);
            decided.accept(roll(1, GERMAN, "5th Sherman"), 5);
            Umpire drawn = play(attack(battlePhase(HouseRule.HR_03, "winner")).fought(3, 3));
            drawn.accept(roll(1, ALLIED, "6th FJR"), 5);
            drawn.accept(roll(1, GERMAN, "5th Sherman"), 5);
        }

        @Test
        @Covers("AFT-08")
        void nobodyRollsAfterARuledBattle() {
            Umpire battle = play(attack().then(new BattleDecided(1, ALLIED, true)));
            assertThat(battle.refuse(roll(1, ALLIED, "6th FJR"))).containsExactly(Rule.AFT_08);
            assertThat(battle.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.RETREAT);
        }

        @ParameterizedTest(name = "{0} v {1}: the Allied player needs {2}, the German {3}")
        @Covers("T-16")
        @CsvSource({
            "9, 9, 6, 6",
            "10, 9, 6, 6",
            "9, 11, 6, 6",
            "12, 9, 5, 0",
            "8, 12, 0, 5",
            "12, 7, 4, 0",
            "4, 12, 0, 4",
        })
        void followsTheDifferenceInTheWargame(int allied, int german, int alliedNeeds, int germanNeeds) {
            var situation = attack(SituationBuilder.empty(WalkthroughMap.scenario(), Mode.WARGAME, HouseRules.DEFAULTS)
                            .battlePhase(2))
                    .fought(allied, german)
                    .build();
            var battle = situation.findBattle(1).orElseThrow();
            assertThat(RollsToDestroy.needed(situation, battle, ALLIED)).isEqualTo(alliedNeeds);
            assertThat(RollsToDestroy.needed(situation, battle, GERMAN)).isEqualTo(germanNeeds);
        }
    }

    @Nested
    @DisplayName("a destroyed Troop goes to its Reinforcement Pool")
    class Destroyed {
        @Test
        @Covers("AFT-10")
        @DisplayName("E-12: one of two Allied Troops on Erp Road is destroyed, the other retreats, Erp Road is German")
        void erpRoad() {
            Umpire battle = play(battlePhase()
                    .allied("Erp Road", "Veghel Bridge")
                    .troop("5th Sherman", "Erp Road")
                    .troop("32nd Sexton", "Erp Road")
                    .troop("Reinhold Half-track", "Volkel Road")
                    .arrow(GERMAN, "Volkel Road", "Erp Road")
                    .committed(GERMAN, "Reinhold Half-track")
                    .committed(ALLIED, "5th Sherman", "32nd Sexton")
                    .fought(1, 5));
            assertThat(battle.accept(roll(1, GERMAN, "5th Sherman"), 5))
                    .containsExactly(
                            new DestroyRolled(1, troop("5th Sherman").id(), 5, 5, true),
                            new TroopDestroyed(1, troop("5th Sherman").id()));
            battle.accept(roll(1, GERMAN, "32nd Sexton"), 4);
            assertThat(battle.now().isInReinforcementPool(troop("5th Sherman"))).isTrue();
            battle.accept(retreat(1, ALLIED, "32nd Sexton", "Veghel Bridge"));
            assertThat(battle.now().control(area("Erp Road"))).isEqualTo(GERMAN);
        }
    }
}
