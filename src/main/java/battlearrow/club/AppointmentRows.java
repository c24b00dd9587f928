package battlearrow.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface AppointmentRows extends Repository<AppointmentRow, Long> {

    AppointmentRow saveAndFlush(AppointmentRow row);

    void flush();

    Optional<AppointmentRow> findById(long id);

    @Query("""
            from AppointmentRow where campaignId = :campaignId
            and since <= :now and (until is null or until > :now) order by id
            """)
    List<AppointmentRow> listHeld(long campaignId, Instant now);

    @Query("""
            from AppointmentRow where accountId = :accountId
            and since <= :now and (until is null or until > :now) order by id
            """)
    List<AppointmentRow> listHeldBy(long accountId, Instant now);

    @Query("""
            select a from AppointmentRow a, CampaignRow c where a.accountId = :accountId
            and c.id = a.campaignId and c.clubId = :clubId
            and a.since <= :now and (a.until is null or a.until > :now) order by a.id
            """)
    List<AppointmentRow> listHeldInClub(long clubId, long accountId, Instant now);

    @Query("select distinct campaignId from AppointmentRow where accountId = :accountId")
    List<Long> listCampaignsEver(long accountId);

    @Query("from AppointmentRow where campaignId = :campaignId order by since, id")
    List<AppointmentRow> listAll(long campaignId);
}
