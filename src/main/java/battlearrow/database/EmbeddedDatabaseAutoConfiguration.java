package battlearrow.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.NoneNestedConditions;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.core.env.Environment;

/**
 * Starts PostgreSQL out of the application when nobody named a database.
 *
 * <p>An auto-configuration and not an ordinary one, because it must be judged after every bean of a test or of an
 * operator is known: an ordinary one would be judged first and give a second set of connection details.
 */
@AutoConfiguration(before = DataSourceAutoConfiguration.class)
@ConditionalOnClass(EmbeddedPostgres.class)
@ConditionalOnMissingBean({JdbcConnectionDetails.class, DataSource.class})
@Conditional(EmbeddedDatabaseAutoConfiguration.NoDatabaseNamed.class)
public class EmbeddedDatabaseAutoConfiguration {

    /** Static, so that the server comes up beside everything else that is made. */
    @Bean
    static HeadStart embeddedDatabaseHeadStart(Environment environment) {
        return new HeadStart(environment.getProperty("battlearrow.embedded-database.dir", "data"));
    }

    @Bean
    EmbeddedDatabase embeddedDatabase(HeadStart headStart) {
        return headStart.join();
    }

    @Bean
    JdbcConnectionDetails embeddedDatabaseConnectionDetails(EmbeddedDatabase database) {
        return database.connectionDetails();
    }

    /** Holds when no address of a database is configured. */
    static class NoDatabaseNamed extends NoneNestedConditions {

        NoDatabaseNamed() {
            super(ConfigurationPhase.REGISTER_BEAN);
        }

        @ConditionalOnProperty("spring.datasource.url")
        static class AddressNamed {}
    }
}
