package battlearrow.firestorm.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an organiser may type for a house rule. */
class HouseRuleTest {
    private static final RefusalSentences SENTENCES = RefusalSentences.english();

    private static String complaint(HouseRule rule, String typed) {
        return rule.objection(typed).map(SENTENCES::sentence).orElse("");
    }

    @Test
    void aSwitchIsFoundByItsKeyAndByItsNumber() {
        assertThat(HouseRule.find("preventCost")).contains(HouseRule.HR_15);
        assertThat(HouseRule.find("HR-15")).contains(HouseRule.HR_15);
        assertThat(HouseRule.find("HR-44")).isEmpty();
    }

    @Nested
    class Values {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "HR_01 | ON | on",
                    "HR_38 | wesel+kleve | Wesel+Kleve",
                    "HR_24 | 004 | 4",
                    "HR_26 | Unlimited | unlimited",
                    "HR_22 | 1, 1,1,2 ,2,3 | 1,1,1,2,2,3",
                    "HR_32 | ruhr,Kleve,WESEL,apeldorn,amsterdam,rotterdam | Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Rotterdam",
                })
        void areReadWhateverTheBlanksAndCapitals(HouseRule rule, String typed, String kept) {
            assertThat(rule.findValue(typed)).contains(kept);
            assertThat(rule.objection(typed)).isEmpty();
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "HR_01 | perhaps | on, off",
                    "HR_24 | 13 | from 0 to 12",
                    "HR_24 | six | from 0 to 12",
                    "HR_24 | -1 | from 0 to 12",
                    "HR_24 | 9999999 | from 0 to 12",
                    "HR_30 | all | “none” for no limit",
                    "HR_22 | 1,2,3 | the 6 faces",
                    "HR_22 | 1,1,2,2,3,4 | each from 1 to 3",
                    "HR_22 | 1,1,2,2,3,3, | the 6 faces",
                    "HR_32 | Ruhr,Ruhr,Wesel,Apeldorn,Amsterdam,Rotterdam | each of these 6 once",
                    "HR_32 | Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Berlin | Rotterdam",
                    "HR_36 | 99 | from 100 to 10000"
                })
        void othersAreRefusedInWords(HouseRule rule, String typed, String said) {
            assertThat(rule.findValue(typed)).isEmpty();
            assertThat(complaint(rule, typed))
                    .contains("“" + typed + "”", SENTENCES.name(rule), said)
                    .doesNotContain("{");
        }
    }

    @Nested
    class InForce {
        @Test
        void aRuleThatAsksForAValueNobodyHasIsAFault() {
            assertThatThrownBy(() -> HouseRules.DEFAULTS.is(HouseRule.HR_15, "perGame"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("HR-15");
            assertThatThrownBy(() -> HouseRules.DEFAULTS.with(HouseRule.HR_24, "many"))
                    .isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        void numbersAndListsAreReadAsWhatTheyAre() {
            HouseRules rules = HouseRules.DEFAULTS.with(HouseRule.HR_30, "2");
            assertThat(rules.findNumber(HouseRule.HR_30)).hasValue(2);
            assertThat(HouseRules.DEFAULTS.findNumber(HouseRule.HR_30)).isEmpty();
            assertThat(HouseRules.DEFAULTS.number(HouseRule.HR_36)).isEqualTo(1500);
            assertThat(rules.list(HouseRule.HR_22)).containsExactly("1", "1", "2", "2", "3", "3");
            assertThat(rules.isDefault(HouseRule.HR_30)).isFalse();
        }
    }
}
