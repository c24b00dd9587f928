package battlearrow.firestorm.rulebook;

/** The rows of the Out of Supply Table (T-05). */
public enum OutOfSupplyEffect {
    MORALE_REDUCED,
    STRENGTH_REDUCED,
    NO_EFFECT,
    FIGHT_TO_THE_DEATH
}
