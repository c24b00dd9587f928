package battlearrow.firestorm.forces;

/** How a destroyed Troop comes back into play (RES-01 to RES-06, AIR-38). */
public enum ReturnsBy {
    ALLIED_DEPOT,
    AIR_DROP,
    AIR_ALLOCATION,
    GERMAN_DEPOT_DIE
}
