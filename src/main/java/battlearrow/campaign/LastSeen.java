package battlearrow.campaign;

import java.sql.Timestamp;
import java.time.Clock;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** How far each person has read a campaign: what pages call news, and whether anybody has seen an entry. */
@Component
@Transactional
public class LastSeen {
    private final JdbcClient jdbc;
    private final Clock clock;

    LastSeen(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** Notes that a page with this entry was drawn for a person; an older page changes nothing. */
    public void note(long campaignId, long accountId, long sequence) {
        jdbc.sql("""
                        insert into last_seen (campaign_id, account_id, sequence, seen_at)
                        values (:campaign, :account, :sequence, :now)
                        on conflict (campaign_id, account_id) do update
                        set sequence = excluded.sequence, seen_at = excluded.seen_at
                        where last_seen.sequence < excluded.sequence
                        """)
                .param("campaign", campaignId)
                .param("account", accountId)
                .param("sequence", sequence)
                .param("now", Timestamp.from(clock.instant()))
                .update();
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
