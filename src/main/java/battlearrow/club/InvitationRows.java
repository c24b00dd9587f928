package battlearrow.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface InvitationRows extends Repository<InvitationRow, Long> {

    InvitationRow saveAndFlush(InvitationRow row);

    Optional<InvitationRow> findById(long id);

    Optional<InvitationRow> findByTokenHash(byte[] tokenHash);

    Optional<InvitationRow> findByFormKey(UUID formKey);

    /** Two people who follow one link at once come one after the other. */
    @NativeQuery("select * from invitation where token_hash = :tokenHash for update")
    Optional<InvitationRow> lock(byte[] tokenHash);

    @Query("""
            from InvitationRow where clubId = :clubId and revokedAt is null and expiresAt > :now
            order by madeAt desc, id desc
            """)
    List<InvitationRow> listUnexpired(long clubId, Instant now);

    @Query("from InvitationRow where accountId = :accountId and revokedAt is null")
    List<InvitationRow> listResetsOf(long accountId);

    @NativeQuery("select count(*) from invitation_use where invitation_id = :id")
    long countUses(long id);

    @NativeQuery("select count(*) from invitation_use where invitation_id = :id and account_id = :accountId")
    long countUses(long id, long accountId);

    @Modifying
    @Query(nativeQuery = true, value = """
                    insert into invitation_use (invitation_id, account_id, used_at) values (:id, :accountId, :now)
                    on conflict do nothing
                    """)
    int noteUse(long id, long accountId, Instant now);
}
