package battlearrow.firestorm.map;

/** The stable name of an area in orders, events and data files: {@code grave-bridge}. */
public record AreaId(String value) {
    @Override
    public String toString() {
        return value;
    }
}
