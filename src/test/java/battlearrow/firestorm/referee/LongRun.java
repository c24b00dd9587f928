package battlearrow.firestorm.referee;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.referee.GamesAtOnce.Played;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Random campaigns and General's Wargames by the thousand, told at the end: {@code mvn test -Plong-run}. The properties
 * {@code campaigns}, {@code wargames} and {@code firstSeed} say how many and which, {@code minutes} when to stop.
 */
class LongRun {
    private static final int PROGRESS_EVERY = 500;
    private static final long A_DAY = Duration.ofDays(1).toMinutes();

    @Test
    void playsToTheEnd() throws InterruptedException {
        long firstSeed = Long.getLong("longRun.firstSeed", 1);
        Instant begun = Instant.now();
        Instant end = begun.plus(Duration.ofMinutes(Long.getLong("longRun.minutes", A_DAY)));
        Tally tally = new Tally();
        List<String> faults = new ArrayList<>();
        int left = 0;
        Queue<Played> games = new ArrayDeque<>(GamesAtOnce.begin(Stream.concat(
                RandomGame.campaigns(firstSeed, Integer.getInteger("longRun.campaigns", 0)),
                RandomGame.wargames(firstSeed, Integer.getInteger("longRun.wargames", 0)))));
        while (!games.isEmpty()) {
            Played next = games.remove();
            if (Instant.now().isAfter(end) && !next.tally().isDone()) {
                next.tally().cancel(false);
                left++;
                continue;
            }
            try {
                tally.add(next.result());
            } catch (AssertionError fault) {
                faults.add(fault.getMessage());
                say(fault.getMessage());
            }
            if (tally.games() % PROGRESS_EVERY == 0) {
                say("%,d games after %,d s".formatted(tally.games(), seconds(begun)));
            }
        }
        say(tally.report(RandomCampaign.kinds()));
        say(String.format(
                Locale.UK, "%,d s, %d faults, %,d games left for want of time", seconds(begun), faults.size(), left));
        assertThat(faults).isEmpty();
    }

    private static long seconds(Instant begun) {
        return Duration.between(begun, Instant.now()).toSeconds();
    }

    @SuppressWarnings("SystemOut")
    private static void say(String what) {
        System.out.println(what);
    }
}
