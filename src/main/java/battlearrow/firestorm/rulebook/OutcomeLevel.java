package battlearrow.firestorm.rulebook;

/** How a campaign ends (VIC-11 to VIC-14). */
public enum OutcomeLevel {
    DRAW,
    TACTICAL,
    OPERATIONAL,
    STRATEGIC
}
