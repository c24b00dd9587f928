package battlearrow.simulation;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.victorypoints.CampaignOutcome;
import battlearrow.simulation.PlanForecast.Ending;
import battlearrow.simulation.PlanForecast.Hold;
import battlearrow.simulation.PlanForecast.Link;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Tries a battle plan out: plays from the map as it stands to the end of the campaign, again and again, by a quick General with the
 * plan's objectives against one without. The same question with the same seed has the same answer on any number of threads.
 */
public final class PlanTester {
    /** A larger test takes a bounded pool for too long. */
    public static final int MOST_GAMES = 10_000;

    private final Situation start;
    private final Side side;
    private final Wishes wishes;
    private final int games;
    private final long seed;
    private final @Nullable Result[] results;
    private final AtomicInteger played = new AtomicInteger();
    private volatile boolean cancelled;

    /**
     * @param start a General's Wargame that is not over, such as {@code WargameFork} makes of a campaign; it does not change
     * @param objectives of the plan, primary first
     * @param games 1 to {@link #MOST_GAMES}
     */
    public PlanTester(Situation start, Side side, List<AreaId> objectives, int games, long seed) {
        if (start.isIn(Phase.FINISHED) || games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("Nothing to play, or too much: " + games + " games.");
        }
        this.start = start;
        this.side = side;
        this.wishes = Wishes.of(start.map(), objectives);
        this.games = games;
        this.seed = seed;
        this.results = new Result[games];
    }

    /** How one game ended. */
    private record Result(int margin, Ending ending, AreaSet held, AreaSet broken) {}

    /** How many games are over. */
    public int played() {
        return played.get();
    }

    /** Plays no further game; {@link #run} then answers with nothing. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Plays all games; empty when it was cancelled.
     *
     * @param pool carries the games; its size is the bound
     * @param shares into how many parts the games are divided
     */
    public Optional<PlanForecast> run(ExecutorService pool, int shares) throws InterruptedException {
        List<Future<?>> parts = new ArrayList<>();
        for (int share = 0; share < shares; share++) {
            int first = share;
            parts.add(pool.submit(() -> {
                for (int number = first; number < games && !cancelled; number += shares) {
                    results[number] = play(number);
                    played.incrementAndGet();
                }
            }));
        }
        try {
            for (Future<?> part : parts) {
                part.get();
            }
        } catch (ExecutionException fault) {
            throw new IllegalStateException(fault.getCause());
        } finally {
            cancelled |= played.get() < games; // whoever stops waiting stops the games
        }
        return cancelled ? Optional.empty() : Optional.of(forecast());
    }

    private Result play(int number) {
        Breaks breaks = new Breaks(side);
        Situation end = Wargame.play(
                start,
                side == Side.ALLIED ? new QuickGeneral(start, wishes) : new QuickGeneral(start),
                side == Side.GERMAN ? new QuickGeneral(start, wishes) : new QuickGeneral(start),
                new GameNumber(seed, number).dice(),
                breaks);
        CampaignOutcome outcome = CampaignOutcome.of(end);
        int margin = side == Side.ALLIED ? outcome.difference() : -outcome.difference();
        return new Result(margin, new Ending(outcome.level(), outcome.findWinner()), end.areasOf(side), breaks.broken);
    }

    /** Sees which areas cut others off when they are lost. */
    private static final class Breaks implements Wargame.Watcher {
        private final Side side;
        private AreaSet broken = AreaSet.NONE;

        Breaks(Side side) {
            this.side = side;
        }

        @Override
        public void given(Wargame.Given given) {
            for (Event event : given.events()) {
                if (event instanceof ControlChanged change && change.side() != side) {
                    Area lost = given.before().area(change.area());
                    if (given.before().controls(side, lost)
                            && !Supply.of(given.before(), side)
                                    .areasDependingOn(lost)
                                    .isEmpty()) {
                        broken = broken.with(lost);
                    }
                }
            }
        }
    }

    private PlanForecast forecast() {
        int areas = start.map().areas().size();
        int[] margins = new int[games];
        int[] held = new int[areas];
        int[] broken = new int[areas];
        Map<Ending, Integer> outcomes = new HashMap<>();
        for (int number = 0; number < games; number++) {
            Result result = results[number];
            if (result == null) {
                throw new IllegalStateException("Game " + number + " was not played.");
            }
            margins[number] = result.margin();
            outcomes.merge(result.ending(), 1, Integer::sum);
            result.held().forEachIndex(area -> held[area]++);
            result.broken().forEachIndex(area -> broken[area]++);
        }
        Arrays.sort(margins);
        List<Hold> holds = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        for (Area area : start.map().areas()) {
            holds.add(new Hold(area, (double) held[area.index()] / games));
            if (broken[area.index()] > 0) {
                links.add(new Link(area, (double) broken[area.index()] / games));
            }
        }
        links.sort(Comparator.comparingDouble(Link::chance).reversed());
        return new PlanForecast(side, Arrays.stream(margins).boxed().toList(), outcomes, holds, links);
    }
}
