package battlearrow.firestorm.referee;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.SequenceOfPlay.Section;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Consequence;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The referee: judges any order in any situation, and lists the orders a person may give. Plain and stateless: situation,
 * order and dice go in; events or refusals come out.
 */
public final class Referee {
    private static final Referee CAMPAIGN = new Referee(SequenceOfPlay.campaign(), SequenceOfPlay.consequences());
    private static final Referee WARGAME = new Referee(SequenceOfPlay.wargame(), SequenceOfPlay.consequences());

    private final Map<Class<? extends Order>, OrderRule<?>> rules;
    private final Map<Phase, List<OrderRule<?>>> rulesOfPhase = new EnumMap<>(Phase.class);
    private final List<Consequence> consequences;

    Referee(List<Section> sequenceOfPlay, List<Consequence> consequences) {
        this.rules = SequenceOfPlay.join(sequenceOfPlay);
        this.consequences = List.copyOf(consequences);
        for (Phase phase : Phase.values()) {
            List<OrderRule<?>> timely = new ArrayList<>();
            for (Section section : sequenceOfPlay) {
                if (section.phases().contains(phase)) {
                    timely.addAll(section.rules().values());
                }
            }
            rulesOfPhase.put(phase, List.copyOf(timely));
        }
    }

    /** The referee of a campaign whose battles are fought at the table. */
    public static Referee campaign() {
        return CAMPAIGN;
    }

    /**
     * The referee of the General's Wargame. Both referees know every order and read the mode of the situation, so each judges
     * either; what does not belong to a mode is refused.
     */
    public static Referee wargame() {
        return WARGAME;
    }

    /** The referee of a campaign or of a wargame. */
    public static Referee of(Mode mode) {
        return mode == Mode.WARGAME ? wargame() : campaign();
    }

    /** Judges an order. Dice are asked for only when it is allowed. */
    public Verdict judge(Situation situation, Actor by, Order order, Dice dice) {
        OrderRule<Order> rule = ruleFor(order);
        List<Refusal> refusals = rule.objections(situation, by, order);
        if (!refusals.isEmpty()) {
            return new Verdict.Refused(refusals);
        }
        Outcome outcome = new Outcome(situation);
        rule.carryOut(order, by, dice, outcome);
        followUp(outcome);
        return new Verdict.Accepted(outcome.events(), outcome.now());
    }

    /** All reasons against an order; empty when it is allowed. */
    public List<Refusal> objections(Situation situation, Actor by, Order order) {
        return ruleFor(order).objections(situation, by, order);
    }

    /** The dice an allowed order will ask for. */
    public List<DieRequest> dice(Situation situation, Order order) {
        return ruleFor(order).dice(situation, order);
    }

    /** The orders of one kind this person may give now. */
    public <O extends Order> List<O> offered(Situation situation, Actor by, Class<O> kind) {
        List<O> offered = new ArrayList<>();
        addOffered(situation, by, ruleOf(kind), offered);
        return offered;
    }

    /** The orders of one kind worth showing, each with the reasons against it: what a page draws as barred. */
    public <O extends Order> List<Candidate<O>> candidates(Situation situation, Actor by, Class<O> kind) {
        OrderRule<O> rule = ruleOf(kind);
        return rule.candidates(situation, by).stream()
                .map(order -> new Candidate<>(order, rule.objections(situation, by, order)))
                .toList();
    }

    /** Every order this person may give now. */
    public List<Order> offered(Situation situation, Actor by) {
        List<Order> offered = new ArrayList<>();
        for (OrderRule<?> rule : rulesOfPhase.getOrDefault(situation.phase(), List.of())) {
            addOffered(situation, by, rule, offered);
        }
        return offered;
    }

    private static <O extends Order> void addOffered(
            Situation situation, Actor by, OrderRule<O> rule, List<? super O> offered) {
        for (O order : rule.candidates(situation, by)) {
            if (rule.objections(situation, by, order).isEmpty()) {
                offered.add(order);
            }
        }
    }

    private void followUp(Outcome outcome) {
        int before;
        do {
            before = outcome.size();
            for (Consequence consequence : consequences) {
                consequence.follow(outcome);
            }
        } while (outcome.size() > before);
    }

    @SuppressWarnings("unchecked") // the sequence of play registers each rule under the kind of order it is for
    private OrderRule<Order> ruleFor(Order order) {
        return (OrderRule<Order>) ruleOf(order.getClass());
    }

    @SuppressWarnings("unchecked") // as above
    private <O extends Order> OrderRule<O> ruleOf(Class<O> kind) {
        OrderRule<?> rule = rules.get(kind);
        if (rule == null) {
            throw new IllegalArgumentException("No rule for " + kind.getSimpleName());
        }
        return (OrderRule<O>) rule;
    }

    /** An order that could be asked about, and what speaks against it. */
    public record Candidate<O extends Order>(O order, List<Refusal> objections) {
        public boolean isOffered() {
            return objections.isEmpty();
        }
    }
}
