package battlearrow.firestorm.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The ledger as data. */
class LedgerReaderTest {
    /** A line number of a text nobody else has; map references such as L50 have two digits. */
    private static final Pattern LINE_REFERENCE = Pattern.compile("\\bL\\d{3}\\b");

    private final List<LedgerEntry> rules = LedgerReader.listRules();
    private final List<Ambiguity> ambiguities = LedgerReader.listAmbiguities();

    @Test
    void theLedgerHasEachRuleOnceInItsOrder() {
        assertThat(rules).extracting(LedgerEntry::rule).containsExactly(Rule.values());
        assertThat(rules)
                .allSatisfy(
                        rule -> assertThat(rule.group()).isEqualTo(rule.rule().group()));
    }

    @Test
    void everyRuleSaysWhatItIsAndWhereItStands() {
        assertThat(rules).allSatisfy(rule -> {
            assertThat(rule.text()).as(rule.id()).isNotBlank();
            assertThat(rule.where()).as(rule.id()).isNotBlank();
            assertThat(rule.refusal()).as(rule.id()).isNotBlank();
            assertThat(rule.section()).as(rule.id()).isNotBlank();
            assertThat(rule.phase()).as(rule.id()).isNotBlank();
        });
    }

    @Test
    void everyAmbiguityHasADecision() {
        assertThat(ambiguities)
                .extracting(Ambiguity::id)
                .doesNotHaveDuplicates()
                .contains("A-01", "A-78");
        assertThat(ambiguities)
                .allSatisfy(ambiguity -> assertThat(ambiguity.decision()).isNotBlank());
    }

    @Test
    void everyHouseRuleIsExplained() {
        String all = String.join(
                "\n",
                Stream.concat(
                                ambiguities.stream().flatMap(one -> Stream.of(one.houseRule(), one.decision())),
                                rules.stream().flatMap(rule -> Stream.of(rule.text(), rule.vector())))
                        .toList());
        assertThat(HouseRule.values())
                .allSatisfy(rule -> assertThat(all).contains(rule.name().replace('_', '-')));
    }

    @Test
    void nothingRefersToALineOfAText() {
        assertThat(rules)
                .noneMatch(rule -> LINE_REFERENCE.matcher(rule.toString()).find());
        assertThat(ambiguities)
                .noneMatch(one -> LINE_REFERENCE.matcher(one.toString()).find());
    }
}
