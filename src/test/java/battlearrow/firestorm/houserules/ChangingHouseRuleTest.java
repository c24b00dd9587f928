package battlearrow.firestorm.houserules;

import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.HouseRuleChanged;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleChange;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A house rule that changes during play. */
class ChangingHouseRuleTest {
    private final Judging<ChangeHouseRule> changing = Judging.by(new ChangingHouseRule());
    private final Situation secondTurn =
            SituationBuilder.emptyWalkthrough().battlePhase(2).build();

    private static ChangeHouseRule change(String rule, String value, int fromTurn) {
        return new ChangeHouseRule(rule, value, fromTurn, "Agreed by all");
    }

    @Test
    @Covers("ORG-11")
    void comesIntoForceWithTheTurnThatIsNamed() {
        Situation announced = changing.after(secondTurn, ORGANISER, change("bothSidesRoll", "winner", 4));
        assertThat(announced.houseRules().is(HouseRule.HR_03, "both")).isTrue();
        assertThat(announced.houseRules(3).is(HouseRule.HR_03, "both")).isTrue();
        assertThat(announced.houseRules(4).is(HouseRule.HR_03, "winner")).isTrue();
        assertThat(announced.houseRuleChanges()).containsExactly(new HouseRuleChange(HouseRule.HR_03, "winner", 4));
        Situation third = SituationBuilder.from(announced).planning(3).build();
        assertThat(third.houseRules().is(HouseRule.HR_03, "both")).isTrue();
        Situation fourth = SituationBuilder.from(third).planning(4).build();
        assertThat(fourth.houseRules().is(HouseRule.HR_03, "winner")).isTrue();
        assertThat(SituationBuilder.from(fourth)
                        .battlePhase(4)
                        .build()
                        .houseRules()
                        .is(HouseRule.HR_03, "winner"))
                .isTrue();
    }

    @Test
    @Covers({"ORG-11", "HR-36=1500"})
    void thePointsOfANormalBattleChangeWithTheirTurn() {
        Situation announced = changing.after(secondTurn, ORGANISER, change("normalPoints", "1000", 3));
        assertThat(SituationBuilder.from(announced).planning(3).build().points())
                .isEqualTo(1000);
    }

    @Test
    @Covers("ORG-11")
    void ofTwoChangesForOneTurnTheLaterWordCounts() {
        Situation first = changing.after(secondTurn, ORGANISER, change("bothSidesRoll", "winner", 4));
        Situation second = changing.after(first, ORGANISER, change("bothSidesRoll", "both", 4));
        assertThat(SituationBuilder.from(second).planning(3).planning(4).build().houseRules())
                .matches(rules -> rules.is(HouseRule.HR_03, "both"));
        Situation earlier = changing.after(first, ORGANISER, change("bothSidesRoll", "both", 5));
        Situation sooner = changing.after(earlier, ORGANISER, change("bothSidesRoll", "winner", 3));
        assertThat(sooner.houseRules(5).is(HouseRule.HR_03, "both")).isTrue();
    }

    @Test
    @Covers("ORG-11")
    void isARulingWithAReason() {
        assertThat(changing.events(secondTurn, ORGANISER, change("preventCost", "perbattle", 3)))
                .containsExactly(
                        new Ruled("changeHouseRule", "Agreed by all"),
                        new HouseRuleChanged(HouseRule.HR_15, "perBattle", 3));
    }

    @Test
    @Covers("ORG-11")
    @DisplayName("not in the turn that is played, nor in one that never comes")
    void onlyFromATurnToCome() {
        assertThat(changing.refusals(secondTurn, ORGANISER, change("preventCost", "perBattle", 2)))
                .containsExactly(Rule.ORG_11);
        assertThat(changing.refusals(secondTurn, ORGANISER, change("preventCost", "perBattle", 6)))
                .containsExactly(Rule.ORG_11);
        Situation last = SituationBuilder.emptyWalkthrough().planning(5).build();
        assertThat(changing.refusals(last, ORGANISER, change("preventCost", "perBattle", 6)))
                .containsExactly(Rule.ORG_11);
    }

    @Test
    @Covers("ORG-11")
    void notWhatIsOverNorWhatStandsAlready() {
        assertThat(changing.refusals(secondTurn, ORGANISER, change("openingDrops", "4", 3)))
                .containsExactly(Rule.ORG_11);
        assertThat(changing.refusals(secondTurn, ORGANISER, change("preventCost", "perTroop", 3)))
                .containsExactly(Rule.ORG_11);
    }

    @Test
    @Covers({"ORG-11", "ORG-12", "ROLE-02", "TURN-01"})
    void onlyByTheOrganiserWhileTheCampaignRunsAndByNamesThatExist() {
        ChangeHouseRule order = change("preventCost", "perBattle", 3);
        assertThat(changing.refusals(secondTurn, GERMAN_GENERAL, order)).containsExactly(Rule.ROLE_02);
        assertThat(changing.refusals(SituationBuilder.emptyWalkthrough().build(), ORGANISER, order))
                .containsExactly(Rule.ORG_11);
        Situation over = SituationBuilder.emptyWalkthrough()
                .at(5, Phase.FINISHED, Step.NONE)
                .build();
        assertThat(changing.refusals(over, ORGANISER, order)).startsWith(Rule.TURN_01);
        assertThat(changing.refusals(secondTurn, ORGANISER, change("weather", "fog", 3)))
                .containsExactly(Rule.ORG_12);
        assertThat(changing.refusals(secondTurn, ORGANISER, change("preventCost", "never", 3)))
                .containsExactly(Rule.ORG_11);
        assertThat(changing.offered(secondTurn, ORGANISER)).isEmpty();
    }
}
