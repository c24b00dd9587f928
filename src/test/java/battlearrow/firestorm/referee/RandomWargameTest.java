package battlearrow.firestorm.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.wargame.WargameFork;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole General's Wargames by offered orders and dice chosen at random, from the set-up and from the map of a campaign in the
 * middle of its course; the invariants hold after every order. A failure names its seed.
 */
class RandomWargameTest {
    private static final int WARGAMES = 12;
    private static final int WARGAMES_WITH_HOUSE_RULES = 4;
    private static final int WARGAMES_OF_A_CAMPAIGN = 6;
    private static final int MOST_ORDERS_BEFORE_THE_COPY = 900;

    @TestFactory
    @Covers({
        "SET-26", "GW-03", "GW-04", "GW-06", "GW-23", "GW-24", "INV-01", "INV-19", "INV-20", "INV-22", "INV-23",
        "INV-28", "INV-31", "INV-36", "INV-38", "INV-39", "INV-47", "INV-50"
    })
    Stream<DynamicTest> wargamesOfFixedSeeds() {
        return LongStream.rangeClosed(1, WARGAMES).mapToObj(seed -> wargame(seed, HouseRules.DEFAULTS));
    }

    @TestFactory
    @Covers({"HR-08=wargameRollsAgain", "INV-47"})
    Stream<DynamicTest> wargamesWithOtherHouseRules() {
        return LongStream.rangeClosed(1, WARGAMES_WITH_HOUSE_RULES)
                .mapToObj(seed ->
                        wargame(seed, RandomPlayTest.someOtherwise(seed).with(HouseRule.HR_08, "wargameRollsAgain")));
    }

    @TestFactory
    @Covers({"SET-27", "INV-54"})
    Stream<DynamicTest> wargamesFromTheMapOfACampaign() {
        return LongStream.rangeClosed(1, WARGAMES_OF_A_CAMPAIGN)
                .mapToObj(seed -> dynamicTest("seed " + seed, () -> {
                    Random random = new Random(seed);
                    Situation campaign = play(
                            before(seed, Mode.CAMPAIGN, HouseRules.DEFAULTS),
                            seed,
                            1 + random.nextInt(MOST_ORDERS_BEFORE_THE_COPY));
                    Situation wargame = new RandomCampaign(WargameFork.of(campaign), seed, false).play();
                    assertThat(wargame.phase()).isEqualTo(Phase.FINISHED);
                }));
    }

    @TestFactory
    Stream<DynamicTest> aWargameOfAFreshSeed() {
        return Stream.of(wargame(ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE), HouseRules.DEFAULTS));
    }

    private static DynamicTest wargame(long seed, HouseRules houseRules) {
        String name = "seed " + seed + (houseRules.equals(HouseRules.DEFAULTS) ? "" : " " + houseRules.chosen());
        return dynamicTest(name, () -> {
            boolean withRulings = seed % 4 == 0;
            Situation start = before(seed, Mode.WARGAME, houseRules);
            assertThat(new RandomCampaign(start, seed, withRulings).play().phase())
                    .isEqualTo(Phase.FINISHED);
        });
    }

    private static Situation play(Situation start, long seed, int orders) {
        return new RandomCampaign(start, seed, false).play(orders);
    }

    /** Every third is Market Garden. */
    private static Situation before(long seed, Mode mode, HouseRules houseRules) {
        ScenarioName scenario = seed % 3 == 0 ? ScenarioName.MARKET_GARDEN : ScenarioName.A_BRIDGE_TOO_FAR;
        return Situation.beforeSetUp(ScenarioLibrary.marketGarden(scenario), mode, houseRules);
    }
}
