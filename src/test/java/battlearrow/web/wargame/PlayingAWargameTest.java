package battlearrow.web.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Stage;
import battlearrow.testing.ApplicationTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** From the number of battles through a battle, by forms alone, at one screen and at two. */
@ApplicationTest
class PlayingAWargameTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    private WargameTable table;

    private void arrow() {
        table.must(Side.ALLIED, new RollInitiative(1), 6, 1);
        table.must(
                Side.ALLIED,
                new PlaceBattleArrow(
                        1,
                        Side.ALLIED,
                        new AreaId(table.area("XXX Corps")),
                        new AreaId(table.area("Valkenswaard Road"))));
    }

    @Test
    void oneScreenRollsTheTempoAndBeginsTheBattlesByOnePress() {
        table = WargameTable.atOneScreen(beans).inPlanning();
        assertThat(table.get(mvc, table.ben, "/play"))
                .hasStatusOk()
                .bodyText()
                .contains("Roll for the number of battles", "GW-02");

        assertThat(table.post(mvc, table.ben, "/play/tempo").param("dice0", "3").param("dice1", "2"))
                .hasRedirectedUrl(table.path("/play"));

        assertThat(table.now().isIn(Phase.BATTLE)).isTrue();
        assertThat(table.now().battlesLeft()).isEqualTo(8);
        assertThat(table.get(mvc, table.ben, "/play")).hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.get(mvc, table.ben, "/battles/1"))
                .hasStatusOk()
                .bodyText()
                .contains("You act for both sides.", "8 left", "Roll for the initiative");
    }

    @Test
    void battleWithoutChoicesTakesThreePresses() {
        table = WargameTable.atOneScreen(beans).inBattlePhase();
        assertThat(table.post(mvc, table.ben, "/battles/1/initiative")
                        .param("dice0", "6")
                        .param("dice1", "1"))
                .hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.get(mvc, table.ben, "/battles/1"))
                .bodyText()
                .contains("You act for the Allies.", "First choose where it starts.");
        assertThat(table.post(mvc, table.ben, "/battles/1/arrow")
                        .param("as", "ALLIED")
                        .param("from", table.area("XXX Corps"))
                        .param("into", table.area("Valkenswaard Road")))
                .hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.get(mvc, table.ben, "/battles/1"))
                .hasStatusOk()
                .bodyText()
                .contains("side first", "side, in reply", "What each side adds", "Roll the battle")
                .contains("action=\"" + table.path("/battles/1/run") + "\"");

        long before = table.sequence();
        MockMvcRequestBuilder press =
                table.post(mvc, table.ben, "/battles/1/run").param("as", "ALLIED");
        assertThat(press).hasRedirectedUrl(table.path("/battles/1"));

        assertThat(table.now().findBattle(1).filter(open -> open.stage().isBefore(Stage.RETREAT)))
                .as("over, or waiting for the choice who retreats where or who advances")
                .isEmpty();
        assertThat(table.sequence()).as("each order is an entry").isGreaterThanOrEqualTo(before + 3);
        long after = table.sequence();
        assertThat(press).as("sent twice").hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.sequence()).isEqualTo(after);
        assertThat(table.get(mvc, table.ben, "/battles/1"))
                .hasStatusOk()
                .bodyText()
                .contains("How the battle was rolled", table.isTie(1) ? "GW-21" : "GW-16");
    }

    @Test
    void diceThrownAtTheTableAreTypedInOneRollAtATime() {
        table = WargameTable.atOneScreen(beans).inBattlePhase();
        arrow();
        assertThat(table.post(mvc, table.ben, "/battles/1/run")
                        .param("as", "ALLIED")
                        .param("until", "dice"))
                .hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.SUPPLY_CHECKED);
        assertThat(table.get(mvc, table.ben, "/battles/1"))
                .hasStatusOk()
                .bodyText()
                .contains("Type the dice in");

        assertThat(table.post(mvc, table.ben, "/battles/1/run")
                        .param("as", "ALLIED")
                        .param("dice0", "1")
                        .param("dice1", "1")
                        .param("dice2", "1")
                        .param("dice3", "1"))
                .hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.get(mvc, table.ben, "/battles/1")).bodyText().contains("How the battle was rolled");
    }

    @Test
    void bothAtOneScreenTakeBackFreelyAndNothingIsLost() {
        table = WargameTable.atOneScreen(beans).inBattlePhase();
        long initiative = table.sequence() + 1;
        arrow();
        assertThat(table.get(mvc, table.ben, "/battles/1")).bodyText().contains("Take something back");

        assertThat(table.post(mvc, table.ben, "/play/take-back").param("first", Long.toString(initiative)))
                .hasRedirectedUrl(table.path("/play"));

        assertThat(table.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.CHALLENGED);
        assertThat(table.sequence()).isEqualTo(initiative + 2);
    }

    @Test
    void atTwoDevicesEachPlaysHisOwnSideOnly() {
        table = WargameTable.atTwoDevices(beans).inBattlePhase();
        arrow();
        assertThat(table.get(mvc, table.greta, "/battles/1"))
                .hasStatusOk()
                .bodyText()
                .contains("This battle waits for Ben")
                .doesNotContain("Take something back");
        assertThat(table.post(mvc, table.greta, "/battles/1/troops").param("as", "ALLIED"))
                .hasStatus(422)
                .bodyText()
                .contains("ROLE-06");
        assertThat(table.post(mvc, table.greta, "/play/take-back").param("first", "2"))
                .hasRedirectedUrl(table.path("/play"));
        assertThat(table.now().findBattle(1).orElseThrow().stage()).isEqualTo(Stage.PLACED);

        assertThat(table.post(mvc, table.ben, "/battles/1/run").param("as", "ALLIED"))
                .hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.now().findBattle(1).orElseThrow().stage())
                .as("Greta's choice is hers")
                .isEqualTo(Stage.COMMITTED_FIRST);
        assertThat(table.post(mvc, table.greta, "/battles/1/run").param("as", "GERMAN"))
                .hasRedirectedUrl(table.path("/battles/1"));
        assertThat(table.now().findBattle(1).filter(open -> open.stage().isBefore(Stage.DESTROY)))
                .as("rolled")
                .isEmpty();
    }

    @Test
    void strategicPageSaysWhatComesBeforeIt() {
        table = WargameTable.atOneScreen(beans).inPlanning();
        assertThat(table.get(mvc, table.ben, "/strategic"))
                .hasStatusOk()
                .bodyText()
                .contains("First both players roll for the number of battles.", "href=\"" + table.path("/play") + "\"")
                .doesNotContain("battle plans");

        table = WargameTable.atOneScreen(beans).inBattlePhase();
        assertThat(table.get(mvc, table.ben, "/strategic"))
                .hasStatusOk()
                .bodyText()
                .contains("begins by itself when the last battle of this turn is over: 6 are left.")
                .doesNotContain("Ask to end the Battle Phase", "Organiser ends it");
    }

    @Test
    void nobodyTakesBackThatItBegan() {
        table = WargameTable.atOneScreen(beans);
        assertThat(table.get(mvc, table.ben, "/strategic"))
                .hasStatusOk()
                .bodyText()
                .contains("The wargame begins.")
                .doesNotContain("/withdraw-mine");
        table.must(Side.ALLIED, new CloseAir());
        assertThat(table.get(mvc, table.ben, "/strategic")).bodyText().contains("/withdraw-mine");
    }

    @Test
    void lastStepOfTheOpeningLeadsToTheNumberOfBattles() {
        table = WargameTable.atOneScreen(beans);
        table.must(Side.ALLIED, new CloseAir());
        assertThat(table.post(mvc, table.ben, "/strategic").param("deed", "CLOSE_OPENING"))
                .hasRedirectedUrl(table.path("/play"));
        assertThat(table.now().isIn(Phase.PLANNING)).isTrue();
    }
}
