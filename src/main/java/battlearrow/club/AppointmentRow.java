package battlearrow.club;

import battlearrow.firestorm.map.Side;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "appointment")
class AppointmentRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long campaignId;
    private long accountId;

    @Enumerated(EnumType.STRING)
    private CampaignRole role;

    @Enumerated(EnumType.STRING)
    private @Nullable Side side;

    private Instant since;
    private @Nullable Instant until;
    private boolean tookOver;

    protected AppointmentRow() {}

    AppointmentRow(long campaignId, long accountId, Office office, Instant since, @Nullable Instant until) {
        this.campaignId = campaignId;
        this.accountId = accountId;
        this.role = office.role();
        this.side = office.side().orElse(null);
        this.since = since;
        this.until = until;
    }

    long id() {
        return id;
    }

    long campaignId() {
        return campaignId;
    }

    long accountId() {
        return accountId;
    }

    Office office() {
        return new Office(role, Optional.ofNullable(side));
    }

    void markTakenOver() {
        tookOver = true;
    }

    void setEnd(@Nullable Instant end) {
        until = end;
    }

    Appointment toAppointment(String displayName) {
        return new Appointment(
                id, campaignId, accountId, displayName, office(), since, Optional.ofNullable(until), tookOver);
    }
}
