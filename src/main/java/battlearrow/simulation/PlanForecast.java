package battlearrow.simulation;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What may come of a battle plan, from many games played to the end with its objectives.
 *
 * @param margins the side's Campaign Victory Points minus the enemy's, of each game, from the worst to the best
 * @param outcomes how many games ended with each level of victory of each side; a draw is nobody's
 * @param held the chance of each area to be the side's in the end, in the order of the map
 * @param links where the side's supply was cut in the course of a game, the likeliest first
 */
public record PlanForecast(
        Side side, List<Integer> margins, Map<Ending, Integer> outcomes, List<Hold> held, List<Link> links) {
    /** Nineteen of twenty times the mean of all games there could be lies within so many standard errors. */
    private static final double NINETEEN_OF_TWENTY = 1.96;

    public PlanForecast {
        margins = List.copyOf(margins);
        outcomes = Map.copyOf(outcomes);
        held = List.copyOf(held);
        links = List.copyOf(links);
    }

    /** @param winner empty for a draw */
    public record Ending(OutcomeLevel level, Optional<Side> winner) {}

    /** @param chance of the area to be the side's in the end, 0 to 1 */
    public record Hold(Area area, double chance) {}

    /**
     * An area by whose loss others went Out of Supply.
     *
     * @param chance that this happens in a game, 0 to 1
     */
    public record Link(Area area, double chance) {}

    public int games() {
        return margins.size();
    }

    public double mean() {
        return margins.stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    /** The true mean lies within so many points of this one, nineteen of twenty times. */
    public double errorBand() {
        double mean = mean();
        double squares = margins.stream()
                .mapToDouble(margin -> (margin - mean) * (margin - mean))
                .sum();
        return games() < 2
                ? Double.POSITIVE_INFINITY
                : NINETEEN_OF_TWENTY * Math.sqrt(squares / (games() - 1) / games());
    }

    /** The margin that so many of a hundred games do not reach. */
    public int percentile(int ofHundred) {
        return margins.get(Math.min(games() - 1, games() * ofHundred / 100));
    }

    /** The chance to end at least as well as with this level of victory. */
    public double chanceOfAtLeast(OutcomeLevel level) {
        int reached = 0;
        for (OutcomeLevel one : OutcomeLevel.values()) {
            reached += one.compareTo(level) >= 0 ? outcomes.getOrDefault(new Ending(one, winner(one)), 0) : 0;
        }
        return (double) reached / games();
    }

    private Optional<Side> winner(OutcomeLevel level) {
        return level == OutcomeLevel.DRAW ? Optional.empty() : Optional.of(side);
    }

    /** The area whose loss cuts the supply in most games; empty when nothing ever does. */
    public Optional<Link> findLikeliestBreak() {
        return links.stream().findFirst();
    }
}
