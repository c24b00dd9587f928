package battlearrow.journal;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The house rules of a heading in letters: a JSON object with the value of each that was chosen, in the ledger's order. */
public final class HouseRulesText {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private HouseRulesText() {}

    public static String write(HouseRules rules) {
        Map<HouseRule, String> inOrder = new EnumMap<>(HouseRule.class);
        inOrder.putAll(rules.chosen());
        Map<String, String> named = new LinkedHashMap<>();
        inOrder.forEach((rule, value) -> named.put(rule.key(), value));
        return JSON.writeValueAsString(named);
    }

    public static HouseRules read(String json) {
        Map<String, String> named = JSON.readValue(json, new TypeReference<Map<String, String>>() {});
        Map<HouseRule, String> chosen = new EnumMap<>(HouseRule.class);
        for (HouseRule rule : HouseRule.values()) {
            String value = named.get(rule.key());
            if (value != null) {
                chosen.put(rule, value);
            }
        }
        return new HouseRules(chosen);
    }
}
