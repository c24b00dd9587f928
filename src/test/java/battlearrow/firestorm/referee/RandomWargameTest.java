package battlearrow.firestorm.referee;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.rulebook.Mode;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole General's Wargames by offered orders and dice chosen at random, from the set-up and from the map of a campaign in the
 * middle of its course; the invariants hold after every order. A failure names its seed.
 */
class RandomWargameTest {
    private static final int WARGAMES = 1_000;
    private static final int FRESH_WARGAMES = 10;

    @TestFactory
    @Covers({
        "SET-26", "GW-03", "GW-04", "GW-06", "GW-23", "GW-24", "INV-01", "INV-02", "INV-03", "INV-04", "INV-05",
        "INV-06", "INV-07", "INV-08", "INV-09", "INV-10", "INV-11", "INV-12", "INV-13", "INV-14", "INV-15", "INV-16",
        "INV-17", "INV-18", "INV-19", "INV-20", "INV-21", "INV-22", "INV-23", "INV-24", "INV-25", "INV-26", "INV-27",
        "INV-28", "INV-29", "INV-30", "INV-31", "INV-32", "INV-33", "INV-34", "INV-35", "INV-36", "INV-37", "INV-38",
        "INV-39", "INV-40", "INV-41", "INV-42", "INV-43", "INV-44", "INV-45", "INV-46", "INV-47", "INV-48", "INV-50",
        "INV-51", "INV-52", "INV-53", "INV-54", "SET-27"
    })
    Stream<DynamicTest> wargamesOfFixedSeeds() {
        return GamesAtOnce.tests(RandomGame.wargames(1, WARGAMES));
    }

    @TestFactory
    Stream<DynamicTest> wargamesOfFreshSeeds() {
        return GamesAtOnce.tests(ThreadLocalRandom.current()
                .longs(FRESH_WARGAMES, 0, Integer.MAX_VALUE)
                .mapToObj(seed -> new RandomGame(Mode.WARGAME, seed)));
    }
}
