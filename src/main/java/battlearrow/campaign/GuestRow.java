package battlearrow.campaign;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

@Entity
@Table(name = "guest")
class GuestRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long campaignId;
    private String firstName;
    private long host;
    private Instant madeAt;
    private UUID formKey;

    protected GuestRow() {}

    GuestRow(long campaignId, String firstName, long host, Instant madeAt, UUID formKey) {
        this.campaignId = campaignId;
        this.firstName = firstName;
        this.host = host;
        this.madeAt = madeAt;
        this.formKey = formKey;
    }

    Guest toGuest() {
        return new Guest(id, campaignId, firstName, host);
    }
}
