package battlearrow.firestorm.referee;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Plays games at random on all processors at once. */
final class GamesAtOnce {
    /** A game that is being played. */
    record Played(RandomGame game, Future<Tally> tally) {
        /** What was played, once it is over; a fault of the game is thrown here. */
        Tally result() throws InterruptedException {
            try {
                return tally.get();
            } catch (ExecutionException e) {
                throw new AssertionError(e.getCause().getMessage(), e.getCause());
            }
        }
    }

    private GamesAtOnce() {}

    /** Begins all games, and answers with each of them in their order without waiting. */
    static List<Played> begin(Stream<RandomGame> games) {
        ExecutorService processors =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), GamesAtOnce::thread);
        List<Played> begun = games.map(game -> new Played(game, processors.submit(game::play)))
                .toList();
        processors.shutdown(); // when all of them are over
        return begun;
    }

    /** A test for each game, which fails with the fault of its own game. */
    static Stream<DynamicTest> tests(Stream<RandomGame> games) {
        return begin(games).stream().map(played -> dynamicTest(played.game().toString(), played::result));
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "random game");
        thread.setDaemon(true);
        return thread;
    }
}
