package battlearrow.web.evening;

import static battlearrow.web.evening.ClubEvening.person;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.Guests;
import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Office;
import battlearrow.evening.SignUp;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.situation.Battle;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** The evenings of a campaign: arranging, signing up, who is here, who meets whom. */
@ApplicationTest
class EveningPageTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    People people;

    @Autowired
    Appointments appointments;

    @Autowired
    Guests guests;

    @Autowired
    MockMvcTester mvc;

    private StartedCampaign campaign;
    private ClubEvening evening;

    @BeforeEach
    void begin() {
        campaign = StartedCampaign.inBattlePhase(beans);
        evening = ClubEvening.tonight(campaign, beans);
    }

    private Account joins(Side side, String name) {
        Account account = people.member(campaign.club, name);
        appointments.appoint(campaign.id, account.id(), Office.commander(side));
        return account;
    }

    private static String text(MvcTestResult answer) {
        try {
            return answer.getResponse().getContentAsString();
        } catch (UnsupportedEncodingException unlikely) {
            throw new IllegalStateException(unlikely);
        }
    }

    /** What stands in one sheet of a page. */
    private static String sheet(MvcTestResult answer, String id) {
        String page = text(answer);
        int start = page.indexOf("id=\"" + id + "\"");
        return start < 0 ? "" : page.substring(start, page.indexOf("</section>", start));
    }

    private String onTheEvening(Account who, String sheet) {
        return sheet(evening.get(who, evening.path()), sheet);
    }

    private List<String> players(int battle) {
        Battle open = campaign.battle(battle);
        return List.of(
                open.party(Side.ALLIED).player().person(),
                open.party(Side.GERMAN).player().person());
    }

    @Nested
    class ArrangingIt {
        private Map<String, String> fields(String venue, String key) {
            return Map.of("date", "2031-03-06", "time", "19:30", "venue", venue, "tables", "5", "formKey", key);
        }

        @Test
        @Covers({"ORG-02", "ORG-04", "ROLE-02"})
        void organiserSaysWhenAndWhereAndEverybodyOfTheCampaignReadsIt() {
            String key = UUID.randomUUID().toString();
            MvcTestResult done = evening.post(campaign.organiser, "/evenings", fields("Scout hut", key));
            assertThat(done).hasStatus3xxRedirection();
            assertThat(evening.post(campaign.organiser, "/evenings", fields("Scout hut", key))
                            .getResponse()
                            .getRedirectedUrl())
                    .as("sent twice, it is one evening")
                    .isEqualTo(done.getResponse().getRedirectedUrl());
            assertThat(evening.evenings.list(campaign.id)).hasSize(2);
            for (Account reader : List.of(campaign.germanCommander, campaign.alliedGeneral, campaign.spectator)) {
                assertThat(evening.get(reader, "/evenings"))
                        .bodyText()
                        .contains("Thursday 6 March 2031, 19:30 GMT", "Scout hut");
            }
            assertThat(evening.post(campaign.alliedGeneral, "/evenings", fields("Elsewhere", key)))
                    .as("only the organiser arranges")
                    .hasStatus(403);
        }

        @Test
        void whatCannotBeMeantIsSaidByField() {
            assertThat(evening.post(
                            campaign.organiser,
                            "/evenings",
                            Map.of(
                                    "date",
                                    "2001-03-06",
                                    "time",
                                    "19:30",
                                    "venue",
                                    " ",
                                    "tables",
                                    "0",
                                    "formKey",
                                    UUID.randomUUID().toString())))
                    .hasStatus(422)
                    .bodyText()
                    .contains("This is over. Choose a later day.", "Say where you meet.", "Give the number of tables");
        }

        @Test
        void changedEveningKeepsTheAnswersAndOneCalledOffSaysWhy() {
            evening.answers(campaign.alliedCommander, "LATE");
            evening.post(
                    campaign.organiser,
                    evening.path() + "/change",
                    Map.of("date", "2031-05-01", "time", "20:00", "venue", "Scout hut", "tables", "2"));
            assertThat(evening.get(campaign.alliedCommander, evening.path()))
                    .bodyText()
                    .contains("Thursday 1 May 2031, 20:00 BST", "Scout hut", "signed up, perhaps late");
            assertThat(evening.post(campaign.organiser, evening.path() + "/call-off", Map.of("reason", " ")))
                    .hasStatus(422);
            evening.post(campaign.organiser, evening.path() + "/call-off", Map.of("reason", "<Snow> everywhere"));
            assertThat(evening.get(campaign.germanCommander, ""))
                    .bodyText()
                    .contains("The evening of Thursday 1 May, 20:00 BST is called off", "&lt;Snow&gt; everywhere")
                    .doesNotContain("Next evening");
            assertThat(evening.answers(campaign.germanCommander, "COMING"))
                    .as("nobody signs up for it any more")
                    .hasStatus(409);
        }

        @Test
        void calendarTakesItAndStrangersDoNot() {
            assertThat(evening.get(campaign.germanCommander, evening.path() + "/evening.ics"))
                    .hasStatusOk()
                    .hasContentType("text/calendar;charset=UTF-8")
                    .bodyText()
                    .contains("BEGIN:VEVENT", "SUMMARY:Club evening: Autumn Market Garden");
            assertThat(evening.get(campaign.stranger, evening.path() + "/evening.ics"))
                    .hasStatus(403);
        }

        @Test
        void eveningOfAnotherCampaignIsNoneOfThisOne() {
            StartedCampaign other = StartedCampaign.inBattlePhase(beans);
            ClubEvening theirs = ClubEvening.tonight(other, beans);
            assertThat(evening.get(campaign.organiser, theirs.path())).hasStatus(404);
            assertThat(evening.post(campaign.alliedCommander, theirs.path() + "/answer", Map.of("answer", "COMING")))
                    .hasStatus(404);
        }

        @Test
        @DisplayName("Who takes no part reads no venue, on no page; nor does the board show one")
        void venueIsForPeopleOfTheCampaign() {
            for (String page : List.of("", "/board", "/chronicle", "/rulings", "/outcome", "/news")) {
                for (Account outsider : List.of(campaign.stranger, campaign.member)) {
                    assertThat(text(mvc.get()
                                    .uri(campaign.href() + page)
                                    .with(People.as(outsider))
                                    .asyncExchange()))
                            .as(page)
                            .doesNotContain("Saracen", "Next evening");
                }
            }
            assertThat(evening.get(campaign.organiser, "/board")).bodyText().doesNotContain("Saracen");
            assertThat(evening.get(campaign.stranger, "/evenings")).hasStatus(403);
        }
    }

    @Nested
    class SigningUp {
        @Test
        void onePressOnTheCampaignPageSaysWhetherICome() {
            assertThat(evening.get(campaign.alliedCommander, ""))
                    .bodyText()
                    .contains("Next evening", "Saracen&#39;s Head", "I come", "Perhaps late", "Say whether you come.");
            assertThat(evening.post(
                            campaign.alliedCommander,
                            evening.path() + "/answer",
                            Map.of("answer", "COMING", "from", "campaign", "ownTable", "true")))
                    .hasRedirectedUrl(campaign.href());
            assertThat(evening.get(campaign.alliedCommander, ""))
                    .bodyText()
                    .contains("Allied 1, German 0", "1 brought by players")
                    .doesNotContain("Say whether you come.");
            assertThat(onTheEvening(campaign.organiser, "people"))
                    .contains("Tommy")
                    .contains("signed up, brings a table");
        }

        @Test
        void lastAnswerCountsAndTwiceIsOnce() {
            for (String answer : List.of("COMING", "COMING", "NOT_COMING")) {
                assertThat(evening.answers(campaign.germanCommander, answer)).hasStatus3xxRedirection();
            }
            assertThat(evening.evenings.signUps(evening.id))
                    .extracting(SignUp::person, SignUp::answer)
                    .containsExactly(tuple(person(campaign.germanCommander), SignUp.Answer.NOT_COMING));
        }

        @Test
        void twoAtOnceAreBothOnTheList() throws Exception {
            Account[] both = {campaign.alliedCommander, campaign.germanCommander};
            try (ExecutorService hands = Executors.newFixedThreadPool(both.length)) {
                CountDownLatch together = new CountDownLatch(1);
                List<Future<MvcTestResult>> answers = new ArrayList<>();
                for (Account one : both) {
                    answers.add(hands.submit(() -> {
                        together.await();
                        return evening.answers(one, "COMING");
                    }));
                }
                together.countDown();
                for (Future<MvcTestResult> answer : answers) {
                    assertThat(answer.get()).hasStatus3xxRedirection();
                }
            }
            assertThat(evening.evenings.signUps(evening.id)).hasSize(2);
        }

        @Test
        void whoOnlyWatchesOrOnlyOrganisesSignsUpForNothing() {
            assertThat(evening.answers(campaign.spectator, "COMING")).hasStatus(403);
            assertThat(evening.answers(campaign.organiser, "COMING")).hasStatus(403);
            assertThat(evening.get(campaign.spectator, evening.path()))
                    .bodyText()
                    .doesNotContain("I come");
        }

        @Test
        void nobodyChecksAnotherInButTheOrganiserAndTheHostOfAGuest() {
            assertThat(evening.post(
                            campaign.alliedCommander,
                            evening.path() + "/here",
                            Map.of("person", person(campaign.germanCommander), "presence", "ARRIVED")))
                    .hasStatus(403);
            evening.post(
                    campaign.alliedCommander,
                    evening.path() + "/here",
                    Map.of("person", person(campaign.alliedCommander), "presence", "ARRIVED"));
            evening.post(
                    campaign.alliedCommander,
                    evening.path() + "/guest",
                    Map.of(
                            "name",
                            "Jo",
                            "side",
                            "GERMAN",
                            "formKey",
                            UUID.randomUUID().toString()));
            String guest = guests.list(campaign.id).getFirst().person();
            evening.post(
                    campaign.alliedCommander, evening.path() + "/here", Map.of("person", guest, "presence", "ARRIVED"));
            assertThat(onTheEvening(campaign.organiser, "people")).contains("Jo", "guest of Tommy");
            assertThat(onTheEvening(campaign.alliedCommander, "suggestions"))
                    .as("a guest can be paired, his host giving the orders")
                    .contains("Tommy", "Jo", "Take it");
            assertThat(onTheEvening(campaign.germanCommander, "suggestions"))
                    .as("it is for the two to take or leave")
                    .contains("Jo")
                    .doesNotContain("Take it");
        }

        @Test
        void whoLeftTheCampaignIsOnNoList() {
            evening.areHere(campaign.secondAlliedCommander);
            assertThat(onTheEvening(campaign.organiser, "people")).contains("Harriet");
            appointments.listHeldBy(campaign.secondAlliedCommander.id()).forEach(held -> appointments.end(held.id()));
            assertThat(onTheEvening(campaign.organiser, "people")).doesNotContain("Harriet");
        }
    }

    @Nested
    class WhoMeetsWhom {
        private Account dan;
        private Account priya;

        @BeforeEach
        void fiveAgainstThree() {
            dan = joins(Side.ALLIED, "Dan");
            priya = joins(Side.ALLIED, "Priya");
            evening.areHere(
                    campaign.alliedGeneral,
                    campaign.germanGeneral,
                    campaign.alliedCommander,
                    campaign.germanCommander,
                    campaign.secondAlliedCommander,
                    campaign.secondGermanCommander,
                    dan,
                    priya);
        }

        private void threePairings() {
            assertThat(evening.take(campaign.organiser, campaign.alliedGeneral, campaign.germanGeneral))
                    .hasStatus3xxRedirection();
            assertThat(evening.take(campaign.germanCommander, campaign.alliedCommander, campaign.germanCommander))
                    .hasStatus3xxRedirection();
            assertThat(evening.take(
                            campaign.secondAlliedCommander,
                            campaign.secondAlliedCommander,
                            campaign.secondGermanCommander))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().battles()).hasSize(3);
        }

        @Test
        @DisplayName("H06 (a): five Allied and three German players; the two without opponent are shown by name")
        void h06SparePlayersAreShownByName() {
            assertThat(onTheEvening(campaign.organiser, "suggestions"))
                    .contains("Brian", "Walter", "Tommy", "Fritz", "Harriet", "Hanna")
                    .doesNotContain("Priya", "Dan");
            threePairings();
            assertThat(onTheEvening(campaign.organiser, "spare"))
                    .contains("Dan", "Priya")
                    .doesNotContain("Harriet", "Tommy", "Brian");
            assertThat(onTheEvening(campaign.organiser, "battles"))
                    .contains("Brian against Walter", "Tommy against Fritz", "Harriet against Hanna");
        }

        @Test
        @DisplayName("H06 (b): a spare Allied player fights for the Germans in one battle and stays an Allied player")
        @Covers("ROLE-09")
        void h06SparePlayerIsLentForOneBattle() {
            threePairings();
            assertThat(evening.take(campaign.organiser, dan, priya))
                    .as("nobody is lent who has not offered it")
                    .hasStatus(422);
            evening.post(priya, evening.path() + "/answer", Map.of("answer", "COMING", "lends", "true"));
            assertThat(onTheEvening(dan, "suggestions"))
                    .contains("Priya fights for the German side in this battle only.", "Take it");

            assertThat(evening.take(dan, dan, priya)).hasStatus3xxRedirection();

            int battle = campaign.situation().lastBattle();
            assertThat(players(battle)).containsExactly(person(dan), person(priya));
            assertThat(appointments.rolesOf(campaign.id, priya.id()).side()).hasValue(Side.ALLIED);
            assertThat(evening.get(priya, "/battles/" + battle)).hasStatusOk();
            assertThat(onTheEvening(campaign.organiser, "spare")).doesNotContain("Priya");
            assertThat(onTheEvening(campaign.organiser, "people")).contains("Priya");
        }

        @Test
        @DisplayName("H06 (c): who comes late meets a spare player; the pairings made are left alone")
        void h06LatecomerMeetsASparePlayer() {
            threePairings();
            List<Battle> before = campaign.situation().battles();
            Account klaus = joins(Side.GERMAN, "Klaus");
            evening.answers(klaus, "LATE");
            assertThat(onTheEvening(campaign.organiser, "suggestions")).doesNotContain("Klaus");
            evening.areHere(klaus);
            assertThat(onTheEvening(klaus, "suggestions"))
                    .contains("Dan", "Klaus")
                    .doesNotContain("Tommy", "Fritz", "Harriet");
            evening.take(klaus, dan, klaus);
            assertThat(campaign.situation().battles()).hasSize(4).startsWith(before.toArray(Battle[]::new));
        }

        @Test
        void pairingPressedTwiceOrByBothIsOneBattle() {
            UUID key = UUID.randomUUID();
            evening.take(campaign.alliedCommander, campaign.alliedCommander, campaign.germanCommander, key);
            int battle = campaign.situation().lastBattle();
            for (Account again : List.of(campaign.alliedCommander, campaign.germanCommander)) {
                assertThat(evening.take(again, campaign.alliedCommander, campaign.germanCommander, key))
                        .hasRedirectedUrl(campaign.href() + "/battles/" + battle);
            }
            assertThat(evening.take(
                            campaign.secondAlliedCommander, campaign.secondAlliedCommander, campaign.germanCommander))
                    .as("who has been paired meanwhile is not paired again")
                    .hasStatus(422)
                    .bodyText()
                    .contains("no longer here without a battle");
            assertThat(campaign.situation().battles()).hasSize(1);
        }

        @Test
        void twoWhoWantTheSameOpponentInOneInstantGetOneBattle() throws Exception {
            Account[] both = {campaign.alliedCommander, campaign.secondAlliedCommander};
            try (ExecutorService hands = Executors.newFixedThreadPool(both.length)) {
                CountDownLatch together = new CountDownLatch(1);
                List<Future<MvcTestResult>> answers = new ArrayList<>();
                for (Account one : both) {
                    answers.add(hands.submit(() -> {
                        together.await();
                        return evening.take(one, one, campaign.germanCommander);
                    }));
                }
                together.countDown();
                List<Integer> states = new ArrayList<>();
                for (Future<MvcTestResult> answer : answers) {
                    states.add(answer.get().getResponse().getStatus());
                }
                assertThat(states).containsExactlyInAnyOrder(302, 422);
            }
            assertThat(campaign.situation().battles()).hasSize(1);
        }

        @Test
        void refereeDecidesWhoMayOpenABattle() {
            assertThat(evening.take(priya, campaign.alliedCommander, campaign.germanCommander))
                    .as("a third person opens no battle for two others")
                    .hasStatus(422)
                    .bodyText()
                    .contains("ROLE-06");
            assertThat(campaign.situation().battles()).isEmpty();
        }

        @Test
        void pairingThatIsLeftIsNotSuggestedAgainThisEvening() {
            assertThat(evening.post(
                            dan,
                            evening.path() + "/turn-down",
                            Map.of("allied", person(campaign.alliedGeneral), "german", person(campaign.germanGeneral))))
                    .hasStatus(403);
            evening.post(
                    campaign.germanGeneral,
                    evening.path() + "/turn-down",
                    Map.of("allied", person(campaign.alliedGeneral), "german", person(campaign.germanGeneral)));
            assertThat(evening.get(campaign.organiser, evening.path()))
                    .bodyText()
                    .doesNotContain("Open the battle of Brian against Walter")
                    .contains("against Walter");
        }

        @Test
        void outsideTheBattlePhaseThePageSaysWhyNobodyIsPaired() {
            StartedCampaign planning = StartedCampaign.inPlanning(beans);
            ClubEvening early = ClubEvening.tonight(planning, beans);
            early.areHere(planning.alliedCommander, planning.germanCommander);
            assertThat(early.get(planning.organiser, early.path()))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Not yet:")
                    .doesNotContain("Take it");
        }

        @Test
        void whatIsSuggestedFollowsFromTheMapAndOnlyAGeneralSeesHisOwnObjectives() {
            StartedCampaign planned = StartedCampaign.inPlanning(beans);
            planned.issuePlan(
                    Side.GERMAN, new BattlePlan(List.of(new AreaId("xxx-corps")), List.of(), "Back to the border", ""));
            for (Side side : Side.values()) {
                planned.must(planned.general(side), new ClosePlanning(side));
            }
            ClubEvening late = ClubEvening.tonight(planned, beans);
            late.areHere(
                    planned.alliedCommander, planned.germanCommander, planned.alliedGeneral, planned.germanGeneral);
            String mine = "objective 1 of your plan";
            assertThat(text(late.get(planned.germanGeneral, late.path()))).contains(mine, "points");
            for (Account other : List.of(
                    planned.alliedGeneral,
                    planned.alliedCommander,
                    planned.germanCommander,
                    planned.organiser,
                    planned.spectator)) {
                assertThat(text(late.get(other, late.path())))
                        .as(other.displayName())
                        .contains("points")
                        .doesNotContain(mine);
            }
        }
    }

    /** Turn 3 or any other: what was fought before is of no account here. */
    @Nested
    class JoiningAndLeaving {
        private Account dan;

        @BeforeEach
        void twoPairings() {
            dan = joins(Side.ALLIED, "Dan");
            evening.areHere(
                    campaign.alliedCommander,
                    campaign.germanCommander,
                    campaign.secondAlliedCommander,
                    campaign.secondGermanCommander);
            evening.take(campaign.organiser, campaign.alliedCommander, campaign.germanCommander);
            evening.take(campaign.organiser, campaign.secondAlliedCommander, campaign.secondGermanCommander);
        }

        private void leavesTheCampaign(Account who) {
            appointments.listHeldBy(who.id()).forEach(held -> appointments.end(held.id()));
        }

        private MvcTestResult steps(String person) {
            return evening.post(
                    campaign.organiser,
                    evening.path() + "/left",
                    Map.of(
                            "battle",
                            "1",
                            "side",
                            "ALLIED",
                            "person",
                            person,
                            "orderKey",
                            UUID.randomUUID().toString(),
                            "seen",
                            Long.toString(campaign.sequence())));
        }

        @Test
        @DisplayName(
                "H33: a newcomer joins, a player leaves; his open battle is offered to another, the other pairings stay")
        void h33LeaversBattleIsOfferedToAnotherOfHisSide() {
            Battle other = campaign.battle(2);
            assertThat(onTheEvening(campaign.organiser, "left")).isEmpty();
            Account newcomer = joins(Side.GERMAN, "Klaus");
            leavesTheCampaign(campaign.alliedCommander);

            assertThat(onTheEvening(campaign.organiser, "left"))
                    .contains("Tommy is gone.", "Nobody of the Allied side is here", "Call it off")
                    .doesNotContain("Dan");
            assertThat(onTheEvening(campaign.germanGeneral, "left"))
                    .as("only the organiser decides")
                    .isEmpty();
            assertThat(steps(person(dan)))
                    .as("who is not here does not step in")
                    .hasStatus(422);
            evening.areHere(dan, newcomer);
            assertThat(onTheEvening(campaign.organiser, "left")).contains("Dan steps in for Tommy");

            assertThat(steps(person(dan))).hasStatus3xxRedirection();

            assertThat(players(1)).containsExactly(person(dan), person(campaign.germanCommander));
            assertThat(campaign.battle(2)).isEqualTo(other);
            assertThat(onTheEvening(campaign.organiser, "left")).isEmpty();
            assertThat(campaign.now().battles())
                    .as("the newcomer has no battle he was not in")
                    .noneMatch(record ->
                            record.battle().party(Side.GERMAN).player().person().equals(person(newcomer)));
            assertThat(evening.get(campaign.germanCommander, "/chronicle"))
                    .bodyText()
                    .contains("Tommy has left.");
        }

        @Test
        @DisplayName("H33: or it is called off, before its arrow or after, and the other pairings stay")
        void h33LeaversBattleIsCalledOff() {
            Battle other = campaign.battle(2);
            evening.post(
                    campaign.alliedCommander,
                    evening.path() + "/here",
                    Map.of("person", person(campaign.alliedCommander), "presence", "LEFT"));
            assertThat(onTheEvening(campaign.organiser, "left")).contains("Tommy is gone.");
            assertThat(steps("")).hasStatus3xxRedirection();
            assertThat(campaign.situation().battles()).containsExactly(other);
            assertThat(steps("")).as("there is nothing left to call off").hasStatus(422);
            assertThat(onTheEvening(campaign.organiser, "spare"))
                    .as("his opponent is without one")
                    .contains("Fritz");
        }

        @Test
        void battlesOfALeaverThatAreOverStay() {
            int fought = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
            campaign.must(campaign.organiser, new VoidBattle(fought, "too late"));
            int before = campaign.now().closedBattles().size();
            leavesTheCampaign(campaign.alliedCommander);
            assertThat(campaign.now().closedBattles()).hasSize(before);
            assertThat(evening.get(campaign.organiser, "/battles")).bodyText().contains("Tommy");
        }
    }

    @Nested
    class PlayingAtHome {
        private final Map<String, String> saturday = Map.of("date", "2031-12-06", "time", "14:00");
        private int battle;

        @BeforeEach
        void pair() {
            evening.areHere(campaign.alliedCommander, campaign.germanCommander);
            evening.take(campaign.alliedCommander, campaign.alliedCommander, campaign.germanCommander);
            battle = campaign.situation().lastBattle();
        }

        private String path() {
            return "/battles/" + battle + "/home";
        }

        @Test
        void oneOfThePlayersSaysWhenAndTheListOfOpenBattlesTellsIt() {
            assertThat(evening.get(campaign.alliedCommander, "/battles"))
                    .bodyText()
                    .contains(path());
            assertThat(evening.get(campaign.secondAlliedCommander, "/battles"))
                    .bodyText()
                    .doesNotContain(path());
            assertThat(evening.get(campaign.alliedCommander, path())).hasStatusOk();
            assertThat(evening.get(campaign.secondAlliedCommander, path())).hasStatus(302);
            assertThat(evening.post(campaign.secondAlliedCommander, path(), saturday))
                    .hasStatus(403);
            assertThat(evening.post(campaign.alliedCommander, path(), Map.of("date", "soon")))
                    .hasStatus(422);

            assertThat(evening.post(campaign.alliedCommander, path(), saturday)).hasStatus3xxRedirection();

            String when = "at home, Saturday 6 December, 14:00 GMT";
            assertThat(evening.get(campaign.spectator, "/battles")).bodyText().contains(when);
            assertThat(evening.get(campaign.stranger, "")).bodyText().doesNotContain("at home");
            evening.post(campaign.germanCommander, path() + "/club", Map.of());
            assertThat(evening.get(campaign.spectator, "/battles")).bodyText().doesNotContain(when);
        }

        @Test
        void battleAtHomeKeepsNobodyFromABattleOfTheEvening() {
            assertThat(onTheEvening(campaign.organiser, "spare")).doesNotContain("Tommy");
            evening.post(campaign.alliedCommander, path(), saturday);
            evening.areHere(campaign.secondGermanCommander);
            assertThat(onTheEvening(campaign.organiser, "suggestions")).contains("Tommy");
            assertThat(onTheEvening(campaign.organiser, "battles")).doesNotContain("Tommy against Fritz");
            assertThat(evening.take(campaign.alliedCommander, campaign.alliedCommander, campaign.secondGermanCommander))
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation().battles()).hasSize(2);
        }
    }

    @Test
    void eveningAheadHasAListAndNoPairingsYet() {
        ClubEvening ahead = new ClubEvening(campaign, beans, Duration.ofDays(9));
        ahead.answers(campaign.alliedCommander, "COMING");
        assertThat(ahead.get(campaign.organiser, ahead.path()))
                .bodyText()
                .contains("signed up")
                .doesNotContain("Suggested pairings", "value=\"ARRIVED\"");
        assertThat(ahead.post(
                        campaign.organiser,
                        ahead.path() + "/here",
                        Map.of("person", person(campaign.alliedCommander), "presence", "ARRIVED")))
                .hasStatus(409);
    }
}
