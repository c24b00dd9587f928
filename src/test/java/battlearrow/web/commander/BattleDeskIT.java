package battlearrow.web.commander;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

/** Two players go through a whole battle, one with a telephone: every step, every die typed in. */
@BrowserTest
class BattleDeskIT {
    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Test
    void battleFromTheChallengeToTheAdvance() {
        BattleTable table = new BattleTable(beans)
                .allied("Grave Bridge", "DZ-O", "Uden Road")
                .markers("DZ-O", 2);
        table.troop(table.troop("US_PARATROOPER", 0), "Grave Bridge")
                .troop(table.troop("US_GLIDER_INFANTRY", 0), "Grave Bridge")
                .troop(table.troop("TYPHOON", 0), "Grave Bridge")
                .troop(table.troop("SHERMAN", 0), "Uden Road")
                .troop(table.troop("GUN_88", 0), "Maas-Waal Canal Bridge")
                .troop(table.troop("HALFTRACK", 0), "Nijmegen");
        try (Person tommy = browser.personWithATelephone();
                Person fritz = browser.personAtADesk()) {
            tommy.signsInAs(table.tommy).opens(table.path("")).isOn("Battles");
            tommy.follows("Start a battle").isOn("Start a battle").looksAtThePage("battle-challenge-telephone");
            tommy.page()
                    .locator("label.choice", new Page.LocatorOptions().setHasText("Fritz"))
                    .click();
            tommy.presses("Open the battle").isOn("Initiative");
            tommy.page().locator("[name=dice0][value='4']").check();
            tommy.page().locator("[name=dice1][value='2']").check();
            tommy.presses("Roll for the initiative").isOn("Place the arrow");

            tommy.page().getByLabel("From, an area you hold").selectOption(table.area("Grave Bridge"));
            tommy.sees("First choose where it points.");
            tommy.page().getByLabel("Maas-Waal Canal Bridge").first().check();
            tommy.sees("The Allies attack from").looksAtThePage("battle-arrow-chosen-telephone");

            fritz.signsInAs(table.fritz).opens(table.path("/1")).sees("This battle waits for Tommy");

            tommy.presses("Place the arrow").isOn("Commit Troops");
            tommy.page().getByLabel("US Paratrooper").check();
            tommy.sees(" commits ").looksAtThePage("battle-troops-telephone");
            tommy.presses("Commit one");

            fritz.opens(table.path("/1")).isOn("Reply with Troops").looksAtThePage("battle-troops-reply");
            fritz.page().getByLabel("8.8cm Gun").check();
            fritz.presses("Commit one").isOn("Variable Troops").looksAtThePage("battle-variable");
            fritz.page().locator("[name=dice0][value='5']").check();
            fritz.presses("Roll for the Troop").isOn("Supply");

            tommy.opens(table.path("/1")).isOn("Supply").looksAtThePage("battle-supply-telephone");
            pressIfThere(tommy, "Draw the marker");
            fritz.opens(table.path("/1"));
            if (fritz.page().locator("[name=dice0][value='3']").count() > 0) {
                fritz.page().locator("[name=dice0][value='3']").check();
                fritz.presses("Roll on the table");
            }
            fritz.isOn("Briefing");
            tommy.opens(table.path("/1")).isOn("Briefing");
            tommy.page().locator("[name=dice0][value='4']").check();
            tommy.presses("Roll for the mission").isOn("Briefing").looksAtThePage("battle-briefing-telephone");
            tommy.opens(table.path("/1/sheet")).sees("After the game");
            tommy.page().setViewportSize(900, 1200);
            tommy.page()
                    .screenshot(new Page.ScreenshotOptions()
                            .setFullPage(true)
                            .setPath(Path.of("target/screenshots/battle-sheet.png")));
            byte[] paper = tommy.page().pdf(new Page.PdfOptions().setPreferCSSPageSize(true));
            Assertions.assertThat(new String(paper, StandardCharsets.ISO_8859_1))
                    .as("on one page")
                    .contains("/Count 1");
            tommy.page().setViewportSize(360, 740);

            tommy.opens(table.path("/1")).follows("We have played it").isOn("Result");
            tommy.page().locator("#score-allied").fill("6");
            tommy.page().locator("#score-german").fill("3");
            tommy.page().locator("[name=winner][value='GERMAN']").check();
            tommy.page().locator("#story").fill("Round by the lock.\nThen the culvert.");
            tommy.presses("Send the result")
                    .sees("The scores say Allied, this box says German.")
                    .looksAtThePage("battle-result-wrong-telephone");
            tommy.page().locator("[name=winner][value='ALLIED']").check();
            tommy.presses("Send the result").sees("This battle waits for Fritz");

            fritz.opens(table.path("/1")).isOn("Result").looksAtThePage("battle-result-confirm");
            fritz.presses("Confirm the result").isOn("Roll to destroy");
            fritz.page().locator("[name=dice0][value='6']").check();
            fritz.presses("Roll to destroy");
            tommy.opens(table.path("/1")).looksAtThePage("battle-destroy-telephone");
            pressIfThere(tommy, "Draw the marker and save it");
            tommy.page().locator("[name=dice0][value='1']").check();
            tommy.presses("Roll to destroy");

            fritz.opens(table.path("/1")).isOn("Retreat");
            Locator ways = fritz.page().locator("input[name=area]");
            if (ways.count() > 1) {
                ways.first().check();
            }
            fritz.sees("retreats from").looksAtThePage("battle-retreat-chosen");
            fritz.presses("Carry out the retreat");

            tommy.opens(table.path("/1")).isOn("Advance").looksAtThePage("battle-advance-telephone");
            tommy.page().locator("input[name=troop]").first().check();
            tommy.sees("advances from").presses("Advance this Troop");
            tommy.presses("End the advance").isOn("This battle is over").looksAtThePage("battle-over-telephone");
            // A long name without a blank wraps, and the host plays for both; in the dark as well.
            tommy.opens(table.path("/new"));
            tommy.page()
                    .locator("label.choice", new Page.LocatorOptions().setHasText("A new guest"))
                    .click();
            tommy.writes("First name of the new guest", "W".repeat(40)).presses("Open the battle");
            tommy.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            tommy.isOn("Initiative").looksAtThePage("battle-guest-dark-telephone");
            tommy.opens(table.path("")).isOn("Battles").looksAtThePage("battles-dark-telephone");
            fritz.opens(table.path("")).isOn("Battles").looksAtThePage("battles-over");
            assertThat(fritz.page().locator("body")).containsText("Allied 6, German 3: the Allies won");
        }
        Assertions.assertThat(table.now().control(table.now().area(new AreaId(table.area("Maas-Waal Canal Bridge")))))
                .isEqualTo(Side.ALLIED);
    }

    private static void pressIfThere(Person person, String button) {
        if (person.page()
                        .getByText(button, new Page.GetByTextOptions().setExact(true))
                        .count()
                > 0) {
            person.presses(button);
        }
    }
}
