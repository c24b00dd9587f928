package battlearrow.web.account;

import static battlearrow.testing.People.PASSWORD;
import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Club;
import battlearrow.club.ClubRole;
import battlearrow.club.Clubs;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
class AccountPagesTest {

    private static final String NEW_PASSWORD = "Corned beef and tea 7";

    @Autowired
    MockMvcTester mvc;

    @Autowired
    People people;

    @Autowired
    Accounts accounts;

    @Autowired
    Clubs clubs;

    Account anna;
    Club club;
    Account ben;

    @BeforeEach
    void foundAClub() {
        anna = people.somebody("Anna");
        club = people.club(anna);
        ben = people.member(club, "Ben");
    }

    @Nested
    class SigningIn {

        @Test
        void rightPasswordLeadsToThePageThatWasAskedFor() {
            MvcTestResult turnedAway = mvc.get()
                    .uri("/clubs/" + club.id())
                    .header("Accept", "text/html")
                    .exchange();
            assertThat(turnedAway).hasStatus3xxRedirection().hasRedirectedUrl("/sign-in");

            MvcTestResult signedIn = mvc.post()
                    .uri("/sign-in")
                    .with(csrf())
                    .cookie(turnedAway.getResponse().getCookies())
                    .param("username", name(ben))
                    .param("password", PASSWORD)
                    .exchange();
            assertThat(signedIn.getResponse().getRedirectedUrl()).contains("/clubs/" + club.id());
        }

        @Test
        void nameIsComparedWithoutRegardToCase() {
            assertThat(signIn(name(ben).toUpperCase(Locale.ROOT), PASSWORD, "192.0.2.1"))
                    .hasRedirectedUrl("/");
        }

        @Test
        void wrongPasswordKeepsTheNameAndDoesNotTellWhichOfTheTwoIsWrong() {
            MvcTestResult wrongPassword = signIn(name(ben), "not the password", "192.0.2.2");
            MvcTestResult wrongName = signIn("nobody-here", "not the password", "192.0.2.2");

            assertThat(wrongPassword).hasForwardedUrl("/sign-in/failed");
            assertThat(wrongName).hasForwardedUrl("/sign-in/failed");
        }

        @Test
        void rightPasswordIsNotLookedAtAfterTooManyWrongOnes() {
            for (int attempt = 0; attempt < 8; attempt++) {
                signIn(name(ben), "guess " + attempt, "192.0.2.3");
            }

            assertThat(signIn(name(ben), PASSWORD, "192.0.2.3"))
                    .as("from the address that guessed")
                    .hasForwardedUrl("/sign-in/failed");
            assertThat(signIn(name(ben), PASSWORD, "192.0.2.4"))
                    .as("from elsewhere, so that nobody can lock another out")
                    .hasRedirectedUrl("/");
        }

        @Test
        void rightPasswordsDoNotUseThePatienceUp() {
            for (int evening = 0; evening < 20; evening++) {
                assertThat(signIn(name(ben), PASSWORD, "192.0.2.5")).hasRedirectedUrl("/");
            }
        }

        @Test
        void fragmentAskedForWithoutSessionSendsTheWholePageToSignIn() {
            assertThat(mvc.get().uri("/clubs/" + club.id()).header("HX-Request", "true"))
                    .hasStatus(401)
                    .hasHeader("HX-Redirect", "/sign-in");
        }

        private MvcTestResult signIn(String name, String password, String address) {
            return mvc.post()
                    .uri("/sign-in")
                    .with(csrf())
                    .with(request -> {
                        request.setRemoteAddr(address);
                        return request;
                    })
                    .param("username", name)
                    .param("password", password)
                    .exchange();
        }
    }

    @Nested
    class OwnAccount {

        @Test
        void nameChangesForEverybody() {
            assertThat(mvc.post()
                            .uri("/account/name")
                            .with(as(ben))
                            .with(csrf())
                            .param("displayName", "Benjamin"))
                    .hasRedirectedUrl("/account");
            assertThat(mvc.get().uri("/clubs/" + club.id()).with(as(anna)))
                    .bodyText()
                    .contains("Benjamin");
        }

        @Test
        void emptyNameIsRefusedAtItsField() {
            assertThat(mvc.post()
                            .uri("/account/name")
                            .with(as(ben))
                            .with(csrf())
                            .param("displayName", "  "))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Write the name by which the others know you.");
        }

        @Test
        void passwordChangesForWhoKnowsThePresentOne() {
            assertThat(changePassword("not the password")).bodyText().contains("This is not your present password.");
            assertThat(accounts.isPasswordOf(ben.id(), PASSWORD)).isTrue();

            assertThat(changePassword(PASSWORD)).hasRedirectedUrl("/account");
            assertThat(accounts.isPasswordOf(ben.id(), NEW_PASSWORD)).isTrue();
        }

        @Test
        void changeOfPasswordSentTwiceIsNoFault() {
            changePassword(PASSWORD);

            assertThat(changePassword(PASSWORD)).hasRedirectedUrl("/account");
        }

        @Test
        void deletedAccountIsAFormerPlayerAndCannotSignIn() {
            assertThat(mvc.post()
                            .uri("/account/delete")
                            .with(as(ben))
                            .with(csrf())
                            .param("password", PASSWORD))
                    .hasRedirectedUrl("/");

            assertThat(accounts.get(ben.id()).displayName()).isEqualTo("Former player");
            assertThat(accounts.get(ben.id()).isFormerPlayer()).isTrue();
            assertThat(accounts.findByPassword(name(ben), PASSWORD)).isEmpty();
            assertThat(clubs.isMember(club.id(), ben.id())).isFalse();
        }

        @Test
        void lastOrganiserOfAClubCannotLeaveIt() {
            assertThat(mvc.post()
                            .uri("/account/delete")
                            .with(as(anna))
                            .with(csrf())
                            .param("password", PASSWORD))
                    .hasStatusOk()
                    .bodyText()
                    .contains("You are the only organiser of a club.");

            clubs.changeRole(club.id(), ben.id(), ClubRole.ORGANISER);
            assertThat(mvc.post()
                            .uri("/account/delete")
                            .with(as(anna))
                            .with(csrf())
                            .param("password", PASSWORD))
                    .hasRedirectedUrl("/");
        }

        private MvcTestResult changePassword(String present) {
            return mvc.post()
                    .uri("/account/password")
                    .with(as(ben))
                    .with(csrf())
                    .param("present", present)
                    .param("password", NEW_PASSWORD)
                    .exchange();
        }
    }

    private static String name(Account account) {
        return account.signInName().orElseThrow();
    }
}
