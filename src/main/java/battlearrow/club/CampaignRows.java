package battlearrow.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface CampaignRows extends Repository<CampaignRow, Long> {

    Optional<CampaignRow> findById(long id);

    Optional<CampaignRow> findByFormKey(UUID formKey);

    /** Serialises changes of one campaign's offices until the transaction ends. */
    @NativeQuery("select * from campaign where id = :id for update")
    Optional<CampaignRow> lock(long id);

    @Query("from CampaignRow where clubId = :clubId order by createdAt desc, id desc")
    List<CampaignRow> listOfClub(long clubId);

    @Query("from CampaignRow where state <> SETUP and openToAll order by createdAt desc, id desc")
    List<CampaignRow> listStarted();

    @Query("""
            select distinct c from CampaignRow c join AppointmentRow p on p.campaignId = c.id
            where p.accountId = :accountId and p.since <= :now and (p.until is null or p.until > :now)
            order by c.createdAt desc, c.id desc
            """)
    List<CampaignRow> listOfAccount(long accountId, Instant now);

    /** Inserts, or does nothing when the form was sent before. */
    @Modifying
    @Query(nativeQuery = true, value = """
                    insert into campaign
                        (club_id, name, scenario, mode, points_per_battle, time_zone, state, created_at, open_to_all,
                        form_key)
                    values
                        (:clubId, :name, :scenario, :mode, :pointsPerBattle, :timeZone, 'SETUP', :now, :openToAll,
                        :formKey)
                    on conflict (form_key) do nothing
                    """)
    int insertUnlessSentBefore(
            long clubId,
            String name,
            String scenario,
            String mode,
            int pointsPerBattle,
            String timeZone,
            Instant now,
            boolean openToAll,
            UUID formKey);
}
