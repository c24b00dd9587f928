package battlearrow.web.spectator;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.testing.ApplicationTest;
import java.util.List;
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

    @Test
    void leadsBackToThePageOfACampaignOneCameFrom() {
        String page = "/campaigns/7/battles/3?as=ALLIED&step=troops";
        String link = "href=\"/campaigns/7/battles/3?as=ALLIED&amp;step=troops\"";
        assertThat(mvc.get()
                        .uri("/rules")
                        .header("Referer", "http://localhost" + page)
                        .header("Host", "localhost"))
                .hasStatusOk()
                .bodyText()
                .contains("Back to the campaign", link);
        assertThat(mvc.get().uri("/rules").param("q", "arrow").param("from", page))
                .as("after a search on the page")
                .hasStatusOk()
                .bodyText()
                .contains(link, "name=\"from\"");
    }

    @Test
    void leadsNowhereElse() {
        for (String address : List.of(
                "http://elsewhere.example/campaigns/7",
                "http://localhost/rules",
                "http://localhost/clubs/1",
                "nonsense")) {
            assertThat(mvc.get().uri("/rules").header("Referer", address).header("Host", "localhost"))
                    .hasStatusOk()
                    .bodyText()
                    .doesNotContain("Back to the campaign");
        }
        for (String from :
                List.of("//elsewhere.example/campaigns/7", "https://elsewhere.example", "/campaigns/7/../..")) {
            assertThat(mvc.get().uri("/rules").param("from", from))
                    .hasStatusOk()
                    .bodyText()
                    .doesNotContain("Back to the campaign");
        }
    }
}
