package battlearrow.web.spectator;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.Guests;
import battlearrow.campaign.JournalWithdrawal;
import battlearrow.campaign.TestCampaign;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.testing.ApplicationTest;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
@DisplayName("Chronicle, outcome and dice")
class ChroniclePageTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    MockMvcTester mvc;

    @Autowired
    Guests guests;

    @Autowired
    JournalWithdrawal withdrawal;

    TestCampaign campaign;
    String chronicle;

    @BeforeEach
    void play() {
        campaign = TestCampaign.inBattlePhase(beans);
        campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");
        chronicle = "/campaigns/" + campaign.id + "/chronicle";
    }

    @Test
    @Covers("ORG-06")
    void tellsEachEntryWithItsDiceAndRule() {
        assertThat(mvc.get().uri(chronicle))
                .hasStatusOk()
                .bodyText()
                .contains(
                        "Initiative: Allied 6 plus 1 in turn 1, German 1. The Allied side has it.",
                        "Die showing 6",
                        "typed in",
                        "/rules#MAN-06",
                        "Every Firestorm Troop is placed as the scenario says.",
                        "The campaign begins. A normal battle is 1500 points a side.");
    }

    @Test
    void showsTheMapAsItStoodAfterAnEntry() {
        assertThat(mvc.get().uri(chronicle + "?at=1"))
                .hasStatusOk()
                .bodyText()
                .contains("Opening", "value=\"1\"", "at=2", "id=\"m-map\"")
                .doesNotContain("Battle arrow 1");
        assertThat(mvc.get().uri(chronicle + "?at=nonsense")).hasStatusOk();
        assertThat(mvc.get().uri(chronicle + "?at=0")).hasStatusOk();
    }

    @Test
    void strikesOutWhatWasWithdrawnAndNamesTheWithdrawal() {
        long last = campaign.sequence();
        withdrawal.withdrawFrom(campaign.id, campaign.organiser.id(), last, "Wrong area", UUID.randomUUID(), last);

        assertThat(mvc.get().uri(chronicle))
                .hasStatusOk()
                .bodyText()
                .contains(
                        "Withdrew entry " + last,
                        "Reason: Wrong area",
                        "<del>Battle arrow",
                        "taken out by entry " + (last + 1));
    }

    @Test
    void namesGuestsToPeopleWhoTakePartOnly() {
        campaign.must(
                campaign.harry,
                new Challenge(
                        TestCampaign.member(campaign.harry),
                        guests.welcome(campaign.id, campaign.harry.id(), "Klaus-Dieter", UUID.randomUUID())
                                .player()));

        assertThat(mvc.get().uri(chronicle)).bodyText().contains("Guest").doesNotContain("Klaus-Dieter");
        assertThat(mvc.get().uri(chronicle).with(as(campaign.hans))).bodyText().contains("Klaus-Dieter");
        assertThat(mvc.get().uri("/campaigns/" + campaign.id)).bodyText().doesNotContain("Klaus-Dieter");
        assertThat(mvc.get().uri("/")).bodyText().doesNotContain("Klaus-Dieter");
    }

    @Test
    void provesTheDiceOfFinishedTurnsAndPublishesTheFingerprint() {
        assertThat(mvc.get().uri(chronicle + "/dice"))
                .hasStatusOk()
                .bodyText()
                .contains("In use, still secret", "Fingerprint", "Opening", "2 dice were typed in");
    }

    @Test
    void saysWhatTheOutcomeWouldBe() {
        assertThat(mvc.get().uri("/campaigns/" + campaign.id + "/outcome"))
                .hasStatusOk()
                .bodyText()
                .contains(
                        "Would be a German Strategic Victory.",
                        "The campaign is not over.",
                        "class=\"mini\"",
                        "Arnhem Bridge")
                .doesNotContain("Campaign over</span>");
    }
}
