package battlearrow.web.account;

import static battlearrow.testing.People.PASSWORD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Clubs;
import battlearrow.club.FirstRun;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.EmptyDatabase;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
class FirstRunTest {

    @Autowired
    MockMvcTester mvc;

    @Autowired
    FirstRun firstRun;

    @Autowired
    Clubs clubs;

    @Autowired
    EmptyDatabase database;

    @BeforeEach
    void emptyTheDatabase() {
        database.empty();
    }

    @Test
    void visitorIsToldWhereTheCodeIs() {
        assertThat(mvc.get().uri("/")).hasStatusOk().bodyText().contains("There is no club here yet", "/setup");
    }

    @Test
    void codeFoundsTheClubAndSignsItsOrganiserIn() {
        MvcTestResult answer = found(firstRun.newCode(), "Riverside Wargamers", "anna", PASSWORD);

        assertThat(answer).hasStatus3xxRedirection();
        assertThat(clubs.listAll()).singleElement().satisfies(club -> {
            assertThat(club.name()).isEqualTo("Riverside Wargamers");
            assertThat(answer).hasRedirectedUrl("/clubs/" + club.id());
            assertThat(clubs.listMembers(club.id()))
                    .singleElement()
                    .satisfies(member -> assertThat(member.isOrganiser()).isTrue());
        });
        assertThat(mvc.get().uri("/account").cookie(answer.getResponse().getCookies()))
                .hasStatusOk()
                .bodyText()
                .contains("You sign in as anna.");
    }

    @Test
    void codeIsForgivenSmallLettersAndMissingDashes() {
        String code = firstRun.newCode().toLowerCase(Locale.ROOT).replace("-", " ");

        assertThat(found(code, "Riverside Wargamers", "anna", PASSWORD)).hasStatus3xxRedirection();
    }

    @Test
    void everyCodePrintedSoFarHolds() {
        String printedByTheFirstStart = firstRun.newCode();
        firstRun.newCode();

        assertThat(found(printedByTheFirstStart, "Riverside Wargamers", "anna", PASSWORD))
                .hasStatus3xxRedirection();
    }

    @Test
    void wrongCodeIsRefusedAtItsFieldAndEverythingElseStaysTyped() {
        firstRun.newCode();

        assertThat(found("AAAAA-AAAAA-AAAAA-AAAAA", "Riverside Wargamers", "anna", PASSWORD))
                .hasStatusOk()
                .bodyText()
                .contains("This is not a set-up code of this server", "value=\"Riverside Wargamers\"", "value=\"anna\"")
                .as("a password is never sent back")
                .doesNotContain(PASSWORD);
        assertThat(clubs.isAnyFounded()).isFalse();
    }

    @Test
    void shortPasswordDoesNotUseTheCodeUp() {
        String code = firstRun.newCode();

        assertThat(found(code, "Riverside Wargamers", "anna", "short"))
                .hasStatusOk()
                .bodyText()
                .contains("A password has at least 10 characters");
        assertThat(found(code, "Riverside Wargamers", "anna", PASSWORD)).hasStatus3xxRedirection();
    }

    @Test
    void setUpDoesNotExistOnceTheClubIsFounded() {
        found(firstRun.newCode(), "Riverside Wargamers", "anna", PASSWORD);

        assertThat(mvc.get().uri("/setup")).hasStatus(404);
        assertThat(found("AAAAA-AAAAA-AAAAA-AAAAA", "Another", "bert", PASSWORD))
                .hasStatus(404);
        assertThat(clubs.listAll()).hasSize(1);
    }

    @Test
    void foundingSentTwiceFoundsOneClubAndIsNoFault() {
        String code = firstRun.newCode();
        found(code, "Riverside Wargamers", "anna", PASSWORD);

        assertThat(found(code, "Riverside Wargamers", "anna", PASSWORD))
                .hasStatus3xxRedirection()
                .hasRedirectedUrl("/sign-in?again");
        assertThat(clubs.listAll()).hasSize(1);
    }

    private MvcTestResult found(String code, String clubName, String signInName, String password) {
        return mvc.post()
                .uri("/setup")
                .with(csrf())
                .param("code", code)
                .param("clubName", clubName)
                .param("displayName", "Anna")
                .param("signInName", signInName)
                .param("password", password)
                .exchange();
    }
}
