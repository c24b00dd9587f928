package battlearrow.web.organiser;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
@DisplayName("House rules in the browser")
class HouseRulesIT {
    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Test
    void chosenAtTheSetUp() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        try (Person organiser = browser.personAtADesk()) {
            organiser.signsInAs(campaign.organiser).opens(campaign.href() + "/setup/house-rules");
            organiser.isOn("House rules").looksAtThePage("house-rules");
            organiser.page().locator("#HR-15 summary").click();
            organiser.page().locator("[name=preventCost][value=perBattle]").check();
            organiser.page().locator("#HR-24 summary").click();
            organiser.page().locator("[name=openingDrops]").fill("plenty");
            organiser.presses("Keep these house rules").sees("is no value of the house rule");
            organiser.looksAtThePage("house-rules-wrong");
            organiser.page().setViewportSize(360, 740);
            organiser.looksAtThePage("house-rules-wrong-telephone");
            organiser.page().locator("[name=openingDrops]").fill("4");
            organiser.presses("Keep these house rules").sees("House rules kept: 2 of your own.");
        }
        assertThat(campaign.situation().houseRules().is(HouseRule.HR_15, "perBattle"))
                .isTrue();
    }

    @Test
    void readByEverybodyAndChangedFromALaterTurn() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        campaign.must(
                campaign.organiser,
                new ChangeHouseRule("battlesPerTurnCap", "6", 2, "The hall closes at eleven, so we stop in time."));
        campaign.must(
                campaign.organiser,
                new RuleControl(new AreaId("tiel"), Side.ALLIED, "The map on the table said so all evening."));
        try (Person organiser = browser.personAtADesk()) {
            organiser.signsInAs(campaign.organiser).opens(campaign.href() + "/rulings");
            organiser.isOn("Rulings").looksAtThePage("rulings");
            organiser.opens(campaign.href() + "/organiser/house-rules/bothSidesRoll");
            organiser.isOn("Change a house rule").looksAtThePage("house-rule-change");
            organiser.page().locator("[name=value][value=winner]").check();
            organiser.page().locator("[name=turn][value='3']").check();
            organiser.sees("From turn 3 on, who rolls to destroy").writes("Reason", "Agreed by all");
            organiser.looksAtThePage("house-rule-change-read-back");
            organiser.presses("Change the house rule").isOn("Rulings").sees("Only the winner rolls");
        }
        try (Person watcher = browser.personWithATelephone()) {
            watcher.opens(campaign.href() + "/rulings").isOn("Rulings").looksAtThePage("rulings-telephone");
            watcher.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            watcher.looksAtThePage("rulings-dark-telephone");
        }
    }
}
