package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.battlePhase;
import static battlearrow.firestorm.afteraction.AfterActions.endAdvance;
import static battlearrow.firestorm.afteraction.AfterActions.play;
import static battlearrow.firestorm.afteraction.AfterActions.retreat;
import static battlearrow.firestorm.afteraction.AfterActions.roll;
import static battlearrow.firestorm.afteraction.AfterActions.standing;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.AdvanceBegun;
import battlearrow.firestorm.event.AfterActionEvent.AfterActionBegun;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.AfterActionEvent.RetreatBegun;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("After Action Step: what follows by itself")
class AfterActionProgressTest {
    private static final AfterActionProgress PROGRESS = new AfterActionProgress();

    private static Outcome follow(SituationBuilder builder) {
        Outcome outcome = new Outcome(builder.build());
        Situation before;
        do {
            before = outcome.now();
            PROGRESS.follow(outcome);
        } while (outcome.now() != before);
        return outcome;
    }

    @Nested
    @DisplayName("battles that touch a common area")
    class OrderOfArrows {
        /** Two arrows into Grave Bridge; the second is fought first. */
        private SituationBuilder graveBridge() {
            return battlePhase()
                    .allied("DZ-O", "Maas-Waal Canal Bridge")
                    .troop("US Para 3", "DZ-O")
                    .troop("US Para 2", "Maas-Waal Canal Bridge")
                    .arrow(ALLIED, "DZ-O", "Grave Bridge")
                    .committed(ALLIED, "US Para 3")
                    .committed(GERMAN)
                    .arrow(ALLIED, "Maas-Waal Canal Bridge", "Grave Bridge")
                    .committed(ALLIED, "US Para 2")
                    .committed(GERMAN)
                    .fought(2, 6, 1);
        }

        @Test
        @Covers({"AFT-02", "AFT-03", "A-14"})
        void theLaterArrowWaits() {
            Umpire battles = play(graveBridge());
            assertThat(battles.now().findBattle(2).orElseThrow().stage()).isEqualTo(Stage.FOUGHT);
            assertThat(battles.refuse(advance(2, ALLIED, "US Para 2"))).containsExactly(Rule.AFT_02);
            assertThat(battles.refuse(roll(2, GERMAN, "US Para 2"))).containsExactly(Rule.AFT_02);
            assertThat(battles.refuse(endAdvance(2, ALLIED))).containsExactly(Rule.AFT_02);
        }

        @Test
        @Covers({"AFT-02", "AFT-03", "INV-30", "INV-39"})
        void andIsReleasedByTheOrderThatEndsTheEarlier() {
            Umpire battles = play(graveBridge().fought(1, 3, 3));
            assertThat(battles.accept(roll(1, GERMAN, "US Para 3"), 5))
                    .endsWith(
                            new BattleClosed(1),
                            new AfterActionBegun(2, List.of()),
                            new RetreatBegun(2),
                            new ControlChanged(area("Grave Bridge").id(), ALLIED),
                            new AdvanceBegun(2, area("Grave Bridge").id()));
            battles.accept(advance(2, ALLIED, "US Para 2"));
        }

        @Test
        @Covers("AFT-02")
        void otherArrowsDoNotWait() {
            Umpire battles = play(graveBridge()
                    .arrow(GERMAN, "Budel", "VIII Corps")
                    .committed(GERMAN)
                    .committed(ALLIED)
                    .fought(3, 0, 0));
            assertThat(battles.now().findBattle(3)).isEmpty();
        }

        @Test
        @Covers("AFT-01")
        void nothingHappensBeforeTheGameIsOver() {
            Umpire battle = play(battlePhase().arrow(GERMAN, "Budel", "VIII Corps"));
            assertThat(battle.refuse(roll(1, GERMAN, "29th Sherman"))).containsExactly(Rule.AFT_01);
            assertThat(follow(battlePhase().initiative(ALLIED)).events()).isEmpty();
        }
    }

    @Nested
    @DisplayName("the area of the loser")
    class AreaLost {
        @Test
        @Covers({"AFT-19", "AFT-20", "AFT-21"})
        @DisplayName("a defeated defender loses the point, though nobody was committed and nobody advances")
        void thePoint() {
            Outcome outcome = follow(battlePhase()
                    .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                    .committed(ALLIED)
                    .committed(GERMAN)
                    .fought(1, 0));
            assertThat(outcome.events())
                    .containsExactly(
                            new AfterActionBegun(1, List.of()),
                            new RetreatBegun(1),
                            new ControlChanged(area("Valkenswaard Road").id(), ALLIED),
                            new AdvanceBegun(1, area("Valkenswaard Road").id()),
                            new BattleClosed(1));
        }

        private SituationBuilder sonBridge(SituationBuilder builder) {
            return builder.allied("Son Bridge", "Eindhoven")
                    .troop("5th Sherman", "Son Bridge")
                    .troop("Reinhold Half-track", "Veghel Bridge")
                    .arrow(ALLIED, "Son Bridge", "Veghel Bridge")
                    .committed(ALLIED, "5th Sherman")
                    .committed(GERMAN, "Reinhold Half-track")
                    .fought(0, 1);
        }

        @Test
        @Covers({"AFT-20", "AFT-19", "A-01", "HR-01=on", "INV-38"})
        @DisplayName("H36 (a): a defeated attacker retreats, loses the tail, and the enemy may advance into it")
        void theTail() {
            Umpire battle = play(sonBridge(battlePhase()));
            battle.accept(retreat(1, ALLIED, "5th Sherman", "Eindhoven"));
            assertThat(battle.now().control(area("Son Bridge"))).isEqualTo(GERMAN);
            battle.accept(advance(1, GERMAN, "Reinhold Half-track"));
            assertThat(standing(battle.now(), "Son Bridge")).containsExactly("Reinhold Half-track");
        }

        @Test
        @Covers("HR-01=off")
        @DisplayName("H36 (b), HR-01 off: nothing changes hands")
        void notTheTailByHouseRule() {
            Situation after =
                    play(sonBridge(battlePhase(HouseRule.HR_01, "off"))).now();
            assertThat(after.battles()).isEmpty();
            assertThat(after.control(area("Son Bridge"))).isEqualTo(ALLIED);
            assertThat(standing(after, "Son Bridge")).containsExactly("5th Sherman");
        }

        @Test
        @Covers({"A-13", "HR-07=off"})
        void aDepotAttackedFromIsNotLost() {
            Umpire battle = play(battlePhase()
                    .troop("5th Sherman", "XXX Corps")
                    .troop("6th FJR", "Valkenswaard Road")
                    .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                    .committed(ALLIED, "5th Sherman")
                    .committed(GERMAN, "6th FJR")
                    .fought(0, 2));
            assertThat(battle.now().control(area("XXX Corps"))).isEqualTo(ALLIED);
            assertThat(battle.now().depotAttacks()).isZero();
            assertThat(battle.now().battles()).isEmpty();
        }

        @Test
        @Covers({"ABN-31", "A-36", "INV-07"})
        void aLostZoneLosesItsMarkers() {
            Outcome outcome = follow(battlePhase()
                    .allied("DZ-X")
                    .markers("DZ-X", 3)
                    .arrow(GERMAN, "Arnhem West", "DZ-X")
                    .committed(GERMAN)
                    .committed(ALLIED)
                    .fought(0, 1));
            assertThat(outcome.events())
                    .contains(new MarkersRemoved(area("DZ-X").id(), 3));
            assertThat(outcome.now().markers(area("DZ-X"))).isZero();
        }

        @Test
        @Covers("HR-18=stayUnusable")
        @DisplayName("HR-18 stayUnusable: the markers lie there still")
        void itKeepsThemByHouseRule() {
            Outcome outcome = follow(battlePhase(HouseRule.HR_18, "stayUnusable")
                    .allied("DZ-X")
                    .markers("DZ-X", 3)
                    .arrow(GERMAN, "Arnhem West", "DZ-X")
                    .committed(GERMAN)
                    .committed(ALLIED)
                    .fought(0, 1));
            assertThat(outcome.now().markers(area("DZ-X"))).isEqualTo(3);
        }

        @Test
        @Covers({"AFT-19", "AFT-03"})
        @DisplayName("H07: the same area falls twice in one turn")
        void twiceInOneTurn() {
            Umpire battles = play(battlePhase()
                    .allied("Son Bridge", "Eindhoven")
                    .troop("US Para 1", "Son Bridge")
                    .troop("Harmel Panzer", "Erp Road")
                    .arrow(ALLIED, "Son Bridge", "Veghel Bridge")
                    .committed(ALLIED, "US Para 1")
                    .committed(GERMAN)
                    .fought(1, 0));
            battles.accept(endAdvance(1, ALLIED));
            assertThat(battles.now().control(area("Veghel Bridge"))).isEqualTo(ALLIED);
            battles.go(SituationBuilder.from(battles.now())
                    .arrow(GERMAN, "Erp Road", "Veghel Bridge")
                    .committed(GERMAN, "Harmel Panzer")
                    .committed(ALLIED)
                    .fought(0, 1)
                    .build());
            assertThat(battles.now().control(area("Veghel Bridge"))).isEqualTo(GERMAN);
            battles.accept(endAdvance(2, GERMAN));
            assertThat(battles.now().battles()).isEmpty();
        }
    }

    @Nested
    @DisplayName("a battle released after the map has changed")
    class ChangedMap {
        @Test
        @Covers({"AFT-32", "A-11"})
        void nobodyRetreatsWhereTheLoserHasLostItsAreaAlready() {
            Umpire battles = play(battlePhase()
                    .allied("Nijmegen", "Maas-Waal Canal Bridge", "LZ-T")
                    .troop("US Para 1", "Nijmegen")
                    .troop("US Para 2", "Nijmegen")
                    .arrow(GERMAN, "Nijmegen Bridge", "Nijmegen")
                    .committed(GERMAN)
                    .committed(ALLIED, "US Para 1")
                    .arrow(ALLIED, "Nijmegen", "Groesbeek Heights")
                    .committed(ALLIED, "US Para 2")
                    .committed(GERMAN)
                    .fought(2, 0, 4)
                    .fought(1, 0, 1));
            battles.accept(retreat(1, ALLIED, "US Para 1", "LZ-T"));
            battles.accept(retreat(1, ALLIED, "US Para 2", "LZ-T"));
            assertThat(battles.now().findBattle(1)).as("no German stands near").isEmpty();
            assertThat(battles.now()
                            .findBattle(2)
                            .orElseThrow()
                            .presentAtStart()
                            .isEmpty())
                    .isTrue();
            battles.accept(roll(2, GERMAN, "US Para 2"), 5);
            assertThat(battles.now().battles()).isEmpty();
            assertThat(standing(battles.now(), "LZ-T")).containsExactly("US Para 1", "US Para 2");
            assertThat(battles.now().control(area("Groesbeek Heights"))).isEqualTo(GERMAN);
        }

        @Test
        @Covers({"AFT-32", "A-11"})
        @DisplayName("a Troop moved by the first battle is still rolled for in the second, a captured one is not")
        void commitmentsLast() {
            Umpire battles = play(battlePhase()
                    .allied("DZ-X")
                    .troop("British Para 1", "DZ-X")
                    .arrow(GERMAN, "Arnhem West", "DZ-X")
                    .committed(GERMAN)
                    .committed(ALLIED)
                    .arrow(ALLIED, "DZ-X", "Wolfheze")
                    .committed(ALLIED, "British Para 1")
                    .committed(GERMAN)
                    .fought(2, 0, 6)
                    .fought(1, 0, 1));
            assertThat(battles.now().isCaptured(troop("British Para 1"))).isTrue();
            assertThat(battles.now().battles()).isEmpty();
        }
    }

    @Nested
    @DisplayName("an attack on an Allied depot")
    class Depot {
        private SituationBuilder viiiCorps(SituationBuilder builder, int allied, int german) {
            return builder.troop("29th Sherman", "VIII Corps")
                    .troop("Heinke Half-track", "Budel")
                    .arrow(GERMAN, "Budel", "VIII Corps")
                    .committed(GERMAN, "Heinke Half-track")
                    .committed(ALLIED, "29th Sherman")
                    .fought(allied, german);
        }

        @Test
        @Covers({"AFT-16", "AFT-17", "AFT-18", "A-13", "INV-08", "INV-18", "HR-43=each"})
        @DisplayName("H15: destroyed on a 5, no retreat, no change of control; ten points each time")
        void scoresEachTime() {
            Umpire battles = play(viiiCorps(battlePhase(), 0, 5));
            assertThat(battles.accept(roll(1, GERMAN, "29th Sherman"), 4))
                    .endsWith(new DepotAttackScored(1, area("VIII Corps").id()), new BattleClosed(1));
            battles.go(viiiCorps(SituationBuilder.from(battles.now()), 0, 5).build());
            battles.accept(roll(2, GERMAN, "29th Sherman"), 5);
            assertThat(battles.now().isInReinforcementPool(troop("29th Sherman")))
                    .isTrue();
            assertThat(battles.now().depotAttacks()).isEqualTo(2);
            assertThat(battles.now().control(area("VIII Corps"))).isEqualTo(ALLIED);
        }

        @Test
        @Covers("HR-43=oncePerDepotAndTurn")
        @DisplayName("HR-43 oncePerDepotAndTurn: the second win in a turn scores nothing")
        void scoresOnceByHouseRule() {
            Umpire battles = play(viiiCorps(battlePhase(HouseRule.HR_43, "oncePerDepotAndTurn"), 0, 2));
            assertThat(battles.now().depotAttacks()).isEqualTo(1);
            battles.go(viiiCorps(SituationBuilder.from(battles.now()), 0, 2).build());
            assertThat(battles.now().depotAttacks()).isEqualTo(1);
        }

        @Test
        @Covers({"A-13", "AFT-20"})
        void aFailedAttackLosesItsTail() {
            Umpire battle = play(viiiCorps(battlePhase(), 2, 0));
            battle.accept(retreat(1, GERMAN, "Heinke Half-track", "Weert Road"));
            assertThat(battle.now().control(area("Budel"))).isEqualTo(ALLIED);
            assertThat(battle.now().depotAttacks()).isZero();
        }

        @Test
        @Covers("HR-07=on")
        @DisplayName("HR-07 on: a German win over an attack out of a depot scores too")
        void theDefenceScoresByHouseRule() {
            Umpire battle = play(battlePhase(HouseRule.HR_07, "on")
                    .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                    .committed(ALLIED)
                    .committed(GERMAN)
                    .fought(0, 2));
            assertThat(battle.now().depotAttacks()).isEqualTo(1);
        }
    }

    @Nested
    @DisplayName("a draw")
    class Draw {
        @Test
        @Covers({"AFT-28", "AFT-29", "A-04", "ABN-30", "AFT-04", "INV-39"})
        void changesNothingButMarkersAndDestroyedTroops() {
            SituationBuilder builder = battlePhase()
                    .allied("DZ-X")
                    .markers("DZ-X", 3)
                    .troop("British Para 1", "DZ-X")
                    .troop("Spindler Security", "Arnhem West")
                    .arrow(ALLIED, "DZ-X", "Arnhem West")
                    .committed(ALLIED, "British Para 1")
                    .then(new ArtilleryTaken(1, area("DZ-X").id()))
                    .committed(GERMAN, "Spindler Security")
                    .then(new SupplyDrawn(1, area("DZ-X").id()))
                    .fought(3, 3);
            Umpire battle = play(builder);
            battle.accept(roll(1, ALLIED, "Spindler Security"), 6);
            assertThat(battle.accept(roll(1, GERMAN, "British Para 1"), 5)).endsWith(new BattleClosed(1));
            assertThat(battle.now().isInReinforcementPool(troop("Spindler Security")))
                    .isTrue();
            assertThat(battle.now().markers(area("DZ-X"))).isEqualTo(1);
            assertThat(battle.now().control(area("DZ-X"))).isEqualTo(ALLIED);
            assertThat(battle.now().control(area("Arnhem West"))).isEqualTo(GERMAN);
            assertThat(standing(battle.now(), "DZ-X")).containsExactly("British Para 1");
        }

        @ParameterizedTest(name = "{0}:{1}, nobody used: over at once {2}")
        @Covers({"AFT-05", "AFT-28"})
        @CsvSource({"0, 0, true", "3, 3, true", "1, 0, false", "0, 1, false"})
        void isEqualScores(int allied, int german, boolean over) {
            Outcome outcome = follow(battlePhase()
                    .allied("Nijmegen", "Nijmegen Bridge")
                    .troop("US Para 1", "Nijmegen")
                    .troop("Reinhold Half-track", "Elst Road")
                    .arrow(GERMAN, "Elst Road", "Nijmegen Bridge")
                    .committed(GERMAN)
                    .committed(ALLIED)
                    .fought(allied, german));
            assertThat(outcome.now().battles().isEmpty()).isEqualTo(over);
        }
    }

    @Test
    @Covers("ABN-21")
    @DisplayName("artillery support is no Troop: there is nobody to roll for")
    void artilleryIsNotRolledFor() {
        Outcome outcome = follow(battlePhase()
                .allied("DZ-X")
                .markers("DZ-X", 1)
                .arrow(ALLIED, "DZ-X", "Arnhem West")
                .committed(ALLIED)
                .then(new ArtilleryTaken(1, area("DZ-X").id()))
                .committed(GERMAN)
                .fought(6, 6));
        assertThat(outcome.now().battles()).isEmpty();
    }
}
