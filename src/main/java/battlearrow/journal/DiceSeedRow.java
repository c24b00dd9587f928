package battlearrow.journal;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "dice_seed")
class DiceSeedRow {

    @Embeddable
    record Id(long campaignId, int number) {}

    @EmbeddedId
    private Id id;

    private int turn;
    private byte @Nullable [] seed;

    @Column(columnDefinition = "bpchar")
    private String fingerprint;

    private Instant openedAt;
    private @Nullable Instant revealedAt;

    protected DiceSeedRow() {}

    /** @param seed null for one that is secret elsewhere */
    DiceSeedRow(Id id, int turn, byte @Nullable [] seed, String fingerprint, Instant openedAt) {
        this.id = id;
        this.turn = turn;
        this.seed = seed == null ? null : seed.clone();
        this.fingerprint = fingerprint;
        this.openedAt = openedAt;
    }

    int number() {
        return id.number();
    }

    int turn() {
        return turn;
    }

    Optional<DiceSeed> seed() {
        return Optional.ofNullable(seed).map(DiceSeed::of);
    }

    String fingerprint() {
        return fingerprint;
    }

    Instant openedAt() {
        return openedAt;
    }

    @Nullable
    Instant revealedAt() {
        return revealedAt;
    }

    void reveal(Instant now) {
        revealedAt = now;
    }
}
