package battlearrow.simulation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;

/**
 * How good the computer Generals are: each plays each side of each scenario against random play.
 *
 * <p>The scenarios are not even, so a won game alone says little: with random play on both sides the Germans nearly always have
 * more Campaign Victory Points in the end. A General <em>beats</em> random play in a game when the margin is better for him than
 * the median margin of random play on the same side against the same opponent; by this measure random play beats itself in half
 * of its games. Beside it stand the games won outright (more points, at any level) and the duplicate matches: the General plays
 * both sides of the same game, and has won it when his two margins together are above zero.
 */
public final class Tournament {
    private static final double HALF = 0.5;
    private static final int HUNDRED = 100;

    private final int games;
    private final long seed;
    private final int threads;

    public Tournament(int games, long seed, int threads) {
        this.games = games;
        this.seed = seed;
        this.threads = threads;
    }

    /**
     * How a General did against random play from one side; all of a hundred games.
     *
     * @param beaten better than the median of random play on this side, a game at the median counting as half
     * @param won more points than the enemy
     * @param duplicates won of the matches in which both sides of each game were played
     */
    public record Result(
            ScenarioName scenario,
            Skill skill,
            Side side,
            double beaten,
            double won,
            double duplicates,
            double meanMargin,
            double randomMedian) {
        @Override
        public String toString() {
            return String.format(
                    Locale.UK,
                    "%-16s %-6s as %-6s beats random %5.1f, wins outright %5.1f, duplicate matches %5.1f of 100;"
                            + " mean margin %+7.1f, random median %+7.1f",
                    scenario,
                    skill,
                    side,
                    beaten,
                    won,
                    duplicates,
                    meanMargin,
                    randomMedian);
        }
    }

    /** Of one General from one side of one scenario. Margins are the side's own points minus the enemy's. */
    public Result play(ScenarioName scenario, Skill skill, Side side) throws InterruptedException {
        int[] random = margins(scenario, Skill.RANDOM, Skill.RANDOM, side);
        int[] own = side == Side.ALLIED
                ? margins(scenario, skill, Skill.RANDOM, side)
                : margins(scenario, Skill.RANDOM, skill, side);
        int[] otherSide = side == Side.ALLIED
                ? margins(scenario, Skill.RANDOM, skill, side.enemy())
                : margins(scenario, skill, Skill.RANDOM, side.enemy());
        double median = median(random);
        double beaten = 0;
        double won = 0;
        double duplicates = 0;
        for (int game = 0; game < games; game++) {
            beaten += share(own[game] - median);
            won += share(own[game]);
            duplicates += share(own[game] + otherSide[game]);
        }
        return new Result(
                scenario,
                skill,
                side,
                beaten * HUNDRED / games,
                won * HUNDRED / games,
                duplicates * HUNDRED / games,
                Arrays.stream(own).average().orElse(0),
                median);
    }

    private int[] margins(ScenarioName scenario, Skill allied, Skill german, Side side) throws InterruptedException {
        Situation start =
                Situation.beforeSetUp(ScenarioLibrary.marketGarden(scenario), Mode.WARGAME, HouseRules.DEFAULTS);
        int[] margins = new Series(start, allied, german, seed).margins(games, threads);
        return side == Side.ALLIED
                ? margins
                : Arrays.stream(margins).map(margin -> -margin).toArray();
    }

    private static double share(double better) {
        return better > 0 ? 1 : better == 0 ? HALF : 0;
    }

    private static double median(int[] margins) {
        int[] sorted = margins.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
    }

    /** Prints the results of all Generals: {@code games seed threads}, each with a default. */
    public static void main(String[] arguments) throws InterruptedException {
        print(System.out, arguments);
    }

    @SuppressWarnings("SystemOut")
    private static void print(PrintStream out, String[] arguments) throws InterruptedException {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : HUNDRED;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1944;
        int threads = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1;
        Tournament tournament = new Tournament(games, seed, threads);
        for (ScenarioName scenario : ScenarioName.values()) {
            for (Skill skill : Skill.values()) {
                for (Side side : Side.values()) {
                    if (skill != Skill.RANDOM) {
                        out.println(tournament.play(scenario, skill, side));
                    }
                }
            }
        }
    }
}
