package battlearrow.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.BattlePlans;
import battlearrow.club.Account;
import battlearrow.evening.Evenings;
import battlearrow.evening.SignUp;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.CampaignRoutes;
import battlearrow.testing.CampaignRoutes.Route;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** An Allied player who fights one battle for the Germans reads nothing of theirs that is secret (H06, PLAN-05). */
@ApplicationTest
class LentPlayerSecrecyTest {
    private static final String ORDERS = "Nebelhornpfeife";
    private static final String INSTRUCTIONS = "Zwiebelturmglocke";
    private static final String NOTE = "Kaffeesatzleser";
    private static final String DRAFT = "Pfefferminztau";
    private static final String OBJECTIVE = "of your plan";

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    BattlePlans plans;

    @Autowired
    Evenings evenings;

    @Autowired
    @Qualifier("requestMappingHandlerMapping")
    RequestMappingHandlerMapping mappings;

    private StartedCampaign campaign;
    private Account lent;
    private int battle;
    private long evening;

    @BeforeEach
    void lendHarrietToTheGermans() {
        campaign = StartedCampaign.inPlanning(beans);
        lent = campaign.secondAlliedCommander;
        List<AreaId> objectives = List.of(new AreaId("xxx-corps"));
        campaign.issuePlan(Side.GERMAN, new BattlePlan(objectives, List.of(), ORDERS, INSTRUCTIONS));
        plans.saveDraft(
                campaign.id,
                campaign.germanGeneral.id(),
                Side.GERMAN,
                new BattlePlan(objectives, List.of(), DRAFT, DRAFT));
        for (Side side : Side.values()) {
            campaign.must(campaign.general(side), new ClosePlanning(side));
        }
        plans.addNote(
                campaign.id, campaign.germanGeneral.id(), Side.GERMAN, NOTE, UUID.randomUUID(), campaign.sequence());
        evening = evenings.arrange(
                campaign.id, new Evenings.Arrangement(Instant.now(), "Scout hut", 3), UUID.randomUUID());
        for (Account here : List.of(
                campaign.alliedCommander, campaign.germanCommander, campaign.germanGeneral, campaign.alliedGeneral)) {
            evenings.arrive(evening, Long.toString(here.id()));
        }
        evenings.answer(evening, Long.toString(lent.id()), SignUp.Answer.COMING, false, true, null);
        evenings.arrive(evening, Long.toString(lent.id()));
        campaign.must(
                campaign.alliedCommander,
                new Challenge(StartedCampaign.player(campaign.alliedCommander), StartedCampaign.player(lent)));
        battle = campaign.situation().lastBattle();
        campaign.must(lent, new RollInitiative(battle), 1, 6);
        campaign.must(
                lent,
                new PlaceBattleArrow(battle, Side.GERMAN, new AreaId("valkenswaard-road"), new AreaId("xxx-corps")));
    }

    @Test
    @DisplayName("H06 (b): the lent player sees no word of the plan of the side he fights for, on no page")
    @Covers({"PLAN-05", "ROLE-09"})
    void noPageTellsTheLentPlayerThePlanOfTheOtherSide() {
        Map<String, String> values = new HashMap<>(CampaignRoutes.values(campaign, battle));
        values.put("evening", Long.toString(evening));
        List<String> told = new ArrayList<>();
        int read = 0;
        for (Route route : new CampaignRoutes(mappings).list(one -> one.isGet() && one.isOfACampaign())) {
            for (String query : List.of("", "?side=GERMAN&turn=1", "?as=GERMAN")) {
                String address = route.path(values) + query;
                String page = read(address, lent);
                read += page.isEmpty() ? 0 : 1;
                for (String secret : List.of(ORDERS, INSTRUCTIONS, NOTE, DRAFT, OBJECTIVE)) {
                    if (page.contains(secret)) {
                        told.add(address + " tells " + secret);
                    }
                }
            }
        }
        assertThat(told).isEmpty();
        assertThat(read).as("pages that were read at all").isGreaterThan(30);
    }

    /** Without this the other would prove nothing. */
    @Test
    void germansReadTheirPlanAndTheirGeneralHisObjectivesOnTheEvening() {
        assertThat(read(campaign.href() + "/plan", campaign.germanCommander)).contains(ORDERS, INSTRUCTIONS, NOTE);
        assertThat(read(campaign.href() + "/evenings/" + evening, campaign.germanGeneral))
                .contains(OBJECTIVE);
    }

    @Test
    void lentPlayerGivesTheOrdersOfThatBattleAndOfNoOther() {
        assertThat(read(campaign.href() + "/battles/" + battle, lent)).contains("Harriet");
        assertThat(read(campaign.href() + "/plan", lent)).doesNotContain(ORDERS);
    }

    private String read(String address, Account person) {
        try {
            return mvc.get()
                    .uri(address)
                    .header("Accept", "text/html")
                    .with(People.as(person))
                    .asyncExchange()
                    .getResponse()
                    .getContentAsString();
        } catch (UnsupportedEncodingException unlikely) {
            throw new IllegalStateException(unlikely);
        }
    }
}
