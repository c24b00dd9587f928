package battlearrow.web.spectator;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
class BoardPageTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Test
    void aWallShowsBattlesAndResultsToAnybody() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        assertThat(mvc.get().uri(campaign.href() + "/board"))
                .hasStatusOk()
                .bodyText()
                .contains("Battle Phase, turn 1", "No battle is open", "No battle has been fought yet", "data-news=\"");

        campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        assertThat(mvc.get().uri(campaign.href() + "/board"))
                .hasStatusOk()
                .bodyText()
                .contains("XXX Corps", "Valkenswaard Road", "Tommy", "Fritz");
    }

    @Test
    void aCampaignBeforeItsStartHasNothingOnTheWall() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        assertThat(mvc.get().uri(campaign.href() + "/board").with(as(campaign.organiser)))
                .hasStatusOk()
                .bodyText()
                .contains("Autumn Market Garden")
                .doesNotContain("data-clock");
    }
}
