package battlearrow.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.chronicle.Photographs;
import battlearrow.club.Account;
import battlearrow.evening.Evenings;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.tables.BattleRecord;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.CampaignRoutes;
import battlearrow.testing.CampaignRoutes.Route;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import battlearrow.testing.TablePictures;
import battlearrow.web.campaign.Audience;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpMethod;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Sends everybody to every route of a campaign: who is of its audience comes in, nobody else does. */
@ApplicationTest
class RoutesByRoleTest {
    /** What a page has to be asked about; without it there is no such page. */
    private static final Map<String, String> ASKED =
            Map.of("/campaigns/{campaignId}/setup/data/facts", "?area=eindhoven");

    /** Pages that take everybody of their audience in but have nothing for an organiser who plays for no side. */
    private static final Set<String> FOR_A_SIDE_ONLY = Set.of("/plan", "/plan/draft");

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Photographs photographs;

    @Autowired
    Evenings evenings;

    @Autowired
    @Qualifier("requestMappingHandlerMapping")
    RequestMappingHandlerMapping mappings;

    /** What somebody is in the campaign, as this test and not the door counts it. */
    private enum Role {
        ANONYMOUS(Audience.EVERYBODY),
        STRANGER(Audience.EVERYBODY),
        MEMBER(Audience.EVERYBODY),
        SPECTATOR(Audience.EVERYBODY, Audience.TAKES_PART),
        ALLIED_COMMANDER(Audience.EVERYBODY, Audience.TAKES_PART, Audience.FIGHTS),
        GERMAN_COMMANDER(Audience.EVERYBODY, Audience.TAKES_PART, Audience.FIGHTS),
        ALLIED_GENERAL(Audience.EVERYBODY, Audience.TAKES_PART, Audience.FIGHTS, Audience.GENERAL),
        GERMAN_GENERAL(Audience.EVERYBODY, Audience.TAKES_PART, Audience.FIGHTS, Audience.GENERAL),
        ORGANISER(Audience.EVERYBODY, Audience.TAKES_PART, Audience.FIGHTS, Audience.ORGANISER);

        private final Set<Audience> belongsTo;

        Role(Audience... belongsTo) {
            this.belongsTo = Set.of(belongsTo);
        }

        boolean isOf(Audience audience) {
            return belongsTo.contains(audience);
        }
    }

    private static Map<Role, @Nullable Account> people(StartedCampaign campaign) {
        Map<Role, @Nullable Account> people = new LinkedHashMap<>();
        people.put(Role.ANONYMOUS, null);
        people.put(Role.STRANGER, campaign.stranger);
        people.put(Role.MEMBER, campaign.member);
        people.put(Role.SPECTATOR, campaign.spectator);
        people.put(Role.ALLIED_COMMANDER, campaign.alliedCommander);
        people.put(Role.GERMAN_COMMANDER, campaign.germanCommander);
        people.put(Role.ALLIED_GENERAL, campaign.alliedGeneral);
        people.put(Role.GERMAN_GENERAL, campaign.germanGeneral);
        people.put(Role.ORGANISER, campaign.organiser);
        return people;
    }

    private long photograph(StartedCampaign campaign, int battle) {
        BattleRecord record = campaign.now().findBattle(battle).orElseThrow();
        byte[] file = TablePictures.file(TablePictures.redAboveBlue(40, 30), "png");
        photographs.add(campaign.id, record, campaign.alliedCommander.id(), file);
        return photographs.list(campaign.id, record).getFirst().id();
    }

    private CampaignRoutes routes() {
        return new CampaignRoutes(mappings);
    }

    @Test
    void everyRouteOfACampaignSaysWhomItIsFor() {
        List<Route> all = routes().list(Route::isOfACampaign);
        assertThat(all).hasSizeGreaterThan(20);
        assertThat(all).allSatisfy(route -> assertThatCode(route::audience).doesNotThrowAnyException());
    }

    @Test
    void everyPageIsOpenToItsAudienceAndToNobodyElse() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.must(
                campaign.secondAlliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.secondAlliedCommander),
                        StartedCampaign.player(campaign.secondGermanCommander)));
        Map<String, String> values = new HashMap<>(values(campaign, battle));
        values.put("photograph", Long.toString(photograph(campaign, battle)));
        List<String> wrong = new ArrayList<>();
        for (Route route : routes().list(one -> one.isOfACampaign() && one.isGet())) {
            people(campaign).forEach((role, person) -> {
                MockHttpServletResponse answer =
                        send(HttpMethod.GET, route.path(values) + ASKED.getOrDefault(route.pattern(), ""), person);
                if (!isRight(route, role, answer)) {
                    wrong.add(route + " for " + role + ": " + answer.getStatus() + " " + answer.getRedirectedUrl());
                }
            });
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void noFormIsTakenFromAnybodyOutsideItsAudience() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        Map<String, String> values = values(campaign, battle);
        long entries = campaign.sequence();
        List<String> wrong = new ArrayList<>();
        for (Route route : routes().list(one -> one.isOfACampaign() && !one.isGet())) {
            people(campaign).forEach((role, person) -> {
                if (role == Role.ANONYMOUS || !role.isOf(route.audience())) {
                    MockHttpServletResponse answer =
                            send(HttpMethod.valueOf(route.method().name()), route.path(values), person);
                    if (!isShut(role, answer)) {
                        wrong.add(route + " for " + role + ": " + answer.getStatus());
                    }
                }
            });
        }
        assertThat(wrong).isEmpty();
        assertThat(campaign.sequence()).isEqualTo(entries);
    }

    @Test
    void campaignInItsSetUpDoesNotExistForStrangers() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        Map<String, String> values = values(campaign, 1);
        for (Route route : routes().list(one -> one.isOfACampaign() && one.isGet())) {
            assertThat(send(HttpMethod.GET, route.path(values), campaign.stranger)
                            .getStatus())
                    .as(route.toString())
                    .isEqualTo(404);
        }
    }

    private static boolean isRight(Route route, Role role, MockHttpServletResponse answer) {
        if (!role.isOf(route.audience())) {
            return isShut(role, answer);
        }
        boolean hasNothingForHim = role == Role.ORGANISER
                && FOR_A_SIDE_ONLY.contains(route.pattern().substring("/campaigns/{campaignId}".length()));
        boolean isLedOn = answer.getStatus() == 302 && !isSentToSignIn(answer);
        return answer.getStatus() == 200 || isLedOn || hasNothingForHim && answer.getStatus() == 403;
    }

    private static boolean isShut(Role role, MockHttpServletResponse answer) {
        return role == Role.ANONYMOUS ? isSentToSignIn(answer) : answer.getStatus() == 403;
    }

    private static boolean isSentToSignIn(MockHttpServletResponse answer) {
        String address = answer.getRedirectedUrl();
        return answer.getStatus() == 302 && address != null && address.endsWith("/sign-in");
    }

    private Map<String, String> values(StartedCampaign campaign, int battle) {
        long evening = evenings.arrange(
                campaign.id, new Evenings.Arrangement(Instant.now(), "Scout hut", 3), UUID.randomUUID());
        return Map.of(
                "evening",
                Long.toString(evening),
                "campaignId",
                Long.toString(campaign.id),
                "battle",
                Integer.toString(battle),
                "battleNumber",
                Integer.toString(battle),
                "area",
                "eindhoven",
                "side",
                Side.ALLIED.name(),
                "kind",
                "control",
                "key",
                "bothSidesRoll",
                "turn",
                "1",
                "sequence",
                "1");
    }

    private MockHttpServletResponse send(HttpMethod method, String path, @Nullable Account person) {
        var request = mvc.method(method).uri(path).header("Accept", "text/html").with(csrf());
        // Without waiting for the end of a line that stays open.
        MvcTestResult result = (person == null ? request : request.with(People.as(person))).asyncExchange();
        if (result.getUnresolvedException() != null) {
            throw new AssertionError(path + " fails", result.getUnresolvedException());
        }
        return result.getResponse();
    }
}
