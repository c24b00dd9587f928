package battlearrow.web.organiser;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.club.Departure;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Somebody leaves in the middle of a campaign, with a battle open. */
@ApplicationTest
class LeaverTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Departure departure;

    private MvcTestResult get(StartedCampaign campaign, Account person, String path) {
        return mvc.get().uri(campaign.href() + path).with(as(person)).exchange();
    }

    private MvcTestResult give(StartedCampaign campaign, int battle, Account to, String reason) {
        var request = mvc.post()
                .uri(campaign.href() + "/organiser/rulings/player")
                .with(as(campaign.organiser))
                .with(csrf());
        Map.of(
                        "battle", Integer.toString(battle),
                        "side", "ALLIED",
                        "person", Long.toString(to.id()),
                        "reason", reason,
                        "orderKey", UUID.randomUUID().toString(),
                        "seen", Long.toString(campaign.sequence()))
                .forEach(request::param);
        return request.exchange();
    }

    @Test
    @DisplayName("H33: the leaver's open battle is given to another Allied player, who goes on; his finished ones stay")
    void openBattleIsGivenToAnother() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        departure.leave(campaign.club.id(), campaign.alliedCommander.id());

        assertThat(get(campaign, campaign.organiser, ""))
                .bodyText()
                .contains("Tommy has left with a battle open: give the Allied part to another, or call it off")
                .contains("/organiser/rulings/player?battle=" + battle + "&amp;side=ALLIED");
        String path = "/organiser/rulings/player?battle=" + battle + "&side=ALLIED";
        assertThat(get(campaign, campaign.organiser, path))
                .hasStatusOk()
                .bodyText()
                .contains("Harriet, Allied Commander", "rulings/void?battle=" + battle)
                .doesNotContain("Tommy, Allied");
        assertThat(get(campaign, campaign.organiser, path + "&person=" + campaign.secondAlliedCommander.id()))
                .bodyText()
                .contains("Harriet plays the Allied part from now on");

        assertThat(give(campaign, battle, campaign.secondAlliedCommander, ""))
                .as("a ruling has its reason")
                .hasStatus(422);
        assertThat(give(campaign, battle, campaign.germanCommander, "He has left"))
                .as("nobody against himself")
                .hasStatus(422);
        assertThat(give(campaign, battle, campaign.stranger, "He has left"))
                .as("somebody of the campaign")
                .hasStatus(422);
        assertThat(give(campaign, battle, campaign.secondAlliedCommander, "He has left"))
                .hasStatus3xxRedirection();

        assertThat(get(campaign, campaign.organiser, "")).bodyText().doesNotContain("has left with a battle open");
        assertThat(get(campaign, campaign.spectator, "/chronicle"))
                .bodyText()
                .contains("Harriet plays the Allied part from now on", "He has left");
        campaign.must(campaign.secondAlliedCommander, new CommitTroops(battle, Side.ALLIED, List.of(), List.of()));
    }

    @Test
    @DisplayName(
            "H33: a player leaves by himself: his offices end, what he fought stays, the organiser is told of the rest")
    void leavesByHimself() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        var before = campaign.situation();
        assertThat(get(campaign, campaign.alliedCommander, "/people"))
                .bodyText()
                .contains("Leave this campaign", "You have a battle open: the organiser is told");
        assertThat(leave(campaign, campaign.alliedCommander)).hasRedirectedUrl(campaign.href());
        assertThat(get(campaign, campaign.alliedCommander, "/people")).hasStatus(403);
        assertThat(campaign.situation()).isEqualTo(before);
        assertThat(get(campaign, campaign.organiser, "")).bodyText().contains("Tommy has left with a battle open");
        assertThat(leave(campaign, campaign.alliedGeneral)).hasStatus3xxRedirection();
        assertThat(get(campaign, campaign.organiser, "")).bodyText().contains("The Allied side has no General");
        assertThat(get(campaign, campaign.organiser, "/people")).bodyText().doesNotContain("Leave this campaign");
        assertThat(leave(campaign, campaign.organiser))
                .as("he hands over first")
                .hasStatus(422);
    }

    private MvcTestResult leave(StartedCampaign campaign, Account person) {
        return mvc.post()
                .uri(campaign.href() + "/people/leave")
                .with(as(person))
                .with(csrf())
                .exchange();
    }
}
