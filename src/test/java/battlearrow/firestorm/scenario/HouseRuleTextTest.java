package battlearrow.firestorm.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The sentences about house rules. */
class HouseRuleTextTest {
    private static final Set<String> AMBIGUITIES =
            LedgerReader.listAmbiguities().stream().map(Ambiguity::id).collect(Collectors.toSet());

    @Test
    void everySwitchIsExplainedOnceInTheOrderOfTheLedger() {
        assertThat(LedgerReader.listHouseRules())
                .extracting(HouseRuleText::rule)
                .containsExactly(HouseRule.values());
    }

    @ParameterizedTest
    @EnumSource
    void everySwitchHasItsQuestionItsReadingAndWhoIsServed(HouseRule rule) {
        HouseRuleText text = HouseRuleText.of(rule);
        assertThat(text.name()).isNotBlank();
        assertThat(text.question()).endsWith("?");
        assertThat(text.reading()).endsWith(".");
        assertThat(text.served()).endsWith(".");
        rule.findAmbiguity().ifPresent(id -> assertThat(AMBIGUITIES).contains(id));
    }

    @ParameterizedTest
    @EnumSource
    void everyValueHasItsSentence(HouseRule rule) {
        HouseRuleText text = HouseRuleText.of(rule);
        assertThat(text.values())
                .extracting(HouseRuleText.Value::value)
                .containsExactlyInAnyOrderElementsOf(expected(rule));
        for (String value : examples(rule)) {
            HouseRuleText.Value said = text.say(value);
            assertThat(said.value()).isEqualTo(value);
            assertThat(said.label()).isNotBlank().doesNotContain("{");
            assertThat(said.does()).endsWith(".").doesNotContain("{");
        }
    }

    @ParameterizedTest
    @EnumSource
    void theDefaultIsOneOfTheValues(HouseRule rule) {
        assertThat(rule.objection(rule.defaultValue())).isEmpty();
        assertThat(rule.findValue(rule.defaultValue())).contains(rule.defaultValue());
    }

    /** The values that have a sentence. */
    private static List<String> expected(HouseRule rule) {
        List<String> expected = new ArrayList<>();
        switch (rule.allowed()) {
            case HouseRuleValues.Choice choice -> expected.addAll(choice.values());
            case HouseRuleValues.Number number -> {
                expected.add("number");
                if (number.none() != null) {
                    expected.add(number.none());
                }
            }
            case HouseRuleValues.Faces faces -> expected.addAll(List.of(rule.defaultValue(), "list"));
            case HouseRuleValues.Names names -> expected.addAll(List.of(rule.defaultValue(), "list"));
        }
        return expected;
    }

    private static List<String> examples(HouseRule rule) {
        return switch (rule.allowed()) {
            case HouseRuleValues.Choice choice -> choice.values();
            case HouseRuleValues.Number number ->
                List.of(rule.defaultValue(), Integer.toString(number.lowest()), Integer.toString(number.highest()));
            case HouseRuleValues.Faces faces -> List.of(rule.defaultValue(), "1,1,1,1,1,1");
            case HouseRuleValues.Names names ->
                List.of(rule.defaultValue(), String.join(",", names.names().reversed()));
        };
    }
}
