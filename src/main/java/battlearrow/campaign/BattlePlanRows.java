package battlearrow.campaign;

import battlearrow.firestorm.map.Side;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface BattlePlanRows extends Repository<BattlePlanRow, Long> {

    BattlePlanRow saveAndFlush(BattlePlanRow row);

    @Query("""
            from BattlePlanRow where campaignId = :campaignId and side = :side and turn = :turn
            and author = :author and state = DRAFT
            """)
    Optional<BattlePlanRow> findDraft(long campaignId, Side side, int turn, long author);

    @Query("""
            from BattlePlanRow where campaignId = :campaignId and side = :side and turn = :turn and state = ISSUED
            order by version
            """)
    List<BattlePlanRow> listIssued(long campaignId, Side side, int turn);

    @Modifying
    @Query("delete from BattlePlanRow where campaignId = :campaignId and side = :side and turn = :turn"
            + " and author = :author and state = DRAFT")
    int deleteDraft(long campaignId, Side side, int turn, long author);

    @Modifying
    @Query("delete from BattlePlanRow where author = :author and state = DRAFT")
    int deleteDraftsOf(long author);

    @Query("from BattlePlanRow where campaignId in :campaigns")
    List<BattlePlanRow> listOfCampaigns(Collection<Long> campaigns);

    @Modifying
    @Query(nativeQuery = true, value = """
                    insert into battle_plan_reading (plan_id, account_id, read_at) values (:plan, :account, :now)
                    on conflict do nothing
                    """)
    int noteReading(long plan, long account, Instant now);

    @NativeQuery("select count(*) from battle_plan_reading where plan_id = :plan and account_id <> :author")
    int countReaders(long plan, long author);

    @Modifying
    @Query(nativeQuery = true, value = """
                    insert into battle_plan_opening (campaign_id, side, turn, account_id, opened_at)
                    values (:campaign, :side, :turn, :account, :now)
                    """)
    int noteOpening(long campaign, String side, int turn, long account, Instant now);

    @Modifying
    @Query(nativeQuery = true, value = """
                    insert into battle_plan_note (campaign_id, side, turn, author, note, written_at)
                    values (:campaign, :side, :turn, :author, :note, :now)
                    """)
    int addNote(long campaign, String side, int turn, long author, String note, Instant now);

    /** A dated note beside a plan, as the database keeps it. */
    interface NoteLine {
        long getAuthor();

        String getNote();

        Instant getWrittenAt();
    }

    @NativeQuery("""
            select author, note, written_at as "writtenAt" from battle_plan_note
            where campaign_id = :campaign and side = :side and turn = :turn order by id
            """)
    List<NoteLine> listNotes(long campaign, String side, int turn);

    /** The text of a note, to be rewritten. */
    interface NoteText {
        long getId();

        String getNote();
    }

    @NativeQuery("select id, note from battle_plan_note where campaign_id = :campaign order by id")
    List<NoteText> listNoteTexts(long campaign);

    @Modifying
    @NativeQuery("update battle_plan_note set note = :note where id = :id")
    int rewriteNote(long id, String note);

    /** Who looked into a plan of neither side's, as the database keeps it. */
    interface OpeningLine {
        long getAccountId();

        Instant getOpenedAt();
    }

    @NativeQuery("""
            select account_id as "accountId", opened_at as "openedAt" from battle_plan_opening
            where campaign_id = :campaign and side = :side and turn = :turn order by id
            """)
    List<OpeningLine> listOpenings(long campaign, String side, int turn);
}
