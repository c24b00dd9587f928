package battlearrow.web.spectator;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleReach;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
@DisplayName("H38 \"What are the rules?\"")
class WhatAreTheRulesTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    private StartedCampaign campaign;

    @BeforeEach
    void ruledDifferently() {
        campaign = StartedCampaign.inBattlePhase(beans, Map.of("exploitationLimit", "2"));
    }

    private MvcTestResult read(Account reader, String path) {
        return mvc.get().uri(campaign.href() + path).with(as(reader)).exchange();
    }

    private MvcTestResult rulesFrom(String page) {
        return mvc.get()
                .uri("/rules")
                .with(as(campaign.germanCommander))
                .header("Host", "localhost")
                .header("Referer", "http://localhost" + campaign.href() + page)
                .exchange();
    }

    @Test
    void refusalLeadsInOneTapToTheRuleInPlainWords() {
        MvcTestResult refused = mvc.post()
                .uri(campaign.href() + "/organiser/close")
                .with(as(campaign.organiser))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", Long.toString(campaign.sequence()))
                .param("closing", "MOVES_GERMAN")
                .exchange();
        assertThat(refused).hasStatus(422).bodyText().contains("/rules#TURN-02");
        assertThat(rulesFrom("/organiser"))
                .bodyText()
                .contains("id=\"TURN-02\"", "Each turn is Planning, then Battle, then Strategic.", "Rulebook:");
    }

    @Test
    void ruleShowsTheHouseRulingOfTheCampaignOneComesFromWithDateAndAuthor() {
        String author = "by " + campaign.organiser.displayName();
        assertThat(rulesFrom("/strategic"))
                .bodyText()
                .containsSubsequence(
                        "id=\"EXP-10\"",
                        "In this campaign",
                        campaign.href() + "/rulings#HR-30",
                        "Ruled ",
                        author,
                        "id=\"EXP-11\"");
        assertThat(mvc.get().uri("/rules"))
                .as("for somebody who comes from no campaign the book alone")
                .bodyText()
                .doesNotContain("In this campaign");
    }

    @Test
    void automaticChangeLeadsToItsRule() {
        campaign.must(campaign.organiser, new RuleControl(new AreaId("son-bridge"), Side.ALLIED, "A typing error"));
        for (String page : new String[] {"", "/chronicle"}) {
            assertThat(read(campaign.germanCommander, page)).bodyText().contains("Son Bridge", "/rules#ROLE-02");
        }
    }

    @Test
    void allRulingsStandOnOnePageThatBothSidesRead() {
        campaign.must(campaign.organiser, new RuleControl(new AreaId("son-bridge"), Side.ALLIED, "A typing error"));
        for (Account reader :
                new Account[] {campaign.alliedCommander, campaign.germanCommander, campaign.germanGeneral}) {
            assertThat(read(reader, "/rulings"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("id=\"HR-30\"", "A typing error", campaign.organiser.displayName(), "<time")
                    .contains("Ruled ", "by " + campaign.organiser.displayName());
        }
    }

    @Test
    void everyHouseRuleBearsOnARuleThereIs() {
        for (HouseRule house : HouseRule.values()) {
            assertThat(HouseRuleReach.of(house))
                    .as(house.id())
                    .isNotEmpty()
                    .allSatisfy(
                            number -> assertThat(Arrays.stream(Rule.values()).map(Rule::id))
                                    .contains(number));
            HouseRuleReach.of(house)
                    .forEach(number -> assertThat(HouseRuleReach.on(number)).contains(house));
        }
    }
}
