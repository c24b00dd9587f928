package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.battlePhase;
import static battlearrow.firestorm.afteraction.AfterActions.endAdvance;
import static battlearrow.firestorm.afteraction.AfterActions.play;
import static battlearrow.firestorm.afteraction.AfterActions.retreat;
import static battlearrow.firestorm.afteraction.AfterActions.standing;
import static battlearrow.firestorm.fixtures.People.BYSTANDER;
import static battlearrow.firestorm.fixtures.People.FRITZ;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.TroopAdvanced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Advance")
class AdvancingTest {
    /**
     * The book's example: the Germans win on Erp Road, attacked from Volkel Road by a half-track, with a Panzer in the same
     * area; the Allies retreat to Veghel Bridge.
     */
    private static Umpire erpRoad() {
        Umpire battle = play(battlePhase()
                .allied("Erp Road", "Veghel Bridge")
                .troop("5th Sherman", "Erp Road")
                .troop("Reinhold Half-track", "Volkel Road")
                .troop("Harmel Panzer", "Volkel Road")
                .arrow(GERMAN, "Volkel Road", "Erp Road")
                .committed(GERMAN, "Reinhold Half-track")
                .committed(ALLIED)
                .fought(0, 1));
        battle.accept(retreat(1, ALLIED, "5th Sherman", "Veghel Bridge"));
        return battle;
    }

    /** XXX Corps has taken empty Valkenswaard Road. */
    private static SituationBuilder valkenswaard(String[] committed, String... others) {
        return valkenswaard(battlePhase(), committed, others);
    }

    private static SituationBuilder valkenswaard(SituationBuilder builder, String[] committed, String... others) {
        for (String troop : committed) {
            builder.troop(troop, "XXX Corps");
        }
        for (String troop : others) {
            builder.troop(troop, "XXX Corps");
        }
        return builder.arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                .committed(ALLIED, committed)
                .committed(GERMAN)
                .fought(1, 0);
    }

    private static String[] committed(String... troops) {
        return troops;
    }

    @Nested
    @DisplayName("committed Troops go first")
    class CommittedFirst {
        @Test
        @Covers({"AFT-23", "AFT-24", "A-10"})
        @DisplayName("E-13 (a): the half-track, then the Panzer from Volkel Road")
        void halftrackThenPanzer() {
            Umpire battle = erpRoad();
            assertThat(battle.accept(advance(1, GERMAN, "Reinhold Half-track")))
                    .containsExactly(new TroopAdvanced(
                            1,
                            troop("Reinhold Half-track").id(),
                            area("Volkel Road").id(),
                            area("Erp Road").id()));
            battle.accept(advance(1, GERMAN, "Harmel Panzer"));
            battle.accept(endAdvance(1, GERMAN));
            assertThat(standing(battle.now(), "Erp Road")).containsExactly("Reinhold Half-track", "Harmel Panzer");
        }

        @Test
        @Covers({"AFT-23", "INV-37"})
        @DisplayName("E-13 (b): the Panzer does not go before the half-track")
        void panzerFirstIsRefused() {
            Umpire battle = erpRoad();
            assertThat(battle.refuse(advance(1, GERMAN, "Harmel Panzer"))).containsExactly(Rule.AFT_23);
            assertThat(battle.offered(FRITZ))
                    .containsExactlyInAnyOrder(advance(1, GERMAN, "Reinhold Half-track"), endAdvance(1, GERMAN));
        }

        @Test
        @Covers({"AFT-23", "A-10"})
        void allOfThem() {
            Umpire battle = play(valkenswaard(committed("5th Sherman", "32nd Sexton"), "43rd Gun"));
            battle.accept(advance(1, ALLIED, "5th Sherman"));
            assertThat(battle.refuse(advance(1, ALLIED, "43rd Gun"))).containsExactly(Rule.AFT_23);
            battle.accept(advance(1, ALLIED, "32nd Sexton"));
            battle.accept(advance(1, ALLIED, "43rd Gun"));
        }

        @Test
        @Covers({"AFT-23", "A-09"})
        void aircraftToo() {
            Umpire battle = play(valkenswaard(committed("5th Sherman", "Typhoon 1"), "43rd Gun"));
            battle.accept(advance(1, ALLIED, "5th Sherman"));
            assertThat(battle.refuse(advance(1, ALLIED, "43rd Gun"))).containsExactly(Rule.AFT_23);
            battle.accept(advance(1, ALLIED, "Typhoon 1"));
        }

        @Test
        @Covers("HR-05=off")
        @DisplayName("HR-05 off: aircraft do not advance and nobody waits for them")
        void notAircraftByHouseRule() {
            Umpire battle = play(valkenswaard(
                    battlePhase(HouseRule.HR_05, "off"), committed("5th Sherman", "Typhoon 1"), "43rd Gun"));
            battle.accept(advance(1, ALLIED, "5th Sherman"));
            assertThat(battle.refuse(advance(1, ALLIED, "Typhoon 1"))).containsExactly(Rule.AFT_24);
            battle.accept(advance(1, ALLIED, "43rd Gun"));
        }

        @Test
        @Covers("AFT-23")
        @DisplayName("one that is not adjacent to the area won is ignored")
        void notThoseTooFarAway() {
            Umpire battle = play(valkenswaard(committed("US Para 1"), "43rd Gun")
                    .allied("Nijmegen")
                    .troop("US Para 1", "Nijmegen"));
            battle.accept(advance(1, ALLIED, "43rd Gun"));
        }

        @Test
        @Covers("AFT-23")
        void notThoseDestroyed() {
            Umpire battle =
                    play(valkenswaard(committed("US Para 1"), "43rd Gun").pool("US Para 1"));
            battle.accept(advance(1, ALLIED, "43rd Gun"));
            assertThat(battle.refuse(advance(1, ALLIED, "US Para 1"))).containsExactly(Rule.AFT_24);
        }
    }

    @Nested
    @DisplayName("at most three Troops of the winner")
    class AtMostThree {
        @Test
        @Covers({"AFT-22", "INV-36"})
        void theFourthIsRefused() {
            Umpire battle = play(valkenswaard(committed("5th Sherman"), "32nd Sexton", "8th Sherman", "43rd Gun"));
            battle.accept(advance(1, ALLIED, "5th Sherman"));
            battle.accept(advance(1, ALLIED, "32nd Sexton"));
            battle.accept(advance(1, ALLIED, "8th Sherman"));
            assertThat(battle.refuse(advance(1, ALLIED, "43rd Gun"))).containsExactly(Rule.AFT_22);
            battle.accept(endAdvance(1, ALLIED));
            assertThat(standing(battle.now(), "Valkenswaard Road")).hasSize(3);
        }

        @Test
        @Covers("AFT-22")
        void onlyTheWinnerAdvances() {
            Umpire battle = play(valkenswaard(committed("5th Sherman")).troop("6th FJR", "Eindhoven"));
            assertThat(battle.refuse(advance(1, GERMAN, "6th FJR"))).contains(Rule.AFT_22);
            assertThat(battle.refuse(FRITZ, new EndAdvance(1, GERMAN))).containsExactly(Rule.AFT_22);
            assertThat(battle.refuse(advance(1, ALLIED, "6th FJR"))).containsExactly(Rule.AFT_22);
            assertThat(battle.refuse(BYSTANDER, advance(1, ALLIED, "5th Sherman")))
                    .containsExactly(Rule.ROLE_06);
            assertThat(battle.refuse(BYSTANDER, endAdvance(1, ALLIED))).containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("AFT-24")
        void nobodyAdvancesTwice() {
            Umpire battle = play(valkenswaard(committed("5th Sherman"), "43rd Gun"));
            battle.accept(advance(1, ALLIED, "5th Sherman"));
            assertThat(battle.refuse(advance(1, ALLIED, "5th Sherman"))).containsExactly(Rule.AFT_24);
        }

        @Test
        @Covers({"AFT-15", "ORG-12"})
        void capturedAndUnknownTroopsDoNot() {
            Umpire battle = play(valkenswaard(committed("5th Sherman")).captured("8th Sherman"));
            assertThat(battle.refuse(advance(1, ALLIED, "8th Sherman"))).contains(Rule.AFT_15);
            assertThat(battle.refuse(new Advance(1, ALLIED, new TroopId("desert-rats"))))
                    .containsExactly(Rule.ORG_12);
        }
    }

    @Nested
    @DisplayName("from adjacent areas")
    class Adjacent {
        @Test
        @Covers({"AFT-24", "AFT-21"})
        void alsoWhenNobodyWasCommitted() {
            Umpire battle = play(battlePhase()
                    .allied("Groesbeek Heights", "DZ-N")
                    .troop("US Para 1", "Groesbeek Heights")
                    .troop("US Para 2", "DZ-N")
                    .arrow(ALLIED, "Groesbeek Heights", "Nijmegen")
                    .committed(ALLIED)
                    .committed(GERMAN)
                    .fought(1, 0));
            assertThat(battle.refuse(advance(1, ALLIED, "US Para 2"))).containsExactly(Rule.AFT_24);
            battle.accept(advance(1, ALLIED, "US Para 1"));
        }

        @Test
        @Covers("AFT-33")
        void notATroopOnAnotherArrow() {
            Umpire battle = play(battlePhase()
                    .allied("Groesbeek Heights", "Nijmegen")
                    .troop("US Para 1", "Groesbeek Heights")
                    .troop("US Para 2", "Nijmegen")
                    .arrow(ALLIED, "Groesbeek Heights", "Maas-Waal Canal Bridge")
                    .committed(ALLIED, "US Para 1")
                    .committed(GERMAN)
                    .fought(1, 0)
                    .arrow(GERMAN, "Nijmegen Bridge", "Nijmegen")
                    .committed(GERMAN)
                    .committed(ALLIED, "US Para 2"));
            battle.accept(advance(1, ALLIED, "US Para 1"));
            assertThat(battle.refuse(advance(1, ALLIED, "US Para 2"))).containsExactly(Rule.AFT_33);
        }
    }

    @Nested
    @DisplayName("armour from within three areas")
    class Armour {
        /** Son Bridge is taken from Eindhoven; friendly road Son Bridge - Eindhoven - Valkenswaard Road - XXX Corps. */
        private SituationBuilder sonBridge() {
            return battlePhase()
                    .allied("Valkenswaard Road", "Eindhoven")
                    .troop("US Para 1", "Eindhoven")
                    .arrow(ALLIED, "Eindhoven", "Son Bridge")
                    .committed(ALLIED, "US Para 1")
                    .committed(GERMAN)
                    .fought(1, 0);
        }

        @Test
        @Covers({"AFT-25", "AFT-26", "A-18"})
        void threeAreasBySuppliedRoad() {
            Umpire battle = play(sonBridge().troop("8th Sherman", "XXX Corps"));
            assertThat(battle.refuse(advance(1, ALLIED, "8th Sherman"))).containsExactly(Rule.AFT_23);
            battle.accept(advance(1, ALLIED, "US Para 1"));
            battle.accept(advance(1, ALLIED, "8th Sherman"));
            assertThat(standing(battle.now(), "Son Bridge")).containsExactly("8th Sherman", "US Para 1");
        }

        @Test
        @Covers({"AFT-25", "A-18"})
        void notFourAreas() {
            Umpire battle = play(battlePhase()
                    .allied("Valkenswaard Road", "Eindhoven", "Son Bridge")
                    .troop("US Para 1", "Son Bridge")
                    .troop("8th Sherman", "XXX Corps")
                    .arrow(ALLIED, "Son Bridge", "Veghel Bridge")
                    .committed(ALLIED, "US Para 1")
                    .committed(GERMAN)
                    .fought(1, 0));
            battle.accept(advance(1, ALLIED, "US Para 1"));
            assertThat(battle.refuse(advance(1, ALLIED, "8th Sherman"))).containsExactly(Rule.AFT_25);
        }

        @Test
        @Covers("AFT-25")
        void notOverAnEnemyAreaOrOutOfSupply() {
            Umpire cut = play(battlePhase()
                    .allied("Eindhoven")
                    .troop("US Para 1", "Eindhoven")
                    .troop("8th Sherman", "XXX Corps")
                    .arrow(ALLIED, "Eindhoven", "Son Bridge")
                    .committed(ALLIED, "US Para 1")
                    .committed(GERMAN)
                    .fought(1, 0));
            cut.accept(advance(1, ALLIED, "US Para 1"));
            assertThat(cut.refuse(advance(1, ALLIED, "8th Sherman"))).containsExactly(Rule.AFT_25);
            Umpire unsupplied = play(battlePhase()
                    .allied("Nijmegen", "Nijmegen Bridge")
                    .troop("8th Sherman", "Nijmegen")
                    .arrow(ALLIED, "Nijmegen Bridge", "Elst Road")
                    .committed(ALLIED)
                    .committed(GERMAN)
                    .fought(1, 0));
            assertThat(unsupplied.now().battles())
                    .as("nobody could advance: the battle ends by itself")
                    .isEmpty();
        }

        @Test
        @Covers({"AFT-25", "AFT-24"})
        void notOtherTroops() {
            Umpire battle = play(sonBridge().troop("43rd Gun", "XXX Corps"));
            battle.accept(advance(1, ALLIED, "US Para 1"));
            assertThat(battle.refuse(advance(1, ALLIED, "43rd Gun"))).containsExactly(Rule.AFT_24);
        }
    }

    @Nested
    @DisplayName("advancing is voluntary")
    class Voluntary {
        @Test
        @Covers({"AFT-27", "AFT-03"})
        void noneAtAllIsAllowed() {
            Umpire battle = play(valkenswaard(committed("5th Sherman")));
            assertThat(battle.accept(endAdvance(1, ALLIED))).containsExactly(new BattleClosed(1));
            assertThat(battle.now().control(area("Valkenswaard Road"))).isEqualTo(ALLIED);
            assertThat(standing(battle.now(), "Valkenswaard Road")).isEmpty();
        }

        @Test
        @Covers({"AFT-01", "AFT-34"})
        void endsOnlyWhenItsTimeHasCome() {
            Umpire battle = play(valkenswaard(committed("5th Sherman")).arrow(ALLIED, "VIII Corps", "Budel"));
            assertThat(battle.refuse(endAdvance(2, ALLIED))).containsExactly(Rule.AFT_01);
            battle.accept(endAdvance(1, ALLIED));
            assertThat(battle.refuse(endAdvance(1, ALLIED))).containsExactly(Rule.AFT_34);
            assertThat(battle.refuse(advance(1, ALLIED, "5th Sherman"))).containsExactly(Rule.AFT_34);
        }
    }

    @Nested
    @DisplayName("no advance")
    class NoAdvance {
        @Test
        @Covers("AFT-17")
        void intoADepot() {
            Umpire battle = play(battlePhase()
                    .troop("29th Sherman", "VIII Corps")
                    .troop("Heinke Half-track", "Budel")
                    .arrow(GERMAN, "Budel", "VIII Corps")
                    .committed(GERMAN, "Heinke Half-track")
                    .committed(ALLIED, "29th Sherman")
                    .fought(0, 5));
            assertThat(battle.refuse(advance(1, GERMAN, "Heinke Half-track"))).containsExactly(Rule.AFT_17);
            assertThat(battle.refuse(endAdvance(1, GERMAN))).containsExactly(Rule.AFT_17);
        }

        @Test
        @Covers("AFT-28")
        void afterADraw() {
            Umpire battle = play(battlePhase()
                    .troop("5th Sherman", "XXX Corps")
                    .troop("6th FJR", "Valkenswaard Road")
                    .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                    .committed(ALLIED, "5th Sherman")
                    .committed(GERMAN, "6th FJR")
                    .fought(3, 3));
            assertThat(battle.refuse(advance(1, ALLIED, "5th Sherman"))).containsExactly(Rule.AFT_28);
            assertThat(battle.refuse(TOMMY, endAdvance(1, ALLIED))).containsExactly(Rule.AFT_28);
        }
    }
}
