package battlearrow.tables;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Stage;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "battle_row")
class BattleRow implements Row<Lines.OfBattle> {

    @Embeddable
    record Id(long campaignId, int battle) {}

    @EmbeddedId
    private Id id;

    private int turn;
    private String alliedPlayer;
    private @Nullable String alliedHost;
    private String germanPlayer;
    private @Nullable String germanHost;

    @Enumerated(EnumType.STRING)
    private Stage stage;

    private @Nullable Integer arrow;

    @Enumerated(EnumType.STRING)
    private @Nullable Side placedBy;

    private @Nullable String tail;
    private @Nullable String point;
    private @Nullable String mission;
    private @Nullable Integer points;
    private @Nullable Integer alliedScore;
    private @Nullable Integer germanScore;
    private boolean decided;
    private boolean ruled;

    @Enumerated(EnumType.STRING)
    private @Nullable Side winner;

    private @Nullable String areaWon;
    private Instant openedAt;
    private @Nullable Instant closedAt;

    @Enumerated(EnumType.STRING)
    private BattleRecord.@Nullable How closedAs;

    protected BattleRow() {}

    @SuppressWarnings("NullAway.Init") // become fills the rest before the row is stored
    BattleRow(Id id) {
        this.id = id;
    }

    @Override
    public void become(Lines.OfBattle line) {
        turn = line.turn();
        alliedPlayer = line.allied().person();
        alliedHost = line.allied().host();
        germanPlayer = line.german().person();
        germanHost = line.german().host();
        stage = line.stage();
        become(line.arrow());
        mission = line.mission();
        points = line.points();
        alliedScore = line.scores() == null ? null : line.scores().allied();
        germanScore = line.scores() == null ? null : line.scores().german();
        decided = line.decided();
        ruled = line.ruled();
        winner = line.winner();
        areaWon = line.areaWon();
        openedAt = line.openedAt();
        closedAt = line.closedAt();
        closedAs = line.closedAs();
    }

    private void become(Lines.@Nullable Arrow line) {
        arrow = line == null ? null : line.number();
        placedBy = line == null ? null : line.placedBy();
        tail = line == null ? null : line.tail();
        point = line == null ? null : line.point();
    }

    @Override
    public Lines.OfBattle toLine() {
        return new Lines.OfBattle(
                id.battle(),
                turn,
                new Player(alliedPlayer, alliedHost),
                new Player(germanPlayer, germanHost),
                stage,
                arrow == null || placedBy == null || tail == null || point == null
                        ? null
                        : new Lines.Arrow(arrow, placedBy, tail, point),
                mission,
                points,
                alliedScore == null || germanScore == null ? null : new Scores(alliedScore, germanScore),
                decided,
                ruled,
                winner,
                areaWon,
                openedAt,
                closedAt,
                closedAs);
    }
}
