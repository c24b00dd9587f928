package battlearrow.budgets;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The packaged application with the demo club, in a process of its own, as the README tells a host to run it: unpacked, with
 * the archive of its classes that the first stop writes.
 */
final class RunningApplication implements AutoCloseable {
    private static final Path JAR = Path.of("target", "battle-arrow.jar");
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Process process;
    private final String address;
    private final Duration startUp;

    private RunningApplication(Process process, String address, Duration startUp) {
        this.process = process;
        this.address = address;
        this.startUp = startUp;
    }

    /** Unpacks it into a folder beside the data. */
    static void unpack(Path data) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(List.of(
                        JAVA.toString(),
                        "-Djarmode=tools",
                        "-jar",
                        JAR.toString(),
                        "extract",
                        "--destination",
                        data.resolveSibling("unpacked").toString()))
                .inheritIO()
                .start();
        if (process.waitFor() != 0) {
            throw new IllegalStateException(JAR + " could not be unpacked");
        }
    }

    /** Starts it over a data folder, which is filled if it is empty, and waits until it answers. */
    static RunningApplication start(Path data) throws IOException, InterruptedException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        long begun = System.nanoTime();
        Process process = new ProcessBuilder(List.of(
                        JAVA.toString(),
                        "-XX:+AutoCreateSharedArchive",
                        "-XX:SharedArchiveFile=" + data.resolveSibling("battle-arrow.jsa"),
                        "-jar",
                        data.resolveSibling("unpacked")
                                .resolve(JAR.getFileName())
                                .toString(),
                        "--spring.profiles.active=demo",
                        "--server.address=127.0.0.1",
                        "--server.port=" + port,
                        "--battlearrow.embedded-database.dir=" + data))
                .redirectErrorStream(true)
                .redirectOutput(data.resolveSibling(data.getFileName() + ".log").toFile())
                .start();
        String address = "http://127.0.0.1:" + port;
        while (!isReady(address)) {
            boolean isLate = System.nanoTime() - begun > PATIENCE.toNanos();
            if (isLate || !process.isAlive()) {
                process.destroy();
                throw new IllegalStateException("The application did not start; see " + data + ".log");
            }
            Thread.sleep(20);
        }
        return new RunningApplication(process, address, Duration.ofNanos(System.nanoTime() - begun));
    }

    private static boolean isReady(String address) throws InterruptedException {
        try {
            return HttpClient.newHttpClient()
                            .send(
                                    HttpRequest.newBuilder(URI.create(address + "/actuator/health/readiness"))
                                            .build(),
                                    BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException notYet) {
            return false;
        }
    }

    String address() {
        return address;
    }

    /** From the start of the process to its first answer. */
    Duration startUp() {
        return startUp;
    }

    @Override
    public void close() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
    }
}
