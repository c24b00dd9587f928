package battlearrow.web;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.evening.Evenings;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.CampaignRoutes;
import battlearrow.testing.CampaignRoutes.Route;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import battlearrow.web.campaign.Audience;
import com.microsoft.playwright.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Shows every page there is to the checker, so that none is forgotten; {@code mvn verify -Pgallery} pictures them all. */
@BrowserTest
@DisplayName("Every page")
class EveryPageIT {
    private static final String CAMPAIGN = "/campaigns/{campaignId}";

    /** What a page has to be asked about; without it there is no such page. */
    private static final Map<String, String> ASKED = Map.of(CAMPAIGN + "/setup/data/facts", "?area=eindhoven");

    /** Answers that are no pages: files, parts of pages, and a line that stays open. */
    private static final Set<String> NO_PAGES = Set.of(
            CAMPAIGN + "/news",
            CAMPAIGN + "/export",
            CAMPAIGN + "/export/with-plans",
            "/clubs/{clubId}/scenarios/{scenarioId}/export",
            CAMPAIGN + "/evenings/{evening}/evening.ics",
            CAMPAIGN + "/photographs/{photograph}",
            CAMPAIGN + "/photographs/{photograph}/thumbnail",
            "/error");

    /** Behind a link for one person, or there before the first club only; the test of the first evening looks at them. */
    private static final Set<String> SEEN_ON_THE_FIRST_EVENING = Set.of("/join/{token}", "/reset/{token}", "/setup");

    /** What somebody without an account needs. */
    private static final Set<String> BEFORE_SIGNING_IN = Set.of("/", "/sign-in");

    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Autowired
    Evenings evenings;

    @Autowired
    @Qualifier("requestMappingHandlerMapping")
    RequestMappingHandlerMapping mappings;

    private final List<String> wrong = new ArrayList<>();
    private final Set<String> unseen = new TreeSet<>();

    @Test
    void ofACampaignInItsBattlePhase() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.must(
                campaign.secondAlliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.secondAlliedCommander),
                        StartedCampaign.player(campaign.secondGermanCommander)));
        long evening = evenings.arrange(
                campaign.id,
                new Evenings.Arrangement(Instant.now().plus(Duration.ofDays(3)), "Scout hut", 3),
                UUID.randomUUID());
        Map<String, String> values = new HashMap<>(CampaignRoutes.values(campaign, battle));
        values.put("evening", Long.toString(evening));
        for (Map.Entry<Who, List<Route>> visits : visits().entrySet()) {
            try (Person person = visits.getKey().at(browser.personAtADesk().expectsARefusal(), campaign)) {
                for (Route route : visits.getValue()) {
                    look(person, route, route.path(values) + ASKED.getOrDefault(route.pattern(), ""));
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(unseen).as("pages that were not there to be seen").isEmpty();
    }

    @Test
    void ofACampaignInItsOtherPhases() {
        StartedCampaign setUp = StartedCampaign.opened(beans);
        look(setUp, setUp.organiser, "set-up", "", "/organiser", "/setup");
        look(setUp, setUp.member, "set-up-member", "");
        StartedCampaign opening = StartedCampaign.inOpening(beans);
        look(opening, opening.alliedGeneral, "opening", "", "/strategic");
        StartedCampaign planning = StartedCampaign.inPlanning(beans);
        look(planning, planning.general(Side.GERMAN), "planning", "", "/plan");
        StartedCampaign strategic = StartedCampaign.inStrategicPhase(beans);
        look(strategic, strategic.alliedGeneral, "strategic", "", "/strategic");
        look(strategic, strategic.organiser, "strategic-organiser", "/organiser", "/strategic");
        assertThat(wrong).isEmpty();
    }

    @Test
    void thatTellsOfAnError() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        try (Person person = browser.personAtADesk().expectsARefusal()) {
            person.signsInAs(campaign.spectator);
            person.opens("/campaigns/999999");
            wrong.addAll(person.looksAllOver("pages/error-404"));
            person.opens(campaign.href() + "/organiser");
            wrong.addAll(person.looksAllOver("pages/error-403"));
        }
        assertThat(wrong).isEmpty();
    }

    /** Who looks at what: everybody at what is made for him first of all. */
    private enum Who {
        VISITOR,
        COMMANDER,
        GENERAL,
        ORGANISER;

        static Who of(Route route) {
            if (!route.isOfACampaign()) {
                return BEFORE_SIGNING_IN.contains(route.pattern()) ? VISITOR : ORGANISER;
            }
            Audience audience = route.audience();
            return switch (audience) {
                case EVERYBODY -> VISITOR;
                case TAKES_PART, FIGHTS -> COMMANDER;
                case GENERAL -> GENERAL;
                case ORGANISER -> ORGANISER;
            };
        }

        Person at(Person person, StartedCampaign campaign) {
            return switch (this) {
                case VISITOR -> person;
                case COMMANDER -> person.signsInAs(campaign.alliedCommander);
                case GENERAL -> person.signsInAs(campaign.alliedGeneral);
                case ORGANISER -> person.signsInAs(campaign.organiser);
            };
        }
    }

    private Map<Who, List<Route>> visits() {
        Map<Who, List<Route>> visits = new LinkedHashMap<>();
        new CampaignRoutes(mappings)
                .list(route -> route.isGet()
                        && !NO_PAGES.contains(route.pattern())
                        && !SEEN_ON_THE_FIRST_EVENING.contains(route.pattern()))
                .forEach(route -> visits.computeIfAbsent(Who.of(route), who -> new ArrayList<>())
                        .add(route));
        return visits;
    }

    private void look(Person person, Route route, String path) {
        Response answer = person.page().navigate(path);
        boolean isThere = answer != null && answer.status() == 200;
        if (!isThere) {
            unseen.add(route.pattern() + " " + (answer == null ? "" : answer.status()));
            return;
        }
        wrong.addAll(person.looksAllOver("pages/" + name(route.pattern())));
    }

    private void look(StartedCampaign campaign, @Nullable Account account, String name, String... pages) {
        try (Person person = browser.personAtADesk()) {
            if (account != null) {
                person.signsInAs(account);
            }
            for (String page : pages) {
                person.opens(campaign.href() + page);
                wrong.addAll(person.looksAllOver("pages/" + name + page.replace('/', '-')));
            }
        }
    }

    private static String name(String pattern) {
        String name =
                pattern.replace(CAMPAIGN, "/campaign").replaceAll("[{}]", "").replace('/', '-');
        return name.length() == 1 ? "home" : name.substring(1);
    }
}
