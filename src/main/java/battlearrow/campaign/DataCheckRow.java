package battlearrow.campaign;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

@Entity
@Table(name = "data_check")
class DataCheckRow {

    @Id
    private Long campaignId;

    private String corrections;
    private int version;
    private long changedBy;
    private Instant changedAt;

    protected DataCheckRow() {}

    String corrections() {
        return corrections;
    }
}
