package battlearrow.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Clubs;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.CampaignRoutes;
import battlearrow.testing.CampaignRoutes.Route;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Whatever people call themselves, their club, their campaign or their guest: it is shown as typed and nothing runs. */
@ApplicationTest
@DisplayName("H29: names and reports that are programs")
class NamesThatAreProgramsTest {
    private static final String SCRIPT = "<script>alert(1)</script>";
    private static final String PICTURE = "<img src=x onerror=alert(1)>";

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Accounts accounts;

    @Autowired
    Clubs clubs;

    @Autowired
    JdbcClient jdbc;

    @Autowired
    @Qualifier("requestMappingHandlerMapping")
    RequestMappingHandlerMapping mappings;

    private StartedCampaign campaign;
    private int battle;

    @BeforeEach
    void everythingIsNamedByAProgram() throws Exception {
        campaign = StartedCampaign.inBattlePhase(beans);
        accounts.rename(campaign.alliedCommander.id(), SCRIPT);
        accounts.rename(campaign.germanGeneral.id(), PICTURE);
        clubs.rename(campaign.club.id(), PICTURE);
        jdbc.sql("update campaign set name = :name where id = :id")
                .param("name", SCRIPT)
                .param("id", campaign.id)
                .update();
        battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(battle);
        post(
                "/battles/" + battle + "/report",
                Map.of(
                        "as",
                        "ALLIED",
                        "allied",
                        "6",
                        "german",
                        "2",
                        "winner",
                        "ALLIED",
                        "story",
                        SCRIPT + "\nsecond line"));
        post("/battles/new", Map.of("mode", "own", "side", "ALLIED", "opponent", "guest", "guest", PICTURE));
        assertThat(campaign.situation().lastBattle())
                .as("the battle against the guest")
                .isEqualTo(battle + 1);
    }

    private void post(String below, Map<String, String> fields) {
        var request = mvc.post()
                .uri(campaign.href() + below)
                .with(People.as(campaign.alliedCommander))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", "0");
        fields.forEach(request::param);
        assertThat(request).as(below).hasStatus(302);
    }

    @Test
    void noPageLetsThemRun() throws Exception {
        List<String> running = new ArrayList<>();
        int shownAsTyped = 0;
        for (Account reader : List.of(campaign.alliedCommander, campaign.germanCommander, campaign.organiser)) {
            for (Route route : new CampaignRoutes(mappings).list(Route::isGet)) {
                String address = route.path(CampaignRoutes.values(campaign, battle));
                MockHttpServletResponse answer = mvc.get()
                        .uri(address)
                        .header("Accept", "text/html")
                        .with(People.as(reader))
                        .asyncExchange()
                        .getResponse();
                boolean isPage = String.valueOf(answer.getContentType()).startsWith("text/html");
                String page = isPage ? answer.getContentAsString() : "";
                if (page.contains(SCRIPT) || page.contains(PICTURE)) {
                    running.add(address);
                }
                if (page.contains("&lt;script&gt;alert(1)") || page.contains("&lt;img src=x")) {
                    shownAsTyped++;
                }
            }
        }
        assertThat(running).as("pages on which something would run").isEmpty();
        assertThat(shownAsTyped).as("pages that show such a name").isGreaterThan(20);
    }

    @Test
    void lineBreaksOfAReportSurvive() throws Exception {
        String page = mvc.get()
                .uri(campaign.href() + "/battles/" + battle)
                .with(People.as(campaign.germanCommander))
                .exchange()
                .getResponse()
                .getContentAsString();
        assertThat(page).contains("&lt;script&gt;alert(1)&lt;/script&gt;\nsecond line");
    }
}
