package battlearrow.web.commander;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
@DisplayName("H27: the map under fingers, 360 points wide")
class TouchingTheMapIT {
    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    /** What a finger or two do on a page. */
    private static final class Fingers {
        private final Page page;
        private final CDPSession device;

        Fingers(Page page) {
            this.page = page;
            this.device = page.context().newCDPSession(page);
        }

        void pinch(Locator where, double scale) {
            JsonObject gesture = at(where);
            gesture.addProperty("scaleFactor", scale);
            device.send("Input.synthesizePinchGesture", gesture);
            settle();
        }

        void drag(Locator where, int right, int down) {
            JsonObject gesture = at(where);
            gesture.addProperty("xDistance", right);
            gesture.addProperty("yDistance", down);
            gesture.addProperty("preventFling", true);
            device.send("Input.synthesizeScrollGesture", gesture);
            settle();
        }

        void tap(Locator where) {
            BoundingBox box = where.boundingBox();
            page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
            settle();
        }

        private void settle() {
            page.waitForTimeout(150);
        }

        private static JsonObject at(Locator where) {
            BoundingBox box = where.boundingBox();
            JsonObject gesture = new JsonObject();
            gesture.addProperty("x", box.x + box.width / 2);
            gesture.addProperty("y", box.y + box.height / 2);
            gesture.addProperty("gestureSourceType", "touch");
            return gesture;
        }
    }

    private static String part(Locator map) {
        return map.getAttribute("viewBox");
    }

    private static double width(Locator map) {
        return Double.parseDouble(part(map).split(" ")[2]);
    }

    @Test
    void twoFingersEnlargeOneMovesAndNeitherChooses() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        try (Person watcher = browser.personWhoTouches()) {
            Page page = watcher.opens(campaign.href()).page();
            Locator map = page.locator("svg[data-map]");
            Fingers fingers = new Fingers(page);
            String address = page.url();
            double before = width(map);

            fingers.pinch(map, 2);
            assertThat(width(map)).as("width of the part shown").isLessThan(before * 0.8);
            assertThat(((Number) page.evaluate("visualViewport.scale")).doubleValue())
                    .as("the page itself is not enlarged")
                    .isEqualTo(1);
            String enlarged = part(map);
            fingers.drag(map, -80, -60);
            assertThat(part(map)).as("moved").isNotEqualTo(enlarged);
            assertThat(width(map)).isEqualTo(Double.parseDouble(enlarged.split(" ")[2]));
            assertThat(map.locator(".m-area[aria-current]")).hasCount(0);
            assertThat(page.url()).isEqualTo(address);

            fingers.pinch(map, 0.5);
            assertThat(width(map)).isGreaterThan(Double.parseDouble(enlarged.split(" ")[2]) * 1.5);
        }
    }

    @Test
    void thePageCanBeScrolledPastTheMap() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        try (Person watcher = browser.personWhoTouches()) {
            Page page = watcher.opens(campaign.href()).page();
            Locator map = page.locator("svg[data-map]");
            Fingers fingers = new Fingers(page);
            for (int drags = 0; drags < 8 && scrolled(page) < 100; drags++) {
                fingers.drag(map, 0, -200);
            }
            assertThat(scrolled(page)).as("points scrolled").isGreaterThanOrEqualTo(100);
            assertThat(map.locator(".m-area[aria-current]")).hasCount(0);
        }
    }

    private static int scrolled(Page page) {
        return ((Number) page.evaluate("Math.round(scrollY)")).intValue();
    }

    @Test
    void arrowIsPlacedByTapsAndAWrongTouchIsUndone() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        campaign.must(
                campaign.alliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.alliedCommander),
                        StartedCampaign.player(campaign.germanCommander)));
        int battle = campaign.situation().lastBattle();
        campaign.must(campaign.alliedCommander, new RollInitiative(battle), 6, 1);
        try (Person tommy = browser.personWhoTouches()) {
            Page page = tommy.signsInAs(campaign.alliedCommander)
                    .opens(campaign.href() + "/battles/" + battle)
                    .page();
            Fingers fingers = new Fingers(page);
            touch(fingers, page, "viii-corps");
            assertThat(page.locator("#from")).hasValue("viii-corps");
            page.getByText("Clear").first().tap();
            assertThat(page.locator("#from")).hasValue("");
            touch(fingers, page, "xxx-corps");
            assertThat(page.locator("#from")).hasValue("xxx-corps");
            touch(fingers, page, "valkenswaard-road");
            assertThat(page.locator("input[name=into]:checked")).hasValue("valkenswaard-road");
            page.locator("form[action$='/arrow'] button.btn-primary").tap();
            page.waitForURL(Pattern.compile("/battles/" + battle));
            tommy.sees("Troops");
        }
        assertThat(campaign.battle(battle).findArrow()).isPresent();
    }

    private static void touch(Fingers fingers, Page page, String area) {
        Locator one = page.locator("svg[data-map] .m-area[data-area=" + area + "]");
        one.scrollIntoViewIfNeeded();
        fingers.tap(one);
        page.waitForTimeout(400);
    }
}
