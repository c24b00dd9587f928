package battlearrow.testing;

import java.util.List;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Empties every table but the record of migrations, for tests about the first run. */
@TestComponent
public class EmptyDatabase {

    private final JdbcClient jdbc;

    EmptyDatabase(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public void empty() {
        List<String> tables = jdbc.sql("""
                        select quote_ident(tablename) from pg_tables
                        where schemaname = 'public' and tablename <> 'flyway_schema_history'
                        """).query(String.class).list();
        // As a replica no trigger fires: the journal, too, lets itself be emptied between two tests.
        jdbc.sql("set session_replication_role = replica; truncate table " + String.join(", ", tables)
                        + " restart identity cascade; set session_replication_role = origin")
                .update();
    }
}
