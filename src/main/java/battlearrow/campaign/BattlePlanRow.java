package battlearrow.campaign;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "battle_plan")
class BattlePlanRow {

    enum State {
        DRAFT,
        ISSUED
    }

    private static final String ARROW = ">";

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long campaignId;

    @Enumerated(EnumType.STRING)
    private Side side;

    private int turn;

    @Enumerated(EnumType.STRING)
    private State state;

    private int version;
    private long author;
    /** Ids of areas, one a line. */
    private String objectives;
    /** Ids of two areas with an arrow between, one a line. */
    private String arrows;

    private String standingOrders;
    private String specialInstructions;
    private Instant writtenAt;
    private @Nullable Instant issuedAt;

    protected BattlePlanRow() {}

    static BattlePlanRow draft(long campaignId, Side side, int turn, long author) {
        BattlePlanRow row = new BattlePlanRow();
        row.campaignId = campaignId;
        row.side = side;
        row.turn = turn;
        row.state = State.DRAFT;
        row.author = author;
        return row;
    }

    static BattlePlanRow issued(long campaignId, Side side, int turn, long author, int version, Instant now) {
        BattlePlanRow row = draft(campaignId, side, turn, author);
        row.state = State.ISSUED;
        row.version = version;
        row.issuedAt = now;
        return row;
    }

    BattlePlanRow saying(BattlePlan plan, Instant now) {
        objectives = plan.objectives().stream().map(AreaId::value).collect(Collectors.joining("\n"));
        arrows = plan.arrows().stream()
                .map(arrow -> arrow.from() + ARROW + arrow.to())
                .collect(Collectors.joining("\n"));
        standingOrders = plan.standingOrders();
        specialInstructions = plan.specialInstructions();
        writtenAt = now;
        return this;
    }

    void rephrase(UnaryOperator<String> change) {
        standingOrders = change.apply(standingOrders);
        specialInstructions = change.apply(specialInstructions);
    }

    long id() {
        return id;
    }

    int turn() {
        return turn;
    }

    int version() {
        return version;
    }

    long author() {
        return author;
    }

    Instant writtenAt() {
        return writtenAt;
    }

    BattlePlan plan() {
        return new BattlePlan(
                lines(objectives).map(AreaId::new).toList(),
                lines(arrows).map(BattlePlanRow::arrow).toList(),
                standingOrders,
                specialInstructions);
    }

    private static BattlePlan.Arrow arrow(String line) {
        List<String> ends = List.of(line.split(ARROW, 2));
        return new BattlePlan.Arrow(new AreaId(ends.getFirst()), new AreaId(ends.getLast()));
    }

    private static Stream<String> lines(String text) {
        return text.lines().filter(line -> !line.isEmpty());
    }
}
