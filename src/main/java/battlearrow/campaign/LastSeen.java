package battlearrow.campaign;

import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** How far each person has read a campaign: what pages call news, and whether anybody has seen an entry. */
@Component
@Transactional
public class LastSeen {
    private static final Duration ENDS_A_VISIT = Duration.ofMinutes(30);

    /** Pages that show nothing new need not write each time. */
    private static final Duration NOTED_AGAIN_AFTER = Duration.ofMinutes(5);

    private final JdbcClient jdbc;
    private final Clock clock;

    LastSeen(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /**
     * Notes that a page with this entry was drawn for a person; an older page only shows that he is here. After half an hour
     * without a page a new visit begins. A page that shows nothing new writes nothing: even a row that is found unchanged
     * under {@code on conflict} would make the transaction wait for the disk.
     */
    public void note(long campaignId, long accountId, long sequence) {
        Instant now = clock.instant();
        jdbc.sql("""
                        insert into last_seen (campaign_id, account_id, sequence, seen_at, visit_began_after)
                        select :campaign, :account, :sequence, :now, :sequence
                        where not exists (select 1 from last_seen known
                                where known.campaign_id = :campaign and known.account_id = :account
                                and known.sequence >= :sequence and known.seen_at >= :aWhileAgo)
                        on conflict (campaign_id, account_id) do update
                        set visit_began_after = case when last_seen.seen_at < :earlierVisit
                                then last_seen.sequence else last_seen.visit_began_after end,
                            sequence = greatest(last_seen.sequence, excluded.sequence),
                            seen_at = excluded.seen_at
                        where last_seen.sequence < excluded.sequence or last_seen.seen_at < :aWhileAgo
                        """)
                .param("campaign", campaignId)
                .param("account", accountId)
                .param("sequence", sequence)
                .param("now", Timestamp.from(now))
                .param("earlierVisit", Timestamp.from(now.minus(ENDS_A_VISIT)))
                .param("aWhileAgo", Timestamp.from(now.minus(NOTED_AGAIN_AFTER)))
                .update();
    }

    /** The last entry a person had seen when his present visit began; empty for somebody who was never here. */
    @Transactional(readOnly = true)
    public OptionalLong beforeThisVisit(long campaignId, long accountId) {
        return jdbc.sql(
                        "select visit_began_after from last_seen where campaign_id = :campaign and account_id = :account")
                .param("campaign", campaignId)
                .param("account", accountId)
                .query(Long.class)
                .optional()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty);
    }

    /** The last entry a person has seen; 0 for none. */
    @Transactional(readOnly = true)
    public long of(long campaignId, long accountId) {
        return jdbc.sql("select sequence from last_seen where campaign_id = :campaign and account_id = :account")
                .param("campaign", campaignId)
                .param("account", accountId)
                .query(Long.class)
                .optional()
                .orElse(0L);
    }

    /** Whether anybody but this person was shown an entry. */
    @Transactional(readOnly = true)
    public boolean wasSeenByOthers(long campaignId, long accountId, long sequence) {
        return jdbc.sql("""
                        select exists (select 1 from last_seen
                        where campaign_id = :campaign and account_id <> :account and sequence >= :sequence)
                        """)
                .param("campaign", campaignId)
                .param("account", accountId)
                .param("sequence", sequence)
                .query(Boolean.class)
                .single();
    }
}
