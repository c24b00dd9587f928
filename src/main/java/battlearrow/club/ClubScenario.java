package battlearrow.club;

import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import java.time.Instant;

/**
 * A club's own scenario: one of the two of the rulebook, and what the club corrected in its data (ORG-10).
 *
 * @param version counts how often it was saved
 * @param changedBy what people call whoever saved it last
 */
public record ClubScenario(
        long id,
        long clubId,
        String name,
        ScenarioName base,
        Corrections corrections,
        int version,
        String changedBy,
        Instant changedAt) {}
