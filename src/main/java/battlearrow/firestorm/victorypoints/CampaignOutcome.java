package battlearrow.firestorm.victorypoints;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.situation.Situation;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a campaign ends, or would end with these totals: the level of victory of the side with more Campaign Victory Points,
 * by the difference of the totals. The same for both sides (VIC-15).
 *
 * <p>Ledger VIC-10 to VIC-15, A-64. Rulebook: Campaign Outcome.
 *
 * @param difference Allied minus German Campaign Victory Points
 * @param winner null for a draw
 * @param next the level above, and how many points the leader is short of it; null for the highest
 */
public record CampaignOutcome(
        int difference,
        OutcomeLevel level,
        @Nullable Side winner,
        @Nullable NextLevel next) {

    /**
     * The level above the one reached.
     *
     * @param pointsShort Campaign Victory Points of lead that are missing, at least 1
     */
    public record NextLevel(OutcomeLevel level, int pointsShort) {}

    /** The outcome of a campaign judged now. */
    public static CampaignOutcome of(Situation situation) {
        return of(situation, VictoryPoints.of(situation).difference());
    }

    /** The outcome of a difference of totals under the campaign's tables and house rules. */
    public static CampaignOutcome of(Situation situation, int difference) {
        int lead = Math.abs(difference);
        OutcomeLevel level = OutcomeLevel.DRAW;
        NextLevel next = null;
        for (OutcomeLevel one : OutcomeLevel.values()) {
            int needed = leadNeeded(situation, one);
            if (lead >= needed) {
                level = one;
            } else if (next == null) {
                next = new NextLevel(one, needed - lead);
            }
        }
        Side leader = difference > 0 ? Side.ALLIED : Side.GERMAN;
        return new CampaignOutcome(difference, level, level == OutcomeLevel.DRAW ? null : leader, next);
    }

    /** The winner; empty for a draw. */
    public Optional<Side> findWinner() {
        return Optional.ofNullable(winner);
    }

    /** The side with more points, whatever the level; empty when the totals are equal. */
    public Optional<Side> findLeader() {
        return difference == 0 ? Optional.empty() : Optional.of(difference > 0 ? Side.ALLIED : Side.GERMAN);
    }

    /** The level above; empty for the highest. */
    public Optional<NextLevel> findNext() {
        return Optional.ofNullable(next);
    }

    private static int leadNeeded(Situation situation, OutcomeLevel level) {
        if (level == OutcomeLevel.DRAW) {
            return 0;
        }
        Map<OutcomeLevel, Integer> leads = situation.tables().outcomeLeads();
        int lead = leads.getOrDefault(level, Integer.MAX_VALUE);
        // the rulebook calls exactly this lead both a Tactical Victory and a draw.
        boolean drawAtThreshold =
                level == OutcomeLevel.TACTICAL && situation.houseRules().is(HouseRule.HR_34, "draw");
        return drawAtThreshold ? lead + 1 : lead;
    }
}
