package battlearrow.web.organiser;

import battlearrow.campaign.ScenarioData.Data;
import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The facts of a campaign's data with their sources, and whether the data are complete (ORG-10). */
final class DataCheck {
    private final Data data;
    private final List<Fact> facts;

    private DataCheck(Data data) {
        this.data = data;
        this.facts = ScenarioLibrary.facts(data.corrections());
    }

    static DataCheck of(Data data) {
        return new DataCheck(data);
    }

    /** How many facts come from where, and what is wrong with the data. */
    record Summary(int facts, int rulebook, int clubReport, int reconstructed, int corrected, List<String> faults) {
        public boolean isComplete() {
            return faults.isEmpty();
        }
    }

    /** Facts of one kind. */
    record Group(String kind, List<Fact> facts) {}

    Summary summary() {
        return new Summary(
                facts.size(),
                count(Fact.Source.RULEBOOK),
                count(Fact.Source.CLUB_REPORT),
                count(Fact.Source.RECONSTRUCTED),
                data.corrections().size(),
                data.faults().stream().map(Fault::sentence).toList());
    }

    /**
     * The facts that fit, by kind in the order of the data.
     *
     * @param source null for any
     * @param kind empty for any
     * @param asked words that all stand somewhere in the fact; empty for any
     */
    List<Group> find(Fact.@Nullable Source source, String kind, String asked) {
        List<String> wanted = List.of(asked.strip().toLowerCase(Locale.UK).split("\\s+"));
        Map<String, List<Fact>> byKind = facts.stream()
                .filter(fact -> source == null || fact.source() == source)
                .filter(fact -> kind.isEmpty() || fact.kind().equals(kind))
                .filter(fact -> wanted.stream().allMatch(text(fact)::contains))
                .collect(Collectors.groupingBy(Fact::kind, LinkedHashMap::new, Collectors.toList()));
        return byKind.entrySet().stream()
                .map(group -> new Group(group.getKey(), group.getValue()))
                .toList();
    }

    List<String> kinds() {
        return facts.stream().map(Fact::kind).distinct().toList();
    }

    private static String text(Fact fact) {
        String note = fact.note();
        return String.join(" ", fact.subject(), fact.field(), fact.value(), note == null ? "" : note)
                .toLowerCase(Locale.UK);
    }

    private int count(Fact.Source source) {
        return (int) facts.stream().filter(fact -> fact.source() == source).count();
    }
}
