package battlearrow.web.organiser;

import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioFiles;
import battlearrow.firestorm.scenario.ScenarioValidator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The facts of a scenario's data with their sources, and whether the data are complete (ORG-10). */
@Component
class DataCheck {
    /** The files do not change while the application runs, and checking them takes longer than a page should. */
    private @Nullable List<Fault> faults;

    /** How many facts come from where, and what is wrong with the data. */
    record Summary(int facts, int rulebook, int clubReport, int reconstructed, List<String> faults) {
        public boolean isComplete() {
            return faults.isEmpty();
        }
    }

    /** Facts of one kind. */
    record Group(String kind, List<Fact> facts) {}

    Summary summary(Scenario scenario) {
        return new Summary(
                scenario.facts().size(),
                count(scenario, Fact.Source.RULEBOOK),
                count(scenario, Fact.Source.CLUB_REPORT),
                count(scenario, Fact.Source.RECONSTRUCTED),
                faults().stream().map(Fault::sentence).toList());
    }

    /**
     * The facts that fit, by kind in the order of the data.
     *
     * @param source null for any
     * @param kind empty for any
     * @param asked words that all stand somewhere in the fact; empty for any
     */
    List<Group> find(Scenario scenario, Fact.@Nullable Source source, String kind, String asked) {
        List<String> wanted = List.of(asked.strip().toLowerCase(Locale.UK).split("\\s+"));
        Map<String, List<Fact>> byKind = scenario.facts().stream()
                .filter(fact -> source == null || fact.source() == source)
                .filter(fact -> kind.isEmpty() || fact.kind().equals(kind))
                .filter(fact -> wanted.stream().allMatch(text(fact)::contains))
                .collect(Collectors.groupingBy(Fact::kind, LinkedHashMap::new, Collectors.toList()));
        return byKind.entrySet().stream()
                .map(group -> new Group(group.getKey(), group.getValue()))
                .toList();
    }

    List<String> kinds(Scenario scenario) {
        return scenario.facts().stream().map(Fact::kind).distinct().toList();
    }

    private static String text(Fact fact) {
        String note = fact.note();
        return String.join(" ", fact.subject(), fact.field(), fact.value(), note == null ? "" : note)
                .toLowerCase(Locale.UK);
    }

    private static int count(Scenario scenario, Fact.Source source) {
        return (int) scenario.facts().stream()
                .filter(fact -> fact.source() == source)
                .count();
    }

    private synchronized List<Fault> faults() {
        List<Fault> known = faults;
        if (known == null) {
            known = ScenarioValidator.listFaults(ScenarioFiles.marketGarden());
            faults = known;
        }
        return known;
    }
}
