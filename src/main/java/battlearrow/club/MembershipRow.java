package battlearrow.club;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "membership")
class MembershipRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long clubId;
    private long accountId;

    @Enumerated(EnumType.STRING)
    private ClubRole role;

    private Instant since;
    private @Nullable Instant until;

    protected MembershipRow() {}

    long clubId() {
        return clubId;
    }

    long accountId() {
        return accountId;
    }

    ClubRole role() {
        return role;
    }

    Instant since() {
        return since;
    }

    void setRole(ClubRole newRole) {
        role = newRole;
    }

    void end(Instant now) {
        until = now;
    }
}
