package battlearrow.web.wargame;

import battlearrow.campaign.WargameOpening;
import battlearrow.campaign.WargameOpening.Seats;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Tries a campaign out as a General's Wargame (SET-27): each person of the campaign for himself, from the map as it is now.
 * The wargame is his own; nobody of the campaign learns of it.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}")
class WargameForkPage {
    private final CampaignFrame frame;
    private final WargameOpening opening;
    private final Seating seating;
    private final Campaigns campaigns;
    private final Words words;

    WargameForkPage(CampaignFrame frame, WargameOpening opening, Seating seating, Campaigns campaigns, Words words) {
        this.frame = frame;
        this.opening = opening;
        this.seating = seating;
        this.campaigns = campaigns;
        this.words = words;
    }

    @GetMapping("/wargame")
    @OpenTo(Audience.FIGHTS)
    String show(Visitor visitor, Model model) {
        model.addAttribute("form", visitor.side().map(WargameForm::playing).orElse(WargameForm.EMPTY));
        return page(visitor, model);
    }

    @PostMapping("/wargame")
    @OpenTo(Audience.FIGHTS)
    String fork(
            Visitor visitor,
            @RequestParam UUID formKey,
            @Valid @ModelAttribute("form") WargameForm form,
            BindingResult problems,
            HttpServletResponse response,
            Model model) {
        Optional<Seats> seats = seating.find(form, visitor.campaign().clubId(), visitor.accountId(), problems);
        List<Refusal> refusals = opening.objectionsToFork(visitor.campaignId());
        if (problems.hasErrors() || seats.isEmpty() || !refusals.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, model);
        }
        ClubCampaign wargame = opening.fork(
                visitor.campaignId(), form.nameOr(usualName(visitor)), visitor.accountId(), seats.get(), formKey);
        return "redirect:/campaigns/" + wargame.id() + CampaignTab.PLAY.path();
    }

    /** Its players let everybody see a wargame. */
    @PostMapping("/open-to-all")
    @OpenTo(Audience.GENERAL)
    String openToAll(Visitor visitor, RedirectAttributes next) {
        if (visitor.campaign().mode() == Mode.WARGAME) {
            campaigns.openToAll(visitor.campaignId());
            next.addFlashAttribute("notice", words.of("wargame.open-to-all.done"));
        }
        return "redirect:" + CampaignFrame.base(visitor);
    }

    /** "Autumn Market Garden tried out", cut to what a name may be long. */
    private String usualName(Visitor visitor) {
        String name = words.of("wargame.fork.usual-name", visitor.campaign().name());
        return name.length() <= Campaigns.LONGEST_NAME
                ? name
                : name.substring(0, Campaigns.LONGEST_NAME).strip();
    }

    private String page(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, null);
        model.addAttribute("phaseNow", frame.phaseTitle(now.situation()));
        model.addAttribute("barred", words.refusals(opening.objectionsToFork(visitor.campaignId())));
        model.addAttribute("opponents", seating.opponents(visitor.campaign().clubId(), visitor.accountId()));
        return "wargame/fork";
    }
}
