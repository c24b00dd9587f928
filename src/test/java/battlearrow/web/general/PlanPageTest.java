package battlearrow.web.general;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.BattlePlans;
import battlearrow.club.Account;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
class PlanPageTest {
    private static final String SECRET = "Feint at Tilburg, then the real blow";

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    BattlePlans plans;

    private MvcTestResult get(StartedCampaign campaign, Account reader, String path) {
        return mvc.get()
                .uri("/campaigns/" + campaign.id + "/plan" + path)
                .with(as(reader))
                .exchange();
    }

    private MvcTestResult post(StartedCampaign campaign, Account person, String path, UUID key, String... parameters) {
        var request = mvc.post()
                .uri("/campaigns/" + campaign.id + "/plan" + path)
                .with(as(person))
                .with(csrf())
                .param("orderKey", key.toString())
                .param("seen", Long.toString(campaign.sequence()));
        for (int i = 0; i < parameters.length; i += 2) {
            request = request.param(parameters[i], parameters[i + 1]);
        }
        return request.exchange();
    }

    private static String body(MvcTestResult page) {
        try {
            return page.getResponse().getContentAsString();
        } catch (UnsupportedEncodingException everyJavaKnowsIt) {
            throw new IllegalStateException(everyJavaKnowsIt);
        }
    }

    @Nested
    class Writing {
        @Test
        void generalKeepsADraftDrawsAnArrowIssuesThePlanAndHisCommandersReadIt() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            Account general = campaign.alliedGeneral;

            assertThat(post(
                            campaign,
                            general,
                            "/draft",
                            UUID.randomUUID(),
                            "press",
                            "draw",
                            "objective1",
                            "nijmegen-bridge",
                            "from",
                            "nijmegen",
                            "to",
                            "nijmegen-bridge",
                            "standingOrders",
                            SECRET))
                    .hasStatus3xxRedirection();
            assertThat(body(get(campaign, general, "/draft")))
                    .contains(SECRET, "Nijmegen to Nijmegen Bridge", "Issue version 1");
            assertThat(body(get(campaign, campaign.alliedCommander, "")))
                    .as("a draft is its writer's alone")
                    .doesNotContain(SECRET);

            UUID key = UUID.randomUUID();
            String[] issue = {
                "press",
                "issue",
                "objective1",
                "nijmegen-bridge",
                "arrow",
                "nijmegen>nijmegen-bridge",
                "standingOrders",
                SECRET
            };
            assertThat(post(campaign, general, "/draft", key, issue)).hasStatus3xxRedirection();
            assertThat(post(campaign, general, "/draft", key, issue)).hasStatus3xxRedirection();
            assertThat(plans.listVersions(campaign.id, general.id(), Side.ALLIED, 1))
                    .as("sent twice it is one version")
                    .hasSize(1);
            assertThat(body(get(campaign, campaign.alliedCommander, ""))).contains(SECRET, "Nijmegen Bridge", "Secret");
            assertThat(body(get(campaign, general, ""))).contains("Read by 1 of 2", "Write version 2");

            assertThat(post(campaign, general, "/close", UUID.randomUUID())).hasStatus3xxRedirection();
            assertThat(campaign.situation().isPlanningClosed(Side.ALLIED)).isTrue();
        }

        @Test
        void faultsAreToldAtTheFieldAndEverythingTypedStays() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            MvcTestResult refused = post(
                    campaign,
                    campaign.alliedGeneral,
                    "/draft",
                    UUID.randomUUID(),
                    "press",
                    "issue",
                    "objective1",
                    "atlantis",
                    "from",
                    "nijmegen",
                    "standingOrders",
                    SECRET);

            assertThat(refused).hasStatus(422);
            assertThat(body(refused))
                    .contains(
                            "There is no area &quot;atlantis&quot;", "An arrow goes from one area to another", SECRET);
            assertThat(plans.isIssued(campaign.id, Side.ALLIED, 1)).isFalse();
        }

        @Test
        void textThatIsTooLongAndAnAreaChosenTwiceAreToldAtTheirFields() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            MvcTestResult refused = post(
                    campaign,
                    campaign.alliedGeneral,
                    "/draft",
                    UUID.randomUUID(),
                    "press",
                    "issue",
                    "objective1",
                    "son-bridge",
                    "objective3",
                    "son-bridge",
                    "standingOrders",
                    "x".repeat(BattlePlan.LONGEST_TEXT + 1),
                    "specialInstructions",
                    SECRET);

            assertThat(refused).hasStatus(422);
            assertThat(body(refused))
                    .contains(
                            "At most 8,000 characters fit here, and these are 8,001",
                            "standingOrders-wrong",
                            "One area is chosen twice",
                            SECRET);
            assertThat(plans.isIssued(campaign.id, Side.ALLIED, 1)).isFalse();
        }

        @Test
        void issuingAfterThePlanningPhaseIsRefusedAndANoteIsAddedInstead() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            campaign.issuePlan(Side.ALLIED, new BattlePlan(List.of(new AreaId("son-bridge")), List.of(), SECRET, ""));
            StartedCampaign over = endPlanning(campaign);

            MvcTestResult late = post(
                    over,
                    over.alliedGeneral,
                    "/draft",
                    UUID.randomUUID(),
                    "press",
                    "issue",
                    "standingOrders",
                    "Too late");
            assertThat(late).hasStatus(422);
            assertThat(body(late)).contains("PLAN-01", "Too late");

            assertThat(post(over, over.alliedGeneral, "/notes", UUID.randomUUID(), "note", " "))
                    .hasStatus(422);
            assertThat(post(over, over.alliedGeneral, "/notes", UUID.randomUUID(), "note", "Veghel is lost"))
                    .hasStatus3xxRedirection();
            assertThat(body(get(over, over.alliedCommander, ""))).contains("Veghel is lost");
        }

        private StartedCampaign endPlanning(StartedCampaign campaign) {
            post(campaign, campaign.alliedGeneral, "/close", UUID.randomUUID());
            post(campaign, campaign.germanGeneral, "/close", UUID.randomUUID());
            return campaign;
        }
    }

    /** H25: no word of the plan in any answer the others can get. */
    @Nested
    class Secrecy {
        @Test
        void nobodyOfTheOtherSideNorTheOrganiserNorAStrangerReadsAWordOfIt() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            campaign.issuePlan(
                    Side.ALLIED, new BattlePlan(List.of(new AreaId("tilburg-bridge")), List.of(), SECRET, "Whisper"));
            plans.saveDraft(
                    campaign.id,
                    campaign.alliedGeneral.id(),
                    Side.ALLIED,
                    new BattlePlan(List.of(), List.of(), "Draft " + SECRET, ""));

            for (Account other : List.of(campaign.germanGeneral, campaign.germanCommander)) {
                for (String path : List.of("", "?turn=1", "?side=ALLIED&turn=1", "/draft", "/draft?side=ALLIED")) {
                    assertThat(body(get(campaign, other, path)))
                            .as("%s at %s", other.displayName(), path)
                            .doesNotContain(SECRET, "Whisper");
                }
                assertThat(body(post(
                                campaign, other, "/draft", UUID.randomUUID(), "press", "issue", "objective1", "x")))
                        .doesNotContain(SECRET);
            }
            assertThat(body(get(campaign, campaign.germanGeneral, "")))
                    .as("his own side has issued none")
                    .contains("No plan is issued");
            for (Account outsider :
                    List.of(campaign.organiser, campaign.spectator, campaign.member, campaign.stranger)) {
                for (String path : List.of("", "?turn=1", "/draft")) {
                    MvcTestResult answer = get(campaign, outsider, path);
                    assertThat(answer)
                            .as("%s at %s", outsider.displayName(), path)
                            .hasStatus(403);
                    assertThat(body(answer)).doesNotContain(SECRET);
                }
            }
            assertThat(get(campaign, campaign.alliedCommander, "/draft"))
                    .as("a Commander writes no plan")
                    .hasStatus(403);
            assertThat(mvc.get().uri("/campaigns/" + campaign.id + "/plan").exchange())
                    .as("a visitor is led to sign in")
                    .bodyText()
                    .doesNotContain(SECRET);
        }
    }
}
