package battlearrow.journal;

import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

@Entity
@Table(name = "journal_heading")
class HeadingRow {

    @Id
    private Long campaignId;

    private UUID campaignKey;

    @Enumerated(EnumType.STRING)
    private ScenarioName scenario;

    @Enumerated(EnumType.STRING)
    private Mode mode;

    private String houseRules;
    private String corrections;
    private Instant openedAt;

    protected HeadingRow() {}

    HeadingRow(long campaignId, Heading heading, String houseRules) {
        this.campaignId = campaignId;
        this.campaignKey = heading.key();
        this.scenario = heading.scenario();
        this.mode = heading.mode();
        this.houseRules = houseRules;
        this.corrections = heading.corrections().text();
        this.openedAt = heading.openedAt();
    }

    UUID campaignKey() {
        return campaignKey;
    }

    ScenarioName scenario() {
        return scenario;
    }

    Mode mode() {
        return mode;
    }

    String houseRules() {
        return houseRules;
    }

    Instant openedAt() {
        return openedAt;
    }

    /** In the letters that are hashed. */
    String corrections() {
        return corrections;
    }

    void setHouseRules(String json) {
        houseRules = json;
    }
}
