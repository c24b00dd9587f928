package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_06;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.rulebook.Step;
import org.junit.jupiter.api.Test;

/** The end of the transport assignment. */
class ClosingTransportTest {
    private static final CloseTransport CLOSE = new CloseTransport();

    private final Judging<CloseTransport> judging = Judging.by(new ClosingTransport());

    @Test
    @Covers("TURN-07")
    void theTacticalMissionsFollowAndNoneMadeIsAnAnswer() {
        assertThat(judging.after(AirSituations.transport(4).build(), ALLIED_GENERAL, CLOSE)
                        .step())
                .isEqualTo(Step.AIR_TACTICAL_ALLIED);
    }

    @Test
    @Covers({"TURN-07", "ROLE-04"})
    void atItsTimeAndByItsGeneral() {
        assertThat(judging.refusals(AirSituations.tacticalAllied().build(), ALLIED_GENERAL, CLOSE))
                .containsExactly(TURN_06);
        assertThat(judging.refusals(AirSituations.transport(4).build(), GERMAN_GENERAL, CLOSE))
                .containsExactly(ROLE_04);
        assertThat(judging.offered(AirSituations.transport(4).build(), ORGANISER))
                .containsExactly(CLOSE);
    }
}
