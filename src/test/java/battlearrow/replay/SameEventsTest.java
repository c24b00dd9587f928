package battlearrow.replay;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.NoneMade;
import battlearrow.firestorm.event.CampaignEvent.StepClosed;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Journals written before none made had an event of its own stay readable and true. */
class SameEventsTest {
    private static final Event NONE = new NoneMade(Step.EXPLOITATION_GERMAN, Side.GERMAN);
    private static final Event CLOSED = new StepClosed(Step.EXPLOITATION_GERMAN, Side.GERMAN);

    @Test
    void olderJournalMaySayThatAnUnusedStepWasClosed() {
        assertThat(SameEvents.are(List.of(NONE), List.of(CLOSED))).isTrue();
        assertThat(SameEvents.are(List.of(NONE), List.of(NONE))).isTrue();
        assertThat(SameEvents.are(List.of(NONE), List.of(new StepClosed(Step.MOVES_GERMAN, Side.GERMAN))))
                .isFalse();
    }

    @Test
    void usedStepIsNeverNoneMade() {
        assertThat(SameEvents.are(List.of(CLOSED), List.of(NONE))).isFalse();
        assertThat(SameEvents.are(List.of(CLOSED), List.of())).isFalse();
    }
}
