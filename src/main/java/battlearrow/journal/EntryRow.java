package battlearrow.journal;

import battlearrow.firestorm.map.Side;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

@Entity
@Immutable
@Table(name = "journal_entry")
class EntryRow {

    @Embeddable
    record Id(long campaignId, long sequence) {}

    @EmbeddedId
    private Id id;

    private Instant recordedAt;
    /** The person's number in this journal. */
    private long author;

    @Enumerated(EnumType.STRING)
    private Author.Capacity capacity;

    @Enumerated(EnumType.STRING)
    private @Nullable Side side;

    private String orderName;
    private String orderJson;
    private String diceJson;
    private @Nullable Integer seedNumber;
    private UUID orderKey;

    @Column(columnDefinition = "bpchar")
    private String previousHash;

    @Column(columnDefinition = "bpchar")
    private String hash;

    protected EntryRow() {}

    EntryRow(long campaignId, Written written, String hash) {
        this.id = new Id(campaignId, written.sequence());
        this.recordedAt = written.recordedAt();
        this.author = written.author().accountId();
        this.capacity = written.author().capacity();
        this.side = written.author().side();
        this.orderName = written.act().name();
        this.orderJson = written.act().json();
        this.diceJson = written.dice();
        this.seedNumber = written.seed();
        this.orderKey = written.orderKey();
        this.previousHash = written.previousHash();
        this.hash = hash;
    }

    long sequence() {
        return id.sequence();
    }

    UUID orderKey() {
        return orderKey;
    }

    String previousHash() {
        return previousHash;
    }

    String hash() {
        return hash;
    }

    Written toWritten(List<JournalCodec.Named> events) {
        return new Written(
                id.sequence(),
                recordedAt,
                new Author(author, capacity, side),
                new JournalCodec.Named(orderName, orderJson),
                events,
                diceJson,
                seedNumber,
                orderKey,
                previousHash);
    }
}
