package battlearrow.web.club;

import static battlearrow.testing.People.PASSWORD;
import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Club;
import battlearrow.club.Clubs;
import battlearrow.club.Invitation;
import battlearrow.club.Invitations;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
class InvitationPagesTest {

    private static final String NEW_PASSWORD = "Corned beef and tea 7";

    @Autowired
    MockMvcTester mvc;

    @Autowired
    People people;

    @Autowired
    Accounts accounts;

    @Autowired
    Clubs clubs;

    @Autowired
    Invitations invitations;

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
    class MakingALink {

        @Test
        void organiserSeesTheNewLinkOnceWithASquareToScan() {
            String path = invite("ONCE", UUID.randomUUID());

            assertThat(path).startsWith("/join/");
            assertThat(mvc.get().uri(path))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Anna invites you to join " + club.name());
            assertThat(mvc.get().uri("/clubs/" + club.id()).with(as(anna)))
                    .bodyText()
                    .as("only the hash of the token is kept")
                    .doesNotContain(path)
                    .contains("Join the club");
        }

        @Test
        void formSentTwiceMakesOneLinkAndTheLastAnswerShowsTheOneThatHolds() {
            UUID formKey = UUID.randomUUID();
            String first = invite("ONCE", formKey);
            String second = invite("ONCE", formKey);

            assertThat(invitations.listOpen(club.id())).hasSize(1);
            assertThat(mvc.get().uri(first)).hasStatus(404);
            assertThat(mvc.get().uri(second)).hasStatusOk();
        }

        @Test
        void withdrawnLinkOpensNothing() {
            String path = invite("MANY", UUID.randomUUID());
            long id = invitations.listOpen(club.id()).getFirst().id();

            assertThat(mvc.post()
                            .uri("/clubs/%d/invitations/%d/revoke".formatted(club.id(), id))
                            .with(as(anna))
                            .with(csrf()))
                    .hasStatus3xxRedirection();
            assertThat(mvc.get().uri(path)).hasStatus(404).bodyText().contains("This link no longer opens anything");
            assertThat(join(path, "carl")).hasStatus(404);
            assertThat(clubs.listMembers(club.id())).hasSize(2);
        }

        @Test
        void memberMayNotInviteAndAStrangerFindsNoClub() {
            Account stranger = people.somebody("Stan");

            assertThat(mvc.post()
                            .uri("/clubs/%d/invitations".formatted(club.id()))
                            .with(as(ben))
                            .with(csrf())
                            .param("uses", "ONCE")
                            .param("days", "7")
                            .param("formKey", UUID.randomUUID().toString()))
                    .hasStatus(403);
            assertThat(mvc.get().uri("/clubs/" + club.id()).with(as(stranger))).hasStatus(404);
        }
    }

    @Nested
    class FollowingALink {

        @Test
        void newcomerMakesAnAccountAndIsAMember() {
            MvcTestResult answer = join(invite("ONCE", UUID.randomUUID()), "carl-" + club.id());

            assertThat(answer).hasRedirectedUrl("/clubs/" + club.id());
            assertThat(clubs.listMembers(club.id())).extracting("displayName").containsExactly("Anna", "Ben", "Carl");
        }

        @Test
        void linkForOnePersonIsUsedUpByTheFirst() {
            String path = invite("ONCE", UUID.randomUUID());
            join(path, "carl-" + club.id());

            assertThat(join(path, "dora-" + club.id())).hasStatus(404);
            assertThat(accounts.findBySignInName("dora-" + club.id()))
                    .as("no account is left behind")
                    .isEmpty();
        }

        @Test
        void linkForEverybodyLetsSeveralIn() {
            String path = invite("MANY", UUID.randomUUID());

            assertThat(join(path, "carl-" + club.id())).hasStatus3xxRedirection();
            assertThat(join(path, "dora-" + club.id())).hasStatus3xxRedirection();
        }

        @Test
        void formSentTwiceMakesOneAccountAndLeadsToTheSamePage() {
            String path = invite("ONCE", UUID.randomUUID());
            join(path, "carl-" + club.id());

            assertThat(join(path, "carl-" + club.id())).hasRedirectedUrl("/clubs/" + club.id());
            assertThat(clubs.listMembers(club.id())).hasSize(3);
        }

        @Test
        void takenSignInNameIsRefusedAtItsFieldAndTheLinkStaysOpen() {
            String path = invite("ONCE", UUID.randomUUID());

            assertThat(mvc.post()
                            .uri(path)
                            .with(csrf())
                            .param("displayName", "Another Ben")
                            .param("signInName", ben.signInName().orElseThrow())
                            .param("password", NEW_PASSWORD))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Somebody here already signs in with this name", "value=\"Another Ben\"")
                    .doesNotContain(NEW_PASSWORD);
            assertThat(mvc.get().uri(path)).hasStatusOk();
        }

        @Test
        void personWithAnAccountJoinsByPassword() {
            Account stan = people.somebody("Stan");
            String path = invite("ONCE", UUID.randomUUID());

            assertThat(mvc.post()
                            .uri(path + "/existing")
                            .with(csrf())
                            .param("username", stan.signInName().orElseThrow())
                            .param("password", "not the password"))
                    .hasStatusOk()
                    .bodyText()
                    .contains(
                            "Name and password do not belong together",
                            stan.signInName().orElseThrow());
            assertThat(mvc.post()
                            .uri(path + "/existing")
                            .with(csrf())
                            .param("username", stan.signInName().orElseThrow())
                            .param("password", PASSWORD))
                    .hasRedirectedUrl("/clubs/" + club.id());
            assertThat(clubs.isMember(club.id(), stan.id())).isTrue();
        }

        @Test
        void personSignedInJoinsByOneButton() {
            Account stan = people.somebody("Stan");
            String path = invite("ONCE", UUID.randomUUID());

            assertThat(mvc.get().uri(path).with(as(stan))).bodyText().contains("Join as Stan");
            assertThat(mvc.post().uri(path + "/as-me").with(as(stan)).with(csrf()))
                    .hasRedirectedUrl("/clubs/" + club.id());
        }

        @Test
        void ofTwoWhoPressAtOnceOneComesIn() throws Exception {
            String token = invite("ONCE", UUID.randomUUID()).substring("/join/".length());
            List<Account> both = List.of(people.somebody("Stan"), people.somebody("Olli"));
            try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
                List<Callable<Invitations.Answer>> presses = both.stream()
                        .<Callable<Invitations.Answer>>map(person -> () -> invitations.accept(token, person.id()))
                        .toList();
                long welcome = 0;
                for (Future<Invitations.Answer> answer : threads.invokeAll(presses)) {
                    welcome += answer.get() instanceof Invitations.Answer.Welcome ? 1 : 0;
                }
                assertThat(welcome).isEqualTo(1);
            }
            assertThat(clubs.listMembers(club.id())).hasSize(3);
        }
    }

    @Nested
    class ResettingAPassword {

        @Test
        void organiserMakesALinkByWhichTheMemberChoosesANewPasswordOnce() {
            String path = resetLink();

            assertThat(mvc.get().uri(path)).hasStatusOk().bodyText().contains("For Ben");
            assertThat(choose(path, "short")).bodyText().contains("A password has at least 10 characters");
            assertThat(choose(path, NEW_PASSWORD)).hasRedirectedUrl("/");
            assertThat(accounts.isPasswordOf(ben.id(), NEW_PASSWORD)).isTrue();
            assertThat(choose(path, "Yet another password")).hasStatus(404);
            assertThat(accounts.isPasswordOf(ben.id(), NEW_PASSWORD)).isTrue();
        }

        @Test
        void newLinkClosesTheOldOne() {
            String old = resetLink();
            String present = resetLink();

            assertThat(mvc.get().uri(old)).hasStatus(404);
            assertThat(mvc.get().uri(present)).hasStatusOk();
        }

        @Test
        void resetLinkIsNoInvitation() {
            String token = resetLink().substring("/reset/".length());

            assertThat(mvc.get().uri("/join/" + token)).hasStatus(404);
            assertThat(invitations.accept(token, people.somebody("Stan").id()))
                    .isInstanceOf(Invitations.Answer.Closed.class);
        }

        @Test
        void organiserOfAnotherClubCannotResetIt() {
            Account otto = people.somebody("Otto");
            Club other = people.club(otto);

            assertThat(mvc.post()
                            .uri("/clubs/%d/members/%d/reset".formatted(other.id(), ben.id()))
                            .with(as(otto))
                            .with(csrf())
                            .param("formKey", UUID.randomUUID().toString()))
                    .hasStatus(404);
        }

        private String resetLink() {
            return newLink(mvc.post()
                    .uri("/clubs/%d/members/%d/reset".formatted(club.id(), ben.id()))
                    .with(as(anna))
                    .with(csrf())
                    .param("formKey", UUID.randomUUID().toString())
                    .exchange());
        }

        private MvcTestResult choose(String path, String password) {
            return mvc.post().uri(path).with(csrf()).param("password", password).exchange();
        }
    }

    @Test
    void clubIsNeverLeftWithoutAnOrganiser() {
        assertThat(mvc.post()
                        .uri("/clubs/%d/members/%d/role".formatted(club.id(), anna.id()))
                        .with(as(anna))
                        .with(csrf())
                        .param("role", "MEMBER"))
                .hasStatus3xxRedirection();
        assertThat(mvc.post()
                        .uri("/clubs/%d/members/%d/remove".formatted(club.id(), anna.id()))
                        .with(as(anna))
                        .with(csrf()))
                .hasStatus3xxRedirection();

        assertThat(clubs.isOrganiser(club.id(), anna.id())).isTrue();
    }

    @Test
    void linkHoldsNoLongerThanTheChoicesOffered() {
        mvc.post()
                .uri("/clubs/%d/invitations".formatted(club.id()))
                .with(as(anna))
                .with(csrf())
                .param("uses", "MANY")
                .param("days", "100000")
                .param("formKey", UUID.randomUUID().toString())
                .exchange();

        assertThat(invitations.listOpen(club.id()))
                .singleElement()
                .extracting(Invitation::expiresAt)
                .satisfies(end -> assertThat(end).isBefore(Instant.now().plus(Duration.ofDays(91))));
    }

    private String invite(String uses, UUID formKey) {
        return newLink(mvc.post()
                .uri("/clubs/%d/invitations".formatted(club.id()))
                .with(as(anna))
                .with(csrf())
                .param("uses", uses)
                .param("days", "7")
                .param("formKey", formKey.toString())
                .exchange());
    }

    private static String newLink(MvcTestResult answer) {
        assertThat(answer).hasStatus3xxRedirection();
        NewLink link = (NewLink) answer.getMvcResult().getFlashMap().get("newLink");
        return Objects.requireNonNull(link).path();
    }

    private MvcTestResult join(String path, String signInName) {
        String displayName = signInName.startsWith("carl") ? "Carl" : "Dora";
        return mvc.post()
                .uri(path)
                .with(csrf())
                .param("displayName", displayName)
                .param("signInName", signInName)
                .param("password", PASSWORD)
                .exchange();
    }
}
