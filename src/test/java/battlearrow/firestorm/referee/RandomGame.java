package battlearrow.firestorm.referee;

import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.wargame.WargameFork;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A game played at random of which everything follows from its seed: every second is Market Garden, half of both have other
 * house rules than the defaults, in every fifth the organiser rules now and then and changes house rules, and every tenth
 * General's Wargame begins with the map of a campaign in the middle of its course.
 */
record RandomGame(Mode mode, long seed) {
    private static final int RULINGS_EVERY = 5;
    private static final int COPIES_EVERY = 10;
    private static final int MOST_ORDERS_BEFORE_THE_COPY = 900;

    static Stream<RandomGame> campaigns(long firstSeed, int number) {
        return LongStream.range(firstSeed, firstSeed + number).mapToObj(seed -> new RandomGame(Mode.CAMPAIGN, seed));
    }

    static Stream<RandomGame> wargames(long firstSeed, int number) {
        return LongStream.range(firstSeed, firstSeed + number).mapToObj(seed -> new RandomGame(Mode.WARGAME, seed));
    }

    private ScenarioName scenario() {
        return seed % 2 == 0 ? ScenarioName.MARKET_GARDEN : ScenarioName.A_BRIDGE_TOO_FAR;
    }

    private HouseRules houseRules() {
        return seed / 2 % 2 == 0 ? HouseRules.DEFAULTS : RandomHouseRules.someOtherwise(seed);
    }

    private boolean withRulings() {
        return seed % RULINGS_EVERY == 0;
    }

    private boolean fromTheMapOfACampaign() {
        return mode == Mode.WARGAME && seed % COPIES_EVERY == COPIES_EVERY - 1;
    }

    /** Plays it to its end; a failure names it. */
    Tally play() {
        try {
            return fromTheMapOfACampaign() ? playCopy() : playToTheEnd(begin(mode));
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(this + ": " + e.getMessage(), e);
        }
    }

    private static Tally playToTheEnd(RandomCampaign game) {
        if (!game.play().isIn(Phase.FINISHED)) {
            throw new AssertionError("It did not end.");
        }
        return game.tally();
    }

    /** INV-54: the campaign is as it was when the wargame is over. */
    private Tally playCopy() {
        RandomCampaign campaign = begin(Mode.CAMPAIGN);
        Situation now = campaign.play(1 + new Random(seed).nextInt(MOST_ORDERS_BEFORE_THE_COPY));
        if (!WargameFork.objections(now, People.ORGANISER).isEmpty()) {
            return playToTheEnd(begin(Mode.WARGAME));
        }
        RandomCampaign wargame = beforeSetUp(Mode.WARGAME, now.houseRules());
        wargame.give(People.ORGANISER, WargameFork.order(now));
        Tally tally = playToTheEnd(wargame);
        if (!now.equals(campaign.twin())) {
            throw new AssertionError("INV-54: the wargame changed the campaign it came from");
        }
        return tally;
    }

    private RandomCampaign begin(Mode ofMode) {
        RandomCampaign game = beforeSetUp(ofMode, HouseRules.DEFAULTS);
        if (!houseRules().equals(HouseRules.DEFAULTS)) {
            Map<String, String> byKey = new TreeMap<>();
            houseRules().chosen().forEach((rule, value) -> byKey.put(rule.key(), value));
            game.give(People.ORGANISER, new ChooseHouseRules(byKey));
        }
        return game;
    }

    private RandomCampaign beforeSetUp(Mode ofMode, HouseRules rules) {
        Situation start = Situation.beforeSetUp(ScenarioLibrary.marketGarden(scenario()), ofMode, rules);
        return new RandomCampaign(start, seed, withRulings());
    }

    @Override
    public String toString() {
        String rules = houseRules().equals(HouseRules.DEFAULTS)
                ? ""
                : ", house rules " + new TreeMap<>(houseRules().chosen());
        return mode + " of " + scenario() + ", seed " + seed + (withRulings() ? ", with rulings" : "")
                + (fromTheMapOfACampaign() ? ", from the map of a campaign" : "") + rules;
    }
}
