package battlearrow.web.wargame;

import battlearrow.campaign.WargameOpening;
import battlearrow.campaign.WargameOpening.Seats;
import battlearrow.club.Accounts;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.web.campaign.Words;
import battlearrow.web.club.ClubDoor;
import battlearrow.web.security.SignedIn;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** Opens a General's Wargame from a scenario of the box (SET-26): any member of a club may, and no Organiser is needed. */
@Controller
@RequestMapping("/clubs/{clubId}/wargames/new")
class WargameOpeningPage {
    private static final ZoneId USUAL_ZONE = ZoneId.of("Europe/London");

    private final ClubDoor door;
    private final WargameOpening opening;
    private final Seating seating;
    private final Campaigns campaigns;
    private final Accounts accounts;
    private final Clock clock;
    private final Words words;

    WargameOpeningPage(
            ClubDoor door,
            WargameOpening opening,
            Seating seating,
            Campaigns campaigns,
            Accounts accounts,
            Clock clock,
            Words words) {
        this.door = door;
        this.opening = opening;
        this.seating = seating;
        this.campaigns = campaigns;
        this.accounts = accounts;
        this.clock = clock;
        this.words = words;
    }

    @GetMapping
    String show(@PathVariable long clubId, @AuthenticationPrincipal SignedIn me, Model model) {
        Club club = door.enterAsMember(clubId, me);
        model.addAttribute("form", WargameForm.EMPTY);
        return page(club, me, model);
    }

    @PostMapping
    String open(
            @PathVariable long clubId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam UUID formKey,
            @Valid @ModelAttribute("form") WargameForm form,
            BindingResult problems,
            HttpServletResponse response,
            Model model) {
        Club club = door.enterAsMember(clubId, me);
        Optional<Seats> seats = seating.find(form, clubId, me.accountId(), problems);
        if (problems.hasErrors() || seats.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(club, me, model);
        }
        ClubCampaign wargame = opening.open(
                clubId,
                form.nameOr(usualName(me, zone(clubId))),
                form.findScenario(),
                zone(clubId),
                me.accountId(),
                seats.get(),
                formKey);
        return "redirect:/campaigns/" + wargame.id() + "/play";
    }

    /** "Ben’s wargame of 30 November". */
    private String usualName(SignedIn me, ZoneId zone) {
        String today = LocalDate.now(clock.withZone(zone)).format(DateTimeFormatter.ofPattern("d MMMM", Locale.UK));
        return words.of("wargame.usual-name", accounts.get(me.accountId()).displayName(), today);
    }

    /** Where the club plays: that of its newest campaign. */
    private ZoneId zone(long clubId) {
        return campaigns.listOfClub(clubId).stream()
                .findFirst()
                .map(ClubCampaign::timeZone)
                .orElse(USUAL_ZONE);
    }

    private String page(Club club, SignedIn me, Model model) {
        model.addAttribute("club", club);
        model.addAttribute("scenarios", ScenarioName.values());
        model.addAttribute("opponents", seating.opponents(club.id(), me.accountId()));
        return "wargame/opening";
    }
}
