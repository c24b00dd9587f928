package battlearrow.firestorm.rule;

import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the reasons against an order in the order in which they are checked. */
public final class Objections {
    private final List<Refusal> refusals = new ArrayList<>();

    /** Objects when the condition holds. */
    public Objections when(boolean against, Rule rule, Object... about) {
        if (against) {
            refusals.add(Refusal.of(rule, about));
        }
        return this;
    }

    public Objections add(Refusal refusal) {
        refusals.add(refusal);
        return this;
    }

    public Objections add(Optional<Refusal> refusal) {
        refusal.ifPresent(refusals::add);
        return this;
    }

    public Objections addAll(List<Refusal> others) {
        refusals.addAll(others);
        return this;
    }

    public boolean isEmpty() {
        return refusals.isEmpty();
    }

    public List<Refusal> list() {
        return List.copyOf(refusals);
    }
}
