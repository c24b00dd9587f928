package battlearrow.web.commander;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.CampaignView;
import battlearrow.club.Account;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Scores;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
@DisplayName("H28 and bad lines: what was sent waits on the device and arrives once")
class BadLinesIT {
    private static final String STORY = "Round by the lock, and\nover the bridge before dark.";
    private static final String REPORT = "**/battles/*/report";

    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Autowired
    CampaignView view;

    StartedCampaign campaign;
    int battle;

    @BeforeEach
    void aBattleIsReadyToBeReported() {
        campaign = StartedCampaign.inBattlePhase(beans);
        battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(battle);
    }

    private Person reporter(Account who) {
        Person person = browser.personWithATelephone().hasABadLine().signsInAs(who);
        writeTheReport(person);
        return person;
    }

    private void writeTheReport(Person person) {
        Page page = person.opens(campaign.href() + "/battles/" + battle + "?step=result")
                .page();
        Locator form = page.locator("form[action$='/report']");
        form.locator("[name=allied]").fill("6");
        form.locator("[name=german]").fill("2");
        form.locator("[name=winner][value=ALLIED]").check();
        form.locator("[name=story]").fill(STORY);
    }

    private static void send(Person person) {
        person.page()
                .locator("form[action$='/report'] button:not([type=button])")
                .click();
    }

    private static void isKept(Person person) {
        Locator waits = person.page().locator("#notices [data-waiting]");
        assertThat(waits).hasCount(1);
        assertThat(waits).containsText("Waits on this device: Battle");
    }

    private static void nothingWaits(Person person) {
        assertThat(person.page().locator("#notices [data-waiting]")).hasCount(0);
        assertThat((Boolean) person.page()
                        .evaluate("Object.keys(localStorage).some((key) => key.startsWith('battle-arrow.waiting'))"))
                .isFalse();
    }

    private void isReportedOnce(long before) {
        assertThat(campaign.battle(battle).party(Side.ALLIED).findReported()).contains(new Scores(6, 2));
        assertThat(view.now(campaign.id).sequence()).isEqualTo(before + 1);
    }

    private void notSaved(Consumer<Route> line) {
        long before = view.now(campaign.id).sequence();
        try (Person tommy = reporter(campaign.alliedCommander)) {
            tommy.page().route(REPORT, line);
            send(tommy);
            isKept(tommy);
            assertThat(tommy.page().locator("[name=story]")).hasValue(STORY);
            assertThat(view.now(campaign.id).sequence()).isEqualTo(before);

            tommy.page().unroute(REPORT);
            tommy.page().locator("[data-send-now]").click();
            tommy.sees("Has arrived now:");
            nothingWaits(tommy);
            isReportedOnce(before);
            tommy.page().reload();
            assertThat(tommy.page().locator("[data-waiting]")).hasCount(0);
            isReportedOnce(before);
        }
    }

    @Test
    void brokenLineIsNotTakenForSaved() {
        notSaved(route -> route.abort());
    }

    @Test
    void pageOfAHallsNetworkIsNotTakenForSaved() {
        notSaved(route -> route.fulfill(new Route.FulfillOptions()
                .setStatus(200)
                .setContentType("text/html")
                .setBody("<!doctype html><title>Welcome to the hall</title><p>Accept our terms.</p>")));
    }

    @Test
    void answerThatWasLostIsAskedForAgainAndCountsOnce() {
        long before = view.now(campaign.id).sequence();
        try (Person tommy = reporter(campaign.alliedCommander)) {
            tommy.page().route(REPORT, route -> {
                route.fetch();
                route.abort();
            });
            send(tommy);
            isKept(tommy);
            isReportedOnce(before);
            tommy.page().unroute(REPORT);
            tommy.page().locator("[data-send-now]").click();
            tommy.sees("Has arrived now:");
            isReportedOnce(before);
        }
    }

    @Test
    void sessionThatEndedKeepsTheReportForItsOwnerOnly() {
        long before = view.now(campaign.id).sequence();
        try (Person tommy = reporter(campaign.alliedCommander)) {
            tommy.page().context().clearCookies();
            send(tommy);
            isKept(tommy);
            tommy.sees("You have been signed out.").looksAtThePage("waiting-report-360");

            tommy.signsInAs(campaign.germanCommander).opens(campaign.href() + "/battles/" + battle + "?step=result");
            assertThat(tommy.page().locator("[data-waiting]")).hasCount(0);
            assertThat(tommy.page().content()).doesNotContain("over the bridge before dark");
            assertThat(view.now(campaign.id).sequence()).isEqualTo(before);

            tommy.page().context().clearCookies();
            tommy.signsInAs(campaign.alliedCommander).sees("Has arrived now:");
            nothingWaits(tommy);
            isReportedOnce(before);
        }
    }

    @Test
    void goodLineShowsTheAnswerAtOnceAndARefusalAtItsField() {
        long before = view.now(campaign.id).sequence();
        try (Person tommy = reporter(campaign.alliedCommander)) {
            tommy.page().locator("[name=winner][value=GERMAN]").check();
            send(tommy);
            tommy.sees("Nothing is stored yet.");
            assertThat(tommy.page().locator("[name=story]")).hasValue(STORY);
            nothingWaits(tommy);

            tommy.page().locator("[name=winner][value=ALLIED]").check();
            send(tommy);
            tommy.sees("This battle waits for Fritz");
            nothingWaits(tommy);
            isReportedOnce(before);
            assertThat(tommy.page().url()).doesNotContain("/report");
            tommy.page().goBack();
            isReportedOnce(before);
        }
    }
}
