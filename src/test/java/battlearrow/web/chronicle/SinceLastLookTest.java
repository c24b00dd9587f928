package battlearrow.web.chronicle;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
class SinceLastLookTest {
    private static final String TITLE = "Since you last looked";

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    JdbcClient jdbc;

    private String page(StartedCampaign campaign, Account person) throws Exception {
        return mvc.get()
                .uri(campaign.href())
                .with(as(person))
                .exchange()
                .getResponse()
                .getContentAsString();
    }

    private void anHourPasses() {
        jdbc.sql("update last_seen set seen_at = seen_at - interval '1 hour'").update();
    }

    private static void rule(StartedCampaign campaign, String area) {
        campaign.must(
                campaign.organiser, new RuleControl(new AreaId(area), Side.ALLIED, "The map on the table said so."));
    }

    @Test
    void tellsOnComingBackWhatOthersDidHisOwnBattlesFirst() throws Exception {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        assertThat(page(campaign, campaign.germanCommander))
                .as("the first visit")
                .doesNotContain(TITLE);
        anHourPasses();
        campaign.must(
                campaign.alliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.alliedCommander),
                        StartedCampaign.player(campaign.germanCommander)));
        rule(campaign, "tiel");
        rule(campaign, "utrecht");
        rule(campaign, "soesterberg");

        String missed = missed(page(campaign, campaign.germanCommander));
        assertThat(missed)
                .contains("All 4 entries", "Tommy", "Utrecht", "Soesterberg")
                .doesNotContain("Tiel");
        assertThat(page(campaign, campaign.germanCommander))
                .as("while he is here")
                .contains(TITLE);
        anHourPasses();
        assertThat(page(campaign, campaign.germanCommander)).as("he knows it").doesNotContain(TITLE);
    }

    @Test
    void saysNothingOfWhatOneDidOneselfNorToPassersBy() throws Exception {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        page(campaign, campaign.organiser);
        anHourPasses();
        rule(campaign, "tiel");
        assertThat(page(campaign, campaign.organiser)).doesNotContain(TITLE);
        assertThat(page(campaign, campaign.member)).doesNotContain(TITLE);
    }

    private static String missed(String page) {
        int start = page.indexOf(TITLE);
        assertThat(start).as("the page tells what was missed").isPositive();
        return page.substring(start, page.indexOf("</section>", start));
    }
}
