package battlearrow.club;

import java.sql.Timestamp;
import java.time.Instant;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of set-up codes; there is never more than one row once a club is founded. */
@Component
class SetUpCodes {

    private final JdbcClient jdbc;

    SetUpCodes(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    void add(byte[] hash, Instant now) {
        jdbc.sql("insert into set_up_code (code_hash, made_at) values (:hash, :now)")
                .param("hash", hash)
                .param("now", Timestamp.from(now))
                .update();
    }

    /** Takes the code if nobody did before. Two who send it at once come one after the other; the second gets false. */
    boolean use(byte[] hash, Instant now) {
        boolean taken = jdbc.sql("update set_up_code set used_at = :now where code_hash = :hash and used_at is null")
                        .param("hash", hash)
                        .param("now", Timestamp.from(now))
                        .update()
                == 1;
        if (taken) {
            jdbc.sql("delete from set_up_code where used_at is null").update();
        }
        return taken;
    }

    boolean isUnused(byte[] hash) {
        return count("select count(*) from set_up_code where code_hash = :hash and used_at is null", hash) > 0;
    }

    boolean wasUsed(byte[] hash) {
        return count("select count(*) from set_up_code where code_hash = :hash and used_at is not null", hash) > 0;
    }

    private long count(String sql, byte[] hash) {
        return jdbc.sql(sql).param("hash", hash).query(Long.class).single();
    }
}
