package battlearrow.tables;

import battlearrow.firestorm.situation.AirAllocation.MissionState;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "air_mission_row")
class AirMissionRow implements Row<Lines.OfAirMission> {

    @Embeddable
    record Id(long campaignId, int turn, int position) {}

    @EmbeddedId
    private Id id;

    @Enumerated(EnumType.STRING)
    private Lines.Mission mission;

    private @Nullable String troop;
    private String area;

    @Enumerated(EnumType.STRING)
    private MissionState state;

    protected AirMissionRow() {}

    @SuppressWarnings("NullAway.Init") // become fills the rest before the row is stored
    AirMissionRow(Id id) {
        this.id = id;
    }

    @Override
    public void become(Lines.OfAirMission line) {
        mission = line.mission();
        troop = line.troop();
        area = line.area();
        state = line.state();
    }

    @Override
    public Lines.OfAirMission toLine() {
        return new Lines.OfAirMission(id.turn(), id.position(), mission, troop, area, state);
    }
}
