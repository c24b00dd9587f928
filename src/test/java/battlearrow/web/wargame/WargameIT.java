package battlearrow.web.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ReadEntry;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Stage;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

/** The General's Wargame in a browser: at one screen from the club's page to the outcome, out of a campaign, at two devices. */
@BrowserTest
@DisplayName("The General's Wargame in a browser")
class WargameIT {
    private static final int MOST_STEPS = 80;

    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Autowired
    CampaignView view;

    @Autowired
    Campaigns campaigns;

    @Test
    void oneScreenIsPassedBetweenTwoFromTheOpeningToTheOutcome() {
        WargameTable table = WargameTable.inTheClub(beans);
        try (Person ben = browser.personAtADesk()) {
            ben.signsInAs(table.ben).opens("/clubs/" + table.club.id()).follows("Open a General’s Wargame");
            ben.isOn("Open a General’s Wargame").looksAtThePage("wargame-open");
            ben.presses("Open the wargame").sees("Air drops and Typhoon");
            table = table.opened();
            strategicSteps(ben, table, Phase.OPENING);

            ben.opens(table.path("/play")).sees("Number of battles").looksAtThePage("wargame-tempo");
            typesIn(ben, 1, 1);
            ben.presses("Roll for the number of battles").isOn("Initiative").looksAtThePage("wargame-initiative");

            battleWithDiceOfTheirOwn(ben, table);
            battleByThreePresses(ben, table);

            table.declineTheBattlesLeft();
            ben.opens(table.path("/play")).sees("Strategic Phase, turn 1").looksAtThePage("wargame-strategic");
            strategicSteps(ben, table, Phase.STRATEGIC);
            assertThat(table.now().turn()).isEqualTo(2);
            ben.opens(table.path("/play")).sees("Number of battles").sees("Planning Phase, turn 2");

            table.playOn();
            ben.opens(table.path("/play")).isOn("Outcome").sees("Wargame over");
            ben.looksAtThePage("wargame-outcome");
            ben.opens(table.path("/chronicle")).isOn("Chronicle");
            ben.opens("/").sees("General’s Wargame");
        }
        assertThat(table.now().isIn(Phase.FINISHED)).isTrue();
    }

    /** The first battle: a typed win of the Allies, a retreat somebody chooses, and an advance. */
    private static void battleWithDiceOfTheirOwn(Person ben, WargameTable table) {
        typesIn(ben, 6, 1);
        ben.presses("Roll for the initiative").isOn("Place the arrow").sees("You act for the Allies.");
        arrow(ben, table, "XXX Corps", "Valkenswaard Road");
        ben.looksAtThePage("wargame-arrow");
        ben.presses("Place the arrow").isOn("Commit Troops").sees("You act for both sides.");
        chooses(ben, "troops", "Sherman");
        chooses(ben, "troops", "Paratrooper");
        ben.sees(" commits ").looksAtThePage("wargame-troops");
        small(ben, "wargame-troops");
        ben.presses("Our own dice").isOn("Roll the battle").looksAtThePage("wargame-dice");
        typesIn(ben, 6, 6, 1, 1);
        ben.presses("Roll the battle").isOn("Roll to destroy").sees("The Allies win by");
        ben.looksAtThePage("wargame-destroy");
        typesIn(ben, 1);
        ben.presses("Roll everything").isOn("Retreat").sees("You act for the Germans.");
        Locator ways = ben.page().locator("input[name=area][type=radio]");
        assertThat(ways.count()).as("a choice where to retreat").isGreaterThan(1);
        checks(ben, "input[name=area][type=radio]");
        ben.sees("retreats from").looksAtThePage("wargame-retreat");
        ben.presses("Carry out the retreat").isOn("Advance").sees("You act for the Allies.");
        checks(ben, "input[name=troop][type=radio]");
        ben.sees("advances from").looksAtThePage("wargame-advance");
        small(ben, "wargame-advance");
        ben.presses("Advance this Troop").sees("Retreat");
        if (table.now().findBattle(1).isPresent()) {
            ben.presses("End the advance");
        }
        ben.isOn("This battle is over").sees("How the battle was rolled").looksAtThePage("wargame-over");
        small(ben, "wargame-over");
        assertThat(table.now().control(table.now().area(new AreaId("valkenswaard-road"))))
                .isEqualTo(Side.ALLIED);
    }

    /** The second: three presses, and only what has to be chosen beyond them. */
    private static void battleByThreePresses(Person ben, WargameTable table) {
        ben.presses("Roll for the initiative").isOn("Place the arrow");
        boolean allied = table.now().findBattle(2).flatMap(Battle::findHolder).orElseThrow() == Side.ALLIED;
        ben.sees(allied ? "You act for the Allies." : "You act for the Germans.");
        arrow(ben, table, allied ? "Valkenswaard Road" : "Eindhoven", allied ? "Eindhoven" : "Valkenswaard Road");
        ben.presses("Place the arrow").isOn("Commit Troops");
        ben.presses("Roll the battle").sees("How the battle was rolled");
        assertThat(table.now().findBattle(2).filter(open -> open.stage().isBefore(Stage.RETREAT)))
                .as("rolled by three presses")
                .isEmpty();
        for (int choice = 0; choice < 10 && table.now().findBattle(2).isPresent(); choice++) {
            Locator areas = ben.page().locator("input[name=area][type=radio]");
            if (areas.count() > 0) {
                checks(ben, "input[name=area][type=radio]");
                ben.sees("retreats from");
                press(ben, button(ben, "Carry out the retreat"));
            } else {
                press(ben, button(ben, "Nobody advances"));
            }
        }
        ben.isOn("This battle is over");
    }

    @Test
    void aRunningCampaignIsTriedOutAndStaysAsItIs() {
        StartedCampaign campaign = StartedCampaign.inPlanning(beans);
        campaign.issuePlan(Side.GERMAN, BattlePlan.EMPTY);
        campaign.must(campaign.alliedGeneral, new ClosePlanning(Side.ALLIED));
        campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(battle);
        campaign.germanArrow("budel", "viii-corps");
        List<ReadEntry> journal = view.entries(campaign.id, Long.MAX_VALUE, 1_000);

        try (Person walter = browser.personWithATelephone()) {
            walter.signsInAs(campaign.germanGeneral).opens(campaign.href());
            walter.follows("Try it out as a General’s Wargame").isOn("Try it out");
            walter.looksAtThePage("wargame-fork-telephone");
            walter.presses("Begin with this map").sees("Number of battles");
            walter.looksAtThePage("wargame-tempo-telephone");
            walter.presses("Roll for the number of battles").isOn("Initiative");
            walter.looksAtThePage("wargame-initiative-telephone");
            walter.presses("Roll for the initiative").isOn("Place the arrow");
        }

        ClubCampaign fork = campaigns.listOf(campaign.germanGeneral.id()).stream()
                .filter(ClubCampaign::isWargame)
                .findFirst()
                .orElseThrow();
        assertThat(view.situation(fork.id()).turn())
                .isEqualTo(campaign.situation().turn());
        assertThat(view.entries(campaign.id, Long.MAX_VALUE, 1_000))
                .as("the campaign's journal")
                .hasSameSizeAs(journal)
                .first()
                .extracting(read -> read.entry().hash())
                .isEqualTo(journal.getFirst().entry().hash());
    }

    @Test
    void twoDevicesAreEachForTheirOwnSide() {
        WargameTable table = WargameTable.atTwoDevices(beans).inPlanning();
        try (Person ben = browser.personAtADesk();
                Person greta = browser.personWithATelephone()) {
            ben.signsInAs(table.ben).opens(table.path("/play")).sees("Number of battles");
            typesIn(ben, 2, 1);
            ben.presses("Roll for the number of battles").presses("Begin the battles");
            ben.sees("Waiting for the German player");
            greta.signsInAs(table.greta).opens(table.path("/play"));
            greta.presses("Begin the battles").isOn("Initiative");

            ben.opens(table.path("/play")).isOn("Initiative");
            typesIn(ben, 6, 1);
            ben.presses("Roll for the initiative").isOn("Place the arrow");
            greta.opens(table.path("/play"))
                    .sees("This battle waits for Ben")
                    .looksAtThePage("wargame-waits-telephone");
            actsOnlyFor(greta, Side.GERMAN);

            arrow(ben, table, "XXX Corps", "Valkenswaard Road");
            ben.presses("Place the arrow").isOn("Commit Troops");
            actsOnlyFor(ben, Side.ALLIED);
            chooses(ben, "troops", "Sherman");
            ben.sees(" commits ").presses("Commit one").sees("This battle waits for Greta");
            ben.looksAtThePage("wargame-waits");

            greta.opens(table.path("/play")).isOn("Reply with Troops");
            actsOnlyFor(greta, Side.GERMAN);
            chooses(greta, "troops", "Paratrooper");
            greta.sees(" commits ").looksAtThePage("wargame-reply-telephone");
            greta.presses("Roll the battle").sees("How the battle was rolled");
            ben.opens(table.path("/battles/1")).sees("How the battle was rolled");
            actsOnlyFor(ben, Side.ALLIED);
            actsOnlyFor(greta, Side.GERMAN);
        }
        assertThat(table.now().findBattle(1).filter(open -> open.stage().isBefore(Stage.DESTROY)))
                .as("rolled")
                .isEmpty();
    }

    /** No form of the page acts for the other side. */
    private static void actsOnlyFor(Person person, Side side) {
        assertThat(person.page()
                        .locator("main [name=as][value=" + side.enemy() + "]")
                        .count())
                .as("forms for the other side on %s", person.page().url())
                .isZero();
    }

    private static void arrow(Person person, WargameTable table, String from, String into) {
        Page page = person.page();
        refines(person, () -> page.getByLabel("From, an area you hold").selectOption(table.area(from)));
        checks(person, "input[type=radio][name=into][value='" + table.area(into) + "']");
        person.sees("attack from");
    }

    /** Checks the first choice of this name that says these words. */
    private static void chooses(Person person, String field, String words) {
        Locator choice = person.page()
                .locator("label.choice:has(input[name=" + field + "])", new Page.LocatorOptions().setHasText(words))
                .first();
        refines(person, choice::click);
    }

    private static void checks(Person person, String choice) {
        refines(person, () -> person.page().locator(choice).first().check());
    }

    /** Makes a choice after which the page fetches itself anew, and waits for that, as a person does who looks. */
    private static void refines(Person person, Runnable choice) {
        Page page = person.page();
        page.waitForResponse(answer -> answer.request().headers().containsKey("hx-request"), choice);
        page.waitForFunction("() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')");
    }

    /** Opens the folded dice and types them in. */
    private static void typesIn(Person person, int... dice) {
        person.page().getByText("Type the dice in").first().click();
        for (int die = 0; die < dice.length; die++) {
            person.page()
                    .locator("input[name=dice" + die + "][value='" + dice[die] + "']")
                    .first()
                    .check();
        }
    }

    /** The same page on a small telephone, in the dark. */
    private static void small(Person person, String picture) {
        Page page = person.page();
        page.setViewportSize(360, 740);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        person.looksAtThePage(picture + "-dark-telephone");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        page.setViewportSize(1440, 900);
    }

    /** Goes through the steps of a phase by its buttons: closes each, and rolls first what has to be rolled. */
    private static void strategicSteps(Person person, WargameTable table, Phase phase) {
        person.opens(table.path("/strategic"));
        for (int step = 0; step < MOST_STEPS && table.now().isIn(phase); step++) {
            Locator close = person.page().locator(".step-close form button");
            Locator order = person.page().locator("#order form .btn-primary");
            if (close.count() > 0) {
                press(person, close);
            } else {
                if (order.count() == 0) {
                    person.page().locator(".step-now a.btn").first().click();
                }
                press(person, order);
            }
        }
        assertThat(table.now().isIn(phase)).as("still in %s", phase).isFalse();
    }

    private static Locator button(Person person, String words) {
        return person.page()
                .getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(words).setExact(true))
                .first();
    }

    /** Presses and waits for the answer. */
    private static void press(Person person, Locator button) {
        Page page = person.page();
        page.waitForResponse(answer -> answer.request().method().equals("POST"), button::click);
        page.waitForLoadState();
    }
}
