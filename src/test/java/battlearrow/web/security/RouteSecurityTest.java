package battlearrow.web.security;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Walks every route there is, so that a new one is shut until somebody writes it into the list of public ones. */
@ApplicationTest
class RouteSecurityTest {

    /** The routes a visitor may use. A campaign's public pages show nothing secret: see the tests of those pages. */
    private static final Set<String> PUBLIC = Set.of(
            "GET /",
            "GET /sign-in",
            "GET /setup",
            "POST /setup",
            "GET /join/{token}",
            "POST /join/{token}",
            "POST /join/{token}/existing",
            "GET /reset/{token}",
            "POST /reset/{token}",
            "GET /campaigns/{campaignId}",
            "GET /campaigns/{campaignId}/areas/{area}",
            "GET /campaigns/{campaignId}/victory-points",
            "GET /campaigns/{campaignId}/chronicle",
            "GET /campaigns/{campaignId}/chronicle/dice",
            "GET /campaigns/{campaignId}/outcome",
            "GET /campaigns/{campaignId}/rulings",
            "GET /campaigns/{campaignId}/board",
            "GET /campaigns/{campaignId}/news",
            "GET /rules",
            "ANY /error");

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    @Qualifier("requestMappingHandlerMapping")
    RequestMappingHandlerMapping mappings;

    @Test
    void visitorReachesThePublicRoutesAndNoOther() {
        Set<String> reached = new TreeSet<>();
        for (Route route : routes()) {
            if (!isSentToSignIn(route, false) || !isSentToSignIn(route, true)) {
                reached.add(route.name());
            }
        }

        assertThat(reached).containsExactlyInAnyOrderElementsOf(PUBLIC);
    }

    @Test
    void formWithoutItsTokenIsRefusedOnEveryRouteThatChangesSomething() {
        List<String> accepted = routes().stream()
                .filter(route -> !Set.of("GET", "ANY").contains(route.method()))
                .filter(route -> mvc.method(HttpMethod.valueOf(route.method()))
                                .uri(route.samplePath())
                                .with(People.as(new Account(1, "Anna", Optional.of("anna"))))
                                .exchange()
                                .getResponse()
                                .getStatus()
                        != 403)
                .map(Route::name)
                .toList();

        assertThat(accepted).isEmpty();
    }

    @Test
    void addressOfAFormLeadsToItsPageAndAWordForANumberIsNoPage() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        for (String[] address : new String[][] {
            {"/battles/3/initiative", "/battles/3"},
            {"/plan/close", "/plan"},
            {"/organiser/withdraw/bring-back", "/organiser/withdraw"},
            {"/withdraw-mine", ""}
        }) {
            assertThat(mvc.get().uri(campaign.href() + address[0]).with(as(campaign.organiser)))
                    .as(address[0])
                    .hasStatus3xxRedirection()
                    .hasRedirectedUrl(campaign.href() + address[1]);
        }
        assertThat(mvc.get().uri(campaign.href() + "/battles/abc").with(as(campaign.organiser)))
                .hasStatus(404);
        assertThat(mvc.get().uri(campaign.href() + "/plan?turn=x").with(as(campaign.alliedGeneral)))
                .hasStatus(404);
    }

    @Test
    void characterThatNoDatabaseKeepsGoesNoFurther() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        assertThat(mvc.post()
                        .uri("/clubs/" + campaign.club.id() + "/name")
                        .param("name", "River\0side")
                        .with(csrf())
                        .with(as(campaign.organiser)))
                .hasStatus(400);
    }

    @Test
    void everyAnswerForbidsInlineScriptsAndForeignHosts() {
        assertThat(mvc.get().uri("/sign-in"))
                .hasHeader("Content-Security-Policy", SecurityConfiguration.CONTENT_SECURITY_POLICY)
                .hasHeader("Referrer-Policy", "same-origin")
                .hasHeader("X-Content-Type-Options", "nosniff")
                .hasHeader("X-Frame-Options", "DENY");
        assertThat(SecurityConfiguration.CONTENT_SECURITY_POLICY).doesNotContain("unsafe", "*", "http");
    }

    @Test
    void visitorGetsEveryFileThatThePagesNameAndMayKeepIt() throws Exception {
        String page = mvc.get().uri("/sign-in").exchange().getResponse().getContentAsString();
        List<String> files = Pattern.compile("(?:href|src)=\"(/[^\"#]+\\.[a-z0-9]+)[\"#]")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();

        assertThat(files)
                .hasSizeGreaterThan(3)
                .allSatisfy(file -> assertThat(mvc.get().uri(file))
                        .hasStatusOk()
                        .headers()
                        .hasHeaderSatisfying(
                                "Cache-Control",
                                values -> assertThat(values)
                                        .singleElement()
                                        .asString()
                                        .contains("max-age=31536000")));
    }

    private boolean isSentToSignIn(Route route, boolean isFragment) {
        String method = route.method().equals("ANY") ? "GET" : route.method();
        var request = mvc.method(HttpMethod.valueOf(method))
                .uri(route.samplePath())
                .with(csrf())
                .header("Accept", "text/html");
        MvcTestResult answer = (isFragment ? request.header("HX-Request", "true") : request).asyncExchange();
        return isFragment
                ? answer.getResponse().getStatus() == 401
                        && "/sign-in".equals(answer.getResponse().getHeader("HX-Redirect"))
                : answer.getResponse().getStatus() == 302
                        && String.valueOf(answer.getResponse().getRedirectedUrl())
                                .endsWith("/sign-in");
    }

    private List<Route> routes() {
        return mappings.getHandlerMethods().keySet().stream()
                .flatMap(RouteSecurityTest::routes)
                .distinct()
                .toList();
    }

    private static Stream<Route> routes(RequestMappingInfo info) {
        Set<RequestMethod> methods = info.getMethodsCondition().getMethods();
        return info.getPatternValues().stream()
                .flatMap(pattern -> methods.isEmpty()
                        ? Stream.of(new Route("ANY", pattern))
                        : methods.stream().map(method -> new Route(method.name(), pattern)));
    }

    private record Route(String method, String pattern) {

        String name() {
            return method + " " + (pattern.isEmpty() ? "/" : pattern);
        }

        /** With a number for every variable, which fits numbers and words alike. */
        String samplePath() {
            String path = pattern.replaceAll("\\{[^}]+}", "1");
            return path.isEmpty() ? "/" : path;
        }
    }
}
