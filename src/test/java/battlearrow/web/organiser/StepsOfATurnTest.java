package battlearrow.web.organiser;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.Answer;
import battlearrow.club.Account;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
@DisplayName("Steps of a turn: forgotten, none made, confirmed")
class StepsOfATurnTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Referee referee;

    private StartedCampaign campaign;

    @BeforeEach
    void inTheStrategicPhase() {
        campaign = StartedCampaign.inStrategicPhase(beans);
    }

    private String read(Account reader, String path) {
        MvcTestResult page =
                mvc.get().uri(campaign.href() + path).with(as(reader)).exchange();
        assertThat(page).hasStatusOk();
        return body(page);
    }

    private MvcTestResult send(Account person, String path, Map<String, String> fields) {
        var form = mvc.post()
                .uri(campaign.href() + path)
                .with(as(person))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", Long.toString(campaign.sequence()));
        fields.forEach(form::param);
        return form.exchange();
    }

    private static String body(MvcTestResult page) {
        try {
            return page.getResponse().getContentAsString();
        } catch (UnsupportedEncodingException everyJavaKnowsIt) {
            throw new IllegalStateException(everyJavaKnowsIt);
        }
    }

    private void toTheAlliedExploitation() {
        campaign.must(campaign.alliedGeneral, new RollAircraft(), 1);
        campaign.must(campaign.alliedGeneral, new CloseTransport());
        campaign.must(campaign.alliedGeneral, new CloseTactical(Side.ALLIED));
        campaign.must(campaign.germanGeneral, new CloseTactical(Side.GERMAN));
        campaign.must(campaign.alliedGeneral, new CloseAir());
        assertThat(campaign.situation().step()).isEqualTo(Step.EXPLOITATION_ALLIED);
    }

    private <O extends Order> List<O> offered(Side side, Class<O> kind) {
        return referee.offered(campaign.situation(), Actor.general("somebody", side), kind);
    }

    @Nested
    @DisplayName("H02 A whole step of the turn is forgotten")
    class Forgotten {
        @Test
        void nextTurnIsRefusedWithEveryStepDueInOrderAndItsOwner() {
            toTheAlliedExploitation();
            campaign.must(campaign.alliedGeneral, new CloseExploitation(Side.ALLIED));
            assertThat(read(campaign.organiser, "/organiser"))
                    .contains("action=\"" + campaign.href() + "/organiser/next-turn\"", "Open turn 2");
            MvcTestResult refused = send(campaign.organiser, "/organiser/next-turn", Map.of());
            assertThat(refused).hasStatus(422);
            String walter = campaign.germanGeneral.displayName();
            String brian = campaign.alliedGeneral.displayName();
            assertThat(body(refused))
                    .containsSubsequence(
                            "Exploitation, German is still due: " + walter,
                            "Reinforcements, Allied is still due: " + brian,
                            "Reinforcements, German is still due: " + walter,
                            "Strategic Moves, Allied is still due: " + brian,
                            "Strategic Moves, German is still due: " + walter)
                    .contains("TURN-06")
                    .doesNotContain("Exploitation, Allied is still due");
            assertThat(campaign.situation().turn()).isEqualTo(1);
        }

        @Test
        void goesOnOnceEachMissingStepIsMarkedNoneMadeAndTheHistoryKeepsTheMarks() {
            toTheAlliedExploitation();
            campaign.must(campaign.alliedGeneral, new CloseExploitation(Side.ALLIED));
            assertThat(read(campaign.organiser, "/organiser")).contains("Mark “none made”: Exploitation, German");
            mark("EXPLOITATION_GERMAN");
            mark("REINFORCEMENTS_ALLIED");
            for (Order roll : Stream.of(RollReinforcement.class, RollReserve.class)
                    .<Order>flatMap(kind -> offered(Side.GERMAN, kind).stream())
                    .toList()) {
                campaign.must(campaign.germanGeneral, roll, 1);
            }
            mark("REINFORCEMENTS_GERMAN");
            campaign.must(campaign.alliedGeneral, new CloseMoves(Side.ALLIED));
            assertThat(send(campaign.organiser, "/organiser/next-turn", Map.of()))
                    .as("one step is still missing")
                    .hasStatus(422);
            mark("MOVES_GERMAN");
            assertThat(campaign.situation().isIn(Step.VICTORY_POINTS)).isTrue();
            assertThat(send(campaign.organiser, "/organiser/next-turn", Map.of()))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().turn()).isEqualTo(2);
            assertThat(campaign.situation().isIn(Phase.PLANNING)).isTrue();
            String history = read(campaign.germanGeneral, "/chronicle");
            for (String step : List.of("Exploitation, German", "Strategic Moves, German")) {
                int mark = history.indexOf("None made: " + step);
                assertThat(mark).as(step).isPositive();
                assertThat(history.substring(Math.max(0, mark - 1500), mark + 1500))
                        .as("the mark stands with name, office and time")
                        .contains(campaign.organiser.displayName(), "Organiser", "<time");
            }
        }

        private void mark(String closing) {
            assertThat(send(campaign.organiser, "/organiser/close", Map.of("closing", closing)))
                    .as(closing)
                    .hasStatus3xxRedirection();
        }
    }

    @Nested
    @DisplayName("H26 \"None\" is an answer, and a change withdraws \"ready\"")
    class NoneIsAnAnswer {
        @Test
        void confirmedNoneCountsAsDoneAndIsAskedForNoMore() {
            toTheAlliedExploitation();
            assertThat(read(campaign.alliedGeneral, "")).contains("Your step");
            assertThat(read(campaign.organiser, "/organiser")).contains("Nothing entered, not confirmed");
            campaign.must(campaign.alliedGeneral, new CloseExploitation(Side.ALLIED));
            assertThat(read(campaign.alliedGeneral, "")).doesNotContain("Your step", "not yet confirmed");
            assertThat(read(campaign.organiser, "/organiser")).doesNotContain("Exploitation, Allied</b>");
            assertThat(read(campaign.spectator, "/chronicle")).contains("None made: Exploitation, Allied");
        }

        @Test
        void enteredButNotConfirmedIsToldAsSuch() {
            Exploit move = anAlliedMove();
            campaign.must(campaign.alliedGeneral, move);
            assertThat(read(campaign.alliedGeneral, "")).contains("Entered, not yet confirmed");
            assertThat(read(campaign.organiser, "/organiser")).contains("Entered, not yet confirmed");
            campaign.must(campaign.alliedGeneral, new CloseExploitation(Side.ALLIED));
            assertThat(read(campaign.organiser, "/organiser")).doesNotContain("Entered, not yet confirmed");
            assertThat(read(campaign.spectator, "/chronicle"))
                    .contains("Closed: Exploitation, Allied")
                    .doesNotContain("None made: Exploitation, Allied");
        }

        @Test
        void addingAfterConfirmingWithdrawsTheConfirmationAndTheOtherGeneralWaits() {
            Exploit move = anAlliedMove();
            campaign.must(campaign.alliedGeneral, new CloseExploitation(Side.ALLIED));
            long confirmed = campaign.sequence();
            assertThat(read(campaign.germanGeneral, "/strategic")).contains("No exploitation: close");
            assertThat(read(campaign.alliedGeneral, "/strategic"))
                    .as("offered although the other General has looked")
                    .contains("Withdraw the confirmation");
            assertThat(send(
                            campaign.alliedGeneral,
                            "/withdraw-mine",
                            Map.of("entry", Long.toString(confirmed), "back", "/strategic")))
                    .hasRedirectedUrl(campaign.href() + "/strategic");
            campaign.must(campaign.alliedGeneral, move);
            assertThat(campaign.give(campaign.germanGeneral, new CloseExploitation(Side.GERMAN)))
                    .as("the German General cannot begin meanwhile")
                    .isInstanceOf(Answer.Refused.class);
            assertThat(read(campaign.germanGeneral, "/strategic")).doesNotContain("No exploitation: close");
            campaign.must(campaign.alliedGeneral, new CloseExploitation(Side.ALLIED));
            campaign.must(campaign.germanGeneral, new CloseExploitation(Side.GERMAN));
            assertThat(read(campaign.alliedGeneral, "/strategic"))
                    .as("what followed bars it")
                    .doesNotContain("Withdraw the confirmation");
        }

        /** A Troop dropped in the opening has somewhere to go. */
        private Exploit anAlliedMove() {
            campaign = StartedCampaign.inOpening(beans);
            campaign.must(campaign.alliedGeneral, new AssignDrop(new TroopId("1-para-bde"), new AreaId("dz-x")));
            campaign.must(campaign.alliedGeneral, new CloseAir());
            campaign.must(campaign.alliedGeneral, new CloseOpening(Side.ALLIED));
            campaign.must(campaign.alliedGeneral, new ClosePlanning(Side.ALLIED));
            campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
            campaign.must(campaign.organiser, new CloseBattlePhase());
            toTheAlliedExploitation();
            return offered(Side.ALLIED, Exploit.class).getFirst();
        }
    }
}
