package battlearrow.club;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Rulebook: General, How Firestorm Works. */
@ApplicationTest
class AppointmentsTest {

    @Autowired
    Appointments appointments;

    @Autowired
    Campaigns campaigns;

    @Autowired
    Invitations invitations;

    @Autowired
    Departure departure;

    @Autowired
    People people;

    Account anna;
    Account ben;
    Account carl;
    Club club;
    long campaign;

    @BeforeEach
    void openACampaign() {
        anna = people.somebody("Anna");
        club = people.club(anna);
        ben = people.member(club, "Ben");
        carl = people.member(club, "Carl");
        campaign = open(UUID.randomUUID()).id();
    }

    @Nested
    @DisplayName("ROLE-01: one Organiser, a General a side, many Commanders")
    class OneOfEach {

        @Test
        void whoOpensACampaignOrganisesIt() {
            assertThat(appointments.rolesOf(campaign, anna.id()).isOrganiser()).isTrue();
            assertThat(appointments.rolesOf(campaign, ben.id()).isNone()).isTrue();
        }

        @Test
        void secondGeneralOfASideIsRefused() {
            appoint(ben, Office.general(Side.ALLIED));

            assertThat(refusals(appoint(carl, Office.general(Side.ALLIED))))
                    .extracting(Refusal::rule)
                    .containsExactly(Rule.ROLE_01);
            assertThat(appoint(carl, Office.general(Side.GERMAN))).isInstanceOf(Appointments.Answer.Done.class);
        }

        @Test
        void generalMayBeAppointedWhenTheFormerOneHasLeft() {
            Appointment former = done(appoint(ben, Office.general(Side.ALLIED)));
            appointments.end(former.id());

            assertThat(appoint(carl, Office.general(Side.ALLIED))).isInstanceOf(Appointments.Answer.Done.class);
            assertThat(appointments.listAll(campaign))
                    .as("history stays")
                    .extracting(Appointment::displayName)
                    .containsExactly("Anna", "Ben", "Carl");
        }

        @Test
        void ofTwoGeneralsAppointedAtOnceOneIs() throws Exception {
            try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
                List<Callable<Appointments.Answer>> both = List.of(
                        () -> appoint(ben, Office.general(Side.GERMAN)),
                        () -> appoint(carl, Office.general(Side.GERMAN)));
                long appointed = 0;
                for (Future<Appointments.Answer> answer : threads.invokeAll(both)) {
                    appointed += answer.get() instanceof Appointments.Answer.Done ? 1 : 0;
                }
                assertThat(appointed).isEqualTo(1);
            }
        }

        @Test
        void sideHasManyCommanders() {
            appoint(ben, Office.commander(Side.ALLIED));
            appoint(carl, Office.commander(Side.ALLIED));

            assertThat(appointments.rolesOf(campaign, carl.id()).fightsFor(Side.ALLIED))
                    .isTrue();
            assertThat(appointments.rolesOf(campaign, carl.id()).fightsFor(Side.GERMAN))
                    .isFalse();
        }

        @Test
        void organisersOfficeIsHandedOverAndNeverVacant() {
            assertThat(refusals(appoint(ben, Office.organiser()))).containsExactly(Refusal.variant(Rule.ROLE_01, 2));
            assertThat(refusals(appointments.end(
                            appointments.listHeld(campaign).getFirst().id())))
                    .containsExactly(Refusal.variant(Rule.ROLE_01, 2));

            appointments.handOver(campaign, ben.id());

            assertThat(appointments.rolesOf(campaign, ben.id()).isOrganiser()).isTrue();
            assertThat(appointments.rolesOf(campaign, anna.id()).isOrganiser()).isFalse();
        }

        @Test
        void sameAppointmentSentTwiceCountsOnce() {
            appoint(ben, Office.general(Side.ALLIED));

            assertThat(appoint(ben, Office.general(Side.ALLIED))).isInstanceOf(Appointments.Answer.Done.class);
            assertThat(appointments.listHeld(campaign)).hasSize(2);
        }
    }

    @Test
    @DisplayName("ROLE-03: the Organiser may also play")
    void organiserMayBeAGeneralToo() {
        appoint(anna, Office.general(Side.GERMAN));

        CampaignRoles roles = appointments.rolesOf(campaign, anna.id());
        assertThat(roles.isOrganiser()).isTrue();
        assertThat(roles.isGeneralOf(Side.GERMAN)).isTrue();
        assertThat(roles.side()).contains(Side.GERMAN);
    }

    @Nested
    @DisplayName("ROLE-08: changing sides")
    class ChangingSides {

        @Test
        void personServesOneSideAtATime() {
            appoint(ben, Office.commander(Side.ALLIED));

            List<Refusal> refusals = refusals(appoint(ben, Office.commander(Side.GERMAN)));
            assertThat(refusals).extracting(Refusal::rule).containsExactly(Rule.ROLE_08);
            assertThat(RefusalSentences.english().sentence(refusals.getFirst()))
                    .isEqualTo("This person serves the Allied side: change sides first.");
        }

        @Test
        void changeEndsEveryOfficeForTheOldSideAndKeepsItsHistory() {
            appoint(ben, Office.general(Side.ALLIED));
            appoint(ben, Office.commander(Side.ALLIED));

            appointments.changeSides(campaign, ben.id(), Side.GERMAN);

            CampaignRoles roles = appointments.rolesOf(campaign, ben.id());
            assertThat(roles.offices()).containsExactly(Office.commander(Side.GERMAN));
            assertThat(appointments.listAll(campaign))
                    .filteredOn(past ->
                            past.accountId() == ben.id() && past.office().side().equals(Optional.of(Side.ALLIED)))
                    .hasSize(2)
                    .allSatisfy(past -> assertThat(past.until()).isPresent());
        }
    }

    @Nested
    class Deputies {

        @Test
        void deputyActsAsGeneralUntilTheDaySet() {
            appoint(ben, Office.general(Side.ALLIED));
            Instant until = Instant.now().plus(Duration.ofDays(3));
            Appointment deputy = done(appointments.appointDeputy(campaign, carl.id(), Optional.of(Side.ALLIED), until));

            assertThat(appointments.rolesOf(campaign, carl.id()).isGeneralOf(Side.ALLIED))
                    .isTrue();
            assertThat(appointments.findGeneral(campaign, Side.ALLIED))
                    .map(Appointment::displayName)
                    .contains("Ben");
            assertThat(deputy.isHeldAt(until.minusSeconds(1))).isTrue();
            assertThat(deputy.isHeldAt(until)).isFalse();
        }

        @Test
        void officeThatEndedBeforeItBeganIsNone() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> appointments.appointDeputy(
                            campaign, carl.id(), Optional.empty(), Instant.now().minusSeconds(1)));
        }

        @Test
        void deputyWithoutSideOrganises() {
            appoint(ben, Office.deputyOrganiser());

            assertThat(appointments.rolesOf(campaign, ben.id()).isOrganiser()).isTrue();
        }
    }

    @Test
    void campaignOpenedTwiceByOneFormIsOne() {
        UUID formKey = UUID.randomUUID();

        assertThat(open(formKey)).isEqualTo(open(formKey));
        assertThat(campaigns.listOfClub(club.id())).hasSize(2);
    }

    @Test
    void linkMakesANewcomerCommanderOfASide() {
        Account stan = people.somebody("Stan");
        String token = invitations.inviteToCampaign(
                campaign,
                Optional.of(Side.GERMAN),
                new Invitations.Making(anna.id(), Invitation.Uses.MANY, Duration.ofDays(7), UUID.randomUUID()));

        assertThat(invitations.accept(token, stan.id())).isInstanceOf(Invitations.Answer.Welcome.class);
        assertThat(appointments.rolesOf(campaign, stan.id()).offices()).containsExactly(Office.commander(Side.GERMAN));

        appoint(ben, Office.general(Side.ALLIED));
        assertThat(invitations.accept(token, ben.id()))
                .as("a General of the other side does not change sides by a link")
                .isInstanceOf(Invitations.Answer.Refused.class);
    }

    @Test
    void onlyOrganiserOfAClubCannotLeaveForGood() {
        appoint(ben, Office.general(Side.ALLIED));

        assertThat(departure.delete(anna.id(), AccountDeleted.Reports.KEPT))
                .isEqualTo(Departure.Answer.IS_LAST_ORGANISER_OF_A_CLUB);
        assertThat(departure.delete(ben.id(), AccountDeleted.Reports.KEPT)).isEqualTo(Departure.Answer.GONE);
        assertThat(appointments.findGeneral(campaign, Side.ALLIED)).isEmpty();
        assertThat(appointments.listAll(campaign))
                .extracting(Appointment::displayName)
                .containsExactly("Anna", "Former player");
    }

    private ClubCampaign open(UUID formKey) {
        return campaigns.open(
                club.id(),
                new Campaigns.Settings(
                        "Autumn Market Garden",
                        ScenarioName.A_BRIDGE_TOO_FAR,
                        Mode.CAMPAIGN,
                        1500,
                        ZoneId.of("Europe/London")),
                anna.id(),
                formKey);
    }

    private Appointments.Answer appoint(Account person, Office office) {
        return appointments.appoint(campaign, person.id(), office);
    }

    private static Appointment done(Appointments.Answer answer) {
        assertThat(answer).isInstanceOf(Appointments.Answer.Done.class);
        return ((Appointments.Answer.Done) answer).appointment();
    }

    private static List<Refusal> refusals(Appointments.Answer answer) {
        assertThat(answer).isInstanceOf(Appointments.Answer.Refused.class);
        return ((Appointments.Answer.Refused) answer).refusals();
    }
}
