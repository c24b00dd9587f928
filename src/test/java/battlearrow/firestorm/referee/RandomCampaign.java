package battlearrow.firestorm.referee;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInPool;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Plays one campaign or General's Wargame from the set-up, or from any situation, to its end by offered orders and dice, both
 * chosen at random from a seed.
 */
final class RandomCampaign {
    /** No campaign that goes on needs so many orders. */
    private static final int TOO_MANY_ORDERS = 20_000;

    private static final int MOST_MARKERS = 6;
    private static final int REFUSALS_ARE_SAMPLED_EVERY = 10;
    private static final int OTHER_PHASES_ARE_SAMPLED_EVERY = 50;
    private static final int LAST_ORDERS_SHOWN = 30;
    private static final RefusalSentences SENTENCES = RefusalSentences.english();

    /** What a campaign cannot do without the organiser: its start, and two reports that stay apart. */
    private static final List<Class<? extends Order>> ONLY_THE_ORGANISER =
            List.of(StartCampaign.class, SettleScores.class);

    private static final List<Actor> PEOPLE =
            List.of(People.ALLIED_GENERAL, People.GERMAN_GENERAL, People.TOMMY, People.FRITZ, People.BYSTANDER);

    private final Referee referee;
    private final Random random;
    private final Weights weights;
    private final Invariants invariants = new Invariants();
    private final List<Class<? extends Order>> kinds = new ArrayList<>();
    private final boolean organiserActsForOthers;
    private final List<String> history = new ArrayList<>();
    private Situation situation;

    RandomCampaign(Scenario scenario, HouseRules houseRules, long seed, boolean withRulings) {
        this(Situation.beforeSetUp(scenario, Mode.CAMPAIGN, houseRules), seed, withRulings);
    }

    RandomCampaign(Situation start, long seed, boolean withRulings) {
        this.random = new Random(seed);
        this.organiserActsForOthers = withRulings || random.nextBoolean();
        this.weights = new Weights(withRulings);
        this.situation = start;
        this.referee = start.mode() == Mode.WARGAME ? Referee.wargame() : Referee.campaign();
        SequenceOfPlay.campaign()
                .forEach(section -> kinds.addAll(section.rules().keySet()));
        kinds.sort((one, other) -> one.getName().compareTo(other.getName()));
    }

    /** The situation at the end. */
    Situation play() {
        return play(TOO_MANY_ORDERS);
    }

    /** The situation at the end, or after so many orders. */
    Situation play(int orders) {
        try {
            while (!situation.isIn(Phase.FINISHED) && history.size() < orders) {
                assertThat(history).as("orders of one campaign").hasSizeLessThan(TOO_MANY_ORDERS);
                step();
            }
            return situation;
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    "%s%nTurn %d, %s, %s. The last orders:%n%s"
                            .formatted(
                                    e.getMessage(),
                                    situation.turn(),
                                    situation.phase(),
                                    situation.step(),
                                    String.join(
                                            System.lineSeparator(),
                                            history.subList(
                                                    Math.max(0, history.size() - LAST_ORDERS_SHOWN), history.size()))),
                    e);
        }
    }

    private void step() {
        if (history.size() % REFUSALS_ARE_SAMPLED_EVERY == 0) {
            sampleRefusals();
        }
        if (history.size() % OTHER_PHASES_ARE_SAMPLED_EVERY == 0) {
            nothingOfAnotherPhaseIsOffered();
        }
        List<Actor> people = new ArrayList<>(PEOPLE);
        Collections.shuffle(people, random);
        if (organiserActsForOthers) {
            people.add(random.nextInt(people.size()), People.ORGANISER);
        }
        for (Class<? extends Order> kind : weights.shuffled(situation, kinds, random)) {
            for (Actor by : people) {
                List<Order> offered = offered(kind, by);
                if (!offered.isEmpty()) {
                    carryOut(by, offered.get(random.nextInt(offered.size())));
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
        return freeOrder(kind)
                .map(order -> referee.objections(situation, by, order).isEmpty() ? List.of(order) : List.<Order>of())
                .orElseGet(() -> List.copyOf(referee.offered(situation, by, kind)));
    }

    /** An order of a kind whose choice is too wide to be listed. */
    private Optional<Order> freeOrder(Class<? extends Order> kind) {
        Area area = situation.map().area(random.nextInt(situation.map().areas().size()));
        TroopId troop = situation
                .scenario()
                .troop(random.nextInt(situation.scenario().troops().size()))
                .id();
        String reason = "at random";
        if (kind == Challenge.class) {
            return Optional.of(new Challenge(Player.member("tommy"), Player.member("fritz")));
        }
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
        if (kind == ChangeHouseRule.class) {
            HouseRule rule = HouseRule.values()[random.nextInt(HouseRule.values().length)];
            List<String> others = RandomPlayTest.listOthers(rule);
            String value = random.nextBoolean() ? rule.defaultValue() : others.get(random.nextInt(others.size()));
            return Optional.of(new ChangeHouseRule(rule.key(), value, situation.turn() + 1, reason));
        }
        return Optional.empty();
    }

    private void carryOut(Actor by, Order order) {
        List<Integer> pips = referee.dice(situation, order).stream()
                .map(die -> die.faces().get(random.nextInt(die.faces().size())))
                .toList();
        history.add(by.person() + ": " + order + (pips.isEmpty() ? "" : " dice " + pips));
        GivenDice dice = new GivenDice(pips);
        Verdict verdict = referee.judge(situation, by, order, dice);
        assertThat(verdict).as("an offered order is accepted (INV-50)").isInstanceOf(Verdict.Accepted.class);
        assertThat(dice.used()).as("dice announced and used (INV-23)").isEqualTo(pips.size());
        Verdict.Accepted accepted = (Verdict.Accepted) verdict;
        invariants.check(situation, accepted.events(), accepted.after(), Weights.isRuling(order.getClass()));
        situation = accepted.after();
    }

    /** Orders that are shown as barred: each has its reasons and its sentences, twice the same (INV-24, INV-52). */
    private void sampleRefusals() {
        Actor by = PEOPLE.get(random.nextInt(PEOPLE.size()));
        Class<? extends Order> kind = kinds.get(random.nextInt(kinds.size()));
        for (Referee.Candidate<? extends Order> candidate : referee.candidates(situation, by, kind)) {
            if (!candidate.isOffered()) {
                Verdict verdict = referee.judge(situation, by, candidate.order(), new GivenDice(List.of()));
                assertThat(verdict).isEqualTo(new Verdict.Refused(candidate.objections()));
                for (Refusal refusal : candidate.objections()) {
                    assertThat(SENTENCES.sentence(refusal))
                            .as("sentence of %s for %s", refusal, candidate.order())
                            .isNotBlank()
                            .doesNotContain("{");
                }
            }
        }
    }

    /** INV-20; a section is not even asked outside its phases, so each of its rules has to know them. */
    private void nothingOfAnotherPhaseIsOffered() {
        for (SequenceOfPlay.Section section : SequenceOfPlay.campaign()) {
            if (!section.phases().contains(situation.phase())) {
                section.rules().keySet().forEach(this::nobodyIsOffered);
            }
        }
        for (Class<? extends Order> kind : kinds) {
            if (!Weights.belongsTo(situation.phase(), kind) && !Weights.isRuling(kind)) {
                nobodyIsOffered(kind);
            }
        }
    }

    private void nobodyIsOffered(Class<? extends Order> kind) {
        for (Actor by : PEOPLE) {
            assertThat(referee.offered(situation, by, kind))
                    .as("%s in %s", kind.getSimpleName(), situation.phase())
                    .isEmpty();
        }
    }
}
