package battlearrow.firestorm.planning;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_02;
import static battlearrow.firestorm.rulebook.Rule.TURN_06;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The end of the Planning Phase. */
class ClosingPlanningTest {
    private static final ClosePlanning ALLIED = new ClosePlanning(Side.ALLIED);
    private static final ClosePlanning GERMAN = new ClosePlanning(Side.GERMAN);

    private final Judging<ClosePlanning> judging = Judging.by(new ClosingPlanning());
    private final Situation planning =
            SituationBuilder.walkthrough().planning(3).build();

    @Test
    @Covers({"TURN-02", "INV-19"})
    @DisplayName("L-07: the Battle Phase opens when both sides are done")
    void theBattlePhaseOpensWhenBothAreDone() {
        Situation one = judging.after(planning, ALLIED_GENERAL, ALLIED);
        assertThat(one.phase()).isEqualTo(Phase.PLANNING);
        Situation both = judging.after(one, GERMAN_GENERAL, GERMAN);
        assertThat(both.phase()).isEqualTo(Phase.BATTLE);
        assertThat(both.turn()).isEqualTo(3);
    }

    @Test
    @Covers("PLAN-01")
    void noPlanIsNeeded() {
        assertThat(judging.refusals(planning, GERMAN_GENERAL, GERMAN)).isEmpty();
    }

    @Test
    @Covers({"ROLE-04", "ROLE-10"})
    void theOrganiserClosesForAnAbsentGeneral() {
        Situation one = judging.after(planning, ALLIED_GENERAL, ALLIED);
        assertThat(judging.offered(one, ORGANISER)).containsExactly(GERMAN);
        assertThat(judging.after(one, ORGANISER, GERMAN).phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    @Covers("ROLE-04")
    void nobodyElseDoes() {
        assertThat(judging.refusals(planning, TOMMY, ALLIED)).containsExactly(ROLE_04);
        assertThat(judging.refusals(planning, GERMAN_GENERAL, ALLIED)).containsExactly(ROLE_04);
    }

    @Test
    @Covers({"TURN-06", "INV-52"})
    void aSideClosesOnce() {
        Situation one = judging.after(planning, ALLIED_GENERAL, ALLIED);
        assertThat(judging.refusals(one, ALLIED_GENERAL, ALLIED)).containsExactly(TURN_06);
    }

    @Test
    @Covers("TURN-02")
    void notInAnotherPhase() {
        Situation battle = SituationBuilder.walkthrough().battlePhase(3).build();
        assertThat(judging.refusals(battle, ALLIED_GENERAL, ALLIED)).containsExactly(TURN_02);
    }
}
