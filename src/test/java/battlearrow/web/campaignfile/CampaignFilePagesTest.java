package battlearrow.web.campaignfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.Answer;
import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.DiceInput;
import battlearrow.campaign.Guests;
import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.Office;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.journal.Journal;
import battlearrow.journal.Verification;
import battlearrow.tables.Tables;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.mock.web.MockMultipartFile;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.transaction.support.TransactionTemplate;

@ApplicationTest
@DisplayName("A campaign taken away as a file and carried into a club")
class CampaignFilePagesTest {
    private static final String ALLIED_ORDERS = "Quillfeather";
    private static final String ALLIED_NOTE = "Thistlewhisker";
    private static final String GERMAN_ORDERS = "Nebelhornpfeife";
    private static final String GERMAN_NOTE = "Kaffeesatzleser";
    private static final String DRAFT = "Bramblecork";
    private static final String GUEST = "Gwendolyn";
    private static final Pattern PACKED = Pattern.compile("name=\"packed\" value=\"([^\"]+)\"");
    private static final Pattern NEW_CAMPAIGN = Pattern.compile("/campaigns/(\\d+)/setup");

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    BattlePlans plans;

    @Autowired
    CampaignView view;

    @Autowired
    CampaignDesk desk;

    @Autowired
    Campaigns campaigns;

    @Autowired
    Appointments appointments;

    @Autowired
    Guests guests;

    @Autowired
    Journal journal;

    @Autowired
    Tables tables;

    @Autowired
    TransactionTemplate transaction;

    private StartedCampaign campaign;

    @BeforeEach
    void playSomething() {
        campaign = StartedCampaign.inPlanning(beans);
        plan(Side.ALLIED, ALLIED_ORDERS);
        plan(Side.GERMAN, GERMAN_ORDERS);
        for (Side side : Side.values()) {
            campaign.must(campaign.general(side), new ClosePlanning(side));
        }
        note(Side.ALLIED, ALLIED_NOTE);
        note(Side.GERMAN, GERMAN_NOTE);
        campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.must(
                campaign.secondAlliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.secondAlliedCommander),
                        guests.welcome(campaign.id, campaign.secondGermanCommander.id(), GUEST, UUID.randomUUID())
                                .player()));
    }

    @Test
    void theFileOfEverybodyTellsNothingSecret() {
        for (Account person : List.of(
                campaign.organiser,
                campaign.spectator,
                campaign.alliedCommander,
                campaign.alliedGeneral,
                campaign.germanGeneral)) {
            String file = download(campaign.id, person);
            assertThat(file)
                    .contains(
                            "\"format\": \"battle-arrow-campaign\"",
                            "\"leftOut\": [\"battle-plans-of-the-allied-side\"")
                    .contains("\"write-plan\": {\"side\":\"ALLIED\",\"objectives\":[]}")
                    .doesNotContain(ALLIED_ORDERS, ALLIED_NOTE, GERMAN_ORDERS, GERMAN_NOTE, DRAFT, GUEST)
                    .doesNotContain("\"plans\":", "@", "\"seed\": \"");
        }
    }

    @Test
    void aGeneralMayHaveThePlansOfHisOwnSide() {
        assertThat(text(get("/campaigns/" + campaign.id + "/export/with-plans", campaign.alliedGeneral)))
                .contains(ALLIED_ORDERS, ALLIED_NOTE, "\"leftOut\": [\"battle-plans-of-the-german-side\"")
                .doesNotContain(GERMAN_ORDERS, GERMAN_NOTE, DRAFT);
        assertThat(text(get("/campaigns/" + campaign.id + "/export/with-plans", campaign.germanGeneral)))
                .contains(GERMAN_ORDERS, GERMAN_NOTE)
                .doesNotContain(ALLIED_ORDERS, ALLIED_NOTE, DRAFT);
        for (Account other : List.of(campaign.organiser, campaign.alliedCommander, campaign.spectator)) {
            assertThat(get("/campaigns/" + campaign.id + "/export/with-plans", other)
                            .getStatus())
                    .isEqualTo(403);
        }
        assertThat(get("/campaigns/" + campaign.id + "/export", campaign.member).getStatus())
                .isEqualTo(403);
    }

    @Test
    void aChoiceOfTroopsThatIsStillSecretIsInNobodysFile() {
        StartedCampaign secret = StartedCampaign.opened(beans);
        secret.must(secret.organiser, new ChooseHouseRules(Map.of("commitOrder", "bothSecret")));
        secret.must(secret.organiser, new StartCampaign());
        secret.must(secret.alliedGeneral, new CloseAir());
        secret.must(secret.alliedGeneral, new CloseOpening(Side.ALLIED));
        for (Side side : Side.values()) {
            secret.must(secret.general(side), new ClosePlanning(side));
        }
        int battle = secret.alliedArrow("xxx-corps", "valkenswaard-road");
        secret.must(
                secret.alliedCommander,
                new CommitTroops(battle, Side.ALLIED, List.of(new TroopId("gds-5-armd")), List.of()));
        assertThat(download(secret.id, secret.germanCommander))
                .contains("entries-since-a-choice-of-troops-that-is-still-secret", "battle-arrow-placed")
                .doesNotContain("commit-troops", "sealed");

        secret.must(secret.germanCommander, new CommitTroops(battle, Side.GERMAN, List.of(), List.of()));
        assertThat(download(secret.id, secret.germanCommander))
                .contains("commit-troops", "gds-5-armd")
                .doesNotContain("still-secret");
    }

    @Test
    void theDownloadIsOfferedToThoseWhoTakePart() {
        assertThat(text(get(campaign.href() + "/chronicle", campaign.spectator)))
                .contains(campaign.href() + "/export\"")
                .doesNotContain("with-plans");
        assertThat(text(get(campaign.href() + "/chronicle", campaign.alliedGeneral)))
                .contains("/export/with-plans");
        assertThat(text(get(campaign.href() + "/organiser", campaign.organiser)))
                .contains(campaign.href() + "/export\"");
        assertThat(text(get(campaign.href() + "/chronicle", campaign.member))).doesNotContain("/export");
    }

    @Test
    void carriedInAndTakenAwayAgainItHasTheSameLetters() {
        String file = download(campaign.id, campaign.organiser);
        long copy = carryIn(file, Map.of());
        assertThat(campaigns.find(copy).orElseThrow().name()).endsWith(" (imported)");
        assertThat(text(get("/campaigns/" + copy + "/rulings", campaign.organiser)))
                .contains("Imported on ", "from a file of");
        assertThat(download(copy, campaign.organiser).replace(" (imported)", ""))
                .as("but for the name it goes by here")
                .isEqualTo(file);
        assertThat(view.situation(copy).map().areas())
                .allSatisfy(area -> assertThat(view.situation(copy).control(area))
                        .isEqualTo(campaign.situation().control(area)));
        assertThat(journal.verify(copy)).isEqualTo(new Verification.Sound(campaign.sequence()));
        assertThat(transaction.<List<String>>execute(status -> tables.differences(copy, view.now(copy))))
                .isEmpty();
        assertThat(text(get("/campaigns/" + copy + "/chronicle", campaign.organiser)))
                .contains("Brian", "Tommy");
        assertThat(appointments.listHeld(copy)).hasSize(1);
    }

    @Test
    void membersGoOnWhereTheyStoodAndNewOnesJoin() {
        String file = download(campaign.id, campaign.organiser);
        long copy = carryIn(
                file,
                Map.of(
                        CampaignImportPage.PERSON + campaign.secondAlliedCommander.id(), campaign.alliedCommander.id(),
                        CampaignImportPage.PERSON + campaign.germanGeneral.id(), campaign.germanGeneral.id()));
        assertThat(appointments.rolesOf(copy, campaign.germanGeneral.id()).isGeneralOf(Side.GERMAN))
                .isTrue();
        // The open challenge of somebody else is his now.
        int battle = view.situation(copy).lastBattle();
        assertThat(give(copy, campaign.alliedCommander, new RollInitiative(battle), 6, 1))
                .isInstanceOf(Answer.Accepted.class);
        appointments.appoint(copy, campaign.member.id(), Office.commander(Side.ALLIED));
        assertThat(give(
                        copy,
                        campaign.member,
                        new Challenge(
                                StartedCampaign.player(campaign.member),
                                guests.welcome(copy, campaign.member.id(), "Gerd", UUID.randomUUID())
                                        .player())))
                .isInstanceOf(Answer.Accepted.class);
        assertThat(journal.verify(copy)).isInstanceOf(Verification.Sound.class);
        assertThat(text(get("/campaigns/" + copy + "/battles", campaign.alliedCommander)))
                .contains("Max", "Gerd");
        String again = download(copy, campaign.organiser);
        long second = carryIn(again, Map.of());
        assertThat(download(second, campaign.organiser).replace(" (imported)", ""))
                .isEqualTo(again.replace(" (imported)", ""));
        assertThat(download(campaign.id, campaign.organiser)).isEqualTo(file);
    }

    @Test
    void plansInAFileAreTheirSidesToReadAndNobodyElses() {
        String file = text(get("/campaigns/" + campaign.id + "/export/with-plans", campaign.alliedGeneral));
        long copy = carryIn(
                file, Map.of(CampaignImportPage.PERSON + campaign.alliedGeneral.id(), campaign.alliedGeneral.id()));
        assertThat(text(get("/campaigns/" + copy + "/export/with-plans", campaign.alliedGeneral))
                        .replace(" (imported)", ""))
                .isEqualTo(file);
        assertThat(text(get("/campaigns/" + copy + "/plan", campaign.alliedGeneral)))
                .contains(ALLIED_ORDERS);
        assertThat(download(copy, campaign.organiser)).doesNotContain(ALLIED_ORDERS);
    }

    @Test
    void sentTwiceItMakesOneCampaign() {
        String packed = packed(download(campaign.id, campaign.organiser));
        UUID key = UUID.randomUUID();
        String first = carryIn(packed, Map.of(), key).getRedirectedUrl();
        assertThat(carryIn(packed, Map.of(), key).getRedirectedUrl()).isEqualTo(first);
    }

    @Test
    void twoPeopleOfTheFileAreNotOneMember() {
        String packed = packed(download(campaign.id, campaign.organiser));
        int before = campaigns.listOfClub(campaign.club.id()).size();
        MockHttpServletResponse answer = carryIn(
                packed,
                Map.of(
                        CampaignImportPage.PERSON + campaign.alliedGeneral.id(), campaign.member.id(),
                        CampaignImportPage.PERSON + campaign.germanGeneral.id(), campaign.member.id()),
                UUID.randomUUID());
        assertThat(answer.getStatus()).isEqualTo(422);
        assertThat(text(answer)).contains("cannot be the same member");
        assertThat(campaigns.listOfClub(campaign.club.id())).hasSize(before);
    }

    @Test
    @DisplayName("a broken file is refused with the place of its fault, and nothing is stored (H32)")
    void brokenFiles() {
        String file = download(campaign.id, campaign.organiser);
        int before = campaigns.listOfClub(campaign.club.id()).size();
        expectRefused(file.substring(0, file.length() / 3), "breaks off");
        expectRefused(file.replace("\"people\": ", "\"crowd\": "), "“people” is missing", "“crowd”");
        expectRefused("{\"format\": \"mekhq\"}", "no file of this kind");
        expectRefused(
                file.replaceFirst("(?s)(\"initiative-rolled\": \\{[^}]*?)6", "$15"),
                "Entry " + (campaign.sequence() - 2) + ": Its letters");
        assertThat(text(check("", campaign.organiser))).contains("Choose a campaign file first");
        assertThat(campaigns.listOfClub(campaign.club.id())).hasSize(before);
        assertThat(download(campaign.id, campaign.organiser)).isEqualTo(file);
    }

    @Test
    void onlyAnOrganiserOfTheClubCarriesIn() {
        String file = download(campaign.id, campaign.organiser);
        assertThat(check(file, campaign.alliedGeneral).getStatus()).isEqualTo(403);
        assertThat(check(file, campaign.stranger).getStatus()).isEqualTo(404);
        assertThat(get(base(campaign.club), campaign.member).getStatus()).isEqualTo(403);
        assertThat(text(get("/clubs/" + campaign.club.id(), campaign.organiser)))
                .contains(base(campaign.club));
        assertThat(text(get("/clubs/" + campaign.club.id(), campaign.member))).doesNotContain(base(campaign.club));
    }

    @Test
    void whoSendsManyBadFilesHasToWait() {
        for (int sent = 0; sent < 8; sent++) {
            check("{}", campaign.organiser);
        }
        assertThat(text(check(download(campaign.id, campaign.organiser), campaign.organiser)))
                .contains("too many attempts");
    }

    private void expectRefused(String file, String... told) {
        MockHttpServletResponse answer = check(file, campaign.organiser);
        assertThat(answer.getStatus()).isEqualTo(422);
        assertThat(text(answer)).contains("nothing was stored").contains(told);
    }

    private Answer give(long id, Account person, Order order, Integer... dice) {
        return desk.give(
                id,
                person.id(),
                order,
                DiceInput.typed(dice),
                UUID.randomUUID(),
                view.now(id).sequence());
    }

    private void plan(Side side, String orders) {
        BattlePlan plan = new BattlePlan(
                List.of(new AreaId("eindhoven")),
                List.of(new BattlePlan.Arrow(new AreaId("xxx-corps"), new AreaId("valkenswaard-road"))),
                orders,
                "");
        campaign.issuePlan(side, plan);
        plans.saveDraft(
                campaign.id, campaign.general(side).id(), side, new BattlePlan(List.of(), List.of(), DRAFT, DRAFT));
    }

    private void note(Side side, String note) {
        plans.addNote(campaign.id, campaign.general(side).id(), side, note, UUID.randomUUID(), campaign.sequence());
    }

    private String download(long id, Account person) {
        MockHttpServletResponse answer = get("/campaigns/" + id + "/export", person);
        assertThat(answer.getStatus()).isEqualTo(200);
        assertThat(answer.getHeader("Content-Disposition")).contains("attachment", ".json");
        return text(answer);
    }

    private long carryIn(String file, Map<String, Long> members) {
        MockHttpServletResponse answer = carryIn(packed(file), members, UUID.randomUUID());
        Matcher address = NEW_CAMPAIGN.matcher(String.valueOf(answer.getRedirectedUrl()));
        assertThat(address.matches()).as("status %d", answer.getStatus()).isTrue();
        return Long.parseLong(address.group(1));
    }

    private MockHttpServletResponse carryIn(String packed, Map<String, Long> members, UUID key) {
        var request = mvc.post()
                .uri(base(campaign.club) + "/carry-in")
                .with(People.as(campaign.organiser))
                .with(csrf())
                .param("packed", packed)
                .param("formKey", key.toString());
        members.forEach((field, account) -> request.param(field, account.toString()));
        return request.exchange().getResponse();
    }

    private String packed(String file) {
        MockHttpServletResponse answer = check(file, campaign.organiser);
        assertThat(answer.getStatus()).as(text(answer)).isEqualTo(200);
        Matcher packed = PACKED.matcher(text(answer));
        assertThat(packed.find()).isTrue();
        return packed.group(1);
    }

    private MockHttpServletResponse check(String file, Account person) {
        return mvc.post()
                .uri(base(campaign.club))
                .multipart()
                .file(new MockMultipartFile(
                        "file", "campaign.json", "application/json", file.getBytes(StandardCharsets.UTF_8)))
                .with(People.as(person))
                .with(csrf())
                .exchange()
                .getResponse();
    }

    private static String base(Club club) {
        return "/clubs/" + club.id() + "/campaigns/import";
    }

    private MockHttpServletResponse get(String address, Account person) {
        return mvc.get().uri(address).with(People.as(person)).exchange().getResponse();
    }

    private static String text(MockHttpServletResponse answer) {
        try {
            return answer.getContentAsString(StandardCharsets.UTF_8);
        } catch (UnsupportedEncodingException unlikely) {
            throw new IllegalStateException(unlikely);
        }
    }
}
