package battlearrow.bench;

import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.simulation.GameNumber;
import battlearrow.simulation.Skill;
import battlearrow.simulation.Wargame;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Whole General's Wargames of five turns, each another one. */
@State(Scope.Thread)
public class WargameBenchmark {
    private final Situation start = Situation.beforeSetUp(
            ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR), Mode.WARGAME, HouseRules.DEFAULTS);
    private long number;

    @Benchmark
    public Situation quickAgainstQuick() {
        return play(Skill.QUICK);
    }

    /** Every order is chosen from the full lists of what is offered. */
    @Benchmark
    public Situation randomLegalPlay() {
        return play(Skill.RANDOM);
    }

    @Benchmark
    public Situation strongAgainstStrong() {
        return play(Skill.STRONG);
    }

    private Situation play(Skill both) {
        return Wargame.play(start, both, both, new GameNumber(1944, number++));
    }
}
