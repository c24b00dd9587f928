package battlearrow.firestorm.situation;

import java.util.function.Function;

/**
 * Something that follows from a situation alone, such as who is In Supply. It is worked out when first asked for and kept with
 * the situation: as a situation never changes, neither does this.
 *
 * @param <T> an immutable type
 */
public final class Derived<T> {
    private final Function<Situation, T> from;

    /** @param from works it out: the same answer for the same situation, whoever asks */
    public Derived(Function<Situation, T> from) {
        this.from = from;
    }

    public T of(Situation situation) {
        return situation.derive(this);
    }

    T workOut(Situation situation) {
        return from.apply(situation);
    }
}
