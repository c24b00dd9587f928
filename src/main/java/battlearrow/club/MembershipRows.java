package battlearrow.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface MembershipRows extends Repository<MembershipRow, Long> {

    @Query("from MembershipRow where clubId = :clubId and accountId = :accountId and until is null")
    Optional<MembershipRow> findPresent(long clubId, long accountId);

    @Query("from MembershipRow where accountId = :accountId and until is null")
    List<MembershipRow> listPresentOf(long accountId);

    @Query("""
            select new battlearrow.club.Member(m.clubId, m.accountId,
                case when a.addition = '' then a.displayName else concat(a.displayName, ' (', a.addition, ')') end,
                m.role, m.since)
            from MembershipRow m join AccountRow a on a.id = m.accountId
            where m.clubId = :clubId and m.until is null
            order by lower(a.displayName), a.addition, a.id
            """)
    List<Member> listMembers(long clubId);

    @Query("select count(*) from MembershipRow where clubId = :clubId and until is null and role = ORGANISER")
    long countOrganisers(long clubId);

    /** Inserts, or does nothing for somebody who already is a member. */
    @Modifying
    @Query(nativeQuery = true, value = """
                    insert into membership (club_id, account_id, role, since)
                    values (:clubId, :accountId, :role, :now)
                    on conflict (club_id, account_id) where until is null do nothing
                    """)
    int insertUnlessMember(long clubId, long accountId, String role, Instant now);
}
