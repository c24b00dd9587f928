package battlearrow.journal;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;

@Entity
@Immutable
@Table(name = "journal_event")
class EventRow {

    @Embeddable
    record Id(long campaignId, long sequence, int position) {}

    @EmbeddedId
    private Id id;

    private String eventName;
    private String eventJson;

    protected EventRow() {}

    EventRow(Id id, JournalCodec.Named event) {
        this.id = id;
        this.eventName = event.name();
        this.eventJson = event.json();
    }

    long sequence() {
        return id.sequence();
    }

    JournalCodec.Named toNamed() {
        return new JournalCodec.Named(eventName, eventJson);
    }
}
