package battlearrow.firestorm.forces;

/** The stable name of a Firestorm Troop in orders, events and data files: {@code gds-5-armd}. */
public record TroopId(String value) {
    @Override
    public String toString() {
        return value;
    }
}
