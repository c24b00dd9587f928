package battlearrow.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@ApplicationTest
class LastSeenTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    JdbcClient jdbc;

    private Instant now = Instant.parse("2026-09-17T18:00:00Z");

    private final Clock clock = new Clock() {
        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    };

    private void after(Duration pause) {
        now = now.plus(pause);
    }

    @Test
    void aVisitEndsAfterHalfAnHourWithoutAPage() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        LastSeen lastSeen = new LastSeen(jdbc, clock);
        long sue = campaign.spectator.id();
        assertThat(lastSeen.beforeThisVisit(campaign.id, sue)).isEmpty();

        lastSeen.note(campaign.id, sue, 10);
        assertThat(lastSeen.beforeThisVisit(campaign.id, sue)).hasValue(10);
        after(Duration.ofMinutes(20));
        lastSeen.note(campaign.id, sue, 12);
        assertThat(lastSeen.beforeThisVisit(campaign.id, sue)).hasValue(10);
        after(Duration.ofMinutes(20));
        lastSeen.note(campaign.id, sue, 12);
        after(Duration.ofMinutes(20));
        lastSeen.note(campaign.id, sue, 15);
        assertThat(lastSeen.beforeThisVisit(campaign.id, sue))
                .as("she was here all the time")
                .hasValue(10);

        after(Duration.ofHours(20));
        lastSeen.note(campaign.id, sue, 19);
        assertThat(lastSeen.beforeThisVisit(campaign.id, sue))
                .as("what she saw last")
                .hasValue(15);
        assertThat(lastSeen.of(campaign.id, sue)).isEqualTo(19);
    }

    @Test
    void anOlderPageTakesNothingBack() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        LastSeen lastSeen = new LastSeen(jdbc, clock);
        long sue = campaign.spectator.id();
        lastSeen.note(campaign.id, sue, 12);
        after(Duration.ofMinutes(10));
        lastSeen.note(campaign.id, sue, 9);
        assertThat(lastSeen.of(campaign.id, sue)).isEqualTo(12);
    }
}
