package battlearrow.web.organiser;

import battlearrow.campaign.CampaignOpening;
import battlearrow.club.Appointments;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.club.ClubScenarios;
import battlearrow.club.Clubs;
import battlearrow.club.Member;
import battlearrow.club.Office;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.web.club.ClubDoor;
import battlearrow.web.security.SignedIn;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.time.ZoneId;
import java.util.List;
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

/** Opens a campaign of a club (ORG-01, ORG-07). Whoever opens it is its Organiser and goes on to the set-up. */
@Controller
@RequestMapping("/clubs/{clubId}/campaigns/new")
class CampaignOpeningPage {
    private static final String USUAL_ZONE = "Europe/London";

    private final ClubDoor door;
    private final Clubs clubs;
    private final Appointments appointments;
    private final CampaignOpening opening;
    private final CampaignSettings settings;
    private final ClubScenarios scenarios;

    CampaignOpeningPage(
            ClubDoor door,
            Clubs clubs,
            Appointments appointments,
            CampaignOpening opening,
            CampaignSettings settings,
            ClubScenarios scenarios) {
        this.clubs = clubs;
        this.appointments = appointments;
        this.door = door;
        this.opening = opening;
        this.settings = settings;
        this.scenarios = scenarios;
    }

    @GetMapping
    String show(@PathVariable long clubId, @AuthenticationPrincipal SignedIn me, Model model) {
        Club club = door.enterAsOrganiser(clubId, me);
        model.addAttribute(
                "form",
                new OpeningForm(
                        "", ScenarioName.A_BRIDGE_TOO_FAR.name(), HouseRule.HR_36.defaultValue(), USUAL_ZONE, null));
        return page(club, me, model);
    }

    @PostMapping
    String open(
            @PathVariable long clubId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam UUID formKey,
            @Valid @ModelAttribute("form") OpeningForm form,
            BindingResult problems,
            HttpServletResponse response,
            Model model) {
        Club club = door.enterAsOrganiser(clubId, me);
        Optional<Integer> points = settings.points(form, problems);
        Optional<ZoneId> zone = settings.zone(form, problems);
        Optional<CampaignSettings.Choice> scenario = settings.scenario(form, scenarios.listOfClub(clubId), problems);
        if (problems.hasErrors() || points.isEmpty() || zone.isEmpty() || scenario.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(club, me, model);
        }
        ClubCampaign campaign = opening.open(
                clubId,
                new CampaignOpening.Settings(
                        form.name(),
                        scenario.get().base(),
                        points.get(),
                        zone.get(),
                        HouseRules.DEFAULTS,
                        scenario.get().corrections()),
                me.accountId(),
                formKey);
        Long deputy = form.deputy();
        if (deputy != null && deputies(clubId, me).stream().anyMatch(member -> member.accountId() == deputy)) {
            appointments.appoint(campaign.id(), deputy, Office.deputyOrganiser());
        }
        return "redirect:/campaigns/" + campaign.id() + "/setup";
    }

    private List<Member> deputies(long clubId, SignedIn me) {
        return clubs.listMembers(clubId).stream()
                .filter(member -> member.accountId() != me.accountId())
                .toList();
    }

    private String page(Club club, SignedIn me, Model model) {
        model.addAttribute("deputies", deputies(club.id(), me));
        model.addAttribute("club", club);
        model.addAttribute("scenarios", ScenarioName.values());
        model.addAttribute("own", scenarios.listOfClub(club.id()));
        model.addAttribute("zones", settings.zones());
        return "organiser/opening";
    }
}
