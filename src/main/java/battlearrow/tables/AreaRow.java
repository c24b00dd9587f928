package battlearrow.tables;

import battlearrow.firestorm.map.Side;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;

@Entity
@Table(name = "area_row")
class AreaRow implements Row<Lines.OfArea> {

    @Embeddable
    record Id(long campaignId, String area) {}

    @EmbeddedId
    private Id id;

    @Enumerated(EnumType.STRING)
    private Side control;

    private int markers;
    private boolean interdicted;
    private boolean exploited;

    protected AreaRow() {}

    @SuppressWarnings("NullAway.Init") // become fills the rest before the row is stored
    AreaRow(Id id) {
        this.id = id;
    }

    @Override
    public void become(Lines.OfArea line) {
        control = line.control();
        markers = line.markers();
        interdicted = line.interdicted();
        exploited = line.exploited();
    }

    @Override
    public Lines.OfArea toLine() {
        return new Lines.OfArea(id.area(), control, markers, interdicted, exploited);
    }
}
