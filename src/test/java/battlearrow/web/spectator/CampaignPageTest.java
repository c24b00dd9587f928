package battlearrow.web.spectator;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.TestCampaign;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.testing.ApplicationTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
@DisplayName("The campaign page")
class CampaignPageTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    MockMvcTester mvc;

    @Nested
    class BeforeTheStart {
        TestCampaign campaign;

        @BeforeEach
        void open() {
            campaign = TestCampaign.opened(beans);
        }

        @Test
        void isHiddenFromVisitors() {
            assertThat(mvc.get().uri("/campaigns/" + campaign.id)).hasStatus(404);
        }

        @Test
        void tellsMembersThatItHasNotStarted() {
            assertThat(mvc.get().uri("/campaigns/" + campaign.id).with(as(campaign.organiser)))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Not started yet", "Set the campaign up");
        }
    }

    @Nested
    class InTheBattlePhase {
        TestCampaign campaign;

        @BeforeEach
        void play() {
            campaign = TestCampaign.inBattlePhase(beans);
            campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");
        }

        @Test
        @Covers("ORG-05")
        void showsVisitorsMapPointsBattlesAndWhatHappened() {
            assertThat(mvc.get().uri("/campaigns/" + campaign.id))
                    .hasStatusOk()
                    .bodyText()
                    .contains(
                            "Battle Phase, turn 1",
                            "id=\"m-map\"",
                            "1 battle is being fought.",
                            "Sign in to take part",
                            "Would be a German Strategic Victory.",
                            "Battle arrow 1: XXX Corps to Valkenswaard Road.")
                    .doesNotContain("/battles/1", "What you can do now");
        }

        @Test
        void tellsThoseWhoTakePartWhatIsDue() {
            assertThat(mvc.get().uri("/campaigns/" + campaign.id).with(as(campaign.tommy)))
                    .hasStatusOk()
                    .bodyText()
                    .contains("What you can do now", "Choose your Troops", "/campaigns/" + campaign.id + "/battles/1");
        }

        @Test
        void saysOfAnAreaWhyItIsInSupply() {
            assertThat(mvc.get().uri("/campaigns/" + campaign.id + "?area=wolfheze&supply=GERMAN"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Why it is In Supply", "A road through German areas", "shows-german", "m-route");
        }

        @Test
        void answersATouchWithThePanelAlone() {
            assertThat(mvc.get()
                            .uri("/campaigns/" + campaign.id + "?area=valkenswaard-road")
                            .header("HX-Request", "true")
                            .header("HX-Target", "area"))
                    .hasStatusOk()
                    .hasHeader("HX-Replace-Url", "/campaigns/" + campaign.id + "?area=valkenswaard-road")
                    .bodyText()
                    .contains("Battle 1 from XXX Corps into here", "hx-swap-oob")
                    .doesNotContain("<html", "id=\"m-map\"");
        }

        @Test
        void showsAnAreaWithoutScriptsUnderItsOwnAddress() {
            assertThat(mvc.get().uri("/campaigns/" + campaign.id + "/areas/eindhoven"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("<html", "Eindhoven");
        }

        @Test
        void warnsThoseWhoTakePartOfWhatFallsDry() {
            String address = "/campaigns/" + campaign.id + "?area=eindhoven";
            assertThat(mvc.get().uri(address)).bodyText().doesNotContain("falls:");
            assertThat(mvc.get()
                            .uri("/campaigns/" + campaign.id + "?area=wolfheze")
                            .with(as(campaign.hans)))
                    .hasStatusOk();
        }

        @Test
        void addsThePointsUp() {
            assertThat(mvc.get().uri("/campaigns/" + campaign.id + "/victory-points"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Arnhem Bridge", "Together", "No Firestorm Troop has been captured.");
        }
    }
}
