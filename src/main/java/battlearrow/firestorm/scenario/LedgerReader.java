package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Reads the ledger of rules and our interpretations, in the order of the rulebook, for the rules page and the tests. */
public final class LedgerReader {
    private LedgerReader() {}

    /** Every rule of the ledger. */
    public static List<LedgerEntry> listRules() {
        List<LedgerEntry> entries = new ArrayList<>();
        for (JsonNode rule : tree("rules.json").path("rules")) {
            String id = text(rule, "id");
            entries.add(new LedgerEntry(
                    Rule.find(id).orElseThrow(() -> new IllegalStateException("No rule is called " + id)),
                    text(rule, "group"),
                    text(rule, "section"),
                    text(rule, "rule"),
                    text(rule, "where"),
                    text(rule, "phase"),
                    text(rule, "refusal"),
                    text(rule, "vector")));
        }
        return List.copyOf(entries);
    }

    /** Every interpretation of an unclear place. */
    public static List<Ambiguity> listAmbiguities() {
        List<Ambiguity> ambiguities = new ArrayList<>();
        for (JsonNode entry : tree("ambiguities.json").path("ambiguities")) {
            ambiguities.add(new Ambiguity(
                    text(entry, "id"),
                    text(entry, "text"),
                    text(entry, "decision"),
                    text(entry, "reason"),
                    text(entry, "houseRule")));
        }
        return List.copyOf(ambiguities);
    }

    /** What people are told about every house rule, in the order of the ledger. */
    static List<HouseRuleText> listHouseRules() {
        List<HouseRuleText> texts = new ArrayList<>();
        for (JsonNode entry : tree("house-rules.json").path("houseRules")) {
            String id = text(entry, "id");
            List<HouseRuleText.Value> values = new ArrayList<>();
            for (JsonNode value : entry.path("values")) {
                values.add(new HouseRuleText.Value(text(value, "value"), text(value, "label"), text(value, "does")));
            }
            texts.add(new HouseRuleText(
                    HouseRule.find(id).orElseThrow(() -> new IllegalStateException("No house rule is called " + id)),
                    text(entry, "question"),
                    text(entry, "reading"),
                    text(entry, "served"),
                    values));
        }
        return List.copyOf(texts);
    }

    private static JsonNode tree(String name) {
        String path = "/rulebook/" + name;
        try (InputStream in = LedgerReader.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("The ledger file " + path + " is missing.");
            }
            return ScenarioReader.JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).stringValue();
    }
}
