package battlearrow.firestorm.rulebook;

/** The phases of a campaign in their order (TURN-02, INV-19). */
public enum Phase {
    SETUP,
    OPENING,
    PLANNING,
    BATTLE,
    STRATEGIC,
    FINISHED
}
