package battlearrow.firestorm.situation;

import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Something that follows from a situation alone, such as who is In Supply. It is worked out when first asked for and kept with
 * the situation: as a situation never changes, neither does this.
 *
 * @param <T> an immutable type
 */
public final class Derived<T> {
    private final Function<Situation, T> from;
    private final BiPredicate<Situation, Situation> staysTheSame;

    /** @param from works it out: the same answer for the same situation, whoever asks */
    public Derived(Function<Situation, T> from) {
        this(from, (before, after) -> false);
    }

    /** @param staysTheSame whether what was worked out for the one situation is true of the next, which differs elsewhere */
    public Derived(Function<Situation, T> from, BiPredicate<Situation, Situation> staysTheSame) {
        this.from = from;
        this.staysTheSame = staysTheSame;
    }

    public T of(Situation situation) {
        return situation.derive(this);
    }

    boolean staysTheSame(Situation before, Situation after) {
        return staysTheSame.test(before, after);
    }

    T workOut(Situation situation) {
        return from.apply(situation);
    }
}
