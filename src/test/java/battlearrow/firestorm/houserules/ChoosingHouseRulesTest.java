package battlearrow.firestorm.houserules;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.HouseRulesChosen;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** House rules before the start. */
class ChoosingHouseRulesTest {
    private final Judging<ChooseHouseRules> choosing = Judging.by(new ChoosingHouseRules());
    private final Situation setUp = SituationBuilder.emptyWalkthrough().build();

    private static ChooseHouseRules choose(String... keysAndValues) {
        Map<String, String> values = new java.util.HashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            values.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        return new ChooseHouseRules(values);
    }

    @Test
    @Covers("ORG-11")
    void areChosenFreelyAndTheLastChoiceStands() {
        Situation first =
                choosing.after(setUp, ORGANISER, choose("preventCost", "perBattle", "bothSidesRoll", "winner"));
        assertThat(first.houseRules().is(HouseRule.HR_15, "perBattle")).isTrue();
        Situation second = choosing.after(first, ORGANISER, choose("bothSidesRoll", "winner"));
        assertThat(second.houseRules().is(HouseRule.HR_15, "perTroop")).isTrue();
        assertThat(second.houseRules().is(HouseRule.HR_03, "winner")).isTrue();
    }

    @Test
    @Covers({"ORG-11", "HR-36=1500", "HR-36=1750"})
    void theNormalPointsAreAHouseRuleToo() {
        assertThat(choosing.after(setUp, ORGANISER, choose("normalPoints", " 1750 "))
                        .points())
                .isEqualTo(1750);
        assertThat(choosing.after(setUp, ORGANISER, choose()).points()).isEqualTo(1500);
    }

    @Test
    @Covers("ORG-11")
    void whatIsTypedIsKeptInOneForm() {
        assertThat(choosing.events(
                        setUp,
                        ORGANISER,
                        choose(
                                "aircraftDieFaces", "1, 2,2 ,3,3,3",
                                "preventCost", "PerBattle",
                                "retreatSplit", "on",
                                "germanDepotNumbers", "ruhr, kleve, wesel, apeldorn, amsterdam, rotterdam")))
                .containsExactly(new HouseRulesChosen(Map.of(
                        HouseRule.HR_15, "perBattle",
                        HouseRule.HR_22, "1,2,2,3,3,3",
                        HouseRule.HR_32, "Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Rotterdam")));
    }

    @Test
    @Covers({"ORG-11", "ORG-12"})
    void everyUnknownSwitchAndValueIsNamed() {
        assertThat(choosing.refusals(
                        setUp, ORGANISER, choose("preventCost", "perGame", "openingDrops", "many", "weather", "fog")))
                .containsExactly(Rule.ORG_11, Rule.ORG_11, Rule.ORG_12);
    }

    @Test
    @Covers({"ORG-11", "ROLE-02"})
    void onlyByTheOrganiserAndOnlyBeforeTheStart() {
        assertThat(choosing.refusals(setUp, ALLIED_GENERAL, choose())).containsExactly(Rule.ROLE_02);
        Situation started = SituationBuilder.emptyWalkthrough().planning(2).build();
        assertThat(choosing.refusals(started, ORGANISER, choose())).containsExactly(Rule.ORG_11);
        assertThat(choosing.offered(setUp, ORGANISER)).isEmpty();
    }
}
