package battlearrow.journal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A list of stable names and the record class each stands for. It is written by hand and never derived from class names,
 * because what was written years ago must still be read after a class has got a better name.
 */
final class StableNames<T> {
    private final Map<String, Class<? extends T>> classes;
    private final Map<Class<?>, String> names;

    private StableNames(Map<String, Class<? extends T>> classes, Map<Class<?>, String> names) {
        this.classes = classes;
        this.names = names;
    }

    static <T> Builder<T> of(Class<T> kind) {
        return new Builder<>(kind);
    }

    /** The name of a thing's class; throws when its class was never given one. */
    String nameOf(T thing) {
        return findName(thing.getClass())
                .orElseThrow(() -> new IllegalArgumentException(thing.getClass().getName() + " has no stable name."));
    }

    Optional<String> findName(Class<?> kind) {
        return Optional.ofNullable(names.get(kind));
    }

    Optional<Class<? extends T>> findClass(String name) {
        return Optional.ofNullable(classes.get(name));
    }

    Set<String> names() {
        return classes.keySet();
    }

    /** Collects the list and refuses a name or a class that stands in it twice. */
    static final class Builder<T> {
        private final Class<T> kind;
        private final Map<String, Class<? extends T>> classes = new LinkedHashMap<>();
        private final Map<Class<?>, String> names = new LinkedHashMap<>();

        private Builder(Class<T> kind) {
            this.kind = kind;
        }

        Builder<T> name(String name, Class<? extends T> of) {
            if (classes.put(name, of) != null || names.put(of, name) != null) {
                throw new IllegalArgumentException(
                        "Twice in the list of " + kind.getSimpleName() + " names: " + name + ", " + of.getName());
            }
            return this;
        }

        StableNames<T> build() {
            return new StableNames<>(Map.copyOf(classes), Map.copyOf(names));
        }
    }
}
