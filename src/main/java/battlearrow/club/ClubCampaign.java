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
 * @param isOpenToAll whether people without a seat may see it once it has started; a General's Wargame is its players' own
 *     until they open it
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
        Instant createdAt,
        boolean isOpenToAll) {
    public boolean isWargame() {
        return mode == Mode.WARGAME;
    }
}
