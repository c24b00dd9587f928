package battlearrow.web.wargame;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.CampaignView;
import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.CampaignState;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Office;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** Opening a wargame from the club and from a campaign, and who sees it. */
@ApplicationTest
class OpeningAWargameTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Campaigns campaigns;

    @Autowired
    CampaignView view;

    @Autowired
    Appointments appointments;

    @Autowired
    People people;

    private MockMvcRequestBuilder opens(Account who, String address) {
        return mvc.post()
                .uri(address)
                .with(as(who))
                .with(csrf())
                .param("formKey", UUID.randomUUID().toString());
    }

    private List<ClubCampaign> wargames(long club) {
        return campaigns.listOfClub(club).stream()
                .filter(ClubCampaign::isWargame)
                .toList();
    }

    @Nested
    class FromTheClub {
        @Test
        void eitherScenarioBeginsAtOnceAndSentTwiceItIsOne() {
            Account ben = people.somebody("Ben");
            long club = people.club(ben).id();
            for (ScenarioName scenario : ScenarioName.values()) {
                MockMvcRequestBuilder form = opens(ben, "/clubs/" + club + "/wargames/new")
                        .param("scenario", scenario.name())
                        .param("players", "ONE_SCREEN");
                assertThat(form).hasStatus3xxRedirection();
                assertThat(form).hasStatus3xxRedirection();
            }

            assertThat(wargames(club)).hasSize(2).allSatisfy(wargame -> {
                assertThat(wargame.name()).startsWith("Ben’s wargame of ");
                assertThat(wargame.state()).isEqualTo(CampaignState.RUNNING);
                assertThat(view.situation(wargame.id()).mode()).isEqualTo(Mode.WARGAME);
                assertThat(view.situation(wargame.id()).isIn(Phase.OPENING)).isTrue();
                assertThat(appointments.rolesOf(wargame.id(), ben.id()).holdsBothSides())
                        .isTrue();
                assertThat(mvc.get()
                                .uri("/campaigns/" + wargame.id() + "/strategic")
                                .with(as(ben)))
                        .hasStatusOk();
            });
        }

        @Test
        void opponentIsAnotherMemberAndWhatWasTypedStays() {
            Account ben = people.somebody("Ben");
            Club riverside = people.club(ben);
            people.member(riverside, "Greta");
            long club = riverside.id();
            String address = "/clubs/" + club + "/wargames/new";
            assertThat(opens(ben, address)
                            .param("players", "AGAINST")
                            .param("name", "Ours")
                            .param("opponent", Long.toString(ben.id())))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Say which member of the club plays the other side.", "Ours");
            assertThat(mvc.get().uri(address).with(as(people.somebody("Ida")))).hasStatus(404);
        }
    }

    @Nested
    class FromACampaign {
        @Test
        @Covers({"SET-27", "INV-54"})
        void leavesItsJournalAsItIsAndIsSeenByItsPlayersOnly() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            campaign.alliedArrow("xxx-corps", "valkenswaard-road");
            List<?> journal = view.entries(campaign.id, Long.MAX_VALUE, 100);

            for (Account who : List.of(campaign.germanGeneral, campaign.alliedCommander, campaign.organiser)) {
                assertThat(mvc.get().uri(campaign.href() + "/wargame").with(as(who)))
                        .hasStatusOk()
                        .bodyText()
                        .contains("Begin with this map");
                assertThat(opens(who, campaign.href() + "/wargame").param("players", "ONE_SCREEN"))
                        .hasStatus3xxRedirection();
            }

            assertThat(view.entries(campaign.id, Long.MAX_VALUE, 100)).isEqualTo(journal);
            List<ClubCampaign> forks = wargames(campaign.club.id());
            assertThat(forks).hasSize(3);
            ClubCampaign fork = campaigns.listOf(campaign.germanGeneral.id()).stream()
                    .filter(ClubCampaign::isWargame)
                    .findFirst()
                    .orElseThrow();
            assertThat(fork.name()).isEqualTo("Autumn Market Garden, tried out");
            assertThat(view.situation(fork.id()).isIn(Phase.PLANNING)).isTrue();
            for (Account who : List.of(
                    campaign.spectator,
                    campaign.member,
                    campaign.stranger,
                    campaign.alliedGeneral,
                    campaign.organiser)) {
                assertThat(mvc.get().uri("/campaigns/" + fork.id()).with(as(who)))
                        .hasStatus(404);
                assertThat(mvc.get()
                                .uri("/campaigns/" + fork.id() + "/chronicle")
                                .with(as(who)))
                        .hasStatus(404);
            }
            assertThat(mvc.get().uri("/campaigns/" + fork.id())).hasStatus(404);
            assertThat(mvc.get().uri("/clubs/" + campaign.club.id()).with(as(campaign.spectator)))
                    .bodyText()
                    .doesNotContain("tried out");
            assertThat(mvc.get().uri("/clubs/" + campaign.club.id()).with(as(campaign.germanGeneral)))
                    .bodyText()
                    .contains("tried out");
            assertThat(mvc.get().uri("/").with(as(campaign.germanGeneral)))
                    .bodyText()
                    .contains("tried out");
            assertThat(mvc.get().uri("/")).bodyText().doesNotContain("tried out");
        }

        @Test
        void sideOneFightsForIsProposed() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            assertThat(mvc.get().uri(campaign.href() + "/wargame").with(as(campaign.germanGeneral)))
                    .bodyText()
                    .containsPattern("value=\"GERMAN\" checked");
        }

        @Test
        void spectatorsOfTheCampaignTryNothingOut() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            assertThat(opens(campaign.spectator, campaign.href() + "/wargame").param("players", "ONE_SCREEN"))
                    .hasStatus(403);
            assertThat(wargames(campaign.club.id())).isEmpty();
        }

        @Test
        @Covers({"SET-27", "SET-12"})
        void beforeTheStartThereIsNothingToTryOut() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(opens(campaign.alliedGeneral, campaign.href() + "/wargame")
                            .param("players", "ONE_SCREEN"))
                    .hasStatus(422)
                    .bodyText()
                    .contains("SET-12");
        }
    }

    @Nested
    class ItsPlayers {
        @Test
        @Covers("GW-01")
        void areTwoAndAThirdSeatIsRefused() {
            WargameTable table = WargameTable.atTwoDevices(beans);
            for (Office office : List.of(
                    Office.general(Side.ALLIED),
                    Office.commander(Side.GERMAN),
                    Office.deputy(Side.GERMAN),
                    Office.spectator(),
                    Office.organiser())) {
                assertThat(appointments.appoint(table.id, table.max.id(), office))
                        .isInstanceOfSatisfying(
                                Appointments.Answer.Refused.class,
                                refused -> assertThat(refused.refusals())
                                        .extracting(Refusal::rule)
                                        .containsExactly(Rule.GW_01));
            }
        }

        @Test
        void letOthersSeeItWhenTheyLikeAndOthersOnlyLookOn() {
            WargameTable table = WargameTable.atTwoDevices(beans).inPlanning();
            assertThat(table.get(mvc, table.max, "")).hasStatus(404);
            assertThat(table.post(mvc, table.max, "/open-to-all")).hasStatus(404);

            assertThat(table.post(mvc, table.greta, "/open-to-all")).hasRedirectedUrl(table.path(""));

            assertThat(table.get(mvc, table.max, "")).hasStatusOk();
            assertThat(table.get(mvc, table.max, "/play")).hasStatus(403);
            assertThat(table.post(mvc, table.max, "/play/tempo")).hasStatus(403);
            assertThat(mvc.get().uri("/clubs/" + table.club.id()).with(as(table.max)))
                    .bodyText()
                    .contains("Thursday wargame");
        }
    }
}
