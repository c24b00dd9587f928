package battlearrow.firestorm.rulebook;

/** How battles are decided: at the table, or by dice in the General's Wargame. */
public enum Mode {
    CAMPAIGN,
    WARGAME
}
