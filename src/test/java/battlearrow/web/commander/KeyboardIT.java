package battlearrow.web.commander;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Keyboard;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
@DisplayName("By the keyboard alone")
class KeyboardIT {
    private static final int MOST_STEPS = 30;

    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Test
    void aWholeBattle() {
        BattleTable table = new BattleTable(beans).allied("Grave Bridge");
        table.troop(table.troop("US_PARATROOPER", 0), "Grave Bridge");
        try (Person tommy = browser.personAtADesk();
                Person fritz = browser.personAtADesk()) {
            Keyboard his = new Keyboard(tommy.signsInAs(table.tommy).opens(table.path("")));
            Keyboard other = new Keyboard(fritz.signsInAs(table.fritz));
            his.presses("Start a battle");
            tommy.isOn("Start a battle");
            his.chooses("opponent", Long.toString(table.fritz.id())).presses("Open the battle");
            tommy.isOn("Initiative");
            his.chooses("dice0", "4").chooses("dice1", "2").presses("Roll for the initiative");
            tommy.isOn("Place the arrow");
            his.chooses("from", table.area("Grave Bridge"));
            tommy.sees("First choose where it points.");
            his.chooses("into", table.area("Maas-Waal Canal Bridge"));
            tommy.sees("The Allies attack from");
            his.presses("Place the arrow");
            tommy.isOn("Commit Troops");
            his.ticks("US Paratrooper").presses("Commit one");

            fritz.opens(table.path("/1")).isOn("Reply with Troops");
            other.presses("Commit nobody");
            fritz.isOn("Supply");
            passTheSupplyCheck(table, tommy, his);
            passTheSupplyCheck(table, fritz, other);

            tommy.opens(table.path("/1")).isOn("Briefing");
            his.presses("We have played it");
            tommy.isOn("Result");
            his.writes("score-allied", "6").writes("score-german", "3").sends("Send the result");
            tommy.sees("This battle waits for Fritz");
            fritz.opens(table.path("/1")).isOn("Result");
            other.sends("Confirm the result");
            fritz.isOn("Roll to destroy");
            for (int step = 0; step < MOST_STEPS && table.now().findBattle(1).isPresent(); step++) {
                boolean isHis = step % 2 == 1;
                goOn(isHis ? tommy : fritz, isHis ? his : other, table);
            }
            tommy.opens(table.path("/1")).isOn("This battle is over");
        }
        assertThat(table.now().control(table.now().area(new AreaId(table.area("Maas-Waal Canal Bridge")))))
                .isEqualTo(Side.ALLIED);
    }

    /** Rolls where the rule asks for it; who is In Supply has nothing to do. */
    private static void passTheSupplyCheck(BattleTable table, Person person, Keyboard keys) {
        person.opens(table.path("/1"));
        if (person.page().locator("[name=dice0]").count() > 0
                && person.page().getByText("Roll on the table").count() > 0) {
            keys.chooses("dice0", "3").presses("Roll on the table");
        }
    }

    /** Does whatever the After Action Step asks of this person now; nobody advances. */
    private static void goOn(Person person, Keyboard keys, BattleTable table) {
        person.opens(table.path("/1"));
        switch (person.page().locator("main h1").innerText()) {
            case "Roll to destroy" -> {
                if (person.page().locator("[name=dice0]").count() > 0) {
                    keys.chooses("dice0", "1").presses("Roll to destroy");
                }
            }
            case "Retreat" -> {
                Locator areas = person.page().locator("input[name=area]:not([type=hidden])");
                if (areas.count() > 0) {
                    keys.chooses("area", areas.first().getAttribute("value")).presses("Carry out the retreat");
                }
            }
            case "Advance" -> {
                if (person.page().locator("form[action$='/end-advance']").count() > 0) {
                    keys.presses("Nobody advances");
                }
            }
            default -> {}
        }
    }

    @Test
    void aWholeStrategicPhase() {
        StartedCampaign campaign = StartedCampaign.inStrategicPhase(beans);
        try (Person allied = browser.personAtADesk();
                Person german = browser.personAtADesk()) {
            Keyboard brian = new Keyboard(allied.signsInAs(campaign.alliedGeneral));
            Keyboard walter = new Keyboard(german.signsInAs(campaign.germanGeneral));
            for (int step = 0; step < MOST_STEPS && campaign.situation().isIn(Phase.STRATEGIC); step++) {
                goOn(allied, brian, campaign);
                goOn(german, walter, campaign);
            }
        }
        assertThat(campaign.situation().isIn(Phase.PLANNING)).isTrue();
        assertThat(campaign.situation().turn()).isEqualTo(2);
    }

    /** Gives the order the page has ready, or ends the step; who has nothing to do looks on. */
    private static void goOn(Person general, Keyboard keys, StartedCampaign campaign) {
        String deed =
                "main .dock button.btn-primary, main form[action$='/strategic'] p.row > button.btn:not(.btn-small)";
        general.opens(campaign.href() + "/strategic");
        if (campaign.situation().isIn(Phase.STRATEGIC)
                && general.page().locator(deed).count() > 0) {
            keys.pressesOneOf(deed);
        }
    }
}
