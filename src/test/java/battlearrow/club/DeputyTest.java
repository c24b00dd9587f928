package battlearrow.club;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Side;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;

/** A deputy's office ends by itself, with nobody doing anything. */
@ApplicationTest
@Covers("ROLE-04")
class DeputyTest {
    @Autowired
    AppointmentRows rows;

    @Autowired
    CampaignRows campaigns;

    @Autowired
    AccountRows accounts;

    @Autowired
    TransactionTemplate transaction;

    @Autowired
    BeanFactory beans;

    private Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    private Appointments appointments;
    private StartedCampaign campaign;

    @BeforeEach
    void useAClockThatMoves() {
        campaign = StartedCampaign.inPlanning(beans);
        InstantSource moving = () -> now;
        appointments = new Appointments(rows, campaigns, accounts, moving.withZone(ZoneOffset.UTC));
    }

    private void appoint(Account deputy, Duration forAsLong) {
        transaction.executeWithoutResult(status -> assertThat(appointments.appointDeputy(
                        campaign.id, deputy.id(), Optional.of(Side.ALLIED), now.plus(forAsLong)))
                .isInstanceOf(Appointments.Answer.Done.class));
    }

    private boolean leads(Account deputy) {
        return appointments.rolesOf(campaign.id, deputy.id()).isGeneralOf(Side.ALLIED);
    }

    @Test
    @DisplayName("He gives orders until his last day is over, is a Commander after it, and stands in the history")
    void endsByItself() {
        Account deputy = campaign.alliedCommander;
        appoint(deputy, Duration.ofDays(3));
        assertThat(leads(deputy)).isTrue();
        now = now.plus(Duration.ofDays(3)).minusSeconds(1);
        assertThat(leads(deputy)).isTrue();
        now = now.plusSeconds(1);
        assertThat(leads(deputy)).isFalse();
        assertThat(appointments.rolesOf(campaign.id, deputy.id()).fightsFor(Side.ALLIED))
                .isTrue();
        assertThat(appointments.listHeld(campaign.id))
                .extracting(Appointment::office)
                .doesNotContain(Office.deputy(Side.ALLIED));
        assertThat(appointments.listAll(campaign.id))
                .extracting(Appointment::office)
                .contains(Office.deputy(Side.ALLIED));
    }

    @Test
    @DisplayName("Named again he stays until the new day; ended early he is no deputy at once")
    void theLastDayMoves() {
        Account deputy = campaign.alliedCommander;
        appoint(deputy, Duration.ofDays(3));
        now = now.plus(Duration.ofDays(2));
        appoint(deputy, Duration.ofDays(5));
        now = now.plus(Duration.ofDays(4));
        assertThat(leads(deputy)).isTrue();
        long held = appointments.listHeld(campaign.id).stream()
                .filter(one -> one.office().equals(Office.deputy(Side.ALLIED)))
                .findFirst()
                .orElseThrow()
                .id();
        transaction.executeWithoutResult(
                status -> assertThat(appointments.end(held)).isNotNull());
        assertThat(leads(deputy)).isFalse();
    }
}
