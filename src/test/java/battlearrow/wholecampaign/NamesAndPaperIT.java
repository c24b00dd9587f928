package battlearrow.wholecampaign;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.BattlePlan;
import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Appointments;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import battlearrow.testing.TablePictures;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

/** Names as people have them, on a telephone and on paper; and the pages of those who come, stand in and go. */
@BrowserTest
class NamesAndPaperIT {
    private static final String LONG = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis";
    private static final String ARABIC = "عبدالرحمنبنمحمدبنعبداللهبنعبدالعزيزالفيصلالشمريالحربيالقحطان";

    /**
     * What stands wrong in the tables and lists of a page: cells that overlap, numbers that are not at the height of their row,
     * words that leave their box.
     */
    private static final String WHAT_STANDS_WRONG = """
            () => {
              const wrong = [];
              const box = (e) => e.getBoundingClientRect();
              const words = (e) => (e.textContent || '').trim().slice(0, 30);
              for (const row of document.querySelectorAll('main tr')) {
                const cells = Array.from(row.children).filter((c) => box(c).width > 2);
                cells.forEach((cell, index) => {
                  const own = box(cell), around = box(row);
                  if (own.top < around.top - 1 || own.bottom > around.bottom + 1) wrong.push('outside its row: ' + words(cell));
                  if (cell.scrollWidth > cell.clientWidth + 1) wrong.push('wider than its cell: ' + words(cell));
                  for (const other of cells.slice(index + 1)) {
                    const its = box(other);
                    const across = Math.min(own.right, its.right) - Math.max(own.left, its.left);
                    const down = Math.min(own.bottom, its.bottom) - Math.max(own.top, its.top);
                    if (across > 1 && down > 1) wrong.push('overlaps: ' + words(cell) + ' / ' + words(other));
                  }
                });
              }
              for (const line of document.querySelectorAll('main .lines > li, main h1, main h2, main p')) {
                if (box(line).width > 2 && line.scrollWidth > line.clientWidth + 1) wrong.push('wider than its line: ' + words(line));
              }
              return wrong;
            }""";

    @Autowired
    Browser browser;

    @Autowired
    BeanFactory beans;

    @Autowired
    Accounts accounts;

    @Autowired
    Appointments appointments;

    @Autowired
    private StartedCampaign withNames() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        accounts.rename(campaign.alliedCommander.id(), LONG);
        accounts.rename(campaign.germanCommander.id(), ARABIC);
        accounts.rename(campaign.secondAlliedCommander.id(), "Bob");
        accounts.rename(campaign.secondGermanCommander.id(), LONG);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(battle);
        campaign.report(battle, 5, 2);
        campaign.must(
                campaign.secondAlliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.secondAlliedCommander),
                        StartedCampaign.player(campaign.secondGermanCommander)));
        return campaign;
    }

    private static void looks(Person person, String name) {
        person.looksAtThePage(name);
        person.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        person.looksAtThePage(name + "-dark");
        person.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    }

    private static byte[] paper(Person person, String name) {
        return person.page()
                .pdf(new Page.PdfOptions()
                        .setPath(Path.of("target", "screenshots", name + ".pdf"))
                        .setFormat("A4")
                        .setPreferCSSPageSize(true)
                        .setPrintBackground(false));
    }

    private static long pages(byte[] pdf) {
        return Pattern.compile("/Type\\s*/Page\\b")
                .matcher(new String(pdf, StandardCharsets.ISO_8859_1))
                .results()
                .count();
    }

    @Test
    @DisplayName("H30: names of sixty letters without a blank and of three, of any script, on a telephone and on paper")
    void longNamesShiftNothing() {
        StartedCampaign campaign = withNames();
        List<String> wrong = new ArrayList<>();
        for (boolean phone : List.of(true, false)) {
            try (Person organiser = phone ? browser.personWithATelephone() : browser.personAtADesk()) {
                organiser.signsInAs(accounts.get(campaign.organiser.id()));
                for (String path : List.of(
                        "",
                        "/people",
                        "/battles",
                        "/battles/1",
                        "/battles/new",
                        "/setup",
                        "/organiser",
                        "/chronicle",
                        "/outcome",
                        "/board")) {
                    organiser.opens(campaign.href() + path);
                    note(organiser, path + (phone ? " at 360" : " at 1440"), wrong);
                }
                organiser.opens(campaign.href() + "/people").sees(LONG).sees(LONG + " (2)");
                organiser.looksAtThePage("h30-people-" + (phone ? "360" : "1440"));
                if (!phone) {
                    onPaper(organiser, campaign, wrong);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static void onPaper(Person organiser, StartedCampaign campaign, List<String> wrong) {
        organiser.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        organiser.page().setViewportSize(700, 1000);
        for (String path : List.of("/people", "/battles", "/outcome")) {
            organiser.opens(campaign.href() + path);
            note(organiser, path + " on paper", wrong);
            paper(organiser, "h30" + path.replace('/', '-'));
        }
    }

    private static void note(Person person, String where, List<String> wrong) {
        person.page()
                .screenshot(new Page.ScreenshotOptions()
                        .setPath(Path.of("target", "screenshots", "h30" + where.replaceAll("[ /]+", "-") + ".png"))
                        .setFullPage(true));
        ((List<?>) person.page().evaluate(WHAT_STANDS_WRONG)).forEach(one -> wrong.add(where + ": " + one));
        Object wider =
                person.page().evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        if (((Number) wider).intValue() > 0) {
            wrong.add(where + ": the page is wider than the screen by " + wider);
        }
    }

    @Test
    @DisplayName(
            "H34: map, plan and list of battles on paper without backgrounds: no menus, no dark areas, on counted pages")
    void printsWithoutBackgrounds() {
        StartedCampaign campaign = StartedCampaign.inPlanning(beans);
        campaign.issuePlan(
                Side.ALLIED,
                new BattlePlan(
                        List.of(new AreaId("son-bridge"), new AreaId("eindhoven")),
                        List.of(new BattlePlan.Arrow(new AreaId("xxx-corps"), new AreaId("valkenswaard-road"))),
                        "Keep the road open.\nLeave nobody behind at Best.",
                        "Harriet brings up a Sherman."));
        campaign.must(campaign.alliedGeneral, new ClosePlanning(Side.ALLIED));
        campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
        campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        try (Person general = browser.personAtADesk()) {
            general.signsInAs(campaign.alliedGeneral);
            for (String path : List.of("", "/plan", "/battles")) {
                general.opens(campaign.href() + path);
                general.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
                byte[] pdf = paper(general, "h34" + (path.isEmpty() ? "-map" : path.replace('/', '-')));
                assertThat(pages(pdf)).as("pages of " + path).isBetween(1L, 3L);
                assertThat((Boolean) general.page().evaluate("""
                                () => Array.from(document.querySelectorAll('header.bar, nav, .tabs-bottom, .btn, form'))
                                  .every((e) => e.getClientRects().length === 0)"""))
                        .as("no menus on " + path)
                        .isTrue();
            }
        }
    }

    @Test
    @DisplayName(
            "H31: photographs from a telephone, one of three good, and the pages of deputies, leavers and deletion")
    void photographsAndPeoplePages() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        appointments.appointDeputy(
                campaign.id,
                campaign.secondAlliedCommander.id(),
                Optional.of(Side.ALLIED),
                Instant.now().plus(Duration.ofDays(5)));
        for (boolean phone : List.of(true, false)) {
            String size = phone ? "360" : "1440";
            try (Person commander = phone ? browser.personWithATelephone() : browser.personAtADesk()) {
                commander
                        .signsInAs(campaign.alliedCommander)
                        .opens(campaign.href() + "/battles/" + battle + "/photographs");
                looks(commander, "photographs-none-" + size);
                commander.page().setInputFiles("#pictures", new FilePayload[] {
                    new FilePayload("IMG_0044.HEIC", "image/heic", TablePictures.heic()),
                    new FilePayload("upright.jpg", "image/jpeg", TablePictures.takenUpright(phone ? 600 : 900, 800, 0)),
                    new FilePayload("photo.jpg", "image/jpeg", "a text".getBytes(StandardCharsets.UTF_8))
                });
                commander
                        .presses("Add them")
                        .sees("Kept.")
                        .sees("a HEIC picture")
                        .sees("no picture, whatever its name");
                looks(commander, "photographs-" + size);
                commander.opens(campaign.href() + "/battles/" + battle).sees("see");
                looks(commander, "photographs-battle-" + size);
                commander.opens("/account");
                looks(commander, "account-" + size);
                commander.opens("/account/delete");
                looks(commander, "account-delete-" + size);
            }
            walk(campaign.alliedGeneral, phone, campaign.href() + "/people", "people-general-" + size);
            walk(
                    campaign.organiser,
                    phone,
                    campaign.href() + "/organiser/rulings/player?battle=" + battle + "&side=ALLIED&person="
                            + campaign.secondAlliedCommander.id(),
                    "ruling-player-" + size);
            walk(campaign.organiser, phone, "/clubs/" + campaign.club.id() + "/campaigns/new", "opening-" + size);
        }
    }

    private void walk(Account who, boolean phone, String path, String name) {
        try (Person person = phone ? browser.personWithATelephone() : browser.personAtADesk()) {
            person.signsInAs(who).opens(path);
            looks(person, name);
        }
    }
}
