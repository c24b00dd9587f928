package battlearrow.web.evening;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.evening.TurnDates;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** By when turns shall be over, and what everybody reads of it. */
@ApplicationTest
@Covers("ORG-04")
class EveningsPageTest {
    private static final ZoneId LONDON = ZoneId.of("Europe/London");
    private static final DateTimeFormatter LONG = DateTimeFormatter.ofPattern("EEEE d MMMM yyyy", Locale.UK);
    private static final DateTimeFormatter SHORT = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.UK);

    @Autowired
    BeanFactory beans;

    @Autowired
    TurnDates dates;

    private StartedCampaign campaign;
    private ClubEvening evening;
    private LocalDate today;

    @BeforeEach
    void begin() {
        campaign = StartedCampaign.inBattlePhase(beans);
        evening = ClubEvening.tonight(campaign, beans);
        today = LocalDate.now(LONDON);
    }

    private MvcTestResult set(int turn, LocalDate date, String move) {
        return set(turn, date, move, UUID.randomUUID());
    }

    private MvcTestResult set(int turn, LocalDate date, String move, UUID key) {
        return evening.post(
                campaign.organiser,
                "/evenings/turns",
                Map.of(
                        "turn",
                        Integer.toString(turn),
                        "date",
                        date.toString(),
                        "move",
                        move,
                        "formKey",
                        key.toString()));
    }

    private void fiveTurnsAWeekApart() {
        for (int turn = 1; turn <= 5; turn++) {
            assertThat(set(turn, today.plusWeeks(turn - 1), "")).hasStatus3xxRedirection();
        }
    }

    private List<Account> everybody() {
        return List.of(
                campaign.organiser,
                campaign.alliedGeneral,
                campaign.germanGeneral,
                campaign.alliedCommander,
                campaign.germanCommander);
    }

    private String reminder(LocalDate date) {
        return "Turn 1 ends on " + SHORT.format(date);
    }

    private void expectReminders(int number, LocalDate date) {
        for (Account reader : everybody()) {
            assertThat(evening.get(reader, ""))
                    .as(reader.displayName())
                    .bodyText()
                    .satisfies(
                            page -> assertThat(page.split(reminder(date), -1)).hasSize(number + 1));
        }
    }

    @Test
    @DisplayName(
            "H01: the end of a turn moves by three weeks; the app asks for the later ones, and reminds of the new date only")
    void h01DatesMove() {
        fiveTurnsAWeekApart();
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        expectReminders(1, today);

        LocalDate later = today.plusWeeks(3);
        assertThat(set(1, later, ""))
                .as("it asks, with old and new dates, and nothing has changed yet")
                .hasStatusOk()
                .bodyText()
                .contains(
                        "Do the later dates move as well?",
                        LONG.format(today),
                        LONG.format(later),
                        LONG.format(today.plusWeeks(1)),
                        LONG.format(today.plusWeeks(4)),
                        "A later turn would be over before turn 1.");
        expectReminders(1, today);
        assertThat(set(1, later, "only")).as("turn 2 would end before turn 1").hasStatus(422);

        UUID key = UUID.randomUUID();
        set(1, later, "later", key);
        set(1, later, "later", key);

        expectReminders(0, today);
        expectReminders(0, later);
        for (Account reader : everybody()) {
            assertThat(evening.get(reader, ""))
                    .bodyText()
                    .contains("turn 1: " + SHORT.format(later) + ", no longer " + SHORT.format(today));
            assertThat(evening.get(reader, "/evenings"))
                    .bodyText()
                    .contains(
                            "Turn 1: no longer " + LONG.format(today) + ", but " + LONG.format(later),
                            "Turn 5: no longer " + LONG.format(today.plusWeeks(4)) + ", but "
                                    + LONG.format(today.plusWeeks(7)));
        }
        assertThat(dates.changes(campaign.id)).as("five set, five moved, once").hasSize(10);
        assertThat(campaign.situation().findBattle(battle))
                .as("battles stay open")
                .isPresent();
    }

    @Test
    void dateThatMovesAloneLeavesTheOthersAndRemindsOnce() {
        fiveTurnsAWeekApart();
        set(1, today.plusDays(3), "only");
        expectReminders(0, today);
        set(1, today, "only");
        expectReminders(1, today);
        assertThat(evening.get(campaign.germanCommander, ""))
                .as("moved back to where it stood is no news")
                .bodyText()
                .doesNotContain("Dates were moved");
        assertThat(evening.get(campaign.germanCommander, "/evenings"))
                .bodyText()
                .contains("What was moved", LONG.format(today.plusDays(3)));
    }

    @Test
    void onlyTheOrganiserSetsDatesAndStrangersReadNone() {
        assertThat(evening.post(
                        campaign.alliedGeneral,
                        "/evenings/turns",
                        Map.of(
                                "turn",
                                "1",
                                "date",
                                today.toString(),
                                "formKey",
                                UUID.randomUUID().toString())))
                .hasStatus(403);
        set(1, today, "");
        assertThat(evening.get(campaign.stranger, "")).bodyText().doesNotContain("Turn 1 ends");
        assertThat(set(9, today, "")).hasStatus(422);
    }

    @Test
    void dateThatIsOverIsAMatterOfTheOrganiser() {
        set(1, today.minusDays(2), "");
        assertThat(evening.get(campaign.organiser, "")).bodyText().contains("Turn 1 should have ended on");
        assertThat(evening.get(campaign.alliedCommander, "")).bodyText().doesNotContain("should have ended");
    }
}
