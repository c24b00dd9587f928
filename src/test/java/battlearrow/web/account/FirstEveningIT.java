package battlearrow.web.account;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.FirstRun;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.EmptyDatabase;
import battlearrow.testing.People;
import battlearrow.testing.Person;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.beans.factory.annotation.Autowired;

/** What the README promises for the first evening, up to the members being in. */
@BrowserTest
@Isolated("empties the database")
class FirstEveningIT {

    @Autowired
    Browser browser;

    @Autowired
    FirstRun firstRun;

    @Autowired
    EmptyDatabase database;

    @BeforeEach
    void emptyTheDatabase() {
        database.empty();
    }

    @Test
    void organiserFoundsTheClubAndAMemberJoinsByTelephone() {
        try (Person anna = browser.personAtADesk();
                Person ben = browser.personWithATelephone()) {
            anna.opens("/").sees("There is no club here yet").looksAtThePage("first-run");
            anna.follows("Found the club").isOn("Found the club");
            anna.writes("Set-up code", "AAAAA-AAAAA-AAAAA-AAAAA")
                    .writes("Name of the club", "Riverside Wargamers")
                    .writes("Your name", "Anna")
                    .writes("Name to sign in with", "anna")
                    .writes("Password", People.PASSWORD)
                    .presses("Found the club")
                    .sees("This is not a set-up code of this server.")
                    .looksAtThePage("set-up-refused");
            anna.writes("Set-up code", firstRun.newCode())
                    .writes("Password", People.PASSWORD)
                    .presses("Found the club")
                    .isOn("Riverside Wargamers")
                    .looksAtThePage("club");

            anna.presses("Make the link").sees("The new link").looksAtThePage("club-link");
            String link = anna.page().getByLabel("Address").inputValue();

            ben.opens(URI.create(link).getPath())
                    .isOn("Join Riverside Wargamers")
                    .looksAtThePage("join-telephone");
            ben.writes("Your name", "Ben").writes("Name to sign in with", "ben");
            ben.page().locator("#password").fill(People.PASSWORD);
            ben.presses("Make an account and join").isOn("Riverside Wargamers").looksAtThePage("club-telephone");
            ben.opens("/account").isOn("Your account").looksAtThePage("account-telephone");
            ben.opens("/").isOn("Welcome, Ben").looksAtThePage("home-telephone");

            anna.opens("/").isOn("Welcome, Anna").follows("Riverside Wargamers").sees("Ben");
            assertThat(anna.page().locator("tbody tr th", null).allInnerTexts()).contains("Anna", "Ben");

            anna.page().context().clearCookies();
            anna.opens("/")
                    .isOn("Holland, September 1944. Your club, this Thursday.")
                    .looksAtThePage("home-visitor");
            anna.opens("/account").isOn("Sign in").looksAtThePage("sign-in");
            anna.writes("Your sign-in name", "anna")
                    .writes("Password", People.PASSWORD)
                    .presses("Sign in")
                    .isOn("Your account");
        }
    }
}
