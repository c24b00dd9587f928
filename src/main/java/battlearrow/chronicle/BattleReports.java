package battlearrow.chronicle;

import battlearrow.firestorm.map.Side;
import battlearrow.tables.BattleRecord;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The stories of battles, one for each person who tells one. The scores are the journal's. */
@Component
@Transactional
public class BattleReports {
    /** Far beyond any story; it keeps a slip of the clipboard out of the database. */
    public static final int LONGEST_STORY = 20_000;

    private final BattleReportRows rows;
    private final Clock clock;

    BattleReports(BattleReportRows rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    /**
     * Keeps what a person tells of a battle; told again, the later word stands. Whether the person may tell is decided where
     * the request comes in. Nothing said at all keeps what was told before.
     *
     * @param attacker who attacked on the table; empty when not said
     * @param story at most {@link #LONGEST_STORY} characters; a longer one is cut
     */
    public void keep(long campaignId, BattleRecord battle, long reporter, Optional<Side> attacker, String story) {
        String told = story.strip();
        if (told.isEmpty() && attacker.isEmpty()) {
            return;
        }
        Instant opened = openedAt(battle);
        BattleReportRow row = rows.findByCampaignIdAndBattleAndOpenedAtAndReporter(
                        campaignId, battle.number(), opened, reporter)
                .orElseGet(() -> new BattleReportRow(campaignId, battle.number(), opened, reporter));
        row.write(
                attacker.orElse(null),
                told.substring(0, Math.min(told.length(), LONGEST_STORY)),
                clock.instant().truncatedTo(ChronoUnit.MICROS));
        rows.saveAndFlush(row);
    }

    /** What was told of a battle, in the order of telling. */
    @Transactional(readOnly = true)
    public List<BattleReport> list(long campaignId, BattleRecord battle) {
        return rows.listOfBattle(campaignId, battle.number(), openedAt(battle)).stream()
                .map(BattleReportRow::toReport)
                .toList();
    }

    private static Instant openedAt(BattleRecord battle) {
        return battle.openedAt().truncatedTo(ChronoUnit.MICROS);
    }
}
