package battlearrow.web.organiser;

import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.CampaignView;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Orders;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Sent;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The Organiser's desk: what is due and from whom, the end of phases and steps, people, rulings, plans that stay shut. */
@Controller
@RequestMapping("/campaigns/{campaignId}/organiser")
@OpenTo(Audience.ORGANISER)
class OrganiserDesk {
    private final CampaignFrame frame;
    private final WhatIsDue whatIsDue;
    private final PhasePanel phasePanel;
    private final CampaignPeople people;
    private final RecentRulings rulings;
    private final BattlePlans plans;
    private final CampaignView view;
    private final Orders orders;
    private final Words words;

    OrganiserDesk(
            CampaignFrame frame,
            WhatIsDue whatIsDue,
            PhasePanel phasePanel,
            CampaignPeople people,
            RecentRulings rulings,
            BattlePlans plans,
            CampaignView view,
            Orders orders,
            Words words) {
        this.frame = frame;
        this.whatIsDue = whatIsDue;
        this.phasePanel = phasePanel;
        this.people = people;
        this.rulings = rulings;
        this.plans = plans;
        this.view = view;
        this.orders = orders;
        this.words = words;
    }

    /** Whether a side has issued a plan for the turn; what it says is not here. */
    record PlanLine(Side side, int turn, boolean isIssued) {}

    @GetMapping
    String show(Visitor visitor, Model model) {
        if (view.situation(visitor.campaignId()).isIn(Phase.SETUP)) {
            return "redirect:" + CampaignFrame.base(visitor) + "/setup";
        }
        return page(visitor, model);
    }

    @PostMapping("/close")
    String close(
            Visitor visitor,
            @RequestParam Closing closing,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Sent sent = orders.give(visitor, closing.order(), form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("organiser.close.done", closing));
            return sent.leadTo(CampaignFrame.base(visitor) + "/organiser", next);
        }
        sent.explain(model, response);
        return page(visitor, model);
    }

    /** Opens the next turn; before its time refused with every step still due, in the rulebook's order, and who owes it (H02). */
    @PostMapping("/next-turn")
    String openNextTurn(
            Visitor visitor, OrderForm form, Model model, HttpServletResponse response, RedirectAttributes next) {
        Moment now = view.now(visitor.campaignId());
        if (!now.situation().isIn(Phase.STRATEGIC) || now.situation().isIn(Step.VICTORY_POINTS)) {
            return close(visitor, Closing.VICTORY_POINTS, form, model, response, next);
        }
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("refusals", stepsDue(whatIsDue.list(visitor.campaignId(), now)));
        return page(visitor, model);
    }

    /** All but the last, the count of the points, which opens the turn. */
    private List<RefusalLine> stepsDue(List<Due> due) {
        return due.subList(0, due.size() - 1).stream()
                .map(step -> new RefusalLine(
                        words.of(
                                "organiser.next-turn.due",
                                step.owes(),
                                words.list(step.owners().stream()
                                        .map(Due.Owner::name)
                                        .toList())),
                        Rule.TURN_06.id()))
                .toList();
    }

    /** Makes a roll for an absent General that has to be made, whoever makes it. */
    @PostMapping("/duty")
    String duty(
            Visitor visitor,
            @RequestParam String duty,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Optional<Order> order = phasePanel.findDuty(visitor, view.situation(visitor.campaignId()), duty);
        if (order.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("problem", words.of("organiser.duty.gone", duty));
            return page(visitor, model);
        }
        Sent sent = orders.give(visitor, order.get(), form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("organiser.duty.done", duty));
            return sent.leadTo(CampaignFrame.base(visitor) + "/organiser#phase", next);
        }
        sent.explain(model, response);
        return page(visitor, model);
    }

    /**
     * Opens a side's plan: an act of its own, which that side sees. That is why it is no page to come back to.
     */
    @PostMapping("/plan")
    String openPlan(
            Visitor visitor,
            @RequestParam Side side,
            @RequestParam int turn,
            Model model,
            HttpServletResponse response) {
        if (visitor.side().isPresent()) {
            model.addAttribute(
                    "refusals", List.of(new RefusalLine(words.of("organiser.plans.playing"), Rule.PLAN_05.id())));
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, model);
        }
        return switch (plans.openAsOrganiser(visitor.campaignId(), visitor.accountId(), side, turn)) {
            case BattlePlans.Reading.Shown shown -> {
                Situation situation =
                        frame.around(visitor, model, CampaignTab.ORGANISER).situation();
                model.addAttribute("side", side);
                model.addAttribute("plan", OpenedPlan.of(shown.plan(), situation));
                yield "organiser/plan";
            }
            case BattlePlans.Reading.NoneIssued none -> {
                model.addAttribute("problem", words.of("organiser.plans.none", side, turn));
                yield page(visitor, model);
            }
            case BattlePlans.Reading.Refused refused -> {
                model.addAttribute("refusals", words.refusals(refused.refusals()));
                response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                yield page(visitor, model);
            }
        };
    }

    private String page(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        Situation situation = now.situation();
        List<Due> due = whatIsDue.list(visitor.campaignId(), now);
        model.addAttribute("due", due);
        model.addAttribute("dueNow", due.stream().filter(Due::isNow).count());
        model.addAttribute("phases", phasePanel.phases(now));
        model.addAttribute("buttons", phasePanel.buttons(visitor, situation));
        model.addAttribute("duties", phasePanel.duties(visitor, situation));
        model.addAttribute("openBattles", openArrows(situation));
        model.addAttribute("stepsOpen", stepsOpen(situation, due));
        model.addAttribute("people", people.list(visitor.campaign()));
        model.addAttribute("rulings", rulings.list(visitor.campaign()));
        model.addAttribute("isNeutral", visitor.side().isEmpty());
        model.addAttribute("plans", plans(visitor, situation));
        return "organiser/desk";
    }

    /** "battles 5, 6 and 7 are not resolved": every arrow that keeps the Battle Phase open (TURN-05). */
    private String openArrows(Situation situation) {
        List<String> arrows = situation.battles().stream()
                .filter(battle -> battle.findArrow().isPresent())
                .map(Battle::arrowNumber)
                .sorted()
                .map(String::valueOf)
                .toList();
        return arrows.isEmpty() ? "" : words.of("organiser.phase.open-battles", arrows.size(), words.list(arrows));
    }

    /** The steps before the next turn, for a turn that somebody wants to open too early (H02). */
    private String stepsOpen(Situation situation, List<Due> due) {
        return situation.isIn(Phase.STRATEGIC)
                ? words.list(due.stream().map(Due::owes).collect(Collectors.toList()))
                : "";
    }

    private List<PlanLine> plans(Visitor visitor, Situation situation) {
        int turn = situation.turn();
        return turn == 0
                ? List.of()
                : Arrays.stream(Side.values())
                        .map(side -> new PlanLine(side, turn, plans.isIssued(visitor.campaignId(), side, turn)))
                        .toList();
    }
}
