package battlearrow.simulation;

import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many games from the same start, each by its number, on as many threads as one likes: the results are the same on any number. */
public final class Series {
    private final Situation start;
    private final Skill allied;
    private final Skill german;
    private final long seed;

    public Series(Situation start, Skill allied, Skill german, long seed) {
        this.start = start;
        this.allied = allied;
        this.german = german;
        this.seed = seed;
    }

    /** How each of the first games ended: Allied minus German Campaign Victory Points, by the number of the game. */
    public int[] margins(int games, int threads) throws InterruptedException {
        int[] margins = new int[games];
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> shares = new ArrayList<>();
            for (int share = 0; share < threads; share++) {
                int first = share;
                shares.add(pool.submit(() -> {
                    for (int number = first; number < games; number += threads) {
                        margins[number] = margin(number);
                    }
                }));
            }
            for (Future<?> share : shares) {
                share.get();
            }
        } catch (ExecutionException fault) {
            throw new IllegalStateException(fault.getCause());
        } finally {
            pool.shutdownNow();
        }
        return margins;
    }

    /** How one game ended. */
    public int margin(int number) {
        Situation end = Wargame.play(start, allied, german, new GameNumber(seed, number));
        return VictoryPoints.of(end).difference();
    }
}
