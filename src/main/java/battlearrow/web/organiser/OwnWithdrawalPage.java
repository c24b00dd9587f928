package battlearrow.web.organiser;

import battlearrow.campaign.JournalWithdrawal;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** Takes a person's own last entry back and leads to the page it was pressed on. */
@Controller
@RequestMapping("/campaigns/{campaignId}/withdraw-mine")
@OpenTo(Audience.TAKES_PART)
class OwnWithdrawalPage {
    private final OwnWithdrawal own;
    private final Words words;

    OwnWithdrawalPage(OwnWithdrawal own, Words words) {
        this.own = own;
        this.words = words;
    }

    /** @param back path below the campaign's address to lead to; anything else leads to the campaign's page */
    @PostMapping
    String withdraw(
            Visitor visitor,
            @RequestParam long entry,
            @RequestParam(defaultValue = "") String back,
            OrderForm form,
            RedirectAttributes next) {
        JournalWithdrawal.Answer answer = own.withdraw(visitor, entry, form.orderKey(), form.seen());
        if (answer instanceof JournalWithdrawal.Answer.Done) {
            next.addFlashAttribute("notice", words.of("organiser.withdraw-mine.done"));
        } else {
            next.addFlashAttribute("problem", words.of("organiser.withdraw-mine.too-late"));
        }
        boolean isPath = back.matches("(/[a-z0-9-]+)*");
        return "redirect:" + CampaignFrame.base(visitor) + (isPath ? back : "");
    }
}
