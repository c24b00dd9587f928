package battlearrow.campaign;

import java.time.Instant;
import java.util.Optional;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface DataCheckRows extends Repository<DataCheckRow, Long> {

    Optional<DataCheckRow> findById(long campaignId);

    @Modifying(flushAutomatically = true, clearAutomatically = true)
    @Query(nativeQuery = true, value = """
                    insert into data_check (campaign_id, corrections, version, changed_by, changed_at)
                    values (:campaignId, :corrections, 1, :author, :now)
                    on conflict (campaign_id) do update
                    set corrections = :corrections, version = data_check.version + 1, changed_by = :author, changed_at = :now
                    """)
    int keep(long campaignId, String corrections, long author, Instant now);

    @Modifying(flushAutomatically = true, clearAutomatically = true)
    @Query("delete from DataCheckRow where campaignId = :campaignId")
    int drop(long campaignId);
}
