package battlearrow.web.organiser;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.BattlePlans;
import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Appointments;
import battlearrow.club.ChangingSides;
import battlearrow.club.Office;
import battlearrow.club.SideChange;
import battlearrow.club.SideChanges;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Players who ask to change sides, and what the campaign's setting makes of it. */
@ApplicationTest
@Covers("ROLE-08")
class PeoplePageTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Accounts accounts;

    @Autowired
    Appointments appointments;

    @Autowired
    SideChanges changes;

    @Autowired
    BattlePlans plans;

    private StartedCampaign campaign;
    private Account player;

    @BeforeEach
    void start() {
        campaign = StartedCampaign.inBattlePhase(beans);
        player = campaign.alliedCommander;
    }

    private MvcTestResult get(Account person, String path) {
        return mvc.get().uri(campaign.href() + path).with(as(person)).exchange();
    }

    private MvcTestResult post(Account person, String path, Map<String, String> fields) {
        var request = mvc.post().uri(campaign.href() + path).with(as(person)).with(csrf());
        fields.forEach(request::param);
        return request.exchange();
    }

    private Side side() {
        return appointments.rolesOf(campaign.id, player.id()).side().orElseThrow();
    }

    private void allow(ChangingSides rule) {
        assertThat(post(campaign.organiser, "/people/side/rule", Map.of("rule", rule.name())))
                .hasStatus3xxRedirection();
    }

    @Test
    @DisplayName("H37 (a): never, and the way is not offered")
    void neverIsNotOffered() {
        allow(ChangingSides.NEVER);
        assertThat(get(player, "/people"))
                .hasStatusOk()
                .bodyText()
                .contains("players do not change sides")
                .doesNotContain("hange to the German side");
        assertThat(post(player, "/people/side", Map.of())).hasStatus(422);
        assertThat(side()).isEqualTo(Side.ALLIED);
    }

    @Test
    @DisplayName("H37 (b): with consent, the organiser refuses with a reason or accepts")
    void withConsentTheOrganiserAnswers() {
        assertThat(get(player, "/people")).bodyText().contains("Ask to change to the German side");
        post(player, "/people/side", Map.of());
        assertThat(side()).isEqualTo(Side.ALLIED);
        assertThat(get(campaign.organiser, "")).bodyText().contains("Tommy asks to change sides");
        assertThat(get(campaign.germanGeneral, "")).bodyText().doesNotContain("asks to change sides");
        long asked = changes.findOpen(campaign.id, player.id()).orElseThrow().id();
        assertThat(post(player, "/people/side/" + asked, Map.of("answer", "accept")))
                .as("nobody answers himself")
                .hasStatus(403);
        assertThat(get(player, "/people")).bodyText().doesNotContain("value=\"accept\"");
        assertThat(post(campaign.organiser, "/people/side/" + asked, Map.of("answer", "refuse")))
                .hasStatus(422)
                .bodyText()
                .contains("Say why you refuse.");
        post(campaign.organiser, "/people/side/" + asked, Map.of("answer", "refuse", "reason", "We need you <here>"));
        assertThat(get(player, "/people")).bodyText().contains("Refused on", "We need you &lt;here&gt;");

        post(player, "/people/side", Map.of());
        long again = changes.findOpen(campaign.id, player.id()).orElseThrow().id();
        post(campaign.organiser, "/people/side/" + again, Map.of("answer", "accept"));
        assertThat(side()).isEqualTo(Side.GERMAN);
        assertThat(get(player, "/people"))
                .as("day and both sides stand in the history")
                .bodyText()
                .contains("Changed sides on", "Who held which office, and when");
        assertThat(appointments.listAll(campaign.id).stream()
                        .filter(held -> held.accountId() == player.id())
                        .flatMap(held -> held.office().side().stream()))
                .containsExactly(Side.ALLIED, Side.GERMAN);
    }

    @Test
    @DisplayName("H37 (c): freely, but an open battle is first played for the old side or called off")
    void freelyAfterTheOpenBattle() {
        allow(ChangingSides.FREE);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        assertThat(get(player, "/people")).bodyText().contains("You have a battle open");
        post(player, "/people/side", Map.of());
        assertThat(side()).as("he plays it for the old side").isEqualTo(Side.ALLIED);
        assertThat(plans.read(campaign.id, player.id(), Side.ALLIED, 1))
                .as("the old side's plan is closed at once")
                .isInstanceOf(BattlePlans.Reading.Refused.class);
        assertThat(plans.read(campaign.id, player.id(), Side.GERMAN, 1))
                .isInstanceOf(BattlePlans.Reading.Refused.class);
        campaign.must(campaign.organiser, new VoidBattle(battle, "Called off"));
        assertThat(side()).isEqualTo(Side.GERMAN);
        assertThat(changes.list(campaign.id).getFirst().state()).isEqualTo(SideChange.State.DONE);
    }

    @Test
    @DisplayName("H37 (d): only between turns, when the turn ends; a General steps down at once")
    void betweenTurnsItWaits() {
        allow(ChangingSides.BETWEEN_TURNS);
        player = campaign.alliedGeneral;
        post(player, "/people/side", Map.of());
        assertThat(side()).isEqualTo(Side.ALLIED);
        assertThat(appointments.findGeneral(campaign.id, Side.ALLIED)).isEmpty();
        int turn = campaign.situation().turn();
        changes.settle(campaign.id, turn, account -> false);
        assertThat(side()).as("the turn is not over").isEqualTo(Side.ALLIED);
        changes.settle(campaign.id, turn + 1, account -> false);
        assertThat(side()).isEqualTo(Side.GERMAN);
    }

    @Test
    @DisplayName("A General names his own deputy with a last day; nobody else does, and nobody of the other side")
    void generalNamesHisDeputy() {
        Account general = campaign.alliedGeneral;
        String tomorrow = LocalDate.now(ZoneId.of("Europe/London")).plusDays(1).toString();
        assertThat(get(player, "/people")).bodyText().doesNotContain("Your deputy");
        assertThat(get(general, "/people"))
                .hasStatusOk()
                .bodyText()
                .contains("Your deputy", "Tommy, Allied Commander", "<option value=\"" + campaign.member.id())
                .doesNotContain("Fritz, German");
        assertThat(get(general, "/plan")).bodyText().contains("/people#deputy");

        Map<String, String> tommy = Map.of("person", Long.toString(player.id()), "until", tomorrow);
        assertThat(post(player, "/people/deputy", tommy)).hasStatus(403);
        assertThat(post(general, "/people/deputy", Map.of("person", tommy.get("person"), "until", "2020-01-01")))
                .hasStatus(422)
                .bodyText()
                .contains("This day is over.");
        assertThat(post(
                        general,
                        "/people/deputy",
                        Map.of("person", Long.toString(campaign.germanCommander.id()), "until", tomorrow)))
                .hasStatus(422)
                .bodyText()
                .contains("Choose somebody of your side or of neither.");
        assertThat(post(general, "/people/deputy", tommy)).hasStatus3xxRedirection();

        assertThat(appointments.rolesOf(campaign.id, player.id()).isGeneralOf(Side.ALLIED))
                .isTrue();
        assertThat(get(campaign.spectator, "/people"))
                .as("everybody sees who it is")
                .bodyText()
                .contains("Deputy until");
        assertThat(post(player, "/people/deputy", tommy))
                .as("a deputy names none")
                .hasStatus(403);
        long held = appointments.listHeld(campaign.id).stream()
                .filter(one -> one.office().equals(Office.deputy(Side.ALLIED)))
                .findFirst()
                .orElseThrow()
                .id();
        post(campaign.germanGeneral, "/people/deputy/" + held + "/end", Map.of());
        assertThat(appointments.rolesOf(campaign.id, player.id()).isGeneralOf(Side.ALLIED))
                .as("the enemy cannot end it")
                .isTrue();
        assertThat(post(general, "/people/deputy/" + held + "/end", Map.of())).hasStatus3xxRedirection();
        assertThat(appointments.rolesOf(campaign.id, player.id()).isGeneralOf(Side.ALLIED))
                .isFalse();
    }

    @Test
    @DisplayName("Two people with one name in a club are told apart wherever one is named or chosen")
    void namesakesAreToldApart() {
        accounts.rename(player.id(), "Hanna");
        assertThat(get(campaign.organiser, "/people")).bodyText().contains(">Hanna<", ">Hanna (2)<");
        assertThat(get(campaign.organiser, "/setup")).bodyText().contains(">Hanna<", ">Hanna (2)<");
        assertThat(get(campaign.germanCommander, "/battles/new")).bodyText().contains("Hanna (2)");
        assertThat(get(campaign.alliedGeneral, "/people")).bodyText().contains("Hanna (2), Allied Commander");

        assertThat(accounts.rename(player.id(), "hanna", "Leeds")).isTrue();
        assertThat(get(campaign.organiser, "/people")).bodyText().contains(">hanna (Leeds)<");
        assertThat(accounts.rename(campaign.secondGermanCommander.id(), "Hanna", "leeds"))
                .as("not the same again in other letters")
                .isFalse();
        accounts.rename(player.id(), "Tommy");
        assertThat(get(campaign.organiser, "/people")).bodyText().contains(">Tommy<");
    }
}
