package battlearrow.web.commander;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import battlearrow.firestorm.map.Side;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.web.commander.BattleEvening.Table;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;

/** Two players go through a whole battle, one with a telephone: every step, every die typed in. */
@BrowserTest
@Import(BattleEvening.class)
class BattleDeskIT {
    @Autowired
    Browser browser;

    @Autowired
    BattleEvening evening;

    @Test
    void battleFromTheChallengeToTheAdvance() {
        Table table = evening.begin()
                .allied("Grave Bridge", "DZ-O", "Uden Road")
                .markers("DZ-O", 2);
        table.troop(table.troop("US_PARATROOPER", 0), "Grave Bridge")
                .troop(table.troop("US_GLIDER_INFANTRY", 0), "Grave Bridge")
                .troop(table.troop("TYPHOON", 0), "Grave Bridge")
                .troop(table.troop("SHERMAN", 0), "Uden Road")
                .troop(table.troop("GUN_88", 0), "Maas-Waal Canal Bridge")
                .troop(table.troop("HALFTRACK", 0), "Nijmegen");
        try (Person ben = browser.personWithATelephone();
                Person greta = browser.personAtADesk()) {
            ben.signsInAs(table.ben()).opens(table.path("")).isOn("Battles").looksAtThePage("battles-none-telephone");
            ben.follows("Start a battle").isOn("Start a battle").looksAtThePage("battle-challenge-telephone");
            ben.page().getByText("Greta", new Page.GetByTextOptions().setExact(true)).click();
            ben.presses("Open the battle").isOn("Initiative").looksAtThePage("battle-initiative-telephone");
            ben.page().locator("[name=dice0][value='4']").check();
            ben.page().locator("[name=dice1][value='2']").check();
            ben.presses("Roll for the initiative").isOn("Place the arrow").looksAtThePage("battle-arrow-telephone");

            ben.page().getByLabel("From, an area you hold").selectOption(table.area("Grave Bridge").value());
            ben.sees("First choose where it points.");
            ben.page().getByLabel("Maas-Waal Canal Bridge").first().check();
            ben.sees("The Allies attack from").looksAtThePage("battle-arrow-chosen-telephone");

            greta.signsInAs(table.greta()).opens(table.path("/1")).sees("This battle waits for Ben");
            greta.looksAtThePage("battle-arrow-waiting");

            ben.presses("Place the arrow").isOn("Commit Troops");
            ben.page().getByLabel("US Paratrooper").check();
            ben.sees(" commits ").looksAtThePage("battle-troops-telephone");
            ben.presses("Commit one");

            greta.opens(table.path("/1")).isOn("Reply with Troops").looksAtThePage("battle-troops-reply");
            greta.page().getByLabel("8.8cm Gun").check();
            greta.presses("Commit one").isOn("Variable Troops").looksAtThePage("battle-variable");
            greta.page().locator("[name=dice0][value='5']").check();
            greta.presses("Roll for the Troop").isOn("Supply").looksAtThePage("battle-supply");

            ben.opens(table.path("/1")).isOn("Supply").looksAtThePage("battle-supply-telephone");
            pressIfThere(ben, "Draw the marker");
            greta.opens(table.path("/1"));
            if (greta.page().locator("[name=dice0][value='3']").count() > 0) {
                greta.page().locator("[name=dice0][value='3']").check();
                greta.presses("Roll on the table");
            }
            greta.isOn("Briefing").looksAtThePage("battle-briefing");
            ben.opens(table.path("/1")).isOn("Briefing");
            ben.page().locator("[name=dice0][value='4']").check();
            ben.presses("Roll for the mission").isOn("Briefing").looksAtThePage("battle-briefing-telephone");
            ben.opens(table.path("/1/sheet")).sees("After the game");
            ben.page().setViewportSize(900, 1200);
            ben.page().screenshot(new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(java.nio.file.Path.of("target/screenshots/battle-sheet.png")));
            ben.page().pdf(new Page.PdfOptions().setPath(java.nio.file.Path.of("target/screenshots/battle-sheet.pdf")).setFormat("A4").setPreferCSSPageSize(true));
            ben.page().setViewportSize(360, 740);

            ben.opens(table.path("/1")).follows("We have played it").isOn("Result");
            ben.page().getByLabel("Allied Ben").fill("6");
            ben.page().getByLabel("German Greta").fill("3");
            ben.page().getByLabel("German", new Page.GetByLabelOptions().setExact(true)).first().check();
            ben.page().locator("#story").fill("Round by the lock.\nThen the culvert.");
            ben.presses("Send the result").sees("The scores say Allied, this box says German.").looksAtThePage("battle-result-wrong-telephone");
            ben.page().getByLabel("Allied", new Page.GetByLabelOptions().setExact(true)).first().check();
            ben.presses("Send the result").sees("This battle waits for Greta");

            greta.opens(table.path("/1")).isOn("Result").looksAtThePage("battle-result-confirm");
            greta.presses("Confirm the result").isOn("Roll to destroy").looksAtThePage("battle-destroy");
            greta.page().locator("[name=dice0][value='6']").check();
            greta.presses("Roll to destroy");
            ben.opens(table.path("/1")).looksAtThePage("battle-destroy-telephone");
            pressIfThere(ben, "Draw the marker and save it");
            ben.page().locator("[name=dice0][value='1']").check();
            ben.presses("Roll to destroy");

            greta.opens(table.path("/1")).isOn("Retreat").looksAtThePage("battle-retreat");
            Locator ways = greta.page().locator("input[name=area]");
            if (ways.count() > 1) {
                ways.first().check();
            }
            greta.sees("retreats from").looksAtThePage("battle-retreat-chosen");
            greta.presses("Carry out the retreat");

            ben.opens(table.path("/1")).isOn("Advance").looksAtThePage("battle-advance-telephone");
            ben.page().locator("input[name=troop]").first().check();
            ben.sees("advances from").presses("Advance this Troop");
            ben.presses("End the advance").isOn("This battle is over").looksAtThePage("battle-over-telephone");
            greta.opens(table.path("")).isOn("Battles").looksAtThePage("battles-over");
            assertThat(greta.page().locator("body")).containsText("6 to 3, the Allies won");
        }
        org.assertj.core.api.Assertions.assertThat(table.now().control(table.now().area(table.area("Maas-Waal Canal Bridge"))))
                .isEqualTo(Side.ALLIED);
    }

    private static void pressIfThere(Person person, String button) {
        if (person.page().getByText(button, new Page.GetByTextOptions().setExact(true)).count() > 0) {
            person.presses(button);
        }
    }
}
