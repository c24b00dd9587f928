package battlearrow.web.general;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.firestorm.fixtures.Covers;
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
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
class StrategicPageTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Referee referee;

    private String read(StartedCampaign campaign, Account reader, String query) {
        MvcTestResult page = mvc.get()
                .uri("/campaigns/" + campaign.id + "/strategic" + query)
                .with(as(reader))
                .exchange();
        assertThat(page).hasStatusOk();
        return body(page);
    }

    private static String body(MvcTestResult page) {
        try {
            return page.getResponse().getContentAsString();
        } catch (UnsupportedEncodingException everyJavaKnowsIt) {
            throw new IllegalStateException(everyJavaKnowsIt);
        }
    }

    private MvcTestResult give(StartedCampaign campaign, Account person, UUID key, String... parameters) {
        var request = mvc.post()
                .uri("/campaigns/" + campaign.id + "/strategic")
                .with(as(person))
                .with(csrf())
                .param("orderKey", key.toString())
                .param("seen", Long.toString(campaign.sequence()));
        for (int i = 0; i < parameters.length; i += 2) {
            request = request.param(parameters[i], parameters[i + 1]);
        }
        return request.exchange();
    }

    @Nested
    class InTheOpening {
        @Test
        void alliedGeneralChoosesATroopAndAZoneReadsTheOrderBackAndGivesItOnce() {
            StartedCampaign campaign = StartedCampaign.inOpening(beans);

            assertThat(read(campaign, campaign.alliedGeneral, ""))
                    .contains("1st Parachute Brigade", "sheet-now", "No air drops: close");
            assertThat(read(campaign, campaign.alliedGeneral, "?deed=DROP&troop=327-gir"))
                    .as("a glider's Drop Zone stays visible and says why")
                    .contains("AIR-10");
            assertThat(read(campaign, campaign.alliedGeneral, "?deed=DROP&troop=1-para-bde&area=dz-x"))
                    .contains("1st Parachute Brigade is dropped at DZ-X", "Assign the drop");

            UUID key = UUID.randomUUID();
            String[] drop = {"deed", "DROP", "troop", "1-para-bde", "area", "dz-x"};
            assertThat(give(campaign, campaign.alliedGeneral, key, drop)).hasStatus3xxRedirection();
            assertThat(give(campaign, campaign.alliedGeneral, key, drop)).hasStatus3xxRedirection();
            assertThat(campaign.situation().air().transports()).hasSize(1);
            assertThat(read(campaign, campaign.germanCommander, ""))
                    .as("a mission is public once it is assigned")
                    .contains("Air Drop, DZ-X")
                    .doesNotContain("name=\"deed\"");
        }

        @Test
        void refusedDropKeepsTheChoiceAndCitesTheRule() {
            StartedCampaign campaign = StartedCampaign.inOpening(beans);
            campaign.must(campaign.alliedGeneral, new AssignDrop(new TroopId("1-para-bde"), new AreaId("dz-x")));

            MvcTestResult refused = give(
                    campaign,
                    campaign.alliedGeneral,
                    UUID.randomUUID(),
                    "deed",
                    "DROP",
                    "troop",
                    "4-para-bde",
                    "area",
                    "dz-x");

            assertThat(refused).hasStatus(422);
            assertThat(body(refused)).contains("AIR-11", "4th Parachute Brigade is dropped at DZ-X");
        }

        @Test
        void ordersOfAnybodyElseAreRefused() {
            StartedCampaign campaign = StartedCampaign.inOpening(beans);
            String[] drop = {"deed", "DROP", "troop", "1-para-bde", "area", "dz-x"};

            assertThat(give(campaign, campaign.germanGeneral, UUID.randomUUID(), drop))
                    .hasStatus(422);
            assertThat(give(campaign, campaign.alliedCommander, UUID.randomUUID(), drop))
                    .hasStatus(422);
            assertThat(give(campaign, campaign.stranger, UUID.randomUUID(), drop))
                    .hasStatus(403);
            assertThat(give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CONQUER"))
                    .hasStatus(422);
            assertThat(give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "DROP"))
                    .hasStatus(422);
            assertThat(give(
                            campaign,
                            campaign.alliedGeneral,
                            UUID.randomUUID(),
                            "deed",
                            "DROP",
                            "troop",
                            "x",
                            "area",
                            "y"))
                    .hasStatus(422);
            assertThat(campaign.situation().air().transports()).isEmpty();
        }

        @Test
        void openingGoesOnToExploitationAndPlanning() {
            StartedCampaign campaign = StartedCampaign.inOpening(beans);
            give(
                    campaign,
                    campaign.alliedGeneral,
                    UUID.randomUUID(),
                    "deed",
                    "DROP",
                    "troop",
                    "506-pir",
                    "area",
                    "dz-c");
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_AIR");
            assertThat(campaign.situation().isIn(Step.OPENING_EXPLOITATION)).isTrue();
            assertThat(read(campaign, campaign.alliedGeneral, "?deed=EXPLOIT&troop=506-pir"))
                    .contains("506th Parachute Infantry Regiment");
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_OPENING");
            assertThat(campaign.situation().isIn(Phase.PLANNING)).isTrue();
            assertThat(read(campaign, campaign.alliedGeneral, "")).contains("Steps of the Strategic Phase");
        }
    }

    @Nested
    class InTheStrategicPhase {
        @Test
        void challengesThatComeToNothingAreNamedBeforeTheBattlePhaseEnds() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            campaign.must(
                    campaign.alliedCommander,
                    new Challenge(member(campaign.alliedCommander), member(campaign.germanCommander)));
            assertThat(read(campaign, campaign.alliedGeneral, ""))
                    .contains(
                            "One battle has no arrow yet. It comes to nothing",
                            campaign.alliedCommander.displayName() + " for the Allies against "
                                    + campaign.germanCommander.displayName());
        }

        private Player member(Account account) {
            return Player.member(Long.toString(account.id()));
        }

        @Test
        @Covers("AIR-01")
        void aircraftDieIsTypedInByTheFacesItHas() {
            StartedCampaign usual = StartedCampaign.inStrategicPhase(beans);
            assertThat(read(usual, usual.alliedGeneral, "?deed=ROLL_AIRCRAFT"))
                    .contains("name=\"dice0\" value=\"1\"", "name=\"dice0\" value=\"2\"", "name=\"dice0\" value=\"3\"")
                    .doesNotContain("name=\"dice0\" value=\"4\"");

            StartedCampaign other = StartedCampaign.inBattlePhase(beans, Map.of("aircraftDieFaces", "1,1,1,1,3,3"));
            other.must(other.organiser, new CloseBattlePhase());
            assertThat(read(other, other.alliedGeneral, "?deed=ROLL_AIRCRAFT"))
                    .as("no face shows two aircraft (HR-22)")
                    .contains("name=\"dice0\" value=\"1\"", "name=\"dice0\" value=\"3\"")
                    .doesNotContain("name=\"dice0\" value=\"2\"");
        }

        @Test
        void everyStepIsShownToEverybodyAndClosedByItsGeneral() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            assertThat(read(campaign, campaign.alliedGeneral, "")).contains("Ask to end the Battle Phase");
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_BATTLES");
            assertThat(read(campaign, campaign.alliedGeneral, "")).contains("aria-disabled");
            give(campaign, campaign.germanGeneral, UUID.randomUUID(), "deed", "CLOSE_BATTLES");
            assertThat(campaign.situation().isIn(Step.AIR_AVAILABILITY)).isTrue();

            look(campaign);
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "ROLL_AIRCRAFT", "dice0", "3");
            assertThat(campaign.situation().air().c47()).isEqualTo(4);
            look(campaign);
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "SWAP");
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_TRANSPORT");
            assertThat(read(campaign, campaign.alliedGeneral, "?deed=INTERDICTION&troop=83-group-1&area=kleve"))
                    .contains("attacks the depot at Kleve", "If it succeeds:");
            give(
                    campaign,
                    campaign.alliedGeneral,
                    UUID.randomUUID(),
                    "deed",
                    "INTERDICTION",
                    "troop",
                    "83-group-1",
                    "area",
                    "kleve");
            look(campaign);
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_TACTICAL");
            look(campaign);
            give(campaign, campaign.germanGeneral, UUID.randomUUID(), "deed", "CLOSE_TACTICAL");
            assertThat(read(campaign, campaign.alliedGeneral, ""))
                    .as("what is not rolled stands at the button that closes")
                    .contains("TURN-07");
            give(
                    campaign,
                    campaign.alliedGeneral,
                    UUID.randomUUID(),
                    "deed",
                    "ROLL_INTERDICTION",
                    "area",
                    "kleve",
                    "dice0",
                    "5",
                    "dice1",
                    "5");
            assertThat(campaign.situation().interdicted().size()).isEqualTo(1);
            look(campaign);
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_AIR");
            look(campaign);
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_EXPLOITATION");
            look(campaign);
            give(campaign, campaign.germanGeneral, UUID.randomUUID(), "deed", "CLOSE_EXPLOITATION");
            look(campaign);
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_REINFORCEMENT");
            look(campaign);
            rollForTheGermans(campaign);
            give(campaign, campaign.germanGeneral, UUID.randomUUID(), "deed", "CLOSE_REINFORCEMENT");
            assertThat(campaign.situation().isIn(Step.MOVES_ALLIED)).isTrue();
            look(campaign);
            give(campaign, campaign.alliedGeneral, UUID.randomUUID(), "deed", "CLOSE_MOVES");
            look(campaign);
            give(campaign, campaign.germanGeneral, UUID.randomUUID(), "deed", "CLOSE_MOVES");
            look(campaign);
            give(campaign, campaign.germanGeneral, UUID.randomUUID(), "deed", "CONFIRM");
            assertThat(campaign.situation().turn()).isEqualTo(2);
        }

        @Test
        void arrivalsAreGivenTogetherAndCountOnceWhoeverSendsThemTwice() {
            StartedCampaign campaign = StartedCampaign.inStrategicPhase(beans);
            toTheGermanReinforcements(campaign);
            List<RollReserve> rolls =
                    referee.offered(campaign.situation(), Actor.general("somebody", Side.GERMAN), RollReserve.class);
            assertThat(rolls).hasSizeGreaterThan(1);
            String page = read(campaign, campaign.germanGeneral, "");
            assertThat(page).contains("All at once", "Give all", "We rolled 4").doesNotContain("??");
            assertThat(read(campaign, campaign.alliedGeneral, "")).doesNotContain("All at once");

            List<String> pieces = Pattern.compile("name=\"piece\" value=\"([^\"]+)\"")
                    .matcher(page)
                    .results()
                    .map(found -> found.group(1))
                    .toList();
            assertThat(pieces).hasSizeGreaterThanOrEqualTo(rolls.size());
            long before = campaign.sequence();
            UUID key = UUID.randomUUID();
            for (int press = 0; press < 2; press++) {
                var form = mvc.post()
                        .uri("/campaigns/" + campaign.id + "/strategic/together")
                        .with(as(campaign.germanGeneral))
                        .with(csrf())
                        .param("orderKey", key.toString())
                        .param("seen", Long.toString(campaign.sequence()))
                        .param("piece", pieces.toArray(String[]::new));
                for (int die = 0; die < pieces.size(); die++) {
                    form = form.param("dice" + die, die == 0 ? "4" : "roll");
                }
                assertThat(form.exchange()).hasStatus3xxRedirection();
            }
            assertThat(campaign.sequence()).isEqualTo(before + pieces.size());
            assertThat(campaign.situation().rolledForArrival().size()).isEqualTo(pieces.size());
            assertThat(read(campaign, campaign.germanGeneral, "")).doesNotContain("All at once");
            assertThat(give(campaign, campaign.germanGeneral, UUID.randomUUID(), "deed", "CLOSE_REINFORCEMENT"))
                    .hasStatus3xxRedirection();
        }

        @Test
        void togetherNeedsPiecesThatComeTogether() {
            StartedCampaign campaign = StartedCampaign.inStrategicPhase(beans);
            toTheGermanReinforcements(campaign);
            for (String piece : new String[] {"", "CLOSE_MOVES:", "EXPLOIT:9-ss", "nonsense"}) {
                assertThat(mvc.post()
                                .uri("/campaigns/" + campaign.id + "/strategic/together")
                                .with(as(campaign.germanGeneral))
                                .with(csrf())
                                .param("orderKey", UUID.randomUUID().toString())
                                .param("seen", "0")
                                .param("piece", piece))
                        .hasStatus(422);
            }
        }

        @Test
        void marchingTroopsAreListedByAreaAndTheEndOfAStepIsReadBack() {
            StartedCampaign campaign = StartedCampaign.inStrategicPhase(beans);
            toTheGermanReinforcements(campaign);
            rollForTheGermans(campaign);
            campaign.must(campaign.germanGeneral, new CloseReinforcement(Side.GERMAN));
            campaign.must(campaign.alliedGeneral, new CloseMoves(Side.ALLIED));
            String page = read(campaign, campaign.germanGeneral, "");
            assertThat(page).contains("group-head", "No further German Strategic Move this turn.");
            List<String> headings = Pattern.compile("group-head\"><h3 class=\"label\">([^<]+)<")
                    .matcher(page)
                    .results()
                    .map(found -> found.group(1))
                    .toList();
            assertThat(headings).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(3);
        }

        private void toTheGermanReinforcements(StartedCampaign campaign) {
            campaign.must(campaign.alliedGeneral, new RollAircraft(), 1);
            campaign.must(campaign.alliedGeneral, new CloseTransport());
            campaign.must(campaign.alliedGeneral, new CloseTactical(Side.ALLIED));
            campaign.must(campaign.germanGeneral, new CloseTactical(Side.GERMAN));
            campaign.must(campaign.alliedGeneral, new CloseAir());
            campaign.must(campaign.alliedGeneral, new CloseExploitation(Side.ALLIED));
            campaign.must(campaign.germanGeneral, new CloseExploitation(Side.GERMAN));
            campaign.must(campaign.alliedGeneral, new CloseReinforcement(Side.ALLIED));
        }

        private void rollForTheGermans(StartedCampaign campaign) {
            Actor general = Actor.general("somebody", Side.GERMAN);
            for (RollReinforcement roll : referee.offered(campaign.situation(), general, RollReinforcement.class)) {
                assertThat(give(
                                campaign,
                                campaign.germanGeneral,
                                UUID.randomUUID(),
                                "deed",
                                "ROLL_REINFORCEMENT",
                                "troop",
                                roll.troop().value(),
                                "dice0",
                                "1"))
                        .hasStatus3xxRedirection();
            }
            for (RollReserve roll : referee.offered(campaign.situation(), general, RollReserve.class)) {
                assertThat(give(
                                campaign,
                                campaign.germanGeneral,
                                UUID.randomUUID(),
                                "deed",
                                "ROLL_RESERVE",
                                "troop",
                                roll.troop().value(),
                                "dice0",
                                "4"))
                        .hasStatus3xxRedirection();
            }
        }

        private void look(StartedCampaign campaign) {
            for (Account reader : new Account[] {
                campaign.alliedGeneral,
                campaign.germanGeneral,
                campaign.alliedCommander,
                campaign.germanCommander,
                campaign.organiser,
                campaign.spectator
            }) {
                read(campaign, reader, "");
            }
        }
    }
}
