package battlearrow.web.evening;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import battlearrow.club.Account;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

/** An evening from its arrangement to the first suggested pairing: the organiser at a desk, the players with telephones. */
@BrowserTest
class EveningIT {
    private static final ZoneId LONDON = ZoneId.of("Europe/London");

    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Test
    void eveningIsArrangedSignedUpForAndSuggestsAPairing() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        try (Person olivia = browser.personAtADesk();
                Person tommy = browser.personWithATelephone();
                Person fritz = browser.personWithATelephone()) {
            olivia.signsInAs(campaign.organiser).opens(campaign.href() + "/evenings");
            ZonedDateTime soon = ZonedDateTime.now(LONDON).plusHours(1);
            LocalDate day = soon.toLocalDate();
            olivia.writes("Day", day.toString())
                    .writes(
                            "Begins at",
                            DateTimeFormatter.ofPattern("HH:mm", Locale.UK).format(LocalTime.from(soon)))
                    .writes("Venue", "Back room of the Saracen’s Head, first floor")
                    .presses("Arrange it")
                    .sees("The evening is arranged.");
            String page = olivia.page().url();
            olivia.opens(campaign.href() + "/evenings")
                    .writes("Last day of turn 1", day.plusDays(1).toString())
                    .presses("Set the last day of turn 1")
                    .sees("The dates are kept.")
                    .writes("Last day of turn 2", day.plusDays(8).toString())
                    .presses("Set the last day of turn 2")
                    .sees("The dates are kept.");
            looks(olivia, "evenings-1440");
            olivia.writes("Last day of turn 1", day.plusDays(22).toString())
                    .presses("Set the last day of turn 1")
                    .isOn("Do the later dates move as well?");
            looks(olivia, "evening-dates-move-1440");
            olivia.presses("Move the later dates as well").sees("What was moved");

            signsUp(tommy, campaign.alliedCommander, campaign);
            looks(tommy, "evening-sign-up-360");
            tommy.opens(campaign.href() + "/evenings").isOn("Evenings and dates");
            looks(tommy, "evenings-360");
            tommy.opens(page);
            tommy.presses("I am here").sees("You are checked in.");
            signsUp(fritz, campaign.germanCommander, campaign);

            olivia.opens(page).presses("Fritz is here").sees("Suggested pairings");
            looks(olivia, "evening-1440");
            assertThat(tommy.page().getByText("Take it")).isVisible(); // the page asks for itself again
            looks(tommy, "evening-360");
        }
    }

    private static void signsUp(Person person, Account account, StartedCampaign campaign) {
        person.signsInAs(account)
                .opens(campaign.href())
                .sees("Next evening")
                .presses("I come")
                .sees("You come. The Organiser sees it.");
    }

    /** In the light and in the dark. */
    private static void looks(Person person, String picture) {
        person.looksAtThePage(picture);
        emulate(person, ColorScheme.DARK);
        person.looksAtThePage(picture + "-dark");
        emulate(person, ColorScheme.LIGHT);
    }

    private static void emulate(Person person, ColorScheme scheme) {
        person.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    }
}
