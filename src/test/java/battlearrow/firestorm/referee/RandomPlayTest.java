package battlearrow.firestorm.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleValues;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole campaigns by offered orders and dice chosen at random: nothing crashes, nobody is stuck, no Troop is lost or doubled,
 * and the invariants hold after every order. A failure names its seed; give it to {@link #play} to see it again.
 */
class RandomPlayTest {
    private static final int CAMPAIGNS = 20;
    private static final long TOSSES_OF_NEIGHBOURS_DIFFER = 0x9E37_79B9_7F4A_7C15L;
    private static final int CAMPAIGNS_WITH_HOUSE_RULES = 8;
    private static final int CAMPAIGNS_OF_MARKET_GARDEN = 12;

    /** Values that are tried besides those of a choice: of a number, and of the two lists. */
    private static final Map<HouseRule, List<String>> SOME_OTHERS = Map.of(
            HouseRule.HR_22, List.of("1,1,1,2,2,3", "2,2,3,3,3,3"),
            HouseRule.HR_24, List.of("0", "4", "12"),
            HouseRule.HR_26, List.of("0", "1"),
            HouseRule.HR_30, List.of("0", "2"),
            HouseRule.HR_32, List.of("Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Rotterdam"),
            HouseRule.HR_35, List.of("1", "2"),
            HouseRule.HR_36, List.of("1000"),
            HouseRule.HR_37, List.of("1", "3"));

    @TestFactory
    @Covers({
        "TURN-01", "TURN-02", "TURN-04", "INV-01", "INV-02", "INV-03", "INV-04", "INV-05", "INV-06", "INV-07", "INV-08",
        "INV-09", "INV-10", "INV-11", "INV-12", "INV-13", "INV-14", "INV-16", "INV-17", "INV-18", "INV-19", "INV-20",
        "INV-22", "INV-23", "INV-24", "INV-25", "INV-26", "INV-27", "INV-28", "INV-29", "INV-30", "INV-31", "INV-33",
        "INV-34", "INV-35", "INV-36", "INV-38", "INV-39", "INV-40", "INV-41", "INV-42", "INV-43", "INV-44", "INV-45",
        "INV-46", "INV-50", "INV-52"
    })
    Stream<DynamicTest> campaignsOfFixedSeeds() {
        return LongStream.rangeClosed(1, CAMPAIGNS).mapToObj(seed -> campaign(seed, HouseRules.DEFAULTS));
    }

    @TestFactory
    Stream<DynamicTest> campaignsWithOtherHouseRules() {
        return LongStream.rangeClosed(1, CAMPAIGNS_WITH_HOUSE_RULES)
                .mapToObj(seed -> campaign(seed, someOtherwise(seed)));
    }

    @TestFactory
    @Covers({"SET-24", "AIR-41", "AIR-42", "AIR-45", "RES-10", "RES-14", "INV-34"})
    Stream<DynamicTest> campaignsOfMarketGarden() {
        return LongStream.rangeClosed(101, 100 + CAMPAIGNS_OF_MARKET_GARDEN)
                .mapToObj(seed -> campaign(
                        ScenarioName.MARKET_GARDEN, seed, seed % 2 == 0 ? someOtherwise(seed) : HouseRules.DEFAULTS));
    }

    @TestFactory
    Stream<DynamicTest> aCampaignOfAFreshSeed() {
        long seed = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
        return Stream.of(campaign(seed, HouseRules.DEFAULTS), campaign(seed, someOtherwise(seed)));
    }

    /** A toss for every switch, and then for its values. */
    static HouseRules someOtherwise(long seed) {
        Random random = new Random(seed * TOSSES_OF_NEIGHBOURS_DIFFER);
        HouseRules some = HouseRules.DEFAULTS;
        for (HouseRule rule : HouseRule.values()) {
            List<String> others = listOthers(rule);
            String value = others.get(random.nextInt(others.size()));
            if (random.nextBoolean()) {
                some = some.with(rule, value);
            }
        }
        return some;
    }

    static List<String> listOthers(HouseRule rule) {
        return rule.allowed() instanceof HouseRuleValues.Choice choice
                ? choice.values().stream()
                        .filter(value -> !value.equals(rule.defaultValue()))
                        .toList()
                : SOME_OTHERS.getOrDefault(rule, List.of(rule.defaultValue()));
    }

    private static DynamicTest campaign(long seed, HouseRules houseRules) {
        return campaign(seed % 3 == 0 ? ScenarioName.MARKET_GARDEN : ScenarioName.A_BRIDGE_TOO_FAR, seed, houseRules);
    }

    private static DynamicTest campaign(ScenarioName scenario, long seed, HouseRules houseRules) {
        String name = scenario + " seed " + seed
                + (houseRules.equals(HouseRules.DEFAULTS) ? "" : " " + new TreeMap<>(houseRules.chosen()));
        return dynamicTest(name, () -> {
            try {
                assertThat(play(scenario, seed, houseRules).phase()).isEqualTo(Phase.FINISHED);
            } catch (AssertionError e) {
                throw new AssertionError(name + ": " + e.getMessage(), e);
            }
        });
    }

    /** In every fourth campaign the organiser rules now and then, and changes house rules. */
    static Situation play(ScenarioName scenario, long seed, HouseRules houseRules) {
        boolean withRulings = seed % 4 == 0;
        return new RandomCampaign(ScenarioLibrary.marketGarden(scenario), houseRules, seed, withRulings).play();
    }
}
