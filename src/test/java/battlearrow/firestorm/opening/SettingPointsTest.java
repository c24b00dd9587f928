package battlearrow.firestorm.opening;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.rulebook.Rule.ORG_07;
import static battlearrow.firestorm.rulebook.Rule.ROLE_02;
import static battlearrow.firestorm.rulebook.Rule.TURN_01;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The normal points value of games. */
class SettingPointsTest {
    private final Judging<SetPoints> judging = Judging.by(new SettingPoints());
    private final Situation setUp = SituationBuilder.walkthrough().build();
    private final Situation turnTwo =
            SituationBuilder.walkthrough().battlePhase(2).build();

    @Test
    @Covers("ORG-07")
    void theOrganiserSetsThePointsBeforeTheStartAndLater() {
        assertThat(judging.after(setUp, ORGANISER, new SetPoints(1750)).points())
                .isEqualTo(1750);
        assertThat(judging.after(turnTwo, ORGANISER, new SetPoints(1000)).points())
                .isEqualTo(1000);
    }

    @Test
    @Covers("ORG-07")
    void pointsSetBeforeTheStartStandAtTheStart() {
        Situation set = judging.after(
                Situation.beforeSetUp(WalkthroughMap.scenario(), Mode.CAMPAIGN, HouseRules.DEFAULTS),
                ORGANISER,
                new SetPoints(2000));
        Situation started = Judging.by(new StartingCampaign()).after(set, ORGANISER, new StartCampaign());
        assertThat(started.points()).isEqualTo(2000);
    }

    @Test
    @Covers({"ORG-07", "ROLE-02"})
    void aGeneralDoesNot() {
        assertThat(judging.refusals(setUp, ALLIED_GENERAL, new SetPoints(1750))).containsExactly(ROLE_02);
    }

    @Test
    @Covers("ORG-07")
    void aTypingErrorIsRefused() {
        assertThat(judging.refusals(setUp, ORGANISER, new SetPoints(15))).containsExactly(ORG_07);
        assertThat(judging.refusals(setUp, ORGANISER, new SetPoints(150_000))).containsExactly(ORG_07);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 10_000})
    @Covers("ORG-07")
    void theFewestAndTheMostPointsAreAllowed(int points) {
        assertThat(judging.refusals(setUp, ORGANISER, new SetPoints(points))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {99, 10_001})
    @Covers("ORG-07")
    void onePointBeyondIsRefused(int points) {
        assertThat(judging.refusals(setUp, ORGANISER, new SetPoints(points))).containsExactly(ORG_07);
    }

    @Test
    @Covers("TURN-01")
    void notAfterTheEnd() {
        Situation over =
                SituationBuilder.walkthrough().at(5, Phase.FINISHED, Step.NONE).build();
        assertThat(judging.refusals(over, ORGANISER, new SetPoints(1750))).containsExactly(TURN_01);
    }

    @Test
    void thePointsAreAFreeNumberAndNotOffered() {
        assertThat(judging.offered(setUp, ORGANISER)).isEmpty();
    }
}
