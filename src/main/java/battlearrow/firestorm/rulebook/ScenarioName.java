package battlearrow.firestorm.rulebook;

/** The two scenarios of the rulebook (SET-01). */
public enum ScenarioName {
    A_BRIDGE_TOO_FAR,
    MARKET_GARDEN
}
