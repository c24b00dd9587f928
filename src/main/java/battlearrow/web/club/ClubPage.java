package battlearrow.web.club;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.club.ClubRole;
import battlearrow.club.ClubScenarios;
import battlearrow.club.Clubs;
import battlearrow.club.Departure;
import battlearrow.club.Invitations;
import battlearrow.web.security.SignedIn;
import battlearrow.web.shared.QrCodes;
import jakarta.validation.Valid;
import java.util.List;
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
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** Members and links of a club. */
@Controller
@RequestMapping("/clubs/{clubId}")
class ClubPage {

    private final ClubDoor door;
    private final Clubs clubs;
    private final Campaigns campaigns;
    private final Accounts accounts;
    private final Departure departure;
    private final Invitations invitations;
    private final QrCodes qrCodes;
    private final ClubScenarios scenarios;

    ClubPage(
            ClubDoor door,
            Clubs clubs,
            Campaigns campaigns,
            Accounts accounts,
            Departure departure,
            Invitations invitations,
            QrCodes qrCodes,
            ClubScenarios scenarios) {
        this.door = door;
        this.clubs = clubs;
        this.campaigns = campaigns;
        this.accounts = accounts;
        this.departure = departure;
        this.invitations = invitations;
        this.qrCodes = qrCodes;
        this.scenarios = scenarios;
    }

    @GetMapping
    String show(@PathVariable long clubId, @AuthenticationPrincipal SignedIn me, Model model) {
        return page(door.enterAsMember(clubId, me), me, model);
    }

    @PostMapping("/name")
    String rename(
            @PathVariable long clubId,
            @AuthenticationPrincipal SignedIn me,
            @Valid @ModelAttribute("nameForm") ClubNameForm form,
            BindingResult problems,
            Model model,
            RedirectAttributes next) {
        Club club = door.enterAsOrganiser(clubId, me);
        if (problems.hasErrors()) {
            return page(club, me, model);
        }
        clubs.rename(clubId, form.name());
        next.addFlashAttribute("done", "club.renamed");
        return "redirect:/clubs/" + clubId;
    }

    @PostMapping("/invitations")
    String invite(
            @PathVariable long clubId,
            @AuthenticationPrincipal SignedIn me,
            @Valid InvitationForm form,
            RedirectAttributes next) {
        door.enterAsOrganiser(clubId, me);
        String token = invitations.inviteToClub(clubId, form.making(me.accountId()));
        next.addFlashAttribute("newLink", NewLink.invitation(token));
        return "redirect:/clubs/" + clubId;
    }

    @PostMapping("/invitations/{invitationId}/revoke")
    String revoke(
            @PathVariable long clubId,
            @PathVariable long invitationId,
            @AuthenticationPrincipal SignedIn me,
            RedirectAttributes next) {
        door.enterAsOrganiser(clubId, me);
        invitations.revoke(clubId, invitationId);
        next.addFlashAttribute("done", "club.link.revoked");
        return "redirect:/clubs/" + clubId;
    }

    @PostMapping("/members/{accountId}/reset")
    String resetPassword(
            @PathVariable long clubId,
            @PathVariable long accountId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam UUID formKey,
            RedirectAttributes next) {
        door.enterAsOrganiser(clubId, me);
        Account member = member(clubId, accountId);
        String token = invitations.resetPassword(clubId, accountId, me.accountId(), formKey);
        next.addFlashAttribute("newLink", NewLink.reset(token, member.displayName()));
        return "redirect:/clubs/" + clubId;
    }

    @PostMapping("/members/{accountId}/role")
    String changeRole(
            @PathVariable long clubId,
            @PathVariable long accountId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam ClubRole role,
            RedirectAttributes next) {
        door.enterAsOrganiser(clubId, me);
        member(clubId, accountId);
        boolean isChanged = clubs.changeRole(clubId, accountId, role);
        next.addFlashAttribute(isChanged ? "done" : "obstacle", isChanged ? "club.role.changed" : "club.lastOrganiser");
        return "redirect:/clubs/" + clubId;
    }

    @PostMapping("/members/{accountId}/remove")
    String remove(
            @PathVariable long clubId,
            @PathVariable long accountId,
            @AuthenticationPrincipal SignedIn me,
            RedirectAttributes next) {
        door.enterAsOrganiser(clubId, me);
        switch (departure.leave(clubId, accountId)) {
            case GONE -> next.addFlashAttribute("done", "club.member.removed");
            case STILL_ORGANISES_A_CAMPAIGN -> next.addFlashAttribute("obstacle", "club.member.organises");
            case IS_LAST_ORGANISER_OF_A_CLUB -> next.addFlashAttribute("obstacle", "club.lastOrganiser");
        }
        return clubs.isMember(clubId, me.accountId()) ? "redirect:/clubs/" + clubId : "redirect:/";
    }

    private Account member(long clubId, long accountId) {
        if (!clubs.isMember(clubId, accountId)) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        return accounts.get(accountId);
    }

    private String page(Club club, SignedIn me, Model model) {
        boolean isOrganiser = clubs.isOrganiser(club.id(), me.accountId());
        model.addAttribute("club", club);
        model.addAttribute("isOrganiser", isOrganiser);
        model.addAttribute("members", clubs.listMembers(club.id()));
        model.addAttribute("scenarios", scenarios.listOfClub(club.id()));
        List<ClubCampaign> all = campaigns.listOfClub(club.id());
        List<Long> own =
                campaigns.listOf(me.accountId()).stream().map(ClubCampaign::id).toList();
        model.addAttribute(
                "campaigns",
                all.stream().filter(campaign -> !campaign.isWargame()).toList());
        model.addAttribute(
                "wargames",
                all.stream()
                        .filter(ClubCampaign::isWargame)
                        .filter(wargame -> wargame.isOpenToAll() || own.contains(wargame.id()))
                        .toList());
        if (isOrganiser) {
            model.addAttribute("invitations", invitations.listOpen(club.id()));
            if (!model.containsAttribute("nameForm")) {
                model.addAttribute("nameForm", new ClubNameForm(club.name()));
            }
        }
        if (model.getAttribute("newLink") instanceof NewLink link) {
            model.addAttribute("newLinkAddress", link.address());
            model.addAttribute("newLinkPicture", link.picture(qrCodes));
        }
        return "club/club";
    }
}
