package battlearrow.web.spectator;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.CampaignView;
import battlearrow.club.Account;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.referee.Referee;
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

        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        assertThat(mvc.get().uri(campaign.href() + "/board"))
                .hasStatusOk()
                .bodyText()
                .contains("XXX Corps", "Valkenswaard Road", "Tommy", "Fritz");

        campaign.commitNothing(battle);
        campaign.report(battle, 6, 1);
        endTheBattle(campaign);
        assertThat(mvc.get().uri(campaign.href() + "/board"))
                .hasStatusOk()
                .bodyText()
                .contains("No battle is open", "Tommy beat Fritz, 6 to 1", "class=\"battle-no allied\">1<");
        assertThat(mvc.get().uri(campaign.href() + "/outcome"))
                .hasStatusOk()
                .bodyText()
                .containsSubsequence("Battles won, by player", "Tommy", "Fritz");
    }

    /** By whatever the players are offered first. */
    private void endTheBattle(StartedCampaign campaign) {
        CampaignView view = beans.getBean(CampaignView.class);
        Referee referee = beans.getBean(Referee.class);
        for (int round = 0; round < 20 && !campaign.situation().battles().isEmpty(); round++) {
            for (Side side : Side.values()) {
                Account player = campaign.commander(side);
                referee.offered(campaign.situation(), view.actor(campaign.id, player.id())).stream()
                        .filter(AfterActionOrder.class::isInstance)
                        .findFirst()
                        .ifPresent(order -> campaign.must(player, order));
            }
        }
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
