package battlearrow.tables;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "troop_row")
class TroopRow implements Row<Lines.OfTroop> {

    @Embeddable
    record Id(long campaignId, String troop) {}

    @EmbeddedId
    private Id id;

    @Enumerated(EnumType.STRING)
    private Lines.PlaceName place;

    private @Nullable String area;
    private @Nullable Integer battle;

    protected TroopRow() {}

    @SuppressWarnings("NullAway.Init") // become fills the rest before the row is stored
    TroopRow(Id id) {
        this.id = id;
    }

    @Override
    public void become(Lines.OfTroop line) {
        place = line.place();
        area = line.area();
        battle = line.battle();
    }

    @Override
    public Lines.OfTroop toLine() {
        return new Lines.OfTroop(id.troop(), place, area, battle);
    }
}
