package battlearrow.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;

/**
 * A PostgreSQL server of our own, listening on the loopback address only, with a data folder that outlives it.
 *
 * <p>The library behind it is made for tests and starts its servers without care for power cuts; here durability is
 * switched back on, so that what was stored survives a killed application and a killed server.
 */
public final class EmbeddedDatabase implements AutoCloseable {

    /** The data folder belongs to one major version of PostgreSQL; another version must not open it. */
    private static final String DATA_FOLDER = "pg18";

    private static final Duration PATIENCE_WITH_AN_ORPHAN = Duration.ofSeconds(20);
    private static final Duration PATIENCE_WITH_THE_START = Duration.ofSeconds(60);

    private static final Logger log = LoggerFactory.getLogger(EmbeddedDatabase.class);

    private final EmbeddedPostgres server;
    private final FileChannel lockFile;

    private EmbeddedDatabase(EmbeddedPostgres server, FileChannel lockFile) {
        this.server = server;
        this.lockFile = lockFile;
    }

    /**
     * Starts the server on a free port.
     *
     * @param directory made when missing; one application at a time may use it
     * @throws IllegalStateException when another running application uses the directory
     */
    static EmbeddedDatabase start(String directory) {
        Path home = Path.of(directory).toAbsolutePath().normalize();
        try {
            makePrivateFolder(home);
            FileChannel lockFile = FileChannel.open(
                    home.resolve("application.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            try {
                if (lock(lockFile) == null) {
                    throw new IllegalStateException("Another running Battle Arrow uses the database in " + home
                            + ". Stop it, or give this one a folder of its own (battlearrow.embedded-database.dir).");
                }
                stopOrphan(home.resolve(DATA_FOLDER).resolve("postmaster.pid"));
                EmbeddedPostgres server = startServer(home);
                log.info("Embedded PostgreSQL keeps its data in {}", home);
                return new EmbeddedDatabase(server, lockFile);
            } catch (IOException | RuntimeException failure) {
                lockFile.close();
                throw failure;
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("The embedded PostgreSQL in " + home + " does not start", failure);
        }
    }

    JdbcConnectionDetails connectionDetails() {
        String address = "jdbc:postgresql://127.0.0.1:" + server.getPort() + "/postgres";
        return new JdbcConnectionDetails() {
            @Override
            public String getUsername() {
                return "postgres";
            }

            @Override
            public String getPassword() {
                return "";
            }

            @Override
            public String getJdbcUrl() {
                return address;
            }
        };
    }

    @Override
    public void close() throws IOException {
        try {
            server.close();
        } finally {
            lockFile.close();
        }
    }

    private static EmbeddedPostgres startServer(Path home) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(home.resolve(DATA_FOLDER))
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                // Outside the system's temporary folder, which is swept while a long-running server still needs it.
                .setOverrideWorkingDirectory(home.resolve("bin").toFile())
                .setPGStartupWait(PATIENCE_WITH_THE_START)
                .setLocaleConfig("locale", "C.UTF-8")
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("max_connections", "60")
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "")
                .start();
    }

    private static void makePrivateFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(folder);
        }
    }

    private static @Nullable FileLock lock(FileChannel file) throws IOException {
        try {
            return file.tryLock();
        } catch (OverlappingFileLockException heldByThisVirtualMachine) {
            return null;
        }
    }

    /** A killed application leaves its server running; we hold the lock, so nobody else can be using it. */
    private static void stopOrphan(Path pidFile) throws IOException {
        if (!Files.exists(pidFile, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        // A server killed while it wrote the file may leave it empty.
        List<String> lines = Files.readAllLines(pidFile);
        Optional<ProcessHandle> orphan =
                lines.isEmpty() || !lines.getFirst().strip().matches("\\d{1,18}")
                        ? Optional.empty()
                        : ProcessHandle.of(Long.parseLong(lines.getFirst().strip()));
        if (orphan.isEmpty() || !isPostgres(orphan.get())) {
            return;
        }
        ProcessHandle process = orphan.get();
        log.warn("A PostgreSQL server of an earlier run (process {}) still holds the data; stopping it", process.pid());
        process.destroy();
        try {
            process.onExit().get(PATIENCE_WITH_AN_ORPHAN.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException stillAlive) {
            process.destroyForcibly();
        } catch (ExecutionException failure) {
            throw new IOException("Waiting for process " + process.pid() + " failed", failure);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for process " + process.pid(), interruption);
        }
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> command.toLowerCase(Locale.ROOT).contains("postgres"))
                .orElse(false);
    }
}
