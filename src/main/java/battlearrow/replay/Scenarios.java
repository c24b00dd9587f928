package battlearrow.replay;

import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.ScenarioLibrary;

/** The scenarios files are judged by, and the version of their data. */
final class Scenarios {
    private Scenarios() {}

    static Scenario get(ScenarioName name, Corrections corrections) {
        return ScenarioLibrary.marketGarden(name, corrections);
    }

    /** The first digits of the SHA-256 of the scenario's files: two applications with the same judge by the same facts. */
    static String dataVersion() {
        return ScenarioLibrary.fingerprint();
    }
}
