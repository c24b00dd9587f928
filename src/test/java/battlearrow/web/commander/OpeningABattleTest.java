package battlearrow.web.commander;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Stage;
import battlearrow.testing.ApplicationTest;
import battlearrow.web.commander.BattleEvening.Table;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** Challenge, initiative and arrow by forms alone, without scripts. */
@ApplicationTest
@Import(BattleEvening.class)
class OpeningABattleTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BattleEvening evening;

    Table table;

    @BeforeEach
    void openTheEvening() {
        table = evening.begin();
    }

    @Test
    void challengeOfAMemberOpensABattleAndSentTwiceItOpensOne() {
        MockMvcRequestBuilder form = post(table.ben(), "/new")
                .param("side", "ALLIED")
                .param("opponent", Long.toString(table.greta().id()));

        assertThat(form).hasRedirectedUrl(table.path("/1"));
        assertThat(form).hasRedirectedUrl(table.path("/1"));

        assertThat(table.now().battles()).hasSize(1);
        assertThat(get(table.greta(), "")).hasStatusOk().bodyText().contains("rolling for the initiative", "Ben", "Greta");
    }

    @Test
    void guestNeedsAFirstNameAndThenPlaysThroughHisHost() {
        assertThat(post(table.ben(), "/new").param("side", "GERMAN").param("opponent", "guest").param("guest", " "))
                .hasStatus(422)
                .bodyText()
                .contains("Write the first name of your guest.");

        assertThat(post(table.ben(), "/new").param("side", "GERMAN").param("opponent", "guest").param("guest", "Tom"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(table.now().battles().getFirst().party(Side.ALLIED).player().isPlayedBy(
                        Long.toString(table.ben().id())))
                .isTrue();
        assertThat(get(table.ben(), "/1")).bodyText().contains("Roll for the initiative", "Tom");
    }

    @Test
    void arrowIsChosenReadBackAndPlaced() {
        opened();
        assertThat(post(table.greta(), "/1/initiative").param("dice0", "3").param("dice1", "4"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.ben(), "/1"))
                .bodyText()
                .contains("3 and 1 for turn 1 make 4, against 4: the Allies have the initiative.")
                .contains("First choose where it starts.");

        String tail = table.area("XXX Corps").value();
        String point = table.area("Valkenswaard Road").value();
        assertThat(get(table.ben(), "/1?from=" + tail + "&into=" + point))
                .bodyText()
                .contains("The Allies attack from <strong>XXX Corps</strong> into <strong>Valkenswaard Road</strong>.");
        assertThat(post(table.ben(), "/1/arrow").param("as", "ALLIED").param("from", tail).param("into", point))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(table.now().battles().getFirst().stage()).isEqualTo(Stage.PLACED);
    }

    @Test
    void farAwayPointIsRefusedWithItsRuleAndTheTailStaysChosen() {
        opened();
        post(table.greta(), "/1/initiative").param("dice0", "6").param("dice1", "1").exchange();

        assertThat(post(table.ben(), "/1/arrow")
                        .param("as", "ALLIED")
                        .param("from", table.area("XXX Corps").value())
                        .param("into", table.area("Nijmegen").value()))
                .hasStatus(422)
                .bodyText()
                .contains("XXX Corps and Nijmegen are not adjacent.", "MAN-12")
                .contains("value=\"" + table.area("XXX Corps").value() + "\" selected");
        assertThat(table.now().battles().getFirst().findArrow()).isEmpty();
    }

    @Test
    void twoPlayersDecliningLeaveNoBattle() {
        opened();
        post(table.ben(), "/1/initiative").param("dice0", "6").param("dice1", "1").exchange();
        assertThat(post(table.ben(), "/1/decline").param("as", "ALLIED")).hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.greta(), "/1")).bodyText().contains("Ben declined. Greta chooses the battle.");
        assertThat(post(table.greta(), "/1/decline").param("as", "GERMAN")).hasRedirectedUrl(table.path(""));
        assertThat(table.now().battles()).isEmpty();
    }

    @Test
    void onlookerSeesWhatItWaitsForAndMayDoNothing() {
        opened();
        assertThat(get(table.cara(), "/1"))
                .hasStatusOk()
                .bodyText()
                .contains("This battle waits for Ben and Greta")
                .doesNotContain("/1/initiative");
        assertThat(post(table.cara(), "/1/initiative")).hasStatus(422).bodyText().contains("ROLE-06");
        assertThat(get(table.stranger(), "/1")).hasStatus(403);
        assertThat(get(table.ben(), "/7")).hasStatus(404);
    }

    @Test
    void organiserActsForEitherAndIsToldForWhom() {
        opened();
        post(table.ben(), "/1/initiative").param("dice0", "1").param("dice1", "6").exchange();
        assertThat(get(table.olivia(), "/1")).bodyText().contains("As Organiser you act for Greta");
    }

    private void opened() {
        post(table.ben(), "/new")
                .param("side", "ALLIED")
                .param("opponent", Long.toString(table.greta().id()))
                .exchange();
    }

    private MockMvcRequestBuilder get(Account who, String path) {
        return mvc.get().uri(table.path(path)).with(as(who));
    }

    private MockMvcRequestBuilder post(Account who, String path) {
        return mvc.post()
                .uri(table.path(path))
                .with(as(who))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", "0");
    }
}
