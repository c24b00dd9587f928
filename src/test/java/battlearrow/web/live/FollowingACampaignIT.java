package battlearrow.web.live;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
@DisplayName("Open pages follow the campaign")
class FollowingACampaignIT {
    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    private static void challenge(StartedCampaign campaign) {
        campaign.must(
                campaign.alliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.alliedCommander),
                        StartedCampaign.player(campaign.germanCommander)));
    }

    /** Marks the page, so that it can be told from one that was loaded again. */
    private static void mark(Person person) {
        person.page().evaluate("document.body.dataset.marked = 'yes'");
    }

    private static void isStillTheSamePage(Person person) {
        assertThat(person.page().locator("body")).hasAttribute("data-marked", "yes");
    }

    @Test
    void theMapShowsWhatOthersDoWithoutBeingLoadedAgain() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        try (Person watcher = browser.personWithATelephone()) {
            watcher.opens(campaign.href()).sees("No battle is open");
            mark(watcher);
            watcher.page().locator("[data-map-zoom=in]").click();
            String zoomed = watcher.page().locator("svg[data-map]").getAttribute("viewBox");
            watcher.page().evaluate("scrollTo(0, 400)");
            challenge(campaign);
            watcher.sees("Tommy");
            campaign.must(
                    campaign.organiser,
                    new RuleControl(new AreaId("tiel"), Side.ALLIED, "The map on the table said so."));
            Locator tiel = watcher.page().locator("svg[data-map] .m-area[data-area=tiel]");
            assertThat(tiel).hasAttribute("aria-label", Pattern.compile("Allied"));
            isStillTheSamePage(watcher);
            assertThat(watcher.page().locator("svg[data-map]")).hasAttribute("viewBox", zoomed);
            assertThat(watcher.page().evaluate("Math.round(scrollY)")).isEqualTo(400);
            assertThat(watcher.page().locator("#notices .note")).hasCount(0);
        }
    }

    @Test
    void whatIsBeingTypedStaysAndThePersonIsTold() {
        StartedCampaign campaign = StartedCampaign.inPlanning(beans);
        try (Person general = browser.personAtADesk()) {
            general.signsInAs(campaign.alliedGeneral).opens(campaign.href() + "/plan/draft");
            mark(general);
            Locator orders = general.page().locator("textarea").first();
            orders.fill("Take the bridge at Son before dark");
            campaign.must(
                    campaign.organiser,
                    new RuleControl(new AreaId("tiel"), Side.ALLIED, "The map on the table said so."));
            general.sees("The campaign has moved on.");
            isStillTheSamePage(general);
            assertThat(orders).hasValue("Take the bridge at Son before dark");
        }
    }

    @Test
    void aPageLeftOpenFindsOutWhatItMissed() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        try (Person watcher = browser.personAtADesk()) {
            watcher.opens(campaign.href()).sees("No battle is open");
            mark(watcher);
            watcher.page().context().setOffline(true);
            challenge(campaign);
            watcher.page().context().setOffline(false);
            // What a browser does with a page that was behind others, or asleep over night.
            watcher.page().evaluate("dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'))");
            watcher.sees("Tommy");
            isStillTheSamePage(watcher);
        }
    }

    @Test
    void whoseSessionHasEndedIsToldAndLosesNothing() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        try (Person commander = browser.personAtADesk()) {
            commander.signsInAs(campaign.alliedCommander).opens(campaign.href() + "/battles/new");
            mark(commander);
            commander.page().context().clearCookies();
            challenge(campaign);
            commander.sees("You have been signed out.");
            isStillTheSamePage(commander);
        }
    }

    /** What lies on the map, from the ground up, and how much of it. */
    private static String layersOfTheMap(Person person) {
        return String.valueOf(person.page().evaluate("""
                [...document.querySelector('svg[data-map]').children]
                  .map((layer) => (layer.getAttribute('class') ?? layer.tagName) + ' ' + layer.querySelectorAll('*').length)
                  .join()"""));
    }

    @Test
    void theChronicleRunsAsAFilm() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.must(
                campaign.organiser, new RuleControl(new AreaId("tiel"), Side.ALLIED, "The map on the table said so."));
        try (Person watcher = browser.personAtADesk()) {
            watcher.opens(campaign.href() + "/chronicle?at=2");
            mark(watcher);
            Locator tiel = watcher.page().locator("svg[data-map] .m-area[data-area=tiel]");
            assertThat(tiel).hasAttribute("aria-label", Pattern.compile("German"));
            watcher.presses("Play");
            assertThat(tiel).hasAttribute("aria-label", Pattern.compile("Allied"));
            assertThat(watcher.page().locator("[data-film]")).hasText("Play");
            isStillTheSamePage(watcher);
            assertThat(watcher.page().url()).endsWith("at=" + campaign.sequence());
            watcher.opens(campaign.href() + "/chronicle?at=" + campaign.sequence());
            String layers = layersOfTheMap(watcher);
            watcher.opens(campaign.href() + "/chronicle?at=2").presses("Play");
            assertThat(tiel).hasAttribute("aria-label", Pattern.compile("Allied"));
            assertThat(watcher.page().locator("[data-film]")).hasCount(1);
            assertThat(watcher.page().locator("[data-film]")).hasText("Play");
            assertThat(layersOfTheMap(watcher)).as("as if it had been loaded").isEqualTo(layers);
        }
    }
}
