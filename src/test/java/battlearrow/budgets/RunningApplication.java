package battlearrow.budgets;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The packaged application with the demo club, in a process of its own, as the README tells a host to run it: unpacked, with
 * what the first stop keeps of a start for all later ones.
 */
final class RunningApplication implements AutoCloseable {
    private static final Path JAR = Path.of("target", "battle-arrow.jar");
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    private static final int WITH_AOT_CACHE = 25;
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
        List<String> command = new ArrayList<>(List.of(JAVA.toString(), "-XX:+UseSerialGC"));
        command.addAll(kept(data));
        command.addAll(List.of(
                "-jar",
                data.resolveSibling("unpacked").resolve(JAR.getFileName()).toString(),
                "--spring.profiles.active=demo",
                "--server.address=127.0.0.1",
                "--server.port=" + port,
                "--battlearrow.embedded-database.dir=" + data));
        Process process = new ProcessBuilder(command)
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

    /** Asks for what an earlier start left, or to leave it; JDKs below 25 can keep classes only. */
    private static List<String> kept(Path data) {
        if (Runtime.version().feature() < WITH_AOT_CACHE) {
            return List.of(
                    "-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + data.resolveSibling("battle-arrow.jsa"));
        }
        Path cache = data.resolveSibling("battle-arrow.aot");
        return List.of((Files.exists(cache) ? "-XX:AOTCache=" : "-XX:AOTCacheOutput=") + cache);
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
