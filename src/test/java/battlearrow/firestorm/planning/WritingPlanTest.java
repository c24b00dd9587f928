package battlearrow.firestorm.planning;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.rulebook.Rule.PLAN_01;
import static battlearrow.firestorm.rulebook.Rule.PLAN_02;
import static battlearrow.firestorm.rulebook.Rule.PLAN_03;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.PlanWritten;
import battlearrow.firestorm.event.CampaignEvent.PlanningClosed;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Write Your Battle Plan. */
class WritingPlanTest {
    private final Judging<WritePlan> judging = Judging.by(new WritingPlan());
    private final Situation planning =
            SituationBuilder.walkthrough().planning(1).build();

    private static WritePlan plan(Side side, String... objectives) {
        return new WritePlan(
                side, Stream.of(objectives).map(name -> area(name).id()).toList());
    }

    @Nested
    class Objectives {
        @Test
        @Covers({"PLAN-02", "PLAN-03", "PLAN-01"})
        @DisplayName("L-01, E-27: Eindhoven, Nijmegen Bridge and Arnhem Bridge, the book's example")
        void threeObjectives() {
            WritePlan order = plan(Side.ALLIED, "Eindhoven", "Nijmegen Bridge", "Arnhem Bridge");
            assertThat(judging.events(planning, ALLIED_GENERAL, order)).containsExactly(new PlanWritten(Side.ALLIED));
        }

        @Test
        @Covers({"PLAN-02", "A-71", "HR-35=3"})
        @DisplayName("L-02, E-27: not four")
        void notFour() {
            WritePlan order = plan(Side.ALLIED, "Eindhoven", "Nijmegen Bridge", "Arnhem Bridge", "Grave Bridge");
            assertThat(judging.refusals(planning, ALLIED_GENERAL, order)).containsExactly(PLAN_02);
        }

        @Test
        @Covers({"PLAN-02", "HR-35=2"})
        void aHouseRuleMayAllowFewer() {
            Situation two = SituationBuilder.emptyWalkthrough(HouseRule.HR_35, "2")
                    .planning(1)
                    .build();
            assertThat(judging.refusals(two, ALLIED_GENERAL, plan(Side.ALLIED, "Eindhoven", "Arnhem", "Nijmegen")))
                    .containsExactly(PLAN_02);
        }

        @Test
        @Covers({"PLAN-02", "PLAN-04", "ORG-09"})
        void noneIsAPlanToo() {
            assertThat(judging.refusals(planning, ALLIED_GENERAL, plan(Side.ALLIED)))
                    .isEmpty();
        }

        @Test
        @Covers("PLAN-03")
        void anUnknownAreaIsNoObjective() {
            WritePlan order = new WritePlan(Side.ALLIED, List.of(new AreaId("atlantis")));
            assertThat(judging.refusals(planning, ALLIED_GENERAL, order)).containsExactly(PLAN_03);
        }
    }

    @Nested
    class WhoAndWhen {
        @Test
        @Covers("ROLE-04")
        @DisplayName("L-03: a Commander writes no plan")
        void aCommanderWritesNoPlan() {
            assertThat(judging.refusals(planning, TOMMY, plan(Side.ALLIED))).containsExactly(ROLE_04);
        }

        @Test
        @Covers({"ROLE-04", "PLAN-05"})
        void nobodyWritesTheOtherSidesPlan() {
            assertThat(judging.refusals(planning, GERMAN_GENERAL, plan(Side.ALLIED)))
                    .containsExactly(ROLE_04);
            assertThat(judging.refusals(planning, ORGANISER, plan(Side.ALLIED))).containsExactly(ROLE_04);
            assertThat(judging.offered(planning, GERMAN_GENERAL))
                    .allSatisfy(order -> assertThat(order.side()).isEqualTo(Side.GERMAN));
        }

        @Test
        @Covers("PLAN-01")
        void onlyInThePlanningPhase() {
            Situation battle = SituationBuilder.walkthrough().battlePhase(1).build();
            Situation strategic = SituationBuilder.walkthrough()
                    .strategic(1, Step.MOVES_ALLIED)
                    .build();
            Situation opening = SituationBuilder.walkthrough()
                    .at(0, Phase.OPENING, Step.OPENING_AIR)
                    .build();
            assertThat(judging.refusals(battle, ALLIED_GENERAL, plan(Side.ALLIED)))
                    .containsExactly(PLAN_01);
            assertThat(judging.refusals(strategic, ALLIED_GENERAL, plan(Side.ALLIED)))
                    .containsExactly(PLAN_01);
            assertThat(judging.refusals(opening, ALLIED_GENERAL, plan(Side.ALLIED)))
                    .containsExactly(SET_25);
        }
    }

    @Test
    @Covers("PLAN-05")
    void theJournalHoldsNoWordOfThePlan() {
        assertThat(judging.events(planning, ALLIED_GENERAL, plan(Side.ALLIED, "Eindhoven")))
                .isEqualTo(judging.events(planning, ALLIED_GENERAL, plan(Side.ALLIED, "Arnhem")));
    }

    @Test
    @Covers("PLAN-06")
    void aNewPlanTakesTheWordBackThatPlanningIsDone() {
        Situation closed = planning.after(new PlanningClosed(Side.ALLIED));
        assertThat(judging.after(closed, ALLIED_GENERAL, plan(Side.ALLIED)).isPlanningClosed(Side.ALLIED))
                .isFalse();
        assertThat(judging.after(closed, GERMAN_GENERAL, plan(Side.GERMAN)).isPlanningClosed(Side.ALLIED))
                .isTrue();
    }
}
