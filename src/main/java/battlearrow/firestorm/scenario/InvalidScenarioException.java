package battlearrow.firestorm.scenario;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a scenario is read whose files have faults; ask {@link ScenarioValidator} first to be spared it. */
public final class InvalidScenarioException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    InvalidScenarioException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    public List<Fault> faults() {
        return faults;
    }
}
