package battlearrow.chronicle;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface BattleReportRows extends Repository<BattleReportRow, Long> {

    BattleReportRow saveAndFlush(BattleReportRow row);

    Optional<BattleReportRow> findByCampaignIdAndBattleAndOpenedAtAndReporter(
            long campaignId, int battle, Instant openedAt, long reporter);

    @Query("from BattleReportRow where campaignId in :campaigns")
    List<BattleReportRow> listOfCampaigns(Collection<Long> campaigns);

    @Query(
            "from BattleReportRow where campaignId = :campaignId and battle = :battle and openedAt = :openedAt order by id")
    List<BattleReportRow> listOfBattle(long campaignId, int battle, Instant openedAt);
}
