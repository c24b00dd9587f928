package battlearrow.web.organiser;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.BattlePlan;
import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Office;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import org.springframework.web.servlet.DispatcherServlet;

@ApplicationTest
class OrganiserPagesTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Appointments appointments;

    @Autowired
    Campaigns campaigns;

    @Autowired
    People people;

    private MvcTestResult get(Account person, String address) {
        return mvc.get().uri(address).with(as(person)).exchange();
    }

    private MvcTestResult post(Account person, String address, Map<String, String> fields) {
        var request = mvc.post().uri(address).with(as(person)).with(csrf());
        fields.forEach(request::param);
        return request.exchange();
    }

    /** Sends a form that carries what every order carries, drawn just now. */
    private MvcTestResult order(StartedCampaign campaign, Account person, String path, Map<String, String> fields) {
        return order(campaign, person, path, fields, UUID.randomUUID());
    }

    private MvcTestResult order(
            StartedCampaign campaign, Account person, String path, Map<String, String> fields, UUID key) {
        var request = mvc.post()
                .uri(campaign.href() + path)
                .with(as(person))
                .with(csrf())
                .param("orderKey", key.toString())
                .param("seen", Long.toString(campaign.sequence()));
        fields.forEach(request::param);
        return request.exchange();
    }

    private static String text(MvcTestResult answer) {
        try {
            return answer.getResponse().getContentAsString();
        } catch (UnsupportedEncodingException unlikely) {
            throw new IllegalStateException(unlikely);
        }
    }

    @Nested
    class OpeningACampaign {
        @Test
        void organiserOpensACampaignOnceHoweverOftenHePresses() {
            Account organiser = people.somebody("Olga");
            long club = people.club(organiser).id();
            String address = "/clubs/" + club + "/campaigns/new";
            assertThat(get(organiser, address)).hasStatusOk().bodyText().contains("Europe/London", "Market Garden");
            Map<String, String> form = Map.of(
                    "formKey",
                    UUID.randomUUID().toString(),
                    "name",
                    "Autumn",
                    "scenario",
                    "A_BRIDGE_TOO_FAR",
                    "points",
                    "1200",
                    "timeZone",
                    "Europe/Amsterdam");
            String first = post(organiser, address, form).getResponse().getRedirectedUrl();
            String second = post(organiser, address, form).getResponse().getRedirectedUrl();
            assertThat(first).matches("/campaigns/\\d+/setup").isEqualTo(second);
            assertThat(campaigns.listOfClub(club)).singleElement().satisfies(campaign -> {
                assertThat(campaign.scenario()).isEqualTo(ScenarioName.A_BRIDGE_TOO_FAR);
                assertThat(campaign.pointsPerBattle()).isEqualTo(1200);
                assertThat(campaign.timeZone().getId()).isEqualTo("Europe/Amsterdam");
            });
        }

        @Test
        @Covers({"SET-01", "SET-24", "ORG-01"})
        void marketGardenStartsWithItsFirstLiftAndOpensWithExploitation() {
            Account organiser = people.somebody("Olga");
            long club = people.club(organiser).id();
            String address = "/clubs/" + club + "/campaigns/new";
            Map<String, String> form = new HashMap<>(Map.of(
                    "formKey", UUID.randomUUID().toString(),
                    "name", "As it was",
                    "points", "1500",
                    "timeZone", "Europe/Amsterdam"));
            assertThat(post(organiser, address, form))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Choose exactly one scenario first.", "As it was");
            form.put("scenario", "MARKET_GARDEN");
            String setUp = post(organiser, address, form).getResponse().getRedirectedUrl();
            String campaign = setUp.replace("/setup", "");
            assertThat(campaigns.listOfClub(club))
                    .extracting(ClubCampaign::scenario)
                    .containsExactly(ScenarioName.MARKET_GARDEN);
            assertThat(get(organiser, setUp)).hasStatusOk();
            assertThat(post(
                            organiser,
                            setUp + "/start",
                            Map.of("orderKey", UUID.randomUUID().toString(), "seen", "0")))
                    .hasStatus3xxRedirection();
            assertThat(get(organiser, campaign)).hasStatusOk().bodyText().contains("DZ-X");
            String desk = text(get(organiser, campaign + "/strategic"));
            assertThat(desk).contains("Exploitation").doesNotContain("Up to six drops");
        }

        @Test
        void slipsAreNamedAtTheirFieldsAndTheRestStays() {
            Account organiser = people.somebody("Olga");
            long club = people.club(organiser).id();
            assertThat(post(
                            organiser,
                            "/clubs/" + club + "/campaigns/new",
                            Map.of(
                                    "formKey",
                                    UUID.randomUUID().toString(),
                                    "name",
                                    "",
                                    "points",
                                    "50",
                                    "timeZone",
                                    "Mars/Base")))
                    .hasStatus(422)
                    .bodyText()
                    .contains(
                            "Give the campaign a name.",
                            "A normal battle is played with 100 to 10000 points.",
                            "Choose a time zone",
                            "value=\"50\"");
            assertThat(campaigns.listOfClub(club)).isEmpty();
        }

        @Test
        void memberWhoIsNoOrganiserDoesNot() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String address = "/clubs/" + campaign.club.id() + "/campaigns/new";
            assertThat(get(campaign.member, address)).hasStatus(403);
            assertThat(get(campaign.stranger, address)).hasStatus(404);
        }
    }

    @Nested
    class SetUp {
        @Test
        @Covers("ORG-08")
        void showsPeopleDataBriefingAndStarts() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(get(campaign.organiser, campaign.href() + "/setup"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Brian", "Both sides have a General.", "reconstructed", "German counter-attacks")
                    .doesNotContain("??");
            assertThat(order(campaign, campaign.organiser, "/setup/start", Map.of()))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().phase()).isEqualTo(Phase.OPENING);
            assertThat(order(campaign, campaign.organiser, "/setup/start", Map.of()))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Refused");
        }

        @Test
        @Covers("ROLE-01")
        void secondGeneralIsRefusedWithTheRuleAndTheChoiceStays() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String person = Long.toString(campaign.member.id());
            assertThat(post(
                            campaign.organiser,
                            campaign.href() + "/setup/appointments",
                            Map.of("person", person, "office", "ALLIED_GENERAL")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("This side already has a General.", "ROLE-01")
                    .containsPattern("<option value=\"" + person + "\" selected");
        }

        @Test
        void wordForAPersonAndAnUnknownOfficeAreToldAtTheirFields() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(post(
                            campaign.organiser,
                            campaign.href() + "/setup/appointments",
                            Map.of("person", "abc", "office", "KING")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("id=\"person-wrong\"", "id=\"office-wrong\"");
        }

        @Test
        void deputyNeedsADayAheadAndEndsByItself() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String person = Long.toString(campaign.member.id());
            String address = campaign.href() + "/setup/appointments";
            assertThat(post(campaign.organiser, address, Map.of("person", person, "office", "GERMAN_DEPUTY")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("A deputy needs a last day");
            assertThat(post(
                            campaign.organiser,
                            address,
                            Map.of("person", person, "office", "GERMAN_DEPUTY", "until", "2020-01-31")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("This day is over.");
            String tomorrow = LocalDate.now().plusDays(1).toString();
            assertThat(post(
                            campaign.organiser,
                            address,
                            Map.of("person", person, "office", "GERMAN_DEPUTY", "until", tomorrow)))
                    .hasStatus3xxRedirection();
            assertThat(appointments.rolesOf(campaign.id, campaign.member.id()).isGeneralOf(Side.GERMAN))
                    .isTrue();
        }

        @Test
        void sidesAreChangedBetweenBattlesAndTheHistoryKeepsBoth() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            campaign.alliedArrow("xxx-corps", "valkenswaard-road");
            String busy = campaign.href() + "/setup/people/" + campaign.alliedCommander.id() + "/side";
            assertThat(post(campaign.organiser, busy, Map.of("side", "GERMAN")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Battle 1 is open", "ROLE-08");
            String free = campaign.href() + "/setup/people/" + campaign.secondAlliedCommander.id() + "/side";
            assertThat(post(campaign.organiser, free, Map.of("side", "GERMAN"))).hasStatus3xxRedirection();
            assertThat(appointments
                            .rolesOf(campaign.id, campaign.secondAlliedCommander.id())
                            .side())
                    .contains(Side.GERMAN);
            assertThat(appointments.listAll(campaign.id).stream()
                            .filter(held -> held.accountId() == campaign.secondAlliedCommander.id()))
                    .hasSize(2);
        }

        @Test
        @Covers("ORG-03")
        void linkIsShownOnceWithItsSquareAndLeadsIntoTheCampaign() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            MvcTestResult made = post(
                    campaign.organiser,
                    campaign.href() + "/setup/invitations",
                    Map.of(
                            "side",
                            "GERMAN",
                            "uses",
                            "MANY",
                            "days",
                            "7",
                            "formKey",
                            UUID.randomUUID().toString()));
            var page = mvc.get()
                    .uri(campaign.href() + "/setup")
                    .with(as(campaign.organiser))
                    .requestAttr(
                            DispatcherServlet.INPUT_FLASH_MAP_ATTRIBUTE,
                            made.getMvcResult().getFlashMap())
                    .exchange();
            assertThat(page).hasStatusOk().bodyText().contains("<svg class=\"qr\"");
            Matcher link = Pattern.compile("value=\"[^\"]*(/join/[^\"]+)\"").matcher(text(page));
            assertThat(link.find()).isTrue();
            Account newcomer = people.somebody("Nora");
            assertThat(post(newcomer, link.group(1) + "/as-me", Map.of())).hasStatus3xxRedirection();
            assertThat(get(campaign.organiser, campaign.href() + "/setup"))
                    .bodyText()
                    .contains("Nora");
        }

        @Test
        void onlyTheOrganiserHandsOver() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            appointments.appoint(campaign.id, campaign.member.id(), Office.deputyOrganiser());
            Map<String, String> to = Map.of("person", Long.toString(campaign.member.id()));
            assertThat(post(campaign.member, campaign.href() + "/setup/hand-over", to))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Only the Organiser hands the campaign over");
            assertThat(post(campaign.organiser, campaign.href() + "/setup/hand-over", to))
                    .hasStatus3xxRedirection();
            assertThat(get(campaign.organiser, campaign.href() + "/setup")).hasStatus(403);
        }

        @Test
        void officeOfAnotherCampaignIsNotEndedFromHere() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            StartedCampaign other = StartedCampaign.opened(beans);
            long foreign = appointments
                    .findGeneral(other.id, Side.ALLIED)
                    .orElseThrow()
                    .id();
            assertThat(post(campaign.organiser, campaign.href() + "/setup/appointments/" + foreign + "/end", Map.of()))
                    .hasStatus(404);
        }

        @Test
        void pointsBeforeAndAfterTheFirstEntryAreKept() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            Map<String, String> form = Map.of("name", "Spring", "points", "900", "timeZone", "Europe/London");
            assertThat(order(campaign, campaign.organiser, "/setup/settings", form))
                    .hasStatus3xxRedirection();
            order(campaign, campaign.organiser, "/setup/start", Map.of());
            assertThat(campaign.situation().points()).isEqualTo(900);
            Map<String, String> later = Map.of("name", "Spring", "points", "1100", "timeZone", "Europe/London");
            assertThat(order(campaign, campaign.organiser, "/setup/settings", later))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().points()).isEqualTo(1100);
        }

        @Test
        void dataCheckFindsFactsByWordAndSource() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String address = campaign.href() + "/setup/data";
            assertThat(get(campaign.organiser, address))
                    .hasStatusOk()
                    .bodyText()
                    .contains("The data are complete")
                    .doesNotContain("??");
            assertThat(get(campaign.organiser, address + "?source=ANY&asked=grave bridge terrain"))
                    .bodyText()
                    .contains("Terrain:");
            assertThat(get(campaign.organiser, address + "?asked=submarine"))
                    .bodyText()
                    .contains("No fact fits.");
        }
    }

    @Nested
    class Desk {
        @Test
        void tellsWhatIsDueAndRefusesToCloseWithTheListOfWhatIsOpen() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            campaign.alliedArrow("xxx-corps", "valkenswaard-road");
            assertThat(get(campaign.organiser, campaign.href() + "/organiser"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Tommy", "battle 1", "TURN-05", "You do not see the plans.")
                    .doesNotContain("??");
            assertThat(order(campaign, campaign.organiser, "/organiser/close", Map.of("closing", "BATTLE_PHASE")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Battle 1 is not resolved yet.");
            assertThat(campaign.situation().phase()).isEqualTo(Phase.BATTLE);
        }

        @Test
        void closesAStepForAnAbsentGeneralInHisOwnNameAndOnlyTheOneMeant() {
            StartedCampaign campaign = StartedCampaign.inStrategicPhase(beans);
            Account organiser = campaign.organiser;
            for (String closing : List.of("AIR_AVAILABILITY", "AIR_TRANSPORT", "AIR_TACTICAL_ALLIED")) {
                assertThat(order(campaign, organiser, "/organiser/close", Map.of("closing", closing)))
                        .hasStatus3xxRedirection();
            }
            assertThat(campaign.situation().step()).isEqualTo(Step.AIR_TACTICAL_GERMAN);
            assertThat(order(campaign, organiser, "/organiser/close", Map.of("closing", "AIR_TACTICAL_ALLIED")))
                    .hasStatus(422);
            assertThat(get(organiser, campaign.href() + "/organiser"))
                    .bodyText()
                    .contains("Exploitation, German", "still due, in this order", "Open turn 2")
                    .doesNotContain("??");
        }

        @Test
        void wholeTurnCanBeEndedWithoutGenerals() {
            StartedCampaign campaign = StartedCampaign.inStrategicPhase(beans);
            for (int press = 0; campaign.situation().isIn(Phase.STRATEGIC); press++) {
                assertThat(press).isLessThan(80);
                String page = text(get(campaign.organiser, campaign.href() + "/organiser"));
                Matcher duty =
                        Pattern.compile("name=\"duty\" value=\"([^\"]+)\"").matcher(page);
                Matcher closing =
                        Pattern.compile("name=\"closing\" value=\"([A-Z_]+)\"").matcher(page);
                MvcTestResult answer = duty.find()
                        ? order(
                                campaign,
                                campaign.organiser,
                                "/organiser/duty",
                                Map.of("duty", unescaped(duty.group(1))))
                        : closing.find()
                                ? order(
                                        campaign,
                                        campaign.organiser,
                                        "/organiser/close",
                                        Map.of("closing", closing.group(1)))
                                : null;
                assertThat(answer)
                        .as("something to press in %s", campaign.situation().step())
                        .isNotNull();
                assertThat(answer).hasStatus3xxRedirection();
            }
            assertThat(campaign.situation().turn()).isEqualTo(2);
        }

        @Test
        void organiserOfNeitherSideOpensAPlanAndThePlayingOneDoesNot() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            campaign.issuePlan(
                    Side.GERMAN, new BattlePlan(List.of(new AreaId("nijmegen")), List.of(), "Wait for rain", ""));
            Map<String, String> plan = Map.of("side", "GERMAN", "turn", "1");
            assertThat(post(campaign.organiser, campaign.href() + "/organiser/plan", plan))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Wait for rain", "Nijmegen", "on record");
            appointments.appoint(campaign.id, campaign.organiser.id(), Office.commander(Side.ALLIED));
            assertThat(post(campaign.organiser, campaign.href() + "/organiser/plan", plan))
                    .hasStatus(422)
                    .bodyText()
                    .contains("PLAN-05")
                    .doesNotContain("Wait for rain");
        }
    }

    @Nested
    class Rulings {
        @Test
        void isReadBackBeforeAndNeedsItsReason() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            String path = "/organiser/rulings/control";
            Area quiet = campaign.situation().map().areas().stream()
                    .filter(area -> !area.isDepot() && campaign.situation().control(area) == Side.GERMAN)
                    .filter(area -> !campaign.situation().hasTroops(area))
                    .findFirst()
                    .orElseThrow();
            AreaId empty = quiet.id();
            String name = quiet.name();
            assertThat(get(campaign.organiser, campaign.href() + path + "?area=eindhoven&side=ALLIED"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Not yet:", "EXP-02");
            assertThat(get(campaign.organiser, campaign.href() + path + "?area=" + empty.value() + "&side=ALLIED"))
                    .bodyText()
                    .contains(name + " is under Allied control.", "Make the ruling");
            Map<String, String> form = Map.of("area", empty.value(), "side", "ALLIED");
            assertThat(order(campaign, campaign.organiser, path, form))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Write the reason");
            Map<String, String> reasoned =
                    Map.of("area", empty.value(), "side", "ALLIED", "reason", "Typed wrong <b>yesterday</b>");
            UUID key = UUID.randomUUID();
            assertThat(order(campaign, campaign.organiser, path, reasoned, key)).hasStatus3xxRedirection();
            long entries = campaign.sequence();
            assertThat(order(campaign, campaign.organiser, path, reasoned, key)).hasStatus3xxRedirection();
            assertThat(campaign.sequence()).as("sent twice").isEqualTo(entries);
            assertThat(get(campaign.organiser, campaign.href() + "/organiser"))
                    .bodyText()
                    .contains(name + " is under Allied control.", "Typed wrong &lt;b&gt;yesterday");
        }

        @Test
        void everyKindShowsItsFormAndARefusalKeepsWhatWasChosen() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
            assertThat(get(campaign.organiser, campaign.href() + "/organiser/rulings"))
                    .hasStatusOk()
                    .bodyText()
                    .doesNotContain("??");
            for (RulingKind kind : RulingKind.values()) {
                assertThat(get(campaign.organiser, campaign.href() + "/organiser/rulings/" + kind.path()))
                        .hasStatusOk()
                        .bodyText()
                        .doesNotContain("??");
            }
            assertThat(get(campaign.organiser, campaign.href() + "/organiser/rulings/weather"))
                    .hasStatus(404);
            assertThat(order(
                            campaign,
                            campaign.organiser,
                            "/organiser/rulings/scores",
                            Map.of(
                                    "battle",
                                    Integer.toString(battle),
                                    "allied",
                                    "5",
                                    "german",
                                    "21",
                                    "reason",
                                    "Heard by telephone")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("COM-12", "value=\"21\"");
        }

        @Test
        void voidedBattleIsTakenOffAndDisputedScoresAreSettled() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
            campaign.commitNothing(battle);
            campaign.must(campaign.alliedCommander, new ReportScores(battle, Side.ALLIED, 5, 1));
            campaign.must(campaign.germanCommander, new ReportScores(battle, Side.GERMAN, 1, 5));
            assertThat(get(campaign.organiser, campaign.href() + "/organiser"))
                    .bodyText()
                    .contains("Settle the scores of battle 1", "5:1", "1:5");
            String number = Integer.toString(battle);
            assertThat(order(
                            campaign,
                            campaign.organiser,
                            "/organiser/rulings/scores",
                            Map.of("battle", number, "allied", "5", "german", "1", "reason", "Umpire's word")))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().findBattle(battle).map(open -> open.isDisputed()))
                    .isNotEqualTo(java.util.Optional.of(true));
            int second = campaign.alliedArrow("viii-corps", "budel");
            assertThat(order(
                            campaign,
                            campaign.organiser,
                            "/organiser/rulings/void",
                            Map.of("battle", Integer.toString(second), "reason", "Not played")))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().findBattle(second)).isEmpty();
        }
    }

    @Nested
    class TakingBack {
        @Test
        void entriesAreListedTakenBackAndBroughtBackUnlessSomethingNewStandsThere() {
            StartedCampaign campaign = StartedCampaign.inStrategicPhase(beans);
            Account organiser = campaign.organiser;
            long last = campaign.sequence();
            String address = campaign.href() + "/organiser/withdraw";
            assertThat(get(organiser, address + "?from=" + (last - 2)))
                    .hasStatusOk()
                    .bodyText()
                    .contains("These 3 entries go")
                    .doesNotContain("??");
            Map<String, String> form = Map.of("from", Long.toString(last - 2), "reason", "Pressed too early");
            assertThat(order(campaign, organiser, "/organiser/withdraw", form)).hasStatus3xxRedirection();
            assertThat(campaign.situation().phase()).isEqualTo(Phase.PLANNING);
            long withdrawal = campaign.sequence();
            campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
            Map<String, String> back = Map.of("withdrawal", Long.toString(withdrawal));
            assertThat(order(campaign, organiser, "/organiser/withdraw/bring-back", back))
                    .hasStatus(422)
                    .bodyText()
                    .contains("One entry was made since", "put these out of force");
            assertThat(campaign.situation().phase()).isEqualTo(Phase.PLANNING);
            Map<String, String> replacing = Map.of("withdrawal", Long.toString(withdrawal), "newer", "REPLACE");
            assertThat(order(campaign, organiser, "/organiser/withdraw/bring-back", replacing))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().phase()).isEqualTo(Phase.STRATEGIC);
        }

        @Test
        void nothingIsTakenBackThatThePersonHasNotSeen() {
            StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
            long seen = campaign.sequence();
            campaign.must(campaign.organiser, new CloseBattlePhase());
            assertThat(post(
                            campaign.organiser,
                            campaign.href() + "/organiser/withdraw",
                            Map.of(
                                    "from",
                                    Long.toString(seen),
                                    "reason",
                                    "Wrong",
                                    "orderKey",
                                    UUID.randomUUID().toString(),
                                    "seen",
                                    Long.toString(seen))))
                    .hasStatus(422)
                    .bodyText()
                    .contains("One entry was made while this page was open");
            assertThat(campaign.situation().phase()).isEqualTo(Phase.STRATEGIC);
        }

        @Test
        void ownUnseenEntryGoesByOnePress() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
            Map<String, String> mine = Map.of("entry", Long.toString(campaign.sequence()), "back", "/plan");
            assertThat(order(campaign, campaign.alliedGeneral, "/withdraw-mine", mine))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().isPlanningClosed(Side.GERMAN)).isTrue();
            assertThat(offersToTakeBack(campaign, "")).isTrue();
            assertThat(offersToTakeBack(campaign, "/plan")).isTrue();
            MvcTestResult done = order(campaign, campaign.germanGeneral, "/withdraw-mine", mine);
            assertThat(done).hasStatus3xxRedirection().hasRedirectedUrl(campaign.href() + "/plan");
            assertThat(campaign.situation().isPlanningClosed(Side.GERMAN)).isFalse();
        }

        @Test
        void ownEntryThatSomebodyHasSeenIsNotOfferedForTakingBack() {
            StartedCampaign campaign = StartedCampaign.inPlanning(beans);
            campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
            get(campaign.alliedGeneral, campaign.href());
            assertThat(offersToTakeBack(campaign, "")).isFalse();
            assertThat(offersToTakeBack(campaign, "/plan")).isFalse();
        }

        private boolean offersToTakeBack(StartedCampaign campaign, String page) {
            return text(get(campaign.germanGeneral, campaign.href() + page)).contains("/withdraw-mine\"");
        }
    }

    private static String unescaped(String html) {
        return html.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    }
}
