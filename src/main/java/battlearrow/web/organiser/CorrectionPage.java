package battlearrow.web.organiser;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.JournalCorrection;
import battlearrow.campaign.JournalCorrection.MissingDice;
import battlearrow.campaign.ReadEntry;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.replay.Sandbox.Change;
import battlearrow.replay.Sandbox.Report;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
 * Puts an earlier entry or a battle's result right. What would follow is shown entry by entry before anything is written:
 * what stays, what changes and how, what the rules no longer allow.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/organiser/correct")
@OpenTo(Audience.ORGANISER)
class CorrectionPage {
    private static final int ON_A_PAGE = 30;

    private final CampaignFrame frame;
    private final CampaignView view;
    private final JournalCorrection correction;
    private final EntryChangeForm forms;
    private final CorrectionWords correctionWords;
    private final EntryWords entryWords;
    private final Words words;

    CorrectionPage(
            CampaignFrame frame,
            CampaignView view,
            JournalCorrection correction,
            EntryChangeForm forms,
            CorrectionWords correctionWords,
            EntryWords entryWords,
            Words words) {
        this.frame = frame;
        this.view = view;
        this.correction = correction;
        this.forms = forms;
        this.correctionWords = correctionWords;
        this.entryWords = entryWords;
        this.words = words;
    }

    /** A battle whose result can be put right. */
    record ResultLine(int battle, String title, String detail) {}

    /** A die of the entry: which it is and what it shows. */
    record DieField(String name, String label, int pip, List<Integer> faces) {}

    /**
     * The entries to choose from, or the form of the one chosen.
     *
     * @param entry an entry that counts
     * @param battle a battle whose reported scores are to be put right
     * @param before the entries above this one are on another page
     */
    @GetMapping
    String show(
            Visitor visitor,
            @RequestParam(required = false) @Nullable Long entry,
            @RequestParam(required = false) @Nullable Integer battle,
            @RequestParam(required = false) @Nullable Long before,
            Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        List<JournalEntry> concerned = concerned(visitor, entry, battle);
        if (concerned.isEmpty()) {
            return choose(visitor, now, before, model);
        }
        return form(visitor, now, concerned, battle, nothingTyped -> null, model);
    }

    /** Shows what would come of a change; nothing is written. */
    @PostMapping("/preview")
    String preview(
            Visitor visitor,
            @RequestParam(required = false) @Nullable Long entry,
            @RequestParam(required = false) @Nullable Integer battle,
            @RequestParam(defaultValue = "") String reason,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        model.addAttribute("reason", reason);
        return answer(visitor, now, entry, battle, request, response, model);
    }

    /** @param missing what becomes of dice nobody has thrown */
    @PostMapping
    String correct(
            Visitor visitor,
            @RequestParam(required = false) @Nullable Long entry,
            @RequestParam(required = false) @Nullable Integer battle,
            @RequestParam(defaultValue = "") String reason,
            @RequestParam(defaultValue = "TYPE") MissingDice missing,
            OrderForm form,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            RedirectAttributes next) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        model.addAttribute("reason", reason);
        if (reason.isBlank() || reason.length() > RulingForm.LONGEST_REASON) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute(
                    "wrongReason",
                    reason.isBlank()
                            ? words.of("organiser.ruling.wrong.reason")
                            : words.of("organiser.ruling.wrong.reason-long", RulingForm.LONGEST_REASON));
            return answer(visitor, now, entry, battle, request, response, model);
        }
        List<JournalEntry> concerned = concerned(visitor, entry, battle);
        Optional<Change> change = forms.read(concerned, request);
        if (change.isEmpty() && !concerned.isEmpty()) {
            return answer(visitor, now, entry, battle, request, response, model);
        }
        // Sent again after it was done, the entry counts no longer; the desk knows the key.
        JournalCorrection.Answer answer = correction.correct(
                visitor.campaignId(),
                visitor.accountId(),
                change.orElse(new Change(Map.of(), Map.of())),
                missing,
                reason.strip(),
                form.orderKey(),
                form.seen());
        switch (answer) {
            case JournalCorrection.Answer.Done done -> {
                next.addFlashAttribute(
                        "notice",
                        words.of("correct.done", Long.toString(done.entry().sequence())));
                return "redirect:" + CampaignFrame.base(visitor) + "/chronicle#e"
                        + done.entry().sequence();
            }
            case JournalCorrection.Answer.Refused refused ->
                model.addAttribute("refusals", words.refusals(refused.refusals()));
            case JournalCorrection.Answer.MovedOn movedOn -> {
                EntryWords.Teller teller = entryWords.teller(visitor, now);
                model.addAttribute(
                        "warning", words.of("correct.moved-on", movedOn.since().size()));
                model.addAttribute(
                        "newEntries",
                        movedOn.since().stream()
                                .flatMap(one -> view.findEntry(visitor.campaignId(), one.sequence()).stream())
                                .map(teller::tell)
                                .toList());
            }
            case JournalCorrection.Answer.NeedsDice needsDice ->
                model.addAttribute("problem", words.of("correct.dice-missing"));
            case JournalCorrection.Answer.NothingToDo nothing ->
                model.addAttribute("problem", words.of("correct.nothing"));
        }
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        return answer(visitor, now, entry, battle, request, response, model);
    }

    private String answer(
            Visitor visitor,
            Moment now,
            @Nullable Long entry,
            @Nullable Integer battle,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        List<JournalEntry> concerned = concerned(visitor, entry, battle);
        if (concerned.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            if (model.getAttribute("problem") == null) {
                model.addAttribute("problem", words.of("correct.gone"));
            }
            return choose(visitor, now, null, model);
        }
        Optional<Change> change = forms.read(concerned, request);
        if (change.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return form(visitor, now, concerned, battle, request::getParameter, model);
        }
        Report report = correction.preview(visitor.campaignId(), change.get());
        if (!report.refusalsOfTheChange().isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("refusals", words.refusals(report.refusalsOfTheChange()));
            return form(visitor, now, concerned, battle, request::getParameter, model);
        }
        model.addAttribute("report", correctionWords.tell(visitor, now, report));
        model.addAttribute("carried", EntryChangeForm.carried(request));
        return form(visitor, now, concerned, battle, request::getParameter, model);
    }

    /** The entries a correction begins with: the one chosen, or all reports of a battle's scores. */
    private List<JournalEntry> concerned(Visitor visitor, @Nullable Long entry, @Nullable Integer battle) {
        if (battle != null) {
            return view.counting(visitor.campaignId()).stream()
                    .filter(one -> EntryChangeForm.isReportOf(battle, one.entry()))
                    .map(ReadEntry::entry)
                    .toList();
        }
        return Optional.ofNullable(entry).flatMap(sequence -> view.findEntry(visitor.campaignId(), sequence)).stream()
                .filter(ReadEntry::counts)
                .map(ReadEntry::entry)
                .filter(one -> forms.isCorrectable(one, view.situation(visitor.campaignId())))
                .toList();
    }

    private String choose(Visitor visitor, Moment now, @Nullable Long before, Model model) {
        EntryWords.Teller teller = entryWords.teller(visitor, now);
        List<ReadEntry> counting = view.counting(visitor.campaignId()).stream()
                .filter(read -> forms.isCorrectable(read.entry(), now.situation()))
                .toList();
        int end = counting.size();
        if (before != null) {
            end = (int) counting.stream()
                    .takeWhile(read -> read.entry().sequence() != before)
                    .count();
        }
        int start = Math.max(0, end - ON_A_PAGE);
        model.addAttribute("entries", teller.tell(counting.subList(start, end)).reversed());
        model.addAttribute("older", start > 0 ? counting.get(start).entry().sequence() : null);
        model.addAttribute("results", before == null ? results(now, counting, teller) : List.of());
        return "organiser/correct";
    }

    private List<ResultLine> results(Moment now, List<ReadEntry> counting, EntryWords.Teller teller) {
        List<ResultLine> results = new ArrayList<>();
        for (BattleRecord record : now.battles().reversed()) {
            int number = record.battle().number();
            boolean isReported = counting.stream().anyMatch(read -> EntryChangeForm.isReportOf(number, read.entry()));
            if (isReported) {
                results.add(new ResultLine(
                        number,
                        teller.battle(number),
                        words.of(
                                "correct.result.of",
                                record.turn(),
                                teller.player(record.battle().party(Side.ALLIED).player()),
                                teller.player(record.battle().party(Side.GERMAN).player()))));
            }
        }
        return results;
    }

    private String form(
            Visitor visitor,
            Moment now,
            List<JournalEntry> concerned,
            @Nullable Integer battle,
            Function<String, @Nullable String> typed,
            Model model) {
        EntryWords.Teller teller = entryWords.teller(visitor, now);
        JournalEntry first = concerned.getFirst();
        Order order = first.act().findOrder().orElseThrow();
        model.addAttribute(
                "concerned",
                concerned.stream()
                        .flatMap(one -> view.findEntry(visitor.campaignId(), one.sequence()).stream())
                        .map(teller::tell)
                        .toList());
        model.addAttribute("fields", forms.fields(order, now.situation(), typed));
        model.addAttribute("dice", battle == null ? dice(first, typed) : List.of());
        model.addAttribute("struckOut", EntryChangeForm.isStruckOut(typed));
        model.addAttribute("entry", battle == null ? first.sequence() : null);
        model.addAttribute("battle", battle);
        return "organiser/correct";
    }

    private List<DieField> dice(JournalEntry entry, Function<String, @Nullable String> typed) {
        List<DieField> dice = new ArrayList<>();
        for (ThrownDie die : entry.dice()) {
            String name = EntryChangeForm.die(entry.sequence(), dice.size());
            List<Integer> faces = die.listFaces().stream().distinct().sorted().toList();
            int shown = faces.stream()
                    .filter(face -> Integer.toString(face).equals(typed.apply(name)))
                    .findFirst()
                    .orElse(die.pip());
            dice.add(new DieField(name, words.of("correct.die", dice.size() + 1, die.roller()), shown, faces));
        }
        return dice;
    }
}
