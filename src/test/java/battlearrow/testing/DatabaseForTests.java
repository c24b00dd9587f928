package battlearrow.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;

/**
 * One PostgreSQL for all tests of a virtual machine: a container where Docker runs, the embedded server elsewhere.
 *
 * <p>Use with {@code @Import(DatabaseForTests.class)}, or by {@link ApplicationTest}. Tests share its contents, so they
 * name their own clubs and campaigns, or empty the tables by {@link EmptyDatabase} first.
 */
@TestConfiguration(proxyBeanMethods = false)
public class DatabaseForTests {

    @Bean
    JdbcConnectionDetails databaseForTests() {
        return Server.DETAILS;
    }

    /** Started with the first context that asks, stopped with the virtual machine. */
    private static final class Server {

        static final JdbcConnectionDetails DETAILS = start();

        private static JdbcConnectionDetails start() {
            return DockerClientFactory.instance().isDockerAvailable() ? startContainer() : startEmbedded();
        }

        @SuppressWarnings("resource") // Testcontainers removes it when the virtual machine ends.
        private static JdbcConnectionDetails startContainer() {
            PostgreSQLContainer container = new PostgreSQLContainer("postgres:18");
            container.start();
            return new Details(container.getJdbcUrl(), container.getUsername(), container.getPassword());
        }

        private static JdbcConnectionDetails startEmbedded() {
            try {
                EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setLocaleConfig("locale", "C.UTF-8")
                        .setServerConfig("listen_addresses", "127.0.0.1")
                        .start();
                return new Details("jdbc:postgresql://127.0.0.1:" + server.getPort() + "/postgres", "postgres", "");
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }

    private record Details(String getJdbcUrl, String getUsername, String getPassword)
            implements JdbcConnectionDetails {}
}
