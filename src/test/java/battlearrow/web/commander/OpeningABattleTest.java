package battlearrow.web.commander;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Stage;
import battlearrow.testing.ApplicationTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** Challenge, initiative and arrow by forms alone, without scripts. */
@ApplicationTest
class OpeningABattleTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    BattleTable table;

    @BeforeEach
    void openTheEvening() {
        table = new BattleTable(beans);
    }

    @Test
    void challengeOfAMemberOpensABattleAndSentTwiceItOpensOne() {
        MockMvcRequestBuilder form =
                post(table.tommy, "/new").param("side", "ALLIED").param("opponent", Long.toString(table.fritz.id()));

        assertThat(form).hasRedirectedUrl(table.path("/1"));
        assertThat(form).hasRedirectedUrl(table.path("/1"));

        assertThat(table.now().battles()).hasSize(1);
        assertThat(get(table.fritz, ""))
                .hasStatusOk()
                .bodyText()
                .contains("rolling for the initiative", "Tommy", "Fritz");
    }

    @Test
    void guestNeedsAFirstNameAndThenPlaysThroughHisHost() {
        assertThat(post(table.tommy, "/new")
                        .param("side", "GERMAN")
                        .param("opponent", "guest")
                        .param("guest", " "))
                .hasStatus(422)
                .bodyText()
                .contains("Write the first name of your guest.");

        assertThat(post(table.tommy, "/new")
                        .param("side", "GERMAN")
                        .param("opponent", "guest")
                        .param("guest", "Tom"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(table.now()
                        .battles()
                        .getFirst()
                        .party(Side.ALLIED)
                        .player()
                        .isPlayedBy(Long.toString(table.tommy.id())))
                .isTrue();
        assertThat(get(table.tommy, "/1")).bodyText().contains("Roll for the initiative", "Tom");
    }

    @Test
    void arrowIsChosenReadBackAndPlaced() {
        opened();
        assertThat(post(table.fritz, "/1/initiative").param("dice0", "3").param("dice1", "4"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.tommy, "/1"))
                .bodyText()
                .contains("3 and 1 for turn 1 make 4, against 4: the Allies have the initiative.")
                .contains("First choose where it starts.");

        String tail = table.area("XXX Corps");
        String point = table.area("Valkenswaard Road");
        assertThat(get(table.tommy, "/1?from=" + tail + "&into=" + point))
                .bodyText()
                .contains("The Allies attack from <strong>XXX Corps</strong> into <strong>Valkenswaard Road</strong>.");
        assertThat(post(table.tommy, "/1/arrow")
                        .param("as", "ALLIED")
                        .param("from", tail)
                        .param("into", point))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(table.now().battles().getFirst().stage()).isEqualTo(Stage.PLACED);
    }

    @Test
    void farAwayPointIsRefusedWithItsRuleAndTheTailStaysChosen() {
        opened();
        post(table.fritz, "/1/initiative")
                .param("dice0", "6")
                .param("dice1", "1")
                .exchange();

        assertThat(post(table.tommy, "/1/arrow")
                        .param("as", "ALLIED")
                        .param("from", table.area("XXX Corps"))
                        .param("into", table.area("Nijmegen")))
                .hasStatus(422)
                .bodyText()
                .contains("XXX Corps and Nijmegen are not adjacent.", "MAN-12")
                .contains("value=\"" + table.area("XXX Corps") + "\" selected");
        assertThat(table.now().battles().getFirst().findArrow()).isEmpty();
    }

    @Test
    void twoPlayersDecliningLeaveNoBattle() {
        opened();
        post(table.tommy, "/1/initiative")
                .param("dice0", "6")
                .param("dice1", "1")
                .exchange();
        assertThat(post(table.tommy, "/1/decline").param("as", "ALLIED")).hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.fritz, "/1")).bodyText().contains("Tommy declined. Fritz chooses the battle.");
        assertThat(post(table.fritz, "/1/decline").param("as", "GERMAN")).hasRedirectedUrl(table.path(""));
        assertThat(table.now().battles()).isEmpty();
    }

    @Test
    void onlookerSeesWhatItWaitsForAndMayDoNothing() {
        opened();
        assertThat(get(table.harriet, "/1"))
                .hasStatusOk()
                .bodyText()
                .contains("This battle waits for Tommy and Fritz")
                .doesNotContain("/1/initiative");
        assertThat(post(table.harriet, "/1/initiative"))
                .hasStatus(422)
                .bodyText()
                .contains("ROLE-06");
        assertThat(get(table.campaign.stranger, "/1")).hasStatus(403);
        assertThat(get(table.tommy, "/7")).hasStatus(404);
    }

    @Test
    void organiserActsForEitherAndIsToldForWhom() {
        opened();
        post(table.tommy, "/1/initiative")
                .param("dice0", "1")
                .param("dice1", "6")
                .exchange();
        assertThat(get(table.olivia, "/1")).bodyText().contains("As Organiser you act for Fritz");
    }

    private void opened() {
        post(table.tommy, "/new")
                .param("side", "ALLIED")
                .param("opponent", Long.toString(table.fritz.id()))
                .exchange();
    }

    private MockMvcRequestBuilder get(Account who, String path) {
        return table.get(mvc, who, path);
    }

    private MockMvcRequestBuilder post(Account who, String path) {
        return table.post(mvc, who, path);
    }
}
