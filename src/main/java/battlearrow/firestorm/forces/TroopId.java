package battlearrow.firestorm.forces;

import org.jspecify.annotations.Nullable;

/** The stable name of a Firestorm Troop in orders, events and data files: {@code gds-5-armd}. */
public record TroopId(String value) {
    // Looked up all the time: said outright it is a good deal faster than what a record says by itself.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TroopId same && value.equals(same.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return value;
    }
}
