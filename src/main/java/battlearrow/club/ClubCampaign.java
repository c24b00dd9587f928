package battlearrow.club;

import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.time.Instant;
import java.time.ZoneId;

/**
 * A campaign as its club knows it; what happens in it is in its journal.
 *
 * @param pointsPerBattle the normal points value of a game, in points of a Flames Of War force
 * @param timeZone in which its times are shown
 */
public record ClubCampaign(
        long id,
        long clubId,
        String name,
        ScenarioName scenario,
        Mode mode,
        int pointsPerBattle,
        ZoneId timeZone,
        CampaignState state,
        Instant createdAt) {}
