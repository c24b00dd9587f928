package battlearrow.web.account;

import static battlearrow.testing.People.PASSWORD;
import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.BattlePlan;
import battlearrow.chronicle.BattleReport;
import battlearrow.chronicle.BattleReports;
import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Appointments;
import battlearrow.club.ClubRole;
import battlearrow.club.Clubs;
import battlearrow.club.Office;
import battlearrow.club.SideChanges;
import battlearrow.evening.Evenings;
import battlearrow.evening.SignUp;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.tables.BattleRecord;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** An account is deleted: the campaigns go on, and the person is gone from them. */
@ApplicationTest
class DeletedAccountTest {
    /** Pages and files below a campaign or a club; views of the same page chosen by a query are left out. */
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(/(?:campaigns|clubs)/[^\"#?]*)\"");

    private static final int MOST_PAGES = 60;

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Accounts accounts;

    @Autowired
    Appointments appointments;

    @Autowired
    SideChanges sideChanges;

    @Autowired
    Clubs clubs;

    @Autowired
    BattleReports reports;

    @Autowired
    Evenings evenings;

    private StartedCampaign campaign;
    private StartedCampaign other;
    private Account player;

    @BeforeEach
    void playFourBattlesInTwoCampaigns() {
        campaign = StartedCampaign.inBattlePhase(beans);
        other = StartedCampaign.inBattlePhase(beans);
        player = campaign.alliedCommander;
        accounts.rename(player.id(), "Quintilian");
        clubs.join(other.club.id(), player.id());
        appointments.findGeneral(other.id, Side.ALLIED).ifPresent(held -> appointments.end(held.id()));
        appointments.appoint(other.id, player.id(), Office.general(Side.ALLIED));
    }

    private void play(StartedCampaign where) {
        where.must(
                player, new Challenge(StartedCampaign.player(player), StartedCampaign.player(where.germanCommander)));
    }

    private MvcTestResult delete(Account person, String reportsToo) {
        return mvc.post()
                .uri("/account/delete")
                .with(as(person))
                .with(csrf())
                .param("password", PASSWORD)
                .param("reports", reportsToo)
                .exchange();
    }

    private String page(Account person, String path) throws Exception {
        MvcTestResult answer = mvc.get().uri(path).with(as(person)).exchange();
        return answer.getResponse().getContentAsString();
    }

    /** Every page and file the person reaches by links from the campaign, as one text a page. */
    private Map<String, String> walk(Account person, StartedCampaign where) throws Exception {
        Map<String, String> seen = new LinkedHashMap<>();
        Set<String> known = new LinkedHashSet<>(
                List.of(where.href(), where.href() + "/people", where.href() + "/setup", "/clubs/" + where.club.id()));
        Deque<String> ahead = new ArrayDeque<>(known);
        while (!ahead.isEmpty() && seen.size() < MOST_PAGES) {
            String path = ahead.removeFirst();
            String body = page(person, path);
            seen.put(path, body);
            Matcher link = LINK.matcher(body);
            while (link.find()) {
                boolean isOneOfMany =
                        link.group(1).contains("/areas/") || link.group(1).contains("/correct/");
                if (!isOneOfMany && known.add(link.group(1))) {
                    ahead.add(link.group(1));
                }
            }
        }
        return seen;
    }

    @Test
    @DisplayName(
            "H24: campaigns go on, battles stay under a former player, and his name is gone from every page and file")
    void campaignsGoOnWithoutThePerson() throws Exception {
        int fought = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(fought);
        campaign.report(fought, 5, 2);
        BattleRecord record = campaign.now().findBattle(fought).orElseThrow();
        reports.keep(campaign.id, record, player.id(), Optional.of(Side.ALLIED), "Quintilian here, I won");
        reports.keep(campaign.id, record, campaign.germanCommander.id(), Optional.empty(), "Quintilian’s tanks came");
        play(campaign);
        int open = campaign.situation().lastBattle();
        play(other);
        play(other);
        sideChanges.ask(campaign.id, player.id(), 1);
        assertThat(walk(campaign.organiser, campaign).values()).anyMatch(body -> body.contains("Quintilian"));
        long evening = evenings.arrange(
                campaign.id,
                new Evenings.Arrangement(Instant.now().plus(Duration.ofDays(1)), "Scout hut", 3),
                UUID.randomUUID());
        evenings.answer(evening, Long.toString(player.id()), SignUp.Answer.COMING, false, false, null);
        var before = campaign.situation();
        var elsewhere = other.situation();

        assertThat(delete(player, "KEPT")).hasRedirectedUrl("/");

        assertThat(campaign.situation()).as("opponents’ records do not change").isEqualTo(before);
        assertThat(other.situation()).isEqualTo(elsewhere);
        for (Account reader : List.of(campaign.organiser, campaign.germanGeneral)) {
            assertThat(walk(reader, campaign))
                    .hasSizeGreaterThan(10)
                    .allSatisfy((path, body) -> assertThat(body)
                            .as(path)
                            .doesNotContain("Quintilian", player.signInName().orElseThrow()));
        }
        assertThat(walk(other.organiser, other).values())
                .allSatisfy(body -> assertThat(body).doesNotContain("Quintilian"));
        assertThat(page(campaign.germanCommander, campaign.href() + "/battles/" + fought))
                .contains("Former player");
        assertThat(reports.list(campaign.id, record))
                .extracting(BattleReport::story)
                .containsExactly("former player here, I won", "former player’s tanks came");
        assertThat(page(campaign.organiser, campaign.href()))
                .as("the organiser is told of what is open")
                .contains("Former player has left with a battle open")
                .contains("battle=" + open)
                .doesNotContain("asks to change sides");
        assertThat(evenings.signUps(evening)).as("nobody waits for him").isEmpty();
        assertThat(page(other.organiser, other.href())).contains("The Allied side has no General");
        assertThat(page(campaign.germanGeneral, campaign.href())).doesNotContain("has left with a battle open");

        campaign.must(campaign.organiser, new VoidBattle(open, "He has left"));
        appointments.appoint(other.id, other.alliedGeneral.id(), Office.general(Side.ALLIED));
        assertThat(page(other.organiser, other.href())).doesNotContain("has no General");
    }

    @Test
    @DisplayName("H24: who goes may take his reports along; the battle keeps its scores and its attacker")
    void reportsGoIfHeSaysSo() {
        int fought = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        BattleRecord record = campaign.now().findBattle(fought).orElseThrow();
        reports.keep(campaign.id, record, player.id(), Optional.of(Side.GERMAN), "My story");
        delete(player, "REMOVED");
        assertThat(reports.list(campaign.id, record)).singleElement().satisfies(left -> {
            assertThat(left.story()).isEmpty();
            assertThat(left.attacker()).contains(Side.GERMAN);
        });
    }

    @Test
    @DisplayName("H24: a plan loses the name, and its draft goes with its author")
    void plansLoseTheName() throws Exception {
        StartedCampaign planning = StartedCampaign.inPlanning(beans);
        accounts.rename(planning.alliedCommander.id(), "Quintilian");
        planning.issuePlan(Side.ALLIED, new BattlePlan(List.of(), List.of(), "Quintilian takes Best", ""));
        delete(planning.alliedCommander, "KEPT");
        assertThat(page(planning.alliedGeneral, planning.href() + "/plan"))
                .contains("former player takes Best")
                .doesNotContain("Quintilian");
    }

    @Test
    @DisplayName("H24: a campaign without organiser passes to its deputy, and that stands in the history")
    void passesToTheDeputy() throws Exception {
        clubs.changeRole(campaign.club.id(), campaign.member.id(), ClubRole.ORGANISER);
        appointments.appoint(campaign.id, campaign.spectator.id(), Office.deputyOrganiser());
        accounts.rename(campaign.organiser.id(), "Ottoline");
        assertThat(page(campaign.organiser, "/account/delete"))
                .as("said before")
                .contains("Autumn Market Garden goes on: Sue organises it after you.");

        assertThat(delete(campaign.organiser, "KEPT")).hasRedirectedUrl("/");

        assertThat(appointments.rolesOf(campaign.id, campaign.spectator.id()).offices())
                .contains(Office.organiser())
                .doesNotContain(Office.deputyOrganiser());
        assertThat(page(campaign.germanCommander, campaign.href() + "/people"))
                .contains("Organiser, taken over because the one before deleted his account", "Former player")
                .doesNotContain("Ottoline");
        campaign.must(campaign.spectator, new VoidBattle(campaign.alliedArrow("xxx-corps", "valkenswaard-road"), "No"));
    }

    @Test
    @DisplayName("H24: without a deputy it passes to the organiser of the club, however the deputy’s time ended")
    void passesToTheClub() {
        clubs.changeRole(campaign.club.id(), campaign.member.id(), ClubRole.ORGANISER);
        appointments.appointDeputy(
                campaign.id,
                campaign.spectator.id(),
                Optional.empty(),
                Instant.now().plus(Duration.ofDays(1)));
        appointments.listHeld(campaign.id).stream()
                .filter(held -> held.office().equals(Office.deputyOrganiser()))
                .forEach(held -> appointments.end(held.id()));
        assertThat(delete(campaign.organiser, "KEPT")).hasRedirectedUrl("/");
        assertThat(appointments.rolesOf(campaign.id, campaign.member.id()).isOrganiser())
                .isTrue();
    }
}
