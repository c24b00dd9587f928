package battlearrow.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.support.GenericApplicationContext;

class EmbeddedDatabaseTest {

    @TempDir
    Path folder;

    @Test
    void whatWasStoredIsThereAfterARestart() throws Exception {
        String home = folder.resolve("data").toString();
        try (EmbeddedDatabase first = EmbeddedDatabase.start(home)) {
            try (Connection connection = connect(first);
                    Statement statement = connection.createStatement()) {
                statement.execute("create table note (words text)");
                statement.execute("insert into note values ('Hold until relieved')");
                assertThat(answer(statement, "show fsync")).isEqualTo("on");
                assertThat(answer(statement, "show synchronous_commit")).isEqualTo("on");
                assertThat(answer(statement, "show listen_addresses")).isEqualTo("127.0.0.1");
            }
            assertThatIllegalStateException()
                    .as("two applications on one folder would destroy it")
                    .isThrownBy(() -> EmbeddedDatabase.start(home))
                    .withMessageContaining("Another running Battle Arrow");
        }

        try (EmbeddedDatabase second = EmbeddedDatabase.start(home);
                Connection connection = connect(second);
                Statement statement = connection.createStatement()) {
            assertThat(answer(statement, "select words from note")).isEqualTo("Hold until relieved");
        }
    }

    @Test
    void serverOfAKilledApplicationIsStoppedAndItsDataKept() throws Exception {
        String home = folder.resolve("data").toString();
        Process application = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledApplication.class.getName(),
                        home)
                .redirectErrorStream(true)
                .start();
        try (BufferedReader output = application.inputReader()) {
            assertThat(output.lines().anyMatch(KilledApplication.READY::equals)).isTrue();
            application.destroyForcibly().waitFor();
        }
        long orphan = Long.parseLong(
                Files.readAllLines(folder.resolve("data/pg18/postmaster.pid")).getFirst());
        assertThat(ProcessHandle.of(orphan).filter(ProcessHandle::isAlive))
                .as("the server outlives its application")
                .isPresent();

        try (EmbeddedDatabase next = EmbeddedDatabase.start(home);
                Connection connection = connect(next);
                Statement statement = connection.createStatement()) {
            assertThat(ProcessHandle.of(orphan).filter(ProcessHandle::isAlive)).isEmpty();
            assertThat(answer(statement, "select words from note")).isEqualTo("Hold until relieved");
        }
    }

    @Test
    void applicationThatFailsToStartLeavesNoServerRunning() {
        Path home = folder.resolve("data");
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(EmbeddedDatabaseAutoConfiguration.class))
                .withPropertyValues("battlearrow.embedded-database.dir=" + home)
                // Made before the one that would take the server.
                .withInitializer(context -> ((GenericApplicationContext) context)
                        .registerBean("fault", BeanPostProcessor.class, EmbeddedDatabaseTest::fail))
                .run(context -> {
                    assertThat(context).hasFailed();
                    assertThat(home.resolve("pg18/PG_VERSION"))
                            .as("it was started")
                            .exists();
                    assertThat(home.resolve("pg18/postmaster.pid"))
                            .as("and stopped")
                            .doesNotExist();
                });
    }

    private static BeanPostProcessor fail() {
        throw new IllegalStateException("This application does not start");
    }

    /** Stores something and waits to be killed. */
    static final class KilledApplication {

        static final String READY = "stored";

        private KilledApplication() {}

        public static void main(String[] arguments) throws Exception {
            EmbeddedDatabase database = EmbeddedDatabase.start(arguments[0]);
            try (Connection connection = connect(database);
                    Statement statement = connection.createStatement()) {
                statement.execute("create table note (words text)");
                statement.execute("insert into note values ('Hold until relieved')");
            }
            System.out.println(READY);
            Thread.sleep(Duration.ofMinutes(5));
        }
    }

    private static String answer(Statement statement, String sql) throws SQLException {
        try (ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }

    private static Connection connect(EmbeddedDatabase database) throws SQLException {
        JdbcConnectionDetails details = database.connectionDetails();
        return DriverManager.getConnection(details.getJdbcUrl(), details.getUsername(), details.getPassword());
    }
}
