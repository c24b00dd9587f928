package battlearrow.tables;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;

@Entity
@Table(name = "victory_point_row")
class VictoryPointRow implements Row<Lines.OfVictoryPoints> {

    @Embeddable
    record Id(long campaignId, int turn) {}

    @EmbeddedId
    private Id id;

    private int allied;
    private int german;
    private Instant countedAt;

    protected VictoryPointRow() {}

    @SuppressWarnings("NullAway.Init") // become fills the rest before the row is stored
    VictoryPointRow(Id id) {
        this.id = id;
    }

    @Override
    public void become(Lines.OfVictoryPoints line) {
        allied = line.allied();
        german = line.german();
        countedAt = line.countedAt();
    }

    @Override
    public Lines.OfVictoryPoints toLine() {
        return new Lines.OfVictoryPoints(id.turn(), allied, german, countedAt);
    }
}
