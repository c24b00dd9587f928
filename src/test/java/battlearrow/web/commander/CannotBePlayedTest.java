package battlearrow.web.commander;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Side;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** H03: dice decide it when both Generals agree, or the Organiser rules; either way it is marked. */
@ApplicationTest
@DisplayName("A campaign's battle that cannot be played")
class CannotBePlayedTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    private StartedCampaign campaign;
    private int battle;

    @BeforeEach
    void placeAnArrow() {
        campaign = StartedCampaign.inBattlePhase(beans);
        battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(battle);
    }

    @Test
    void commandersAndSpectatorsOnlyReadWhatIsPossible() {
        for (Account who : List.of(campaign.alliedCommander, campaign.germanCommander)) {
            assertThat(desk(who))
                    .bodyText()
                    .contains("This battle cannot be played", "Only the two Generals can agree to that.")
                    .doesNotContain("agree-to-roll", "Rule the result");
            assertThat(agrees(who, Side.ALLIED)).hasStatus(422);
        }
        assertThat(campaign.battle(battle).agreesToRoll(Side.ALLIED)).isFalse();
    }

    @Test
    @Covers("GW-13")
    void oneGeneralProposesTheOtherAgreesAndThenItIsRolled() {
        assertThat(desk(campaign.alliedGeneral)).bodyText().contains("Propose to roll it");
        assertThat(agrees(campaign.alliedGeneral, Side.GERMAN))
                .as("for the other side")
                .hasStatus(422);
        assertThat(agrees(campaign.alliedGeneral, Side.ALLIED)).hasRedirectedUrl(path());
        assertThat(desk(campaign.alliedGeneral))
                .bodyText()
                .contains("You have proposed to roll it; the other General has not agreed yet.")
                .doesNotContain("agree-to-roll");
        assertThat(desk(campaign.germanGeneral))
                .bodyText()
                .contains("The Allied General proposes to roll this battle.", "Agree to roll it");
        assertThat(page(campaign.alliedCommander, "/battles")).bodyText().doesNotContain(badge("Rolled"));

        assertThat(agrees(campaign.germanGeneral, Side.GERMAN)).hasRedirectedUrl(path());

        assertThat(desk(campaign.alliedCommander))
                .bodyText()
                .contains("Both Generals agreed to roll this battle.", "Roll the battle", badge("Rolled"))
                .doesNotContain("Result</h1>");
        assertThat(page(campaign.spectator, "")).bodyText().contains(badge("Rolled"));
        assertThat(page(campaign.spectator, "/battles")).bodyText().contains(badge("Rolled"));
        assertThat(page(campaign.spectator, "/chronicle"))
                .bodyText()
                .contains("is not played at the table: both Generals agreed to roll it.", "#GW-13");

        assertThat(post(campaign.alliedCommander, path() + "/run")
                        .param("as", "ALLIED")
                        .param("dice0", "1")
                        .param("dice1", "1")
                        .param("dice2", "1")
                        .param("dice3", "1"))
                .hasRedirectedUrl(path());

        assertThat(campaign.situation().findBattle(battle))
                .as("equal totals end it")
                .isEmpty();
        assertThat(desk(campaign.germanCommander)).bodyText().contains("How the battle was rolled", badge("Rolled"));
        assertThat(page(campaign.spectator, "/chronicle")).bodyText().contains("rolled with dice", "together");
    }

    @Test
    void theOrganiserRulesWhoWinsWithAReason() {
        assertThat(desk(campaign.organiser))
                .bodyText()
                .contains("/organiser/rulings/battle?battle=" + battle, "Rule the result");
        String ruling = campaign.href() + "/organiser/rulings/battle";
        assertThat(page(campaign.organiser, "/organiser/rulings/battle?battle=" + battle + "&winner=GERMAN"))
                .hasStatusOk()
                .bodyText()
                .contains("Make the ruling");
        assertThat(post(campaign.organiser, ruling)
                        .param("battle", Integer.toString(battle))
                        .param("winner", "GERMAN"))
                .as("without a reason")
                .hasStatus(422);
        assertThat(post(campaign.organiser, ruling)
                        .param("battle", Integer.toString(battle))
                        .param("winner", "GERMAN")
                        .param("reason", "Snowed in"))
                .hasStatus3xxRedirection();

        assertThat(desk(campaign.germanCommander)).bodyText().contains("ruled: the Germans won", badge("Ruled"));
        assertThat(page(campaign.spectator, "/battles")).bodyText().contains("ruled: the Germans won", badge("Ruled"));
        assertThat(page(campaign.spectator, "/chronicle"))
                .bodyText()
                .contains("wins by ruling", "Snowed in", "ruled for the German side");
    }

    private static String badge(String word) {
        return "<span class=\"badge\">" + word + "</span>";
    }

    private String path() {
        return campaign.href() + "/battles/" + battle;
    }

    private MockMvcRequestBuilder desk(Account who) {
        return page(who, "/battles/" + battle);
    }

    private MockMvcRequestBuilder page(Account who, String below) {
        return mvc.get().uri(campaign.href() + below).with(as(who));
    }

    private MockMvcRequestBuilder agrees(Account who, Side side) {
        return post(who, path() + "/agree-to-roll").param("as", side.name());
    }

    private MockMvcRequestBuilder post(Account who, String address) {
        return mvc.post()
                .uri(address)
                .with(as(who))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", Long.toString(campaign.sequence()));
    }
}
