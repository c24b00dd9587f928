package battlearrow.journal;

import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.time.Instant;
import java.util.UUID;

/**
 * What a campaign is opened with, and what its situation is before the first entry.
 *
 * @param key the campaign's name for dice and hashes, the same in every database its journal is carried to
 * @param corrections what the club corrected in the scenario's data (ORG-10)
 */
public record Heading(
        UUID key, ScenarioName scenario, Corrections corrections, Mode mode, HouseRules houseRules, Instant openedAt) {

    /** With the data as the application brings them. */
    public Heading(UUID key, ScenarioName scenario, Mode mode, HouseRules houseRules, Instant openedAt) {
        this(key, scenario, Corrections.NONE, mode, houseRules, openedAt);
    }

    /**
     * The situation before the first entry.
     *
     * @throws battlearrow.firestorm.scenario.InvalidScenarioException if the corrections do not fit this application's data
     */
    public Situation beforeSetUp() {
        return Situation.beforeSetUp(ScenarioLibrary.marketGarden(scenario, corrections), mode, houseRules);
    }
}
