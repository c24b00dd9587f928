package battlearrow.firestorm.referee;

import battlearrow.firestorm.cases.Offers;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInPool;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Plays one campaign or General's Wargame from the set-up, or from any situation, to its end by offered orders and dice, both
 * chosen at random from a seed; and now and then tries orders that nobody was offered.
 */
final class RandomCampaign {
    /** No campaign that goes on needs so many orders. */
    private static final int TOO_MANY_ORDERS = 20_000;

    private static final int MOST_MARKERS = 6;
    private static final int REFUSALS_ARE_SAMPLED_EVERY = 20;
    private static final int OTHER_PHASES_ARE_SAMPLED_EVERY = 50;
    private static final int ROLES_ARE_SAMPLED_EVERY = 5;
    private static final int ORDERS_TRIED_AFTER_EACH = 2;
    private static final int ORDERS_TRIED_AFTER_THE_END = 10;
    private static final int ORDERS_REMEMBERED_OF_A_KIND = 24;
    private static final int TRIES_TO_MAKE_SENSE = 3;
    private static final int LAST_ORDERS_SHOWN = 30;

    /** What a campaign cannot do without the organiser: its start, and two reports that stay apart. */
    private static final List<Class<? extends Order>> ONLY_THE_ORGANISER =
            List.of(StartCampaign.class, SettleScores.class);

    private static final List<Actor> PEOPLE =
            List.of(People.ALLIED_GENERAL, People.GERMAN_GENERAL, People.TOMMY, People.FRITZ, People.BYSTANDER);

    private static final List<Actor> EVERYBODY =
            Stream.concat(PEOPLE.stream(), Stream.of(People.ORGANISER)).toList();

    private static final List<Class<? extends Order>> KINDS = SequenceOfPlay.campaign().stream()
            .flatMap(section -> section.rules().keySet().stream())
            .sorted(Comparator.comparing(Class::getName))
            .toList();

    private final Referee referee;
    private final Random random;
    private final Weights weights;
    private final Invariants invariants;
    private final Tally tally = new Tally();
    private final Map<Class<? extends Order>, List<Order>> seen = new HashMap<>();
    private final List<Class<? extends Order>> kindsSeen = new ArrayList<>();
    private final RefusalSentences sentences = RefusalSentences.english();
    private final Set<Read> sentencesRead = new HashSet<>();
    private final boolean organiserActsForOthers;
    private final List<Given> history = new ArrayList<>();
    private Situation situation;

    /** A sentence that was read for a kind of order. */
    private record Read(Rule rule, String variant, Class<?> kind) {}

    /** An order that was carried out. */
    private record Given(Actor by, Order order, List<Integer> pips) {
        @Override
        public String toString() {
            return by.person() + ": " + order + (pips.isEmpty() ? "" : " dice " + pips);
        }
    }

    RandomCampaign(Situation start, long seed, boolean withRulings) {
        this.random = new Random(seed);
        this.organiserActsForOthers = withRulings || random.nextBoolean();
        this.weights = new Weights(withRulings);
        this.situation = start;
        this.invariants = new Invariants(start);
        this.referee = Referee.of(start.mode());
        tally.game(start.mode());
    }

    /** Every kind of order there is. */
    static List<Class<? extends Order>> kinds() {
        return KINDS;
    }

    /** What was played so far. */
    Tally tally() {
        return tally;
    }

    /** The situation now, and once more folded from the events alone. */
    Situation twin() {
        return invariants.twin();
    }

    /** The situation at the end. */
    Situation play() {
        return play(TOO_MANY_ORDERS);
    }

    /** The situation at the end, or after so many orders. */
    Situation play(int orders) {
        try {
            while (!situation.isIn(Phase.FINISHED) && history.size() < orders) {
                if (history.size() == TOO_MANY_ORDERS) {
                    throw new AssertionError("more than " + TOO_MANY_ORDERS + " orders");
                }
                step();
            }
            if (situation.isIn(Phase.FINISHED)) {
                for (int i = 0; i < ORDERS_TRIED_AFTER_THE_END; i++) {
                    tryAnOrderAtRandom();
                }
            }
            return situation;
        } catch (AssertionError | RuntimeException e) {
            String lastOrders = history.stream()
                    .skip(Math.max(0, history.size() - LAST_ORDERS_SHOWN))
                    .map(Given::toString)
                    .collect(Collectors.joining(System.lineSeparator()));
            throw new AssertionError(
                    "%s%nTurn %d, %s, %s. The last orders:%n%s"
                            .formatted(e, situation.turn(), situation.phase(), situation.step(), lastOrders),
                    e);
        }
    }

    /** Gives an order that must be accepted. */
    void give(Actor by, Order order) {
        carryOut(by, order);
    }

    private void step() {
        if (history.size() % REFUSALS_ARE_SAMPLED_EVERY == 0) {
            sampleCandidates();
        }
        if (history.size() % OTHER_PHASES_ARE_SAMPLED_EVERY == 0) {
            nothingOfAnotherPhaseIsOffered();
        }
        for (int i = 0; i < ORDERS_TRIED_AFTER_EACH && !kindsSeen.isEmpty(); i++) {
            tryAnOrderAtRandom();
        }
        List<Actor> people = new ArrayList<>(PEOPLE);
        Collections.shuffle(people, random);
        if (organiserActsForOthers) {
            people.add(random.nextInt(people.size()), People.ORGANISER);
        }
        for (Class<? extends Order> kind : weights.shuffled(situation, KINDS, random)) {
            for (Actor by : people) {
                List<Order> offered = offered(kind, by);
                if (!offered.isEmpty()) {
                    carryOut(by, oneOf(offered));
                    return;
                }
            }
        }
        for (Class<? extends Order> kind : ONLY_THE_ORGANISER) {
            List<Order> offered = offered(kind, People.ORGANISER);
            if (!offered.isEmpty()) {
                carryOut(People.ORGANISER, offered.getFirst());
                return;
            }
        }
        throw new AssertionError("a dead end: nobody is offered an order");
    }

    private List<Order> offered(Class<? extends Order> kind, Actor by) {
        Optional<Order> free = freeOrder(kind);
        if (free.isPresent()) {
            return referee.objections(situation, by, free.get()).isEmpty() ? List.of(free.get()) : List.of();
        }
        List<Order> offered = List.copyOf(referee.offered(situation, by, kind));
        if (!offered.isEmpty()) {
            remember(oneOf(offered));
        }
        return offered;
    }

    /** An order to be changed and tried in other situations. */
    private void remember(Order order) {
        List<Order> ofKind = seen.get(order.getClass());
        if (ofKind == null) {
            ofKind = new ArrayList<>();
            seen.put(order.getClass(), ofKind);
            kindsSeen.add(order.getClass());
        }
        if (ofKind.size() < ORDERS_REMEMBERED_OF_A_KIND) {
            ofKind.add(order);
        } else {
            ofKind.set(random.nextInt(ofKind.size()), order);
        }
    }

    /** An order of a kind whose choice is too wide to be listed. */
    private Optional<Order> freeOrder(Class<? extends Order> kind) {
        if (kind == Challenge.class) {
            return Optional.of(new Challenge(Player.member("tommy"), Player.member("fritz")));
        }
        if (!Weights.isRuling(kind)) {
            return Optional.empty();
        }
        Area area = oneOf(situation.map().areas());
        TroopId troop = oneOf(situation.scenario().troops()).id();
        String reason = "at random";
        if (kind == RuleControl.class) {
            return Optional.of(new RuleControl(area.id(), Side.values()[random.nextInt(2)], reason));
        }
        if (kind == RuleTroopInArea.class) {
            return Optional.of(new RuleTroopInArea(troop, area.id(), reason));
        }
        if (kind == RuleTroopInPool.class) {
            return Optional.of(new RuleTroopInPool(troop, reason));
        }
        if (kind == RuleMarkers.class) {
            return Optional.of(new RuleMarkers(area.id(), random.nextInt(MOST_MARKERS + 1), reason));
        }
        if (kind == SetPoints.class) {
            return Optional.of(new SetPoints(100 * (1 + random.nextInt(30))));
        }
        if (kind == ChangeHouseRule.class) {
            HouseRule rule = HouseRule.values()[random.nextInt(HouseRule.values().length)];
            List<String> others = RandomHouseRules.listOthers(rule);
            String value = random.nextBoolean() ? rule.defaultValue() : oneOf(others);
            return Optional.of(new ChangeHouseRule(rule.key(), value, situation.turn() + 1, reason));
        }
        return Optional.empty();
    }

    private void carryOut(Actor by, Order order) {
        List<Integer> pips = roll(order);
        history.add(new Given(by, order, pips));
        Verdict.Accepted accepted = accept(by, order, pips);
        tally.order(order, pips.size());
        if (history.size() % ROLES_ARE_SAMPLED_EVERY == 0) {
            refusedToOthers(order);
        }
        if (order instanceof RollBattle) {
            theOrderOfTheDiceDoesNotMatter(by, order, pips, accepted);
        }
        remember(order);
        invariants.check(situation, accepted.events(), accepted.after(), Weights.isRuling(order.getClass()));
        situation = accepted.after();
    }

    private List<Integer> roll(Order order) {
        List<Integer> pips = new ArrayList<>();
        for (DieRequest die : referee.dice(situation, order)) {
            pips.add(oneOf(die.faces()));
        }
        return pips;
    }

    /** INV-23: as many dice are used as were announced. */
    private Verdict.Accepted accept(Actor by, Order order, List<Integer> pips) {
        GivenDice dice = new GivenDice(pips);
        if (!(referee.judge(situation, by, order, dice) instanceof Verdict.Accepted accepted)) {
            throw new AssertionError("INV-50: offered to " + by.person() + " and refused: " + order);
        }
        if (dice.used() != pips.size()) {
            throw new AssertionError("INV-23: dice announced and not used for " + order);
        }
        return accepted;
    }

    /** INV-21 */
    private void refusedToOthers(Order order) {
        for (Actor other : PEOPLE) {
            if (Entitled.lacksRole(situation.mode(), other, order)
                    && referee.objections(situation, other, order).isEmpty()) {
                throw new AssertionError("INV-21: " + other.person() + " has no role for " + order);
            }
        }
    }

    /** INV-48 */
    private void theOrderOfTheDiceDoesNotMatter(Actor by, Order order, List<Integer> pips, Verdict.Accepted accepted) {
        List<Integer> swapped = List.of(pips.get(1), pips.get(0), pips.get(3), pips.get(2));
        if (!results(accepted).equals(results(accept(by, order, swapped)))) {
            throw new AssertionError("INV-48: " + pips + " and " + swapped + " differ");
        }
    }

    private static List<Object> results(Verdict.Accepted accepted) {
        return accepted.events().stream()
                .map(event -> event instanceof BattleRolled rolled
                        ? List.of(rolled.allied().total(), rolled.german().total())
                        : event)
                .toList();
    }

    /**
     * An order of any kind, from any situation before, perhaps changed, given by anybody: when it is allowed it was listed
     * (INV-50), when it is not it is refused for reasons that are the same when it is sent again (INV-20, INV-24, INV-52).
     */
    private void tryAnOrderAtRandom() {
        Class<? extends Order> kind = rather(kindsSeen, one -> Weights.belongsTo(situation.phase(), one));
        Order order = ChangedOrder.of(oneOf(seen.getOrDefault(kind, List.of())), situation, random);
        Actor by = rather(EVERYBODY, one -> !Entitled.lacksRole(situation.mode(), one, order));
        List<Refusal> refusals = referee.objections(situation, by, order);
        if (!refusals.isEmpty()) {
            refusedTwice(by, order, refusals);
            nothingHasChanged();
            return;
        }
        if (Entitled.lacksRole(situation.mode(), by, order)) {
            throw new AssertionError("INV-21: " + by.person() + " has no role for " + order);
        }
        if (!Offers.isFree(order) && !Offers.isListed(Offers.list(referee, situation, by, order), order)) {
            throw new AssertionError("INV-50: allowed to " + by.person() + " and not listed: " + order);
        }
        accept(by, order, roll(order));
        tally.allowed();
    }

    /** INV-20: the twin has heard of no order but the accepted ones. */
    private void nothingHasChanged() {
        if (!situation.equals(invariants.twin())) {
            throw new AssertionError("INV-20: a refusal changed the situation");
        }
    }

    /** INV-24, INV-52 */
    private void refusedTwice(Actor by, Order order, List<Refusal> refusals) {
        Verdict expected = new Verdict.Refused(refusals);
        for (int time = 0; time < 2; time++) {
            GivenDice noDice = new GivenDice(List.of());
            if (!referee.judge(situation, by, order, noDice).equals(expected)) {
                throw new AssertionError("INV-52: refused differently when sent again: " + order);
            }
        }
        refusals.forEach(refusal -> readSentence(refusal, order));
        tally.refused(refusals);
    }

    private void readSentence(Refusal refusal, Order order) {
        if (sentencesRead.add(new Read(refusal.rule(), refusal.variant(), order.getClass()))) {
            String sentence = sentences.sentence(refusal);
            if (sentence.isBlank() || sentence.contains("{")) {
                throw new AssertionError("INV-24: " + refusal + " says: " + sentence);
            }
        }
    }

    /** Orders that are shown as barred are refused for the reasons shown. */
    private void sampleCandidates() {
        Actor by = oneOf(PEOPLE);
        for (Referee.Candidate<? extends Order> candidate : referee.candidates(situation, by, oneOf(KINDS))) {
            if (!candidate.isOffered()) {
                refusedTwice(by, candidate.order(), candidate.objections());
            }
        }
        nothingHasChanged();
    }

    /** INV-20; a section is not even asked outside its phases, so each of its rules has to know them. */
    private void nothingOfAnotherPhaseIsOffered() {
        for (SequenceOfPlay.Section section : SequenceOfPlay.campaign()) {
            if (!section.phases().contains(situation.phase())) {
                section.rules().keySet().forEach(this::nobodyIsOffered);
            }
        }
        for (Class<? extends Order> kind : KINDS) {
            if (!Weights.belongsTo(situation.phase(), kind) && !Weights.isRuling(kind)) {
                nobodyIsOffered(kind);
            }
        }
    }

    private void nobodyIsOffered(Class<? extends Order> kind) {
        for (Actor by : PEOPLE) {
            if (!referee.offered(situation, by, kind).isEmpty()) {
                throw new AssertionError("INV-20: " + kind.getSimpleName() + " in " + situation.phase());
            }
        }
    }

    /** One of these that rather makes sense. */
    private <T> T rather(List<T> all, Predicate<T> makesSense) {
        T one = oneOf(all);
        for (int i = 0; i < TRIES_TO_MAKE_SENSE && !makesSense.test(one); i++) {
            one = oneOf(all);
        }
        return one;
    }

    private <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
