package battlearrow.firestorm.planning;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_02;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.PlanNoteAdded;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.AddPlanNote;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.Test;

/** A plan may be added to when the situation changes. */
class AddingPlanNoteTest {
    private static final AddPlanNote NOTE = new AddPlanNote(Side.ALLIED);

    private final Judging<AddPlanNote> judging = Judging.by(new AddingPlanNote());
    private final Situation battle =
            SituationBuilder.walkthrough().battlePhase(1).build();

    @Test
    @Covers("PLAN-06")
    void aGeneralAddsANoteInTheBattlePhase() {
        assertThat(judging.offered(battle, ALLIED_GENERAL)).containsExactly(NOTE);
        assertThat(judging.events(battle, ALLIED_GENERAL, NOTE)).containsExactly(new PlanNoteAdded(Side.ALLIED));
    }

    @Test
    @Covers({"PLAN-06", "TURN-02"})
    void notInAnotherPhase() {
        Situation planning = SituationBuilder.walkthrough().planning(1).build();
        assertThat(judging.refusals(planning, ALLIED_GENERAL, NOTE)).containsExactly(TURN_02);
    }

    @Test
    @Covers({"PLAN-06", "ROLE-04"})
    void notAnotherPerson() {
        assertThat(judging.refusals(battle, TOMMY, NOTE)).containsExactly(ROLE_04);
        assertThat(judging.refusals(battle, GERMAN_GENERAL, NOTE)).containsExactly(ROLE_04);
    }
}
