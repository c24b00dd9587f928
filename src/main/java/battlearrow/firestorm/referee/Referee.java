package battlearrow.firestorm.referee;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Consequence;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The referee: judges any order in any situation, and lists the orders a person may give. Plain and stateless: situation,
 * order and dice go in; events or refusals come out.
 */
public final class Referee {
    private final Map<Class<? extends Order>, OrderRule<?>> rules = new HashMap<>();
    private final List<Consequence> consequences;

    Referee(Map<Class<? extends Order>, OrderRule<?>> rules, List<Consequence> consequences) {
        this.rules.putAll(rules);
        this.consequences = List.copyOf(consequences);
    }

    /** The referee of a campaign whose battles are fought at the table. */
    public static Referee campaign() {
        return new Referee(SequenceOfPlay.join(SequenceOfPlay.campaign()), SequenceOfPlay.consequences());
    }

    /**
     * The referee of the General's Wargame. Both referees know every order and read the mode of the situation, so each judges
     * either; what does not belong to a mode is refused.
     */
    public static Referee wargame() {
        return new Referee(SequenceOfPlay.join(SequenceOfPlay.wargame()), SequenceOfPlay.consequences());
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
        OrderRule<O> rule = ruleOf(kind);
        return rule.candidates(situation, by).stream()
                .filter(order -> rule.objections(situation, by, order).isEmpty())
                .toList();
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
        for (Class<? extends Order> kind : rules.keySet()) {
            offered.addAll(offered(situation, by, kind));
        }
        return offered;
    }

    private void followUp(Outcome outcome) {
        int before;
        do {
            before = outcome.events().size();
            for (Consequence consequence : consequences) {
                consequence.follow(outcome);
            }
        } while (outcome.events().size() > before);
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
