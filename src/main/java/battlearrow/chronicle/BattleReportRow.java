package battlearrow.chronicle;

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
@Table(name = "battle_report")
class BattleReportRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private long campaignId;
    private int battle;
    private Instant openedAt;
    private long reporter;

    @Enumerated(EnumType.STRING)
    private @Nullable Side attacker;

    private String story;
    private Instant writtenAt;

    protected BattleReportRow() {}

    @SuppressWarnings("NullAway.Init") // write fills the rest before the row is stored
    BattleReportRow(long campaignId, int battle, Instant openedAt, long reporter) {
        this.campaignId = campaignId;
        this.battle = battle;
        this.openedAt = openedAt;
        this.reporter = reporter;
    }

    void write(@Nullable Side newAttacker, String newStory, Instant now) {
        attacker = newAttacker;
        story = newStory;
        writtenAt = now;
    }

    long reporter() {
        return reporter;
    }

    void rephrase(UnaryOperator<String> change) {
        story = change.apply(story);
    }

    BattleReport toReport() {
        return new BattleReport(battle, reporter, Optional.ofNullable(attacker), story, writtenAt);
    }
}
