package battlearrow.club;

import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

@Entity
@Table(name = "club_scenario")
class ClubScenarioRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long clubId;
    private String name;

    @Enumerated(EnumType.STRING)
    private ScenarioName base;

    private String corrections;
    private int version;
    private long changedBy;
    private Instant changedAt;

    protected ClubScenarioRow() {}

    ClubScenarioRow(long clubId, String name, ScenarioName base, Corrections corrections, long author, Instant now) {
        this.clubId = clubId;
        this.name = name;
        this.base = base;
        this.corrections = corrections.text();
        this.version = 1;
        this.changedBy = author;
        this.changedAt = now;
    }

    void say(ScenarioName newBase, Corrections newCorrections, long author, Instant now) {
        base = newBase;
        corrections = newCorrections.text();
        version++;
        changedBy = author;
        changedAt = now;
    }

    boolean says(ScenarioName otherBase, Corrections others) {
        return base == otherBase && corrections.equals(others.text());
    }

    void rename(String newName) {
        name = newName;
    }

    String name() {
        return name;
    }

    long id() {
        return id;
    }

    long clubId() {
        return clubId;
    }

    long changedBy() {
        return changedBy;
    }

    ClubScenario toScenario(String author) {
        return new ClubScenario(id, clubId, name, base, Corrections.read(corrections), version, author, changedAt);
    }
}
