package battlearrow.firestorm.referee;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.rulebook.Mode;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole campaigns by offered orders and dice chosen at random: nothing crashes, nobody is stuck, no Troop is lost or doubled,
 * the invariants hold after every order, and what was not offered is refused. A failure names its seed, of which everything
 * follows: {@code new RandomGame(Mode.CAMPAIGN, seed).play()} shows it again.
 */
class RandomPlayTest {
    private static final int CAMPAIGNS = 300;
    private static final int FRESH_CAMPAIGNS = 4;

    @TestFactory
    @Covers({
        "TURN-01", "TURN-02", "TURN-04", "INV-01", "INV-02", "INV-03", "INV-04", "INV-05", "INV-06", "INV-07", "INV-08",
        "INV-09", "INV-10", "INV-11", "INV-12", "INV-13", "INV-14", "INV-15", "INV-16", "INV-17", "INV-18", "INV-19",
        "INV-20", "INV-21", "INV-22", "INV-23", "INV-24", "INV-25", "INV-26", "INV-27", "INV-28", "INV-29", "INV-30",
        "INV-31", "INV-32", "INV-33", "INV-34", "INV-35", "INV-36", "INV-37", "INV-38", "INV-39", "INV-40", "INV-41",
        "INV-42", "INV-43", "INV-44", "INV-45", "INV-46", "INV-50", "INV-51", "INV-52", "INV-53", "SET-24", "AIR-41",
        "AIR-42", "AIR-45", "RES-10", "RES-14"
    })
    Stream<DynamicTest> campaignsOfFixedSeeds() {
        return GamesAtOnce.tests(RandomGame.campaigns(1, CAMPAIGNS));
    }

    @TestFactory
    Stream<DynamicTest> campaignsOfFreshSeeds() {
        return GamesAtOnce.tests(ThreadLocalRandom.current()
                .longs(FRESH_CAMPAIGNS, 0, Integer.MAX_VALUE)
                .mapToObj(seed -> new RandomGame(Mode.CAMPAIGN, seed)));
    }
}
