package battlearrow.club;

import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.ZoneId;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "campaign")
class CampaignRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long clubId;
    private String name;

    @Enumerated(EnumType.STRING)
    private ScenarioName scenario;

    @Enumerated(EnumType.STRING)
    private Mode mode;

    private int pointsPerBattle;
    private String timeZone;

    @Enumerated(EnumType.STRING)
    private CampaignState state;

    @Enumerated(EnumType.STRING)
    private ChangingSides sideChanges;

    private @Nullable String importedFrom;
    private Instant createdAt;
    private boolean openToAll;
    private @Nullable UUID formKey;

    protected CampaignRow() {}

    long id() {
        return id;
    }

    void describe(String newName, int newPointsPerBattle, ZoneId newTimeZone) {
        name = newName;
        pointsPerBattle = newPointsPerBattle;
        timeZone = newTimeZone.getId();
    }

    ChangingSides sideChanges() {
        return sideChanges;
    }

    void allowSideChanges(ChangingSides rule) {
        sideChanges = rule;
    }

    void markImported(String nameInTheFile) {
        importedFrom = nameInTheFile;
    }

    @Nullable
    String importedFrom() {
        return importedFrom;
    }

    void openToAll() {
        openToAll = true;
    }

    void setState(CampaignState newState) {
        state = newState;
    }

    ClubCampaign toCampaign() {
        return new ClubCampaign(
                id, clubId, name, scenario, mode, pointsPerBattle, ZoneId.of(timeZone), state, createdAt, openToAll);
    }
}
