package battlearrow.firestorm.forces;

/** The three kinds of Allied airborne Troop. */
public enum AirborneKind {
    PARATROOPER,
    GLIDER,
    MOUNTAIN
}
