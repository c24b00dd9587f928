package battlearrow.web.evening;

import battlearrow.campaign.People;
import battlearrow.evening.Evening;
import battlearrow.evening.Evenings;
import battlearrow.evening.TurnDates;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The dates of a campaign: its evenings, and by when each turn shall be over (ORG-02, ORG-04). */
@Controller
@RequestMapping("/campaigns/{campaignId}/evenings")
@OpenTo(Audience.TAKES_PART)
class EveningsPage {
    private static final String LATER = "later";
    private static final String ONLY = "only";

    private final CampaignFrame frame;
    private final Evenings evenings;
    private final EveningViews views;
    private final TurnDates dates;
    private final People people;
    private final Words words;
    private final Clock clock;

    EveningsPage(
            CampaignFrame frame,
            Evenings evenings,
            EveningViews views,
            TurnDates dates,
            People people,
            Words words,
            Clock clock) {
        this.frame = frame;
        this.evenings = evenings;
        this.views = views;
        this.dates = dates;
        this.people = people;
        this.words = words;
        this.clock = clock;
    }

    /**
     * A turn and its date.
     *
     * @param day empty while none is set
     * @param field the date for a field
     */
    record TurnLine(int turn, String day, String field, boolean isOver, boolean isNow) {}

    /** @param before empty for a first date */
    record ChangeLine(int turn, String before, String after, String by, String changedAt) {}

    /** A date that would move. */
    record Move(int turn, String before, String after) {}

    @GetMapping
    String show(Visitor visitor, Model model) {
        return page(visitor, ArrangementForm.EMPTY, ArrangementForm.Faults.NONE, model);
    }

    @PostMapping
    @OpenTo(Audience.ORGANISER)
    String arrange(
            Visitor visitor,
            @ModelAttribute("arrangement") ArrangementForm form,
            @RequestParam UUID formKey,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        ZoneId zone = visitor.campaign().timeZone();
        ArrangementForm.Faults faults = form.faults(zone, clock.instant(), words);
        if (!faults.isNone()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, form, faults, model);
        }
        long evening = evenings.arrange(visitor.campaignId(), form.arrangement(zone), formKey);
        next.addFlashAttribute("notice", words.of("evening.arranged"));
        return "redirect:" + CampaignFrame.base(visitor) + "/evenings/" + evening;
    }

    /**
     * Sets or moves the date of a turn. Where later turns have dates too, it is asked whether they move as well, unless the
     * answer came with the form.
     *
     * @param move "later" to move the later dates as well, "only" to leave them, else unanswered
     */
    @PostMapping("/turns")
    @OpenTo(Audience.ORGANISER)
    String date(
            Visitor visitor,
            @RequestParam int turn,
            @RequestParam(defaultValue = "") String date,
            @RequestParam(defaultValue = "") String move,
            @RequestParam UUID formKey,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        ZoneId zone = visitor.campaign().timeZone();
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        Optional<Instant> wanted = EveningTimes.readEndOf(date, zone);
        int last = now.situation().tables().limit("campaignTurns");
        if (wanted.isEmpty() || turn < 1 || turn > last) {
            return wrong(visitor, words.of("evening.turns.wrong.date"), model, response);
        }
        SortedMap<Integer, Instant> known = dates.list(visitor.campaignId());
        SortedMap<Integer, Instant> later = TurnDates.laterMoved(known, turn, wanted.get(), zone);
        Map<Integer, Instant> changed = new TreeMap<>(Map.of(turn, wanted.get()));
        boolean isSame = wanted.get().equals(known.get(turn));
        if (move.equals(LATER)) {
            changed.putAll(later);
        } else if (!move.equals(ONLY) && !later.isEmpty() && !isSame) {
            return ask(visitor, turn, date, formKey, known, wanted.get(), later, model);
        }
        SortedMap<Integer, Instant> then = new TreeMap<>(known);
        then.putAll(changed);
        List<Integer> wrong = TurnDates.outOfOrder(then);
        if (!wrong.isEmpty()) {
            return wrong(visitor, words.of("evening.turns.wrong.order", wrong.getFirst()), model, response);
        }
        dates.set(visitor.campaignId(), changed, visitor.accountId(), formKey);
        next.addFlashAttribute("notice", words.of("evening.turns.kept"));
        return "redirect:" + CampaignFrame.base(visitor) + "/evenings#turns";
    }

    private String ask(
            Visitor visitor,
            int turn,
            String date,
            UUID formKey,
            SortedMap<Integer, Instant> known,
            Instant wanted,
            SortedMap<Integer, Instant> later,
            Model model) {
        ZoneId zone = visitor.campaign().timeZone();
        SortedMap<Integer, Instant> alone = new TreeMap<>(known);
        alone.put(turn, wanted);
        model.addAttribute("movedTurn", turn);
        model.addAttribute("movedDate", date);
        model.addAttribute("formKey", formKey);
        model.addAttribute("moved", move(turn, known.get(turn), wanted, zone));
        model.addAttribute(
                "laterMoves",
                later.entrySet().stream()
                        .map(one -> move(one.getKey(), known.get(one.getKey()), one.getValue(), zone))
                        .toList());
        model.addAttribute("mayStay", TurnDates.outOfOrder(alone).isEmpty());
        return "evening/move-later";
    }

    private static Move move(int turn, @Nullable Instant before, Instant after, ZoneId zone) {
        return new Move(turn, before == null ? "" : EveningTimes.day(before, zone), EveningTimes.day(after, zone));
    }

    private String wrong(Visitor visitor, String problem, Model model, HttpServletResponse response) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("problem", problem);
        return page(visitor, ArrangementForm.EMPTY, ArrangementForm.Faults.NONE, model);
    }

    private String page(Visitor visitor, ArrangementForm form, ArrangementForm.Faults faults, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        Instant moment = clock.instant();
        List<EveningView> ahead = new ArrayList<>();
        List<EveningView> over = new ArrayList<>();
        for (Evening evening : evenings.list(visitor.campaignId())) {
            (evening.isOver(moment) ? over : ahead).add(views.view(visitor, now, evening));
        }
        model.addAttribute("ahead", ahead);
        model.addAttribute("over", over.reversed());
        model.addAttribute("arrangement", form);
        model.addAttribute("faults", faults);
        model.addAttribute("zone", visitor.campaign().timeZone().getId());
        model.addAttribute("turnLines", turns(visitor, now));
        model.addAttribute("changes", changes(visitor));
        return "evening/evenings";
    }

    private List<TurnLine> turns(Visitor visitor, Moment now) {
        ZoneId zone = visitor.campaign().timeZone();
        SortedMap<Integer, Instant> known = dates.list(visitor.campaignId());
        int present = now.situation().turn();
        return IntStream.rangeClosed(1, now.situation().tables().limit("campaignTurns"))
                .mapToObj(turn -> {
                    Instant date = known.get(turn);
                    return new TurnLine(
                            turn,
                            date == null ? "" : EveningTimes.day(date, zone),
                            date == null ? "" : EveningTimes.dateField(date, zone),
                            turn < present,
                            turn == present);
                })
                .toList();
    }

    private List<ChangeLine> changes(Visitor visitor) {
        ZoneId zone = visitor.campaign().timeZone();
        return dates.changes(visitor.campaignId()).stream()
                .map(change -> new ChangeLine(
                        change.turn(),
                        change.before()
                                .map(before -> EveningTimes.day(before, zone))
                                .orElse(""),
                        EveningTimes.day(change.after(), zone),
                        people.displayName(visitor.campaignId(), Long.toString(change.by())),
                        EveningTimes.when(change.changedAt(), zone)))
                .toList();
    }
}
