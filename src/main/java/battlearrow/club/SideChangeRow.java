package battlearrow.club;

import battlearrow.firestorm.map.Side;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "side_change")
class SideChangeRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long campaignId;
    private long accountId;

    @Enumerated(EnumType.STRING)
    private Side fromSide;

    private int fromTurn;

    @Enumerated(EnumType.STRING)
    private SideChange.State state;

    private Instant askedAt;
    private @Nullable Long answeredBy;
    private String reason;
    private @Nullable Instant settledAt;

    protected SideChangeRow() {}

    SideChangeRow(long campaignId, long accountId, Side from, int fromTurn, SideChange.State state, Instant askedAt) {
        this.campaignId = campaignId;
        this.accountId = accountId;
        this.fromSide = from;
        this.fromTurn = fromTurn;
        this.state = state;
        this.askedAt = askedAt;
        this.reason = "";
    }

    long campaignId() {
        return campaignId;
    }

    long accountId() {
        return accountId;
    }

    SideChange.State state() {
        return state;
    }

    @Nullable
    Long answeredBy() {
        return answeredBy;
    }

    void answer(SideChange.State answer, long organiser, String said) {
        state = answer;
        answeredBy = organiser;
        reason = said;
    }

    void rephrase(UnaryOperator<String> change) {
        reason = change.apply(reason);
    }

    void settle(SideChange.State end, Instant when) {
        state = end;
        settledAt = when;
    }

    SideChange toSideChange(String displayName, @Nullable String organiser) {
        return new SideChange(
                id,
                campaignId,
                accountId,
                displayName,
                fromSide,
                fromTurn,
                state,
                askedAt,
                Optional.ofNullable(organiser),
                reason,
                Optional.ofNullable(settledAt));
    }
}
