package battlearrow.journal;

import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.time.Instant;
import java.util.UUID;

/**
 * What a campaign is opened with, and what its situation is before the first entry.
 *
 * @param key the campaign's name for dice and hashes, the same in every database its journal is carried to
 */
public record Heading(UUID key, ScenarioName scenario, Mode mode, HouseRules houseRules, Instant openedAt) {}
