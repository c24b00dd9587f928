package battlearrow.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.CampaignRoutes;
import battlearrow.testing.CampaignRoutes.Route;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpMethod;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Where both choose their Troops in secret (HR-06), what the first has chosen changes nothing that anybody else can fetch
 * before the second has chosen too: no page, no part of one, no file.
 */
@ApplicationTest
@DisplayName("Troops chosen in secret")
class SecretTroopsTest {
    private static final List<TroopId> ONE_SHERMAN = List.of(new TroopId("gds-5-armd"));
    private static final List<TroopId> TWO_OTHERS = List.of(new TroopId("gds-32"), new TroopId("8-armd-bde"));

    /** Fetched with each address: the whole page, and what another side or step of the desk would show. */
    private static final List<String> QUERIES = List.of("", "?as=ALLIED&step=troops", "?side=ALLIED&turn=1");

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    @Qualifier("requestMappingHandlerMapping")
    RequestMappingHandlerMapping mappings;

    private StartedCampaign one;
    private StartedCampaign other;
    private int battle;

    @BeforeEach
    void theAlliesChooseInEach() {
        one = with(ONE_SHERMAN);
        other = with(TWO_OTHERS);
    }

    private StartedCampaign with(List<TroopId> troops) {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans, Map.of("commitOrder", "bothSecret"));
        battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.must(campaign.alliedCommander, new CommitTroops(battle, Side.ALLIED, troops, List.of()));
        return campaign;
    }

    @Test
    void whoHasChosenSeesIt() {
        assertThat(fetch(one, "/battles/" + battle, one.alliedCommander))
                .isNotEqualTo(fetch(other, "/battles/" + battle, other.alliedCommander));
    }

    @Test
    @Covers("MAN-25")
    void nobodyElseFetchesAnythingThatTellsIt() {
        List<Function<StartedCampaign, @Nullable Account>> others = List.of(
                campaign -> campaign.germanCommander,
                campaign -> campaign.germanGeneral,
                campaign -> campaign.organiser,
                campaign -> campaign.spectator,
                campaign -> null);
        Map<String, String> told = new LinkedHashMap<>();
        for (Function<StartedCampaign, @Nullable Account> who : others) {
            for (Route route : new CampaignRoutes(mappings).list(Route::isGet)) {
                for (String query : route.isOfACampaign() ? QUERIES : List.of("")) {
                    String first = fetch(one, route, query, who.apply(one));
                    String second = fetch(other, route, query, who.apply(other));
                    if (!first.equals(second)) {
                        Account person = who.apply(one);
                        told.put(
                                (person == null ? "nobody" : person.displayName()) + " " + route + query,
                                difference(first, second));
                    }
                }
            }
        }
        assertThat(told).as("addresses whose answer depends on the choice").isEmpty();
    }

    @Test
    void bothAreRevealedTogether() {
        one.must(one.germanCommander, new CommitTroops(battle, Side.GERMAN, List.of(), List.of()));
        assertThat(fetch(one, "/chronicle", one.germanCommander)).contains("the Allied side commits British Sherman");
    }

    private String fetch(StartedCampaign campaign, Route route, String query, @Nullable Account person) {
        return fetch(
                campaign,
                route.path(Map.of(
                                "campaignId",
                                Long.toString(campaign.id),
                                "clubId",
                                Long.toString(campaign.club.id()),
                                "battle",
                                Integer.toString(battle),
                                "area",
                                "xxx-corps",
                                "kind",
                                "battle",
                                "key",
                                "bothSidesRoll"))
                        + query,
                person,
                "");
    }

    private String fetch(StartedCampaign campaign, String below, @Nullable Account person) {
        return fetch(campaign, below, person, campaign.href());
    }

    private String fetch(StartedCampaign campaign, String address, @Nullable Account person, String before) {
        var request = mvc.method(HttpMethod.GET).uri(before + address).header("Accept", "text/html, */*");
        MvcTestResult result = (person == null ? request : request.with(People.as(person))).asyncExchange();
        if (result.getUnresolvedException() != null) {
            throw new AssertionError(address + " fails", result.getUnresolvedException());
        }
        return result.getRequest().isAsyncStarted() ? news(result.getResponse()) : alike(result.getResponse());
    }

    /** A line that stays open carries numbers of entries and nothing else, each when its thread comes to it. */
    private static String news(MockHttpServletResponse line) {
        String told = new String(line.getContentAsByteArray(), StandardCharsets.UTF_8).replaceAll("[0-9]+", "#");
        assertThat("event:moved\ndata:#\n\n".repeat(9)).startsWith(told);
        return "news";
    }

    /** Without what differs between any two campaigns: numbers, keys, hashes, times, the code to scan of an address. */
    private static String alike(MockHttpServletResponse answer) {
        byte[] body = answer.getContentAsByteArray();
        String text = answer.getStatus() + " " + answer.getRedirectedUrl() + " "
                + new String(isPacked(body) ? unpacked(body) : body, StandardCharsets.UTF_8);
        return text.replaceAll("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "KEY")
                .replaceAll("[0-9a-f]{40,}", "HASH")
                .replaceAll("name=\"_csrf\" value=\"[^\"]*\"", "CSRF")
                .replaceAll("X-CSRF-TOKEN[^}]*", "CSRF")
                .replaceAll("[0-9]+", "#")
                .replaceAll("(M# #h#v#h-#z)+", "CODE");
    }

    private static boolean isPacked(byte[] body) {
        return body.length > 2 && body[0] == 0x1f && body[1] == (byte) 0x8b;
    }

    private static byte[] unpacked(byte[] body) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String difference(String one, String other) {
        int at = 0;
        while (at < one.length() && at < other.length() && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        int from = Math.max(0, at - 60);
        return one.substring(from, Math.min(one.length(), at + 60)) + " / "
                + other.substring(from, Math.min(other.length(), at + 60));
    }
}
