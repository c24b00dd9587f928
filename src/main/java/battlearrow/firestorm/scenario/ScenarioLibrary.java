package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;

/** The scenarios this application brings, read and checked once. Rulebook: Campaign Scenarios (SET-01). */
public final class ScenarioLibrary {
    private ScenarioLibrary() {}

    /** One of the two scenarios of Firestorm: Market Garden; always the same object for the same name. */
    public static Scenario marketGarden(ScenarioName name) {
        return switch (name) {
            case A_BRIDGE_TOO_FAR -> MarketGarden.FREE;
            case MARKET_GARDEN -> MarketGarden.HISTORICAL;
        };
    }

    /** Read when first asked for, so that tools which need no scenario do not wait for it. */
    private static final class MarketGarden {
        static final Scenario FREE = ScenarioReader.read(ScenarioFiles.marketGarden(), ScenarioName.A_BRIDGE_TOO_FAR);
        static final Scenario HISTORICAL =
                ScenarioReader.read(ScenarioFiles.marketGarden(), ScenarioName.MARKET_GARDEN);
    }
}
