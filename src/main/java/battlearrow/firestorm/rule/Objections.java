package battlearrow.firestorm.rule;

import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Collects the reasons against an order in the order in which they are checked. Most orders have none, so nothing is set up
 * for a reason that does not hold.
 */
public final class Objections {
    private List<Refusal> refusals = List.of();

    /** Objects when the condition holds. */
    public Objections when(boolean against, Rule rule) {
        return against ? add(Refusal.of(rule)) : this;
    }

    /** Objects when the condition holds, naming one thing. */
    public Objections when(boolean against, Rule rule, Object about) {
        return against ? add(Refusal.of(rule, about)) : this;
    }

    /** Objects when the condition holds, naming two things. */
    public Objections when(boolean against, Rule rule, Object about, Object other) {
        return against ? add(Refusal.of(rule, about, other)) : this;
    }

    /** Objects when the condition holds, naming three things. */
    public Objections when(boolean against, Rule rule, Object about, Object other, Object third) {
        return against ? add(Refusal.of(rule, about, other, third)) : this;
    }

    public Objections add(Refusal refusal) {
        if (refusals.isEmpty()) {
            refusals = new ArrayList<>();
        }
        refusals.add(refusal);
        return this;
    }

    public Objections add(Optional<Refusal> refusal) {
        return refusal.isPresent() ? add(refusal.get()) : this;
    }

    public Objections addAll(List<Refusal> others) {
        if (!others.isEmpty()) {
            others.forEach(this::add);
        }
        return this;
    }

    public boolean isEmpty() {
        return refusals.isEmpty();
    }

    public List<Refusal> list() {
        return List.copyOf(refusals);
    }
}
