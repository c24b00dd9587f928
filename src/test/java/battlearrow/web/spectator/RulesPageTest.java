package battlearrow.web.spectator;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.testing.ApplicationTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
@DisplayName("The rules page")
class RulesPageTest {
    @Autowired
    MockMvcTester mvc;

    @Test
    void holdsEveryRuleUnderItsAnchor() {
        assertThat(mvc.get().uri("/rules"))
                .hasStatusOk()
                .bodyText()
                .contains("id=\"MAN-12\"", "id=\"ORG-12\"", "id=\"A-06\"", "Tail and point must share a border.");
    }

    @Test
    void findsRulesByWords() {
        assertThat(mvc.get().uri("/rules").param("q", "tail border"))
                .hasStatusOk()
                .bodyText()
                .contains("id=\"MAN-12\"")
                .doesNotContain("id=\"VIC-10\"");
    }

    @Test
    void showsTheRulesOfOneRole() {
        assertThat(mvc.get().uri("/rules").param("for", "commander"))
                .hasStatusOk()
                .bodyText()
                .contains("id=\"MAN-12\"")
                .doesNotContain("id=\"AIR-01\"");
        assertThat(mvc.get().uri("/rules").param("for", "general").param("q", "AIR-01"))
                .hasStatusOk()
                .bodyText()
                .contains("id=\"AIR-01\"");
    }

    @Test
    void escapesWhatWasTyped() {
        assertThat(mvc.get().uri("/rules").param("q", "<script>alert(1)</script>"))
                .hasStatusOk()
                .bodyText()
                .contains("Nothing was found for", "&lt;script&gt;")
                .doesNotContain("<script>alert");
    }
}
