package battlearrow.firestorm.forces;

/**
 * An immutable set of Firestorm Troops of one scenario, held as a bit mask.
 *
 * @param bits bit n is set when the Troop with index n is in the set
 */
public record TroopSet(long bits) {
    public static final TroopSet NONE = new TroopSet(0);

    public static TroopSet of(Iterable<FirestormTroop> troops) {
        long bits = 0;
        for (FirestormTroop troop : troops) {
            bits |= 1L << troop.index();
        }
        return new TroopSet(bits);
    }

    public boolean has(FirestormTroop troop) {
        return (bits & 1L << troop.index()) != 0;
    }

    public TroopSet with(FirestormTroop troop) {
        return new TroopSet(bits | 1L << troop.index());
    }

    public TroopSet without(FirestormTroop troop) {
        return new TroopSet(bits & ~(1L << troop.index()));
    }

    public TroopSet and(TroopSet other) {
        return new TroopSet(bits & other.bits);
    }

    public TroopSet or(TroopSet other) {
        return new TroopSet(bits | other.bits);
    }

    public TroopSet minus(TroopSet other) {
        return new TroopSet(bits & ~other.bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }
}
