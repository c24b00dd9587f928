package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.rulebook.FactCorrection;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The scenarios this application brings, read and checked once, and what clubs made of them by their {@link Corrections}.
 * Rulebook: Campaign Scenarios (SET-01, ORG-10).
 */
public final class ScenarioLibrary {
    /** Every campaign with corrections asks again and again, and few sets are in use at a time. */
    private static final int REMEMBERED = 100;

    private static final Map<Corrections, Corrected> CORRECTED = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Corrections, Corrected> eldest) {
            return size() > REMEMBERED;
        }
    };

    private ScenarioLibrary() {}

    /** One of the two scenarios of Firestorm: Market Garden; always the same object for the same name. */
    public static Scenario marketGarden(ScenarioName name) {
        return switch (name) {
            case A_BRIDGE_TOO_FAR -> MarketGarden.FREE;
            case MARKET_GARDEN -> MarketGarden.HISTORICAL;
        };
    }

    /**
     * One of the two as a club corrected it.
     *
     * @throws InvalidScenarioException if {@link #check} finds a fault in the corrected data
     */
    public static Scenario marketGarden(ScenarioName name, Corrections corrections) {
        if (corrections.isEmpty()) {
            return marketGarden(name);
        }
        Corrected corrected = corrected(corrections);
        if (!corrected.faults().isEmpty()) {
            throw new InvalidScenarioException(corrected.faults());
        }
        return corrected.scenario(name);
    }

    /**
     * A scenario with further corrections, for which {@link #check(Scenario, List, List)} has found no fault: what was judged
     * once is not judged again whenever a journal is read.
     *
     * @param takenBack facts that shall be as the data have them
     */
    public static Scenario corrected(Scenario scenario, List<FactCorrection> corrections, List<String> takenBack) {
        Corrections all = Corrections.read(scenario.corrections()).but(corrections, takenBack, new ArrayList<>());
        return all.isEmpty() ? marketGarden(scenario.name()) : corrected(all).scenario(scenario.name());
    }

    /** Every fault of a scenario's data with further corrections, also of corrections that cannot be understood. */
    public static List<Fault> check(Scenario scenario, List<FactCorrection> corrections, List<String> takenBack) {
        List<Fault> faults = new ArrayList<>();
        Corrections all = Corrections.read(scenario.corrections()).but(corrections, takenBack, faults);
        faults.addAll(check(all));
        return List.copyOf(faults);
    }

    /**
     * Every fault of the data with these corrections: one that names what the data do not have, and everything
     * {@link ScenarioValidator} finds in the rest. Empty means that they can be played.
     */
    public static List<Fault> check(Corrections corrections) {
        return corrected(corrections).faults();
    }

    /** What a fact names and the data do not have; asked of facts whose correction cannot be understood. */
    static List<Fault> listUnknown(String fact) {
        return MarketGarden.TREES.listUnknown(fact).stream()
                .map(sentence -> new Fault(sentence, Corrections.WHERE + fact))
                .toList();
    }

    /** Every fact of the data with these corrections, faulty or not. */
    public static List<Fact> facts(Corrections corrections) {
        return corrections.isEmpty()
                ? MarketGarden.FREE.facts()
                : corrected(corrections).facts();
    }

    /** Everything a club may correct, as it is with these corrections, faulty or not. */
    public static List<CorrectableFact> correctable(Corrections corrections) {
        return corrected(corrections).correctable();
    }

    /** The fingerprint of the data without corrections. */
    public static String fingerprint() {
        return MarketGarden.FINGERPRINT;
    }

    /** The version of the data without corrections, as they say themselves. */
    public static int version() {
        return MarketGarden.TREES.map().path("version").intValue();
    }

    private static Corrected corrected(Corrections corrections) {
        synchronized (CORRECTED) {
            Corrected known = CORRECTED.get(corrections);
            if (known == null) {
                known = new Corrected(corrections);
                CORRECTED.put(corrections, known);
            }
            return known;
        }
    }

    /**
     * What was made so far of the data with one set of corrections. The data themselves are large and quickly corrected again,
     * so they are not kept.
     */
    private static final class Corrected {
        private final Corrections corrections;
        private final Map<ScenarioName, Scenario> scenarios = new EnumMap<>(ScenarioName.class);
        private @Nullable List<Fault> faults;
        private @Nullable List<CorrectableFact> correctable;

        Corrected(Corrections corrections) {
            this.corrections = corrections;
        }

        private ScenarioTrees trees(List<Fault> found) {
            ScenarioTrees trees = MarketGarden.TREES.copy();
            trees.correct(corrections, found);
            return trees;
        }

        synchronized List<Fault> faults() {
            List<Fault> known = faults;
            if (known == null) {
                List<Fault> found = new ArrayList<>();
                ScenarioTrees trees = trees(found);
                found.addAll(ScenarioValidator.listFaults(trees.map(), trees.forces(), trees.tables()));
                known = List.copyOf(found);
                faults = known;
            }
            return known;
        }

        /** Read without a check: who needs one asks for the faults first. */
        synchronized Scenario scenario(ScenarioName name) {
            return scenarios.computeIfAbsent(
                    name, wanted -> ScenarioReader.read(trees(new ArrayList<>()), wanted, corrections));
        }

        List<Fact> facts() {
            ScenarioTrees trees = trees(new ArrayList<>());
            return new FactReader(trees.map(), trees.forces(), trees.tables()).facts(corrections);
        }

        synchronized List<CorrectableFact> correctable() {
            List<CorrectableFact> known = correctable;
            if (known == null) {
                known = CorrectableFacts.of(trees(new ArrayList<>()), corrections);
                correctable = known;
            }
            return known;
        }
    }

    /** Read when first asked for, so that tools which need no scenario do not wait for it. */
    private static final class MarketGarden {
        private static final ScenarioFiles FILES = ScenarioFiles.marketGarden();
        static final Scenario FREE = ScenarioReader.read(FILES, ScenarioName.A_BRIDGE_TOO_FAR);
        static final Scenario HISTORICAL = ScenarioReader.read(FILES, ScenarioName.MARKET_GARDEN);
        static final ScenarioTrees TREES = ScenarioTrees.of(FILES);
        static final String FINGERPRINT = FILES.fingerprint();
    }
}
