package battlearrow.club;

import java.time.Instant;
import java.util.Optional;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface AccountRows extends Repository<AccountRow, Long> {

    Optional<AccountRow> findById(long id);

    @Query("from AccountRow where lower(signInName) = lower(:name)")
    Optional<AccountRow> findBySignInName(String name);

    /** Inserts, or does nothing when the sign-in name is taken; answers how many rows were inserted. */
    @Modifying
    @Query(nativeQuery = true, value = """
                    insert into account (display_name, sign_in_name, password_hash, created_at)
                    values (:displayName, :signInName, :passwordHash, :now)
                    on conflict (lower(sign_in_name)) do nothing
                    """)
    int insertUnlessTaken(String displayName, String signInName, String passwordHash, Instant now);

    AccountRow saveAndFlush(AccountRow row);

    void flush();
}
