package battlearrow.web.general;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.BattlePlans.Reading;
import battlearrow.campaign.IssuedPlan;
import battlearrow.club.Office;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Orders;
import battlearrow.web.campaign.Sent;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.map.ViewBox;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * The secret battle plan of the visitor's own side: read by everybody who fights for it, written by its General. No address
 * names a side, so nobody can ask for the other's (PLAN-05).
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/plan")
@OpenTo(Audience.FIGHTS)
class PlanPage {
    private final CampaignFrame frame;
    private final BattlePlans plans;
    private final Orders orders;
    private final PlanSheet sheet;
    private final Words words;

    PlanPage(CampaignFrame frame, BattlePlans plans, Orders orders, PlanSheet sheet, Words words) {
        this.frame = frame;
        this.plans = plans;
        this.orders = orders;
        this.sheet = sheet;
        this.words = words;
    }

    /** A tab of an earlier turn's plan. */
    record TurnTab(int turn, boolean isCurrent) {}

    /** A choice of an area in a list. */
    record AreaOption(String value, String label) {}

    /** An arrow on the draft. */
    record DrawnArrow(int index, String value, String from, String to) {}

    @GetMapping
    String read(Visitor visitor, Model model, @RequestParam(defaultValue = "0") int turn) {
        return sheet(visitor, model, turn);
    }

    @GetMapping("/draft")
    @OpenTo(Audience.GENERAL)
    String write(Visitor visitor, Model model) {
        Side side = generalOf(visitor);
        BattlePlan begun = plans.findDraft(visitor.campaignId(), visitor.accountId(), side)
                .or(() -> issued(visitor, side, plans.planningTurn(visitor.campaignId()))
                        .map(IssuedPlan::plan))
                .orElse(BattlePlan.EMPTY);
        return draft(visitor, model, side, PlanForm.of(begun), Map.of());
    }

    /** Keeps the draft, draws or removes an arrow on it, or issues it: by the button that was pressed. */
    @PostMapping("/draft")
    @OpenTo(Audience.GENERAL)
    String keep(
            Visitor visitor,
            Model model,
            HttpServletRequest request,
            HttpServletResponse response,
            RedirectAttributes next,
            OrderForm form,
            @RequestParam(defaultValue = "keep") String press,
            @RequestParam(defaultValue = "-1") int remove) {
        Side side = generalOf(visitor);
        PlanForm typed = PlanForm.of(request).without(remove);
        boolean draws = press.equals("draw") || typed.drawsArrow() && remove < 0;
        Map<String, String> wrong = wrong(visitor, model, typed, draws);
        if (!wrong.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return draft(visitor, model, side, typed, wrong);
        }
        PlanForm whole = draws ? typed.drawn() : typed;
        if (press.equals("issue") && remove < 0) {
            return issue(visitor, model, response, next, form, side, whole);
        }
        return plans.saveDraft(visitor.campaignId(), visitor.accountId(), side, whole.plan())
                .map(refusal -> {
                    response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                    model.addAttribute("refusals", words.refusals(List.of(refusal)));
                    return draft(visitor, model, side, typed, Map.of());
                })
                .orElseGet(() -> {
                    next.addFlashAttribute("notice", words.of("plan.kept"));
                    return "redirect:" + CampaignFrame.base(visitor) + "/plan/draft";
                });
    }

    @PostMapping("/close")
    String close(Visitor visitor, Model model, HttpServletResponse response, RedirectAttributes next, OrderForm form) {
        Side side = generalOf(visitor);
        Sent sent = orders.give(visitor, new ClosePlanning(side), form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("plan.closed"));
            return sent.leadTo(CampaignFrame.base(visitor) + "/plan", next);
        }
        sent.explain(model, response);
        return sheet(visitor, model, 0);
    }

    @PostMapping("/notes")
    String note(
            Visitor visitor,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next,
            OrderForm form,
            @RequestParam(defaultValue = "") String note) {
        Side side = generalOf(visitor);
        model.addAttribute("typedNote", note);
        if (note.isBlank() || note.length() > BattlePlan.LONGEST_TEXT) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute(
                    "wrongNote",
                    note.isBlank()
                            ? words.of("plan.note.empty")
                            : words.of("plan.too-long", BattlePlan.LONGEST_TEXT, note.length()));
            return sheet(visitor, model, 0);
        }
        Sent sent = orders.inWords(plans.addNote(
                visitor.campaignId(), visitor.accountId(), side, note.strip(), form.orderKey(), form.seen()));
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("plan.note.added"));
            return sent.leadTo(CampaignFrame.base(visitor) + "/plan", next);
        }
        sent.explain(model, response);
        return sheet(visitor, model, 0);
    }

    private String issue(
            Visitor visitor,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next,
            OrderForm form,
            Side side,
            PlanForm typed) {
        Sent sent = orders.inWords(plans.issue(
                visitor.campaignId(), visitor.accountId(), side, typed.plan(), form.orderKey(), form.seen()));
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("plan.issued"));
            return sent.leadTo(CampaignFrame.base(visitor) + "/plan", next);
        }
        sent.explain(model, response);
        return draft(visitor, model, side, typed, Map.of());
    }

    /** What is wrong, by field; what the form names that is no area is told where it stands. */
    private Map<String, String> wrong(Visitor visitor, Model model, PlanForm typed, boolean draws) {
        Situation situation = frame.around(visitor, model, CampaignTab.PLAN).situation();
        Map<String, String> wrong = new LinkedHashMap<>();
        for (AreaId objective : typed.chosenObjectives()) {
            if (situation.findArea(objective).isEmpty()) {
                wrong.put("objectives", words.of("plan.wrong.objective", objective.value()));
            }
        }
        if (Set.copyOf(typed.chosenObjectives()).size()
                < typed.chosenObjectives().size()) {
            wrong.put("objectives", words.of("plan.wrong.twice"));
        }
        boolean arrowsKnown = typed.drawnArrows().stream()
                .flatMap(arrow -> Stream.of(arrow.from(), arrow.to()))
                .allMatch(area -> situation.findArea(area).isPresent());
        if (draws && !typed.isArrowComplete()) {
            wrong.put("arrow", words.of("plan.wrong.arrow"));
        } else if (draws && !typed.hasRoomForAnArrow()) {
            wrong.put("arrow", words.of("plan.wrong.too-many", BattlePlan.MOST_ARROWS));
        } else if (!arrowsKnown
                || draws
                        && Stream.of(typed.from(), typed.to())
                                .anyMatch(area ->
                                        situation.findArea(new AreaId(area)).isEmpty())
                || typed.drawnArrows().size() > BattlePlan.MOST_ARROWS) {
            wrong.put("arrow", words.of("plan.wrong.arrow-area"));
        }
        if (typed.standingOrders().length() > BattlePlan.LONGEST_TEXT) {
            wrong.put(
                    "standingOrders",
                    words.of(
                            "plan.too-long",
                            BattlePlan.LONGEST_TEXT,
                            typed.standingOrders().length()));
        }
        if (typed.specialInstructions().length() > BattlePlan.LONGEST_TEXT) {
            wrong.put(
                    "specialInstructions",
                    words.of(
                            "plan.too-long",
                            BattlePlan.LONGEST_TEXT,
                            typed.specialInstructions().length()));
        }
        return wrong;
    }

    private String sheet(Visitor visitor, Model model, int asked) {
        Side side = sideOf(visitor);
        Moment now = frame.around(visitor, model, CampaignTab.PLAN);
        Situation situation = now.situation();
        int planning = plans.planningTurn(visitor.campaignId());
        int newest = situation.isIn(Phase.STRATEGIC) || situation.isIn(Phase.FINISHED) ? situation.turn() : planning;
        int turn = asked > 0 && asked <= newest ? asked : newest;
        boolean isPresent = turn == newest;
        model.addAttribute("side", side);
        model.addAttribute("shownTurn", turn);
        model.addAttribute("tabs", tabs(newest, turn));
        model.addAttribute(
                "form",
                issued(visitor, side, turn)
                        .map(plan -> sheet.form(visitor, side, situation, plan))
                        .orElse(null));
        boolean general = visitor.isGeneralOf(side);
        boolean planningNow = situation.isIn(Phase.PLANNING);
        model.addAttribute("isPresent", isPresent);
        model.addAttribute("mayWrite", general && planningNow && isPresent);
        model.addAttribute(
                "namesDeputy",
                !visitor.campaign().isWargame() && visitor.roles().offices().contains(Office.general(side)));
        model.addAttribute("mayBegin", general && !planningNow && !situation.isIn(Phase.FINISHED) && isPresent);
        model.addAttribute("mayNote", general && situation.isIn(Phase.BATTLE) && isPresent);
        model.addAttribute("isClosed", situation.isPlanningClosed(side));
        model.addAttribute("planningNow", planningNow);
        return "general/plan";
    }

    private static List<TurnTab> tabs(int newest, int shown) {
        return IntStream.rangeClosed(1, newest)
                .mapToObj(turn -> new TurnTab(turn, turn == shown))
                .toList();
    }

    private String draft(Visitor visitor, Model model, Side side, PlanForm typed, Map<String, String> wrong) {
        Situation situation = frame.around(visitor, model, CampaignTab.PLAN).situation();
        int turn = plans.planningTurn(visitor.campaignId());
        model.addAttribute("side", side);
        model.addAttribute("draftTurn", turn);
        model.addAttribute(
                "nextVersion",
                1 + issued(visitor, side, turn).map(IssuedPlan::version).orElse(0));
        model.addAttribute("typed", typed);
        model.addAttribute("wrong", wrong);
        model.addAttribute("areas", options(situation));
        model.addAttribute("drawn", drawn(situation, typed));
        model.addAttribute("mayIssue", situation.isIn(Phase.PLANNING));
        model.addAttribute(
                "map",
                sheet.map(situation, typed.chosenObjectives(), typed.drawnArrows())
                        .showing(ViewBox.WHOLE, null)
                        .choosing(PlanForm.OBJECTIVE_FIELDS.getFirst()));
        return "general/plan-draft";
    }

    private List<AreaOption> options(Situation situation) {
        return situation.map().areas().stream()
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .map(area -> new AreaOption(area.id().value(), label(situation, area)))
                .toList();
    }

    private String label(Situation situation, Area area) {
        String holder = words.side(situation.control(area));
        return area.isObjective()
                ? words.of("plan.area.points", area, area.objectiveValue(), holder)
                : words.of("plan.area", area, holder);
    }

    private static List<DrawnArrow> drawn(Situation situation, PlanForm typed) {
        List<DrawnArrow> drawn = new ArrayList<>();
        for (BattlePlan.Arrow arrow : typed.drawnArrows()) {
            drawn.add(new DrawnArrow(
                    drawn.size(),
                    arrow.from().value() + ">" + arrow.to().value(),
                    name(situation, arrow.from()),
                    name(situation, arrow.to())));
        }
        return drawn;
    }

    private static String name(Situation situation, AreaId id) {
        return situation.findArea(id).map(Area::name).orElse(id.value());
    }

    private Optional<IssuedPlan> issued(Visitor visitor, Side side, int turn) {
        return switch (plans.read(visitor.campaignId(), visitor.accountId(), side, turn)) {
            case Reading.Shown shown -> Optional.of(shown.plan());
            case Reading.NoneIssued none -> Optional.empty();
            case Reading.Refused refused -> throw new AccessDeniedException("Not this side's");
        };
    }

    /** The side the visitor fights for; an organiser who fights for none reads no plan here. */
    private static Side sideOf(Visitor visitor) {
        return visitor.side().orElseThrow(() -> new AccessDeniedException("Of neither side"));
    }

    private static Side generalOf(Visitor visitor) {
        Side side = sideOf(visitor);
        if (!visitor.isGeneralOf(side)) {
            throw new AccessDeniedException("Not the General");
        }
        return side;
    }
}
