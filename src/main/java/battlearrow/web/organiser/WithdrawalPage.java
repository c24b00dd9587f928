package battlearrow.web.organiser;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.JournalWithdrawal;
import battlearrow.campaign.JournalWithdrawal.Newer;
import battlearrow.campaign.ReadEntry;
import battlearrow.journal.Act;
import battlearrow.journal.JournalEntry;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryView;
import battlearrow.web.chronicle.EntryWords;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Takes the last entries of the journal back, and brings them back again (H22): the entries concerned are listed before, and
 * nothing entered in between is mixed in without being named.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/organiser/withdraw")
@OpenTo(Audience.ORGANISER)
class WithdrawalPage {
    private static final int SHOWN = 30;
    private static final int SHOWN_CHANGES = 200;

    private final CampaignFrame frame;
    private final CampaignView view;
    private final JournalWithdrawal withdrawal;
    private final EntryWords entryWords;
    private final Words words;

    WithdrawalPage(
            CampaignFrame frame, CampaignView view, JournalWithdrawal withdrawal, EntryWords entryWords, Words words) {
        this.frame = frame;
        this.view = view;
        this.withdrawal = withdrawal;
        this.entryWords = entryWords;
        this.words = words;
    }

    /**
     * An entry that took others away.
     *
     * @param taken the entries it took away, oldest first
     */
    record Change(EntryView entry, List<EntryView> taken) {}

    /** @param from the oldest entry that would be taken back; none for the list to choose from */
    @GetMapping
    String show(Visitor visitor, @RequestParam(required = false) @Nullable Long from, Model model) {
        return page(visitor, from, "", model);
    }

    @PostMapping
    String withdraw(
            Visitor visitor,
            @RequestParam long from,
            @RequestParam(defaultValue = "") String reason,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        if (reason.isBlank() || reason.length() > RulingForm.LONGEST_REASON) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute(
                    "wrongReason",
                    reason.isBlank()
                            ? words.of("organiser.ruling.wrong.reason")
                            : words.of("organiser.ruling.wrong.reason-long", RulingForm.LONGEST_REASON));
            return page(visitor, from, reason, model);
        }
        JournalWithdrawal.Answer answer = withdrawal.withdrawFrom(
                visitor.campaignId(), visitor.accountId(), from, reason.strip(), form.orderKey(), form.seen());
        return answer(visitor, answer, "organiser.withdraw.done", from, reason, model, response, next);
    }

    /** @param newer what becomes of entries made since; asked again when there are any */
    @PostMapping("/bring-back")
    String bringBack(
            Visitor visitor,
            @RequestParam("withdrawal") long sequence,
            @RequestParam(defaultValue = "KEEP") Newer newer,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        JournalWithdrawal.Answer answer =
                withdrawal.bringBack(visitor.campaignId(), visitor.accountId(), sequence, newer, form.orderKey());
        if (answer instanceof JournalWithdrawal.Answer.WouldReplace) {
            model.addAttribute("replacing", sequence);
        }
        return answer(visitor, answer, "organiser.bring-back.done", null, "", model, response, next);
    }

    private String answer(
            Visitor visitor,
            JournalWithdrawal.Answer answer,
            String done,
            @Nullable Long from,
            String reason,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        if (answer instanceof JournalWithdrawal.Answer.Done) {
            next.addFlashAttribute("notice", words.of(done));
            return "redirect:" + CampaignFrame.base(visitor) + "/organiser/withdraw";
        }
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        switch (answer) {
            case JournalWithdrawal.Answer.Done ignored -> throw new IllegalStateException("Answered above.");
            case JournalWithdrawal.Answer.Refused refused ->
                model.addAttribute("refusals", words.refusals(refused.refusals()));
            case JournalWithdrawal.Answer.MovedOn movedOn -> {
                model.addAttribute(
                        "warning",
                        words.of("organiser.withdraw.moved-on", movedOn.since().size()));
                model.addAttribute("newEntries", movedOn.since());
            }
            case JournalWithdrawal.Answer.NothingThere nothing ->
                model.addAttribute("problem", words.of("organiser.withdraw.nothing"));
            case JournalWithdrawal.Answer.WouldReplace replace -> model.addAttribute("newEntries", replace.newer());
            case JournalWithdrawal.Answer.StandsOnWithdrawn stands ->
                model.addAttribute("problem", words.of("organiser.bring-back.stands-on"));
        }
        return page(visitor, from, reason, model);
    }

    private String page(Visitor visitor, @Nullable Long from, String reason, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        EntryWords.Teller teller = entryWords.teller(visitor, now);
        List<ReadEntry> last = view.lastCounting(visitor.campaignId(), SHOWN);
        model.addAttribute("entries", teller.tell(last).reversed());
        model.addAttribute("changes", changes(visitor, teller));
        model.addAttribute("reason", reason);
        Object newer = model.getAttribute("newEntries");
        if (newer instanceof List<?> fresh) {
            model.addAttribute(
                    "newEntries",
                    fresh.stream()
                            .filter(JournalEntry.class::isInstance)
                            .map(JournalEntry.class::cast)
                            .flatMap(entry -> view.findEntry(visitor.campaignId(), entry.sequence()).stream())
                            .map(teller::tell)
                            .toList());
        }
        if (from != null) {
            List<ReadEntry> concerned = view.countingFrom(visitor.campaignId(), from);
            if (!concerned.isEmpty()) {
                model.addAttribute("from", concerned.getFirst().entry().sequence());
                model.addAttribute("concerned", teller.tell(concerned).reversed());
            }
        }
        return "organiser/withdraw";
    }

    /** What was taken away and does not count again, the last first. */
    private List<Change> changes(Visitor visitor, EntryWords.Teller teller) {
        List<Change> changes = new ArrayList<>();
        for (ReadEntry read : view.entries(visitor.campaignId(), Long.MAX_VALUE, SHOWN_CHANGES)) {
            List<ReadEntry> taken = takenAway(read.entry().act()).stream()
                    .flatMap(sequence -> view.findEntry(visitor.campaignId(), sequence).stream())
                    .toList();
            Optional<ReadEntry> first = taken.stream().findFirst();
            if (first.filter(entry -> !entry.counts()).isPresent()) {
                changes.add(new Change(teller.tell(read), teller.tell(taken)));
            }
        }
        return changes;
    }

    private static List<Long> takenAway(Act act) {
        return switch (act) {
            case Act.Ordered ordered -> List.of();
            case Act.NewVersion version -> List.of();
            case Act.EntriesCorrected corrected -> takenAway(corrected);
            case Act.EntriesWithdrawn withdrawn -> withdrawn.entries();
            case Act.EntriesBroughtBack back -> back.inPlaceOf();
        };
    }

    private static List<Long> takenAway(Act.EntriesCorrected corrected) {
        return Stream.concat(corrected.replaced().stream().map(Act.Replaced::entry), corrected.fallenOut().stream())
                .sorted()
                .toList();
    }
}
