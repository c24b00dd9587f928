package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_08;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.Test;

/** The end of the tactical assignment. */
class ClosingTacticalTest {
    private static final CloseTactical ALLIED = new CloseTactical(Side.ALLIED);
    private static final CloseTactical GERMAN = new CloseTactical(Side.GERMAN);

    private final Judging<CloseTactical> judging = Judging.by(new ClosingTactical());

    @Test
    @Covers({"TURN-08", "AIR-29"})
    void theGermansFollowTheAlliesThenMissionsAreResolved() {
        Situation german = judging.after(AirSituations.tacticalAllied().build(), ALLIED_GENERAL, ALLIED);
        assertThat(german.step()).isEqualTo(Step.AIR_TACTICAL_GERMAN);
        assertThat(judging.after(german, GERMAN_GENERAL, GERMAN).step()).isEqualTo(Step.AIR_RESOLUTION);
    }

    @Test
    @Covers("TURN-08")
    void notTheGermansFirst() {
        Situation situation = AirSituations.tacticalAllied().build();
        assertThat(judging.refusals(situation, GERMAN_GENERAL, GERMAN)).containsExactly(TURN_08);
        assertThat(judging.offered(situation, GERMAN_GENERAL)).isEmpty();
    }

    @Test
    @Covers("ROLE-04")
    void eachForItsSide() {
        Situation situation = AirSituations.tacticalAllied().build();
        assertThat(judging.refusals(situation, GERMAN_GENERAL, ALLIED)).containsExactly(ROLE_04);
        assertThat(judging.offered(situation, ORGANISER)).containsExactly(ALLIED);
    }
}
