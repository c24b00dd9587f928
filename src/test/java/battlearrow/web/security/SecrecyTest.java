package battlearrow.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.BattlePlans;
import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Office;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.CampaignRoutes;
import battlearrow.testing.CampaignRoutes.Route;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpMethod;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** No word of a battle plan reaches anybody but its own side: not on any page there is (PLAN-05, H25). */
@ApplicationTest
class SecrecyTest {
    private static final String ALLIED_ORDERS = "Quillfeather";
    private static final String ALLIED_INSTRUCTIONS = "Marzipanlance";
    private static final String ALLIED_NOTE = "Thistlewhisker";
    private static final String ALLIED_DRAFT = "Bramblecork";
    private static final String GERMAN_ORDERS = "Nebelhornpfeife";
    private static final String GERMAN_INSTRUCTIONS = "Zwiebelturmglocke";
    private static final String GERMAN_NOTE = "Kaffeesatzleser";
    private static final String GERMAN_DRAFT = "Pfefferminztau";

    private static final List<String> ALLIED_WORDS =
            List.of(ALLIED_ORDERS, ALLIED_INSTRUCTIONS, ALLIED_NOTE, ALLIED_DRAFT);
    private static final List<String> GERMAN_WORDS =
            List.of(GERMAN_ORDERS, GERMAN_INSTRUCTIONS, GERMAN_NOTE, GERMAN_DRAFT);

    /** Asked of every page: which side or turn a page shows must not be a matter of its address. */
    private static final List<String> QUERIES = List.of("?side=ALLIED&turn=1", "?side=GERMAN&turn=1", "?turn=2");

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    BattlePlans plans;

    @Autowired
    Appointments appointments;

    @Autowired
    @Qualifier("requestMappingHandlerMapping")
    RequestMappingHandlerMapping mappings;

    private StartedCampaign campaign;
    private int battle;

    @BeforeEach
    void planBothSides() {
        campaign = StartedCampaign.inPlanning(beans);
        plan(Side.ALLIED, ALLIED_ORDERS, ALLIED_INSTRUCTIONS, ALLIED_DRAFT);
        plan(Side.GERMAN, GERMAN_ORDERS, GERMAN_INSTRUCTIONS, GERMAN_DRAFT);
        for (Side side : Side.values()) {
            campaign.must(campaign.general(side), new ClosePlanning(side));
        }
        note(Side.ALLIED, ALLIED_NOTE);
        note(Side.GERMAN, GERMAN_NOTE);
        battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
    }

    @Test
    @Covers("INV-49")
    void noPageTellsThePlanToTheOtherSide() {
        expectNothing(campaign.germanGeneral, ALLIED_WORDS);
        expectNothing(campaign.germanCommander, ALLIED_WORDS);
        expectNothing(campaign.alliedGeneral, GERMAN_WORDS);
        expectNothing(campaign.alliedCommander, GERMAN_WORDS);
    }

    @Test
    void noPageTellsAPlanToSomebodyOfNeitherSide() {
        List<String> both = new ArrayList<>(ALLIED_WORDS);
        both.addAll(GERMAN_WORDS);
        expectNothing(null, both);
        expectNothing(campaign.stranger, both);
        expectNothing(campaign.member, both);
        expectNothing(campaign.spectator, both);
        expectNothing(campaign.organiser, both);
    }

    @Test
    void noPageTellsThePlanOfTheOtherSideToAnOrganiserWhoPlays() {
        appointments.appoint(campaign.id, campaign.organiser.id(), Office.commander(Side.ALLIED));
        expectNothing(campaign.organiser, GERMAN_WORDS);
        for (Side side : Side.values()) {
            MockHttpServletResponse answer = mvc.post()
                    .uri(campaign.href() + "/organiser/plan")
                    .with(People.as(campaign.organiser))
                    .with(csrf())
                    .param("side", side.name())
                    .param("turn", "1")
                    .exchange()
                    .getResponse();
            assertThat(text(answer)).doesNotContain(GERMAN_WORDS);
        }
    }

    /** Without this the others would prove nothing. */
    @Test
    void ownSideReadsItsPlan() {
        String page = text(get(campaign.href() + "/plan", campaign.alliedCommander));
        assertThat(page).contains(ALLIED_ORDERS, ALLIED_INSTRUCTIONS, ALLIED_NOTE);
        assertThat(text(get(campaign.href() + "/plan", campaign.germanCommander)))
                .contains(GERMAN_ORDERS, GERMAN_INSTRUCTIONS, GERMAN_NOTE);
    }

    private void expectNothing(@Nullable Account person, List<String> secrets) {
        List<String> told = new ArrayList<>();
        for (Route route : new CampaignRoutes(mappings).list(Route::isGet)) {
            for (String query : route.isOfACampaign() ? QUERIES : List.of("")) {
                String address = route.path(CampaignRoutes.values(campaign, battle)) + query;
                MockHttpServletResponse answer = get(address, person);
                String everything = text(answer) + answer.getHeaderNames() + answer.getRedirectedUrl();
                secrets.stream().filter(everything::contains).forEach(word -> told.add(address + " tells " + word));
            }
        }
        assertThat(told).isEmpty();
    }

    private void plan(Side side, String orders, String instructions, String draft) {
        List<AreaId> objectives = List.of(new AreaId(side == Side.ALLIED ? "eindhoven" : "nijmegen"));
        campaign.issuePlan(side, new BattlePlan(objectives, List.of(), orders, instructions));
        plans.saveDraft(
                campaign.id, campaign.general(side).id(), side, new BattlePlan(objectives, List.of(), draft, draft));
    }

    private void note(Side side, String note) {
        plans.addNote(campaign.id, campaign.general(side).id(), side, note, UUID.randomUUID(), campaign.sequence());
    }

    private MockHttpServletResponse get(String address, @Nullable Account person) {
        var request = mvc.method(HttpMethod.GET).uri(address).header("Accept", "text/html");
        MvcTestResult result = (person == null ? request : request.with(People.as(person))).asyncExchange();
        if (result.getUnresolvedException() != null) {
            throw new AssertionError(address + " fails", result.getUnresolvedException());
        }
        return result.getResponse();
    }

    private static String text(MockHttpServletResponse answer) {
        try {
            return answer.getContentAsString();
        } catch (UnsupportedEncodingException unlikely) {
            throw new IllegalStateException(unlikely);
        }
    }
}
