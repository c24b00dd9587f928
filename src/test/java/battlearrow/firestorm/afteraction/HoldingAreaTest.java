package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.battlePhase;
import static battlearrow.firestorm.afteraction.AfterActions.declineHold;
import static battlearrow.firestorm.afteraction.AfterActions.hold;
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

import battlearrow.firestorm.event.AfterActionEvent.AfterActionBegun;
import battlearrow.firestorm.event.AfterActionEvent.AreaHeld;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.RetreatBegun;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.order.AfterActionOrder.DeclineHold;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Airborne Supply: fighting surrounded")
class HoldingAreaTest {
    /** DZ-X, with German neighbours only, is attacked from Arnhem West and lost with 2:4; nobody rolls a 6. */
    private static SituationBuilder surrounded(SituationBuilder builder, String... troops) {
        builder.allied("DZ-X").troop("Harmel Panzer", "Arnhem West");
        for (String troop : troops) {
            builder.troop(troop, "DZ-X");
        }
        return builder.arrow(GERMAN, "Arnhem West", "DZ-X")
                .committed(GERMAN, "Harmel Panzer")
                .committed(ALLIED)
                .fought(2, 4);
    }

    /** Nijmegen, with LZ-T behind it, is attacked from Nijmegen Bridge and lost. */
    private static SituationBuilder withExit(String... troops) {
        SituationBuilder builder =
                battlePhase().allied("Nijmegen", "LZ-T").markers("LZ-T", 1).troop("Harmel Panzer", "Nijmegen Bridge");
        for (String troop : troops) {
            builder.troop(troop, "Nijmegen");
        }
        return builder.arrow(GERMAN, "Nijmegen Bridge", "Nijmegen")
                .committed(GERMAN, "Harmel Panzer")
                .committed(ALLIED)
                .fought(2, 4);
    }

    @Nested
    @DisplayName("one marker holds the area")
    class Held {
        @Test
        @Covers({"ABN-25", "ABN-26", "A-31", "HR-16=on"})
        @DisplayName("E-10: one marker less, control unchanged, nobody leaves, no German advance")
        void whereCaptureWouldFollow() {
            Umpire battle = play(
                    surrounded(battlePhase(), "British Para 1", "5th Sherman").markers("DZ-X", 1));
            assertThat(battle.accept(hold(1, "DZ-X")))
                    .containsExactly(new AreaHeld(1, area("DZ-X").id()), new BattleClosed(1));
            assertThat(battle.now().markers(area("DZ-X"))).isZero();
            assertThat(battle.now().control(area("DZ-X"))).isEqualTo(ALLIED);
            assertThat(standing(battle.now(), "DZ-X")).containsExactly("5th Sherman", "British Para 1");
            assertThat(battle.refuse(advance(1, GERMAN, "Harmel Panzer"))).containsExactly(Rule.AFT_34);
        }

        @Test
        @Covers("ABN-26")
        void theWinnerDoesNotEnterAHeldArea() {
            Situation held = surrounded(battlePhase(), "British Para 1")
                    .markers("DZ-X", 1)
                    .then(
                            new AfterActionBegun(
                                    1, List.of(troop("British Para 1").id())),
                            new RetreatBegun(1),
                            new AreaHeld(1, area("DZ-X").id()))
                    .build();
            assertThat(new Advancing().objections(held, People.FRITZ, advance(1, GERMAN, "Harmel Panzer")))
                    .extracting(refusal -> refusal.rule())
                    .containsExactly(Rule.ABN_26);
        }

        @Test
        @Covers({"ABN-25", "AFT-30"})
        void insteadOfARetreatAsWell() {
            Umpire battle = play(withExit("US Para 1"));
            assertThat(battle.offered(TOMMY))
                    .containsExactlyInAnyOrder(
                            hold(1, "LZ-T"), declineHold(1), retreat(1, ALLIED, "US Para 1", "LZ-T"));
            battle.accept(hold(1, "LZ-T"));
            assertThat(standing(battle.now(), "Nijmegen")).containsExactly("US Para 1");
        }

        @Test
        @Covers({"AFT-30", "AFT-20"})
        void forADefeatedAttackerToo() {
            Umpire battle = play(battlePhase()
                    .allied("DZ-X")
                    .markers("DZ-X", 2)
                    .troop("British Para 1", "DZ-X")
                    .arrow(ALLIED, "DZ-X", "Arnhem West")
                    .committed(ALLIED, "British Para 1")
                    .committed(GERMAN)
                    .fought(0, 1));
            battle.accept(hold(1, "DZ-X"));
            assertThat(battle.now().control(area("DZ-X"))).isEqualTo(ALLIED);
        }

        @Test
        @Covers("ABN-25")
        void aSavedTroopHoldsWithAnotherMarker() {
            Umpire battle = play(battlePhase()
                    .allied("DZ-X")
                    .markers("DZ-X", 2)
                    .troop("British Para 1", "DZ-X")
                    .arrow(GERMAN, "Arnhem West", "DZ-X")
                    .committed(GERMAN)
                    .committed(ALLIED, "British Para 1")
                    .fought(2, 4));
            battle.accept(roll(1, GERMAN, "British Para 1"), 6);
            assertThat(battle.refuse(hold(1, "DZ-X"))).containsExactly(Rule.AFT_31);
            battle.accept(AfterActions.save(1, "British Para 1", "DZ-X"));
            battle.accept(hold(1, "DZ-X"));
            assertThat(battle.now().markers(area("DZ-X"))).isZero();
        }
    }

    @Nested
    @DisplayName("not every area can be held")
    class NotHeld {
        @Test
        @Covers("ABN-25")
        void withoutAnAirborneTroop() {
            Umpire battle = play(withExit("5th Sherman"));
            assertThat(battle.refuse(hold(1, "LZ-T"))).containsExactly(Rule.ABN_25);
            assertThat(battle.refuse(declineHold(1))).containsExactly(Rule.ABN_25);
        }

        @Test
        @Covers("ABN-25")
        void afterTheFirstRetreat() {
            Umpire battle = play(withExit("US Para 1", "US Para 2"));
            battle.accept(retreat(1, ALLIED, "US Para 1", "LZ-T"));
            assertThat(battle.refuse(hold(1, "LZ-T"))).containsExactly(Rule.ABN_25);
        }

        @Test
        @Covers("ABN-25")
        void afterDeclining() {
            Umpire battle = play(withExit("US Para 1"));
            battle.accept(declineHold(1));
            assertThat(battle.refuse(hold(1, "LZ-T"))).containsExactly(Rule.ABN_25);
            battle.accept(retreat(1, ALLIED, "US Para 1", "LZ-T"));
        }

        @Test
        @Covers({"ABN-25", "AFT-14"})
        void declinedWithoutAnExitIsCapture() {
            Umpire battle = play(
                    surrounded(battlePhase(), "British Para 1", "5th Sherman").markers("DZ-X", 1));
            assertThat(battle.now().isCaptured(troop("British Para 1"))).isFalse();
            battle.accept(declineHold(1));
            assertThat(battle.now().isCaptured(troop("British Para 1"))).isTrue();
            assertThat(battle.now().isCaptured(troop("5th Sherman"))).isTrue();
            assertThat(battle.now().control(area("DZ-X"))).isEqualTo(GERMAN);
        }

        @Test
        @Covers("ABN-25")
        void byTheWinnerOrAfterADraw() {
            Umpire won = play(withExit("US Para 1").arrow(GERMAN, "Arnhem West", "Wolfheze"));
            assertThat(won.refuse(hold(2, "LZ-T"))).containsExactly(Rule.AFT_01);
            SituationBuilder builder = battlePhase()
                    .allied("DZ-X")
                    .markers("DZ-X", 1)
                    .troop("British Para 1", "DZ-X")
                    .troop("Spindler Security", "Arnhem West")
                    .arrow(ALLIED, "DZ-X", "Arnhem West")
                    .committed(ALLIED, "British Para 1")
                    .committed(GERMAN, "Spindler Security");
            assertThat(play(builder.fought(3, 0)).refuse(hold(1, "DZ-X"))).containsExactly(Rule.ABN_25);
            SituationBuilder drawn = battlePhase()
                    .allied("DZ-X")
                    .markers("DZ-X", 1)
                    .troop("British Para 1", "DZ-X")
                    .arrow(ALLIED, "DZ-X", "Arnhem West")
                    .committed(ALLIED, "British Para 1")
                    .committed(GERMAN);
            assertThat(play(drawn.fought(3, 3)).refuse(hold(1, "DZ-X"))).containsExactly(Rule.AFT_28);
        }

        @Test
        @Covers("ABN-09")
        void withAHeavyTroopCommitted() {
            Umpire battle = play(battlePhase()
                    .allied("Nijmegen", "LZ-T")
                    .markers("LZ-T", 1)
                    .troop("US Para 1", "Nijmegen")
                    .troop("43rd Gun", "Nijmegen")
                    .arrow(GERMAN, "Nijmegen Bridge", "Nijmegen")
                    .committed(GERMAN)
                    .committed(ALLIED, "43rd Gun")
                    .fought(0, 1));
            assertThat(battle.refuse(hold(1, "LZ-T"))).containsExactly(Rule.ABN_09);
        }

        @Test
        @Covers({"ABN-02", "ABN-03"})
        void fromAZoneWithoutAMarkerOrOutOfReach() {
            Umpire battle = play(withExit("US Para 1").allied("Groesbeek Heights", "DZ-N", "DZ-X"));
            assertThat(battle.refuse(hold(1, "DZ-N"))).containsExactly(Rule.ABN_02);
            assertThat(battle.refuse(hold(1, "DZ-X"))).containsExactly(Rule.ABN_03);
            assertThat(battle.refuse(hold(1, "Groesbeek Heights"))).containsExactly(Rule.ABN_01);
        }

        @Test
        @Covers("ABN-25")
        void withoutAnyMarkerThereIsNothingToDecline() {
            Umpire battle = play(
                    withExit("US Para 1").then(new MarkersRemoved(area("LZ-T").id(), 1)));
            assertThat(battle.refuse(declineHold(1))).containsExactly(Rule.ABN_25);
        }

        @Test
        @Covers("AFT-16")
        void inADepot() {
            Umpire battle = play(battlePhase()
                    .troop("US Para 1", "VIII Corps")
                    .troop("Heinke Half-track", "Budel")
                    .arrow(GERMAN, "Budel", "VIII Corps")
                    .committed(GERMAN)
                    .committed(ALLIED, "US Para 1")
                    .fought(0, 6));
            assertThat(battle.refuse(hold(1, "DZ-X"))).startsWith(Rule.AFT_16);
        }

        @Test
        @Covers("ROLE-11")
        void byAnybodyButTheAlliedPlayer() {
            Umpire battle = play(withExit("US Para 1"));
            assertThat(battle.refuse(FRITZ, new HoldArea(1, GERMAN, area("LZ-T").id())))
                    .containsExactly(Rule.ROLE_11);
            assertThat(battle.refuse(FRITZ, new DeclineHold(1, GERMAN))).containsExactly(Rule.ROLE_11);
            assertThat(battle.refuse(BYSTANDER, hold(1, "LZ-T"))).containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("HR-16=off")
        @DisplayName("HR-16 off: not where capture would follow")
        void withoutAnExitByHouseRule() {
            Umpire battle = play(surrounded(battlePhase(HouseRule.HR_16, "off"), "British Para 1")
                    .markers("DZ-X", 1));
            assertThat(battle.now().isCaptured(troop("British Para 1"))).isTrue();
        }
    }
}
