package battlearrow.firestorm.combat;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.HouseRulesChosen;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.event.CombatEvent.ScoresConfirmed;
import battlearrow.firestorm.event.CombatEvent.ScoresReported;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowPlaced;
import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.OutOfSupplyRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.event.ManoeuvreEvent.TroopsCommitted;
import battlearrow.firestorm.event.ManoeuvreEvent.VariableRolled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The result of the game")
class ReportingScoresTest {
    private final Judging<ReportScores> reporting = Judging.by(new ReportingScores());
    private final Judging<ConfirmScores> confirming = Judging.by(new ConfirmingScores());
    private final Judging<SettleScores> settling = Judging.by(new SettlingScores());

    private static SituationBuilder placed() {
        return SituationBuilder.walkthrough().battlePhase(1).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
    }

    private static SituationBuilder ready() {
        return placed().committed(Side.ALLIED).committed(Side.GERMAN).then(new SupplyChecked(1, true, true, false));
    }

    private final Situation open = ready().build();

    private static ReportScores report(Side side, int allied, int german) {
        return new ReportScores(1, side, allied, german);
    }

    private final Situation reported = reporting.after(open, People.TOMMY, report(Side.ALLIED, 6, 1));

    @Nested
    class Reporting {
        @ParameterizedTest(name = "{0}:{1} {2}")
        @CsvSource({"6, 1, ALLIED", "2, 5, GERMAN", "3, 3,", "0, 20, GERMAN"})
        @Covers({"COM-12", "A-02", "A-04", "HR-02=higherFowVp"})
        void bothReportTheSame(int allied, int german, Side winner) {
            Situation first = reporting.after(open, People.TOMMY, report(Side.ALLIED, allied, german));
            assertThat(first.findBattle(1).orElseThrow().isDecided()).isFalse();
            assertThat(reporting.events(first, People.FRITZ, report(Side.GERMAN, allied, german)))
                    .containsExactly(
                            new ScoresReported(1, Side.GERMAN, allied, german),
                            new ScoresConfirmed(1, allied, german),
                            new BattleDecided(1, winner, false));
        }

        @Test
        @Covers({"COM-12", "AFT-05", "HR-02=higherFowVp"})
        @DisplayName("H08: a winner the scores do not bear out is refused, one they do is not kept")
        void aWinnerMustAgreeWithTheScores() {
            assertThat(reporting.refusals(
                            open, People.TOMMY, new ReportScores(1, Side.ALLIED, 1, 6, GameWinner.ALLIED)))
                    .containsExactly(Rule.COM_12);
            assertThat(reporting.events(open, People.TOMMY, new ReportScores(1, Side.ALLIED, 1, 6, GameWinner.GERMAN)))
                    .containsExactly(new ScoresReported(1, Side.ALLIED, 1, 6));
        }

        @Test
        @Covers({"COM-12", "A-02", "HR-02=declaredWinner"})
        @DisplayName("HR-02 declaredWinner: both name the winner, whatever the scores say")
        void thePlayersMaySayWhoWon() {
            Situation declared = SituationBuilder.from(open)
                    .then(new HouseRulesChosen(Map.of(HouseRule.HR_02, "declaredWinner")))
                    .build();
            assertThat(reporting.refusals(declared, People.TOMMY, report(Side.ALLIED, 1, 6)))
                    .containsExactly(Rule.COM_12);
            Situation first =
                    reporting.after(declared, People.TOMMY, new ReportScores(1, Side.ALLIED, 1, 6, GameWinner.ALLIED));
            assertThat(reporting.events(first, People.FRITZ, new ReportScores(1, Side.GERMAN, 1, 6, GameWinner.ALLIED)))
                    .endsWith(new ScoresConfirmed(1, 1, 6), new BattleDecided(1, Side.ALLIED, false));
            Situation disputed =
                    reporting.after(first, People.FRITZ, new ReportScores(1, Side.GERMAN, 1, 6, GameWinner.DRAW));
            assertThat(disputed.findBattle(1).orElseThrow().isDisputed()).isTrue();
            assertThat(confirming.events(first, People.FRITZ, new ConfirmScores(1, Side.GERMAN)))
                    .endsWith(new BattleDecided(1, Side.ALLIED, false));
            assertThat(settling.events(
                            disputed, People.ORGANISER, new SettleScores(1, 1, 6, GameWinner.DRAW, "Both agree")))
                    .endsWith(new BattleDecided(1, null, false));
        }

        @Test
        @Covers("COM-12")
        void scoresRunFromNoneToTwenty() {
            assertThat(reporting.refusals(open, People.TOMMY, report(Side.ALLIED, 21, 1)))
                    .containsExactly(Rule.COM_12);
            assertThat(reporting.refusals(open, People.TOMMY, report(Side.ALLIED, 3, -1)))
                    .containsExactly(Rule.COM_12);
        }

        @Test
        @Covers("ROLE-06")
        void byTheSidesOwnPlayer() {
            assertThat(reporting.refusals(open, People.FRITZ, report(Side.ALLIED, 1, 6)))
                    .containsExactly(Rule.ROLE_06);
            assertThat(reporting.refusals(open, People.BYSTANDER, report(Side.ALLIED, 1, 6)))
                    .containsExactly(Rule.ROLE_06);
            assertThat(reporting.refusals(open, People.ORGANISER, report(Side.ALLIED, 1, 6)))
                    .isEmpty();
        }

        @Test
        @Covers("COM-12")
        void aSideMayCorrectItsOwnReport() {
            Situation corrected = reporting.after(reported, People.TOMMY, report(Side.ALLIED, 5, 1));
            assertThat(corrected.findBattle(1).orElseThrow().party(Side.ALLIED).findReported())
                    .hasValueSatisfying(scores -> assertThat(scores.allied()).isEqualTo(5));
            assertThat(reporting.events(corrected, People.FRITZ, report(Side.GERMAN, 6, 1)))
                    .as("the first report is gone")
                    .containsExactly(new ScoresReported(1, Side.GERMAN, 6, 1));
        }

        @Test
        @Covers({"SUP-01", "COM-12", "GW-25"})
        void atItsTime() {
            assertThat(reporting.refusals(placed().build(), People.TOMMY, report(Side.ALLIED, 6, 1)))
                    .containsExactly(Rule.SUP_01);
            Situation decided = reporting.after(reported, People.FRITZ, report(Side.GERMAN, 6, 1));
            assertThat(reporting.refusals(decided, People.TOMMY, report(Side.ALLIED, 6, 2)))
                    .containsExactly(Rule.COM_12);
            Situation wargame = SituationBuilder.of(WalkthroughMap.wargameScenario(), Mode.WARGAME, HouseRules.DEFAULTS)
                    .battlePhase(1)
                    .build();
            assertThat(reporting.refusals(wargame, People.TOMMY, report(Side.ALLIED, 6, 1)))
                    .containsExactly(Rule.GW_25);
        }
    }

    @Nested
    class WhatIsDueFirst {
        private SituationBuilder dropZone(String... committed) {
            return SituationBuilder.walkthrough()
                    .allied("DZ-X")
                    .markers("DZ-X", 2)
                    .troop("British Para 1", "DZ-X")
                    .troop("8th Sherman", "DZ-X")
                    .battlePhase(1)
                    .arrow(Side.GERMAN, "Arnhem West", "DZ-X")
                    .committed(Side.GERMAN, "Spindler Security")
                    .committed(Side.ALLIED, committed)
                    .then(new SupplyChecked(1, false, true, false));
        }

        private final VariableRolled variableRolled =
                new VariableRolled(1, troop("Spindler Security").id(), 5, "SS_INFANTRY");

        @Test
        @Covers({"ABN-06", "MAN-36"})
        void theMarkerAndTheVariableTroop() {
            Situation due = dropZone("British Para 1").build();
            assertThat(reporting.refusals(due, People.TOMMY, report(Side.ALLIED, 2, 5)))
                    .containsExactly(Rule.ABN_06, Rule.MAN_36);
            assertThat(reporting.refusals(due, People.FRITZ, report(Side.GERMAN, 2, 5)))
                    .as("whoever reports")
                    .containsExactly(Rule.ABN_06, Rule.MAN_36);
            Situation done = dropZone("British Para 1")
                    .then(new SupplyDrawn(1, area("DZ-X").id()), variableRolled)
                    .build();
            assertThat(reporting.refusals(done, People.TOMMY, report(Side.ALLIED, 2, 5)))
                    .isEmpty();
        }

        @Test
        @Covers("SUP-16")
        void theRollOnTheOutOfSupplyTable() {
            Situation due = dropZone("8th Sherman").then(variableRolled).build();
            assertThat(reporting.refusals(due, People.FRITZ, report(Side.GERMAN, 2, 5)))
                    .containsExactly(Rule.SUP_16);
            Situation done = due.after(new OutOfSupplyRolled(1, Side.ALLIED, 5, OutOfSupplyEffect.NO_EFFECT));
            assertThat(reporting.refusals(done, People.FRITZ, report(Side.GERMAN, 2, 5)))
                    .isEmpty();
        }

        @Test
        @Covers({"MAN-36", "A-11"})
        void nothingForATroopThatHasLeftTheMap() {
            Situation gone = dropZone("8th Sherman")
                    .then(new OutOfSupplyRolled(1, Side.ALLIED, 5, OutOfSupplyEffect.NO_EFFECT))
                    .captured("Spindler Security")
                    .build();
            assertThat(reporting.refusals(gone, People.FRITZ, report(Side.GERMAN, 2, 5)))
                    .isEmpty();
        }

        @Test
        @Covers({"SUP-16", "SUP-20", "SUP-21"})
        @DisplayName("H11: surrounded, a six, and a draw")
        void surroundedAndASix() {
            Situation cutOff = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road", "Son Bridge", "Wilhelmina Canal Bridge")
                    .battlePhase(2)
                    .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                    .committed(Side.ALLIED)
                    .committed(Side.GERMAN)
                    .then(
                            new SupplyChecked(1, true, false, false),
                            new OutOfSupplyRolled(1, Side.GERMAN, 6, OutOfSupplyEffect.FIGHT_TO_THE_DEATH))
                    .build();
            BattleForce force = BattleForce.of(cutOff, cutOff.findBattle(1).orElseThrow(), Side.GERMAN);
            assertThat(force.findEffect()).contains(OutOfSupplyEffect.FIGHT_TO_THE_DEATH);
            assertThat(force.passesMotivationOn(Motivation.FEARLESS)).isEqualTo(2);
            Situation one = reporting.after(cutOff, People.FRITZ, report(Side.GERMAN, 2, 2));
            assertThat(reporting
                            .events(one, People.TOMMY, report(Side.ALLIED, 2, 2))
                            .getLast())
                    .isEqualTo(new BattleDecided(1, null, false));
        }
    }

    @Nested
    class Confirming {
        @Test
        @Covers("COM-12")
        @DisplayName("the other side's player, its General, or the organiser")
        void whoMay() {
            for (Actor by : List.of(People.FRITZ, People.GERMAN_GENERAL, People.ORGANISER)) {
                assertThat(confirming.events(reported, by, new ConfirmScores(1, Side.GERMAN)))
                        .containsExactly(new ScoresConfirmed(1, 6, 1), new BattleDecided(1, Side.ALLIED, false));
            }
            assertThat(confirming.offered(reported, People.FRITZ)).containsExactly(new ConfirmScores(1, Side.GERMAN));
        }

        @Test
        @Covers({"COM-12", "ROLE-06"})
        void nobodyConfirmsHisOwnReport() {
            assertThat(confirming.refusals(reported, People.TOMMY, new ConfirmScores(1, Side.GERMAN)))
                    .containsExactly(Rule.ROLE_06);
            assertThat(confirming.refusals(reported, People.TOMMY, new ConfirmScores(1, Side.ALLIED)))
                    .containsExactly(Rule.COM_12);
            Actor turncoat = new Actor("tommy", false, Set.of(Side.GERMAN), Set.of(Side.GERMAN));
            assertThat(confirming.refusals(reported, turncoat, new ConfirmScores(1, Side.GERMAN)))
                    .as("the German General who played the Allied part")
                    .containsExactly(Rule.ROLE_06);
            assertThat(confirming.refusals(reported, People.BYSTANDER, new ConfirmScores(1, Side.GERMAN)))
                    .containsExactly(Rule.ROLE_06);
            assertThat(confirming.refusals(reported, People.ALLIED_GENERAL, new ConfirmScores(1, Side.GERMAN)))
                    .containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers({"COM-12", "ROLE-09"})
        void theHostConfirmsForHisGuest() {
            Situation withGuest = SituationBuilder.walkthrough()
                    .battlePhase(1)
                    .then(
                            new ChallengeMade(1, Player.member("tommy"), Player.guest("Otto", "tommy")),
                            new InitiativeRolled(1, 6, 1, 1, Side.ALLIED),
                            new BattleArrowPlaced(
                                    1,
                                    1,
                                    Side.ALLIED,
                                    area("XXX Corps").id(),
                                    area("Valkenswaard Road").id()),
                            new TroopsCommitted(1, Side.ALLIED, List.of()),
                            new TroopsCommitted(1, Side.GERMAN, List.of()),
                            new SupplyChecked(1, true, true, false),
                            new ScoresReported(1, Side.ALLIED, 6, 1))
                    .build();
            assertThat(confirming.refusals(withGuest, People.TOMMY, new ConfirmScores(1, Side.GERMAN)))
                    .isEmpty();
        }

        @Test
        @Covers("COM-12")
        void thereMustBeAReportAndNoResultYet() {
            assertThat(confirming.refusals(open, People.FRITZ, new ConfirmScores(1, Side.GERMAN)))
                    .containsExactly(Rule.COM_12);
            Situation decided = confirming.after(reported, People.FRITZ, new ConfirmScores(1, Side.GERMAN));
            assertThat(confirming.refusals(decided, People.FRITZ, new ConfirmScores(1, Side.GERMAN)))
                    .containsExactly(Rule.COM_12);
            assertThat(confirming.refusals(placed().build(), People.FRITZ, new ConfirmScores(1, Side.GERMAN)))
                    .containsExactly(Rule.SUP_01);
        }
    }

    @Nested
    @DisplayName("A dispute (H20)")
    class Dispute {
        private final Situation disputed = reporting.after(reported, People.FRITZ, report(Side.GERMAN, 1, 6));

        @Test
        @Covers("COM-12")
        void differentReportsDecideNothing() {
            assertThat(disputed.findBattle(1).orElseThrow().isDisputed()).isTrue();
            assertThat(disputed.findBattle(1).orElseThrow().isDecided()).isFalse();
        }

        @Test
        @Covers("COM-12")
        void theOrganiserSettlesIt() {
            assertThat(settling.events(disputed, People.ORGANISER, new SettleScores(1, 4, 3, "umpire watched")))
                    .containsExactly(
                            new Ruled("settleScores", "umpire watched"),
                            new ScoresConfirmed(1, 4, 3),
                            new BattleDecided(1, Side.ALLIED, false));
            assertThat(settling.offered(disputed, People.ORGANISER))
                    .containsExactly(new SettleScores(1, 6, 1, ""), new SettleScores(1, 1, 6, ""));
        }

        @Test
        @Covers({"COM-12", "ROLE-02"})
        void nobodyElseAndNotWithoutAReport() {
            SettleScores order = new SettleScores(1, 4, 3, "");
            assertThat(settling.refusals(disputed, People.ALLIED_GENERAL, order))
                    .containsExactly(Rule.ROLE_02);
            assertThat(settling.refusals(open, People.ORGANISER, order)).containsExactly(Rule.COM_12);
            assertThat(settling.refusals(disputed, People.ORGANISER, new SettleScores(1, 4, 33, "")))
                    .containsExactly(Rule.COM_12);
            assertThat(settling.offered(disputed, People.TOMMY)).isEmpty();
        }

        @Test
        @Covers("COM-12")
        void aCorrectionEndsIt() {
            assertThat(reporting.events(disputed, People.FRITZ, report(Side.GERMAN, 6, 1)))
                    .endsWith(new ScoresConfirmed(1, 6, 1), new BattleDecided(1, Side.ALLIED, false));
        }
    }
}
