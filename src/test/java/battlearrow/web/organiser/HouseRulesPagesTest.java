package battlearrow.web.organiser;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.club.Campaigns;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleChange;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** House rules on their pages: chosen before the start, read by everybody, changed from a later turn. */
@ApplicationTest
class HouseRulesPagesTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Campaigns campaigns;

    private MvcTestResult get(Account person, String address) {
        return mvc.get().uri(address).with(as(person)).exchange();
    }

    private MvcTestResult order(StartedCampaign campaign, Account person, String path, Map<String, String> fields) {
        return order(campaign, person, path, fields, UUID.randomUUID());
    }

    private MvcTestResult order(
            StartedCampaign campaign, Account person, String path, Map<String, String> fields, UUID key) {
        var request = mvc.post()
                .uri(campaign.href() + path)
                .with(as(person))
                .with(csrf())
                .param("orderKey", key.toString())
                .param("seen", Long.toString(campaign.sequence()));
        fields.forEach(request::param);
        return request.exchange();
    }

    /** The form as the page draws it, with some fields filled in otherwise. */
    private static Map<String, String> form(String... keysAndValues) {
        Map<String, String> form = new LinkedHashMap<>();
        for (HouseRule rule : HouseRule.values()) {
            form.put(rule.key(), rule.defaultValue());
        }
        for (int i = 0; i < keysAndValues.length; i += 2) {
            form.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        return form;
    }

    @Nested
    class BeforeTheStart {
        @Test
        @Covers({"ORG-11", "ORG-07"})
        void theOrganiserChoosesAndEverythingIsKept() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(get(campaign.organiser, campaign.href() + "/setup/house-rules"))
                    .hasStatusOk()
                    .bodyText()
                    .contains(
                            "Does a defeated attacker lose the area he attacked from?",
                            "Who is served",
                            "A whole number from 0 to 12.",
                            "Default: 6.")
                    .doesNotContain("??");
            assertThat(order(
                            campaign,
                            campaign.organiser,
                            "/setup/house-rules",
                            form("preventCost", "perBattle", "openingDrops", " 4 ", "normalPoints", "1250")))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().houseRules().is(HouseRule.HR_15, "perBattle"))
                    .isTrue();
            assertThat(campaigns.find(campaign.id).orElseThrow().pointsPerBattle())
                    .isEqualTo(1250);
            assertThat(get(campaign.organiser, campaign.href() + "/setup"))
                    .bodyText()
                    .contains("One marker a battle", "At most 4", "1250 points");
            campaign.must(campaign.organiser, new StartCampaign());
            assertThat(campaign.situation().points()).isEqualTo(1250);
            assertThat(campaign.situation().air().c47()).isEqualTo(4);
        }

        @Test
        @Covers("ORG-11")
        void aValueThatIsNoneIsAnsweredAtItsFieldAndAllElseStays() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(order(
                            campaign,
                            campaign.organiser,
                            "/setup/house-rules",
                            form("openingDrops", "plenty", "preventCost", "perBattle")))
                    .hasStatus(422)
                    .bodyText()
                    .contains(
                            "Nothing is kept yet: one value is not understood.",
                            "“plenty” is no value of the house rule “air drops of the opening”."
                                    + " Write a whole number from 0 to 12.",
                            "id=\"HR-24-wrong\"",
                            "value=\"plenty\"",
                            "value=\"perBattle\" checked");
            assertThat(campaign.situation().houseRules().isDefault(HouseRule.HR_15))
                    .isTrue();
        }

        @Test
        @Covers("ROLE-02")
        void nobodyElseComesIn() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(get(campaign.alliedGeneral, campaign.href() + "/setup/house-rules"))
                    .hasStatus(403);
            assertThat(order(campaign, campaign.alliedGeneral, "/setup/house-rules", form()))
                    .hasStatus(403);
        }
    }

    @Nested
    class DuringPlay {
        @Test
        @Covers("ORG-11")
        void setUpLeadsToTheRulings() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            assertThat(get(campaign.organiser, campaign.href() + "/setup/house-rules"))
                    .hasStatus3xxRedirection()
                    .redirectedUrl()
                    .isEqualTo(campaign.href() + "/rulings#house-rules");
        }

        @Test
        @Covers("ORG-11")
        void aChangeIsReadBackGivenOnceAndReadByEverybody() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            String page = "/organiser/house-rules/bothSidesRoll";
            assertThat(get(campaign.organiser, campaign.href() + page + "?value=winner&turn=3"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("From turn 3 on, who rolls to destroy: Only the winner rolls.");
            assertThat(get(campaign.organiser, campaign.href() + page + "?value=both&turn=3"))
                    .bodyText()
                    .contains("stands at “both” in turn 3 already.");
            Map<String, String> change = Map.of("value", "winner", "turn", "3", "reason", "Agreed by all");
            UUID key = UUID.randomUUID();
            assertThat(order(campaign, campaign.organiser, page, change, key)).hasStatus3xxRedirection();
            assertThat(order(campaign, campaign.organiser, page, change, key)).hasStatus3xxRedirection();
            assertThat(campaign.situation().houseRuleChanges())
                    .containsExactly(new HouseRuleChange(HouseRule.HR_03, "winner", 3));
            assertThat(campaign.situation().houseRules().is(HouseRule.HR_03, "both"))
                    .isTrue();
            for (Account person : new Account[] {campaign.germanCommander, campaign.stranger}) {
                assertThat(get(person, campaign.href() + "/rulings"))
                        .hasStatusOk()
                        .bodyText()
                        .contains("From turn 3", "Only the winner rolls", "Agreed by all")
                        .doesNotContain("Change it from a later turn", "??");
            }
            assertThat(get(campaign.organiser, campaign.href() + "/rulings"))
                    .bodyText()
                    .contains("Change it from a later turn", "A-03", "Our reading:");
        }

        @Test
        @Covers("ORG-11")
        void slipsAreNamedAndTheRestStays() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            assertThat(order(
                            campaign,
                            campaign.organiser,
                            "/organiser/house-rules/battlesPerTurnCap",
                            Map.of("value", "many", "turn", "", "reason", "")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("“many” is no value", "Choose the turn from which it counts.", "value=\"many\"");
            assertThat(get(campaign.organiser, campaign.href() + "/organiser/house-rules/weather"))
                    .hasStatus(404);
            assertThat(get(campaign.germanGeneral, campaign.href() + "/organiser/house-rules/battlesPerTurnCap"))
                    .hasStatus(403);
        }
    }
}
