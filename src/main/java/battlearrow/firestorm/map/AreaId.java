package battlearrow.firestorm.map;

import org.jspecify.annotations.Nullable;

/** The stable name of an area in orders, events and data files: {@code grave-bridge}. */
public record AreaId(String value) {
    // Looked up all the time: said outright it is a good deal faster than what a record says by itself.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AreaId same && value.equals(same.value);
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
