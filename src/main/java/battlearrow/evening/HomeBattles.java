package battlearrow.evening;

import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Battles that two players fight at home between two evenings, on a date of their own. */
@Component
@Transactional
public class HomeBattles {
    private final JdbcClient jdbc;

    HomeBattles(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    private record Key(int battle, Instant openedAt) {
        static Key of(BattleRecord battle) {
            return new Key(battle.number(), battle.openedAt().truncatedTo(ChronoUnit.MICROS));
        }
    }

    /** Says that an open battle is played at home, and when; said again, the later date counts. */
    public void playAtHome(long campaignId, BattleRecord battle, Instant when) {
        Key key = Key.of(battle);
        jdbc.sql("""
                        insert into home_battle (campaign_id, battle, opened_at, plays_at)
                        values (:campaign, :battle, :opened, :plays)
                        on conflict (campaign_id, battle, opened_at) do update set plays_at = excluded.plays_at
                        """)
                .param("campaign", campaignId)
                .param("battle", key.battle())
                .param("opened", Timestamp.from(key.openedAt()))
                .param("plays", Timestamp.from(when))
                .update();
    }

    /** The battle is played at the club after all. */
    public void playAtTheClub(long campaignId, BattleRecord battle) {
        Key key = Key.of(battle);
        jdbc.sql("delete from home_battle"
                        + " where campaign_id = :campaign and battle = :battle and opened_at = :opened")
                .param("campaign", campaignId)
                .param("battle", key.battle())
                .param("opened", Timestamp.from(key.openedAt()))
                .update();
    }

    /** When the open battles that are played at home are played, by their numbers. */
    @Transactional(readOnly = true)
    public Map<Integer, Instant> list(long campaignId, Moment now) {
        Map<Key, Instant> known = new HashMap<>();
        jdbc.sql("select battle, opened_at, plays_at from home_battle where campaign_id = :campaign")
                .param("campaign", campaignId)
                .query(row -> {
                    known.put(
                            new Key(
                                    row.getInt("battle"),
                                    row.getTimestamp("opened_at").toInstant()),
                            row.getTimestamp("plays_at").toInstant());
                });
        Map<Integer, Instant> open = new HashMap<>();
        for (BattleRecord battle : now.openBattles()) {
            Instant when = known.get(Key.of(battle));
            if (when != null) {
                open.put(battle.number(), when);
            }
        }
        return open;
    }
}
