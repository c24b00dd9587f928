package battlearrow.club;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

@Entity
@Table(name = "club")
class ClubRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private String name;
    private Instant createdAt;

    protected ClubRow() {}

    ClubRow(String name, Instant createdAt) {
        this.name = name;
        this.createdAt = createdAt;
    }

    void rename(String newName) {
        name = newName;
    }

    Club toClub() {
        return new Club(id, name);
    }
}
