package battlearrow.web.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Stage;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

/** Two people at one screen: a wargame from the club's page to the Strategic Phase, a battle by three presses. */
@BrowserTest
class WargameIT {
    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Test
    void fromTheClubsPageThroughABattleToTheStrategicPhase() {
        WargameTable table = WargameTable.atOneScreen(beans).inPlanning();
        try (Person ben = browser.personAtADesk()) {
            ben.signsInAs(table.ben).opens("/clubs/" + table.club.id()).follows("Open a General’s Wargame");
            ben.isOn("Open a General’s Wargame").looksAtThePage("wargame-open");
            ben.presses("Open the wargame").sees("Opening air drops");

            ben.opens(table.path("/play")).sees("Number of battles").looksAtThePage("wargame-tempo");
            ben.presses("Roll for the number of battles").isOn("Initiative");
            ben.looksAtThePage("wargame-initiative");

            // The first press; then somebody chooses where.
            ben.presses("Roll for the initiative").isOn("Place the arrow");
            Side holder = table.now().findBattle(1).orElseThrow().findHolder().orElseThrow();
            ben.sees(holder == Side.ALLIED ? "You act for the Allies." : "You act for the Germans.");
            String from = holder == Side.ALLIED ? "XXX Corps" : "Valkenswaard Road";
            ben.page().getByLabel("From, an area you hold").selectOption(table.area(from));
            ben.page()
                    .locator("input[name=into][value='"
                            + table.area(holder == Side.ALLIED ? "Valkenswaard Road" : "XXX Corps") + "']")
                    .check();
            ben.sees("attack from").looksAtThePage("wargame-arrow");

            // The second, and the Troops of both sides.
            ben.presses("Place the arrow").isOn("Commit Troops").sees("You act for both sides.");
            Locator troops = ben.page().locator("input[name=troops]");
            if (troops.count() > 0) {
                troops.first().check();
                ben.sees(" commits ");
            }
            ben.looksAtThePage("wargame-troops");
            ben.page().setViewportSize(360, 740);
            ben.looksAtThePage("wargame-troops-telephone");
            ben.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            ben.looksAtThePage("wargame-troops-dark-telephone");
            ben.page().setViewportSize(1440, 900);

            // The third: every roll.
            ben.presses("Roll the battle").sees("How the battle was rolled").looksAtThePage("wargame-rolled-dark");
            ben.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
            assertThat(table.now().findBattle(1).filter(open -> open.stage().isBefore(Stage.DESTROY)))
                    .as("rolled by three presses")
                    .isEmpty();
            ben.looksAtThePage("wargame-rolled");
            finishTheBattle(ben, table);
            ben.isOn("This battle is over").looksAtThePage("wargame-over");
            ben.page().setViewportSize(360, 740);
            ben.looksAtThePage("wargame-over-telephone");
            ben.page().setViewportSize(1440, 900);

            declineTheOthers(table);
            ben.opens(table.path("/play")).sees("Strategic Phase").looksAtThePage("wargame-strategic");
            ben.opens(table.path("/chronicle")).looksAtThePage("wargame-chronicle");
            ben.opens(table.path("")).looksAtThePage("wargame-map");
            ben.opens("/").sees("General’s Wargame").looksAtThePage("wargame-home");
        }
        assertThat(table.now().isIn(Phase.STRATEGIC)).isTrue();
    }

    /** Takes the first way open until nothing is left to choose. */
    private static void finishTheBattle(Person ben, WargameTable table) {
        for (int step = 0; step < 10 && table.now().findBattle(1).isPresent(); step++) {
            switch (table.now().findBattle(1).orElseThrow().stage()) {
                case RETREAT -> {
                    Locator areas = ben.page().locator("input[name=area][type=radio]");
                    if (areas.count() > 0) {
                        areas.first().check();
                        ben.sees("retreats from");
                        ben.looksAtThePage("wargame-retreat");
                    }
                    ben.presses("Carry out the retreat");
                }
                case ADVANCE -> {
                    ben.looksAtThePage("wargame-advance");
                    ben.presses("Nobody advances");
                }
                default ->
                    throw new AssertionError(
                            "No choice is due at " + table.now().findBattle(1).orElseThrow());
            }
            ben.page().waitForLoadState();
        }
    }

    /** All other battles of the turn are declined by both players. */
    private static void declineTheOthers(WargameTable table) {
        while (table.now().isIn(Phase.BATTLE)) {
            int battle = table.now().lastBattle();
            table.must(Side.ALLIED, new RollInitiative(battle));
            for (int decline = 0; decline < 2; decline++) {
                Side holder = table.now()
                        .findBattle(battle)
                        .orElseThrow()
                        .findHolder()
                        .orElseThrow();
                table.must(holder, new DeclineInitiative(battle, holder));
            }
        }
    }
}
