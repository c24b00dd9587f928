package battlearrow.web.commander;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.People;
import battlearrow.chronicle.BattleReports;
import battlearrow.chronicle.Photographs;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.DeclineHold;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
import battlearrow.firestorm.order.AfterActionOrder.LetDie;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
import battlearrow.firestorm.order.CombatOrder.AgreeMission;
import battlearrow.firestorm.order.CombatOrder.AgreePoints;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.CombatOrder.RollMission;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.AgreeToRoll;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Orders;
import battlearrow.web.campaign.Sent;
import battlearrow.web.campaign.Visitor;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * The page of one battle: the step it is at, for those who play it; for everybody else of the campaign, how far it has come
 * and whom it waits for. Each order has an address of its own below it.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/battles/{battle}")
@OpenTo(Audience.TAKES_PART)
class BattleDesk {
    /** An area that is none: the referee answers that there is no such area. */
    private static final AreaId NO_AREA = new AreaId("none");

    private static final TroopId NO_TROOP = new TroopId("none");
    private static final String DRAW = "DRAW";

    private final CampaignView view;
    private final CampaignFrame frame;
    private final Orders orders;
    private final BattleSteps steps;
    private final BattleReports reports;
    private final Photographs photographs;
    private final People people;
    private final BattleRun run;
    private final PlayBoard board;
    private final BattleWords words;

    BattleDesk(
            CampaignView view,
            CampaignFrame frame,
            Orders orders,
            BattleSteps steps,
            BattleReports reports,
            Photographs photographs,
            People people,
            BattleRun run,
            PlayBoard board,
            BattleWords words) {
        this.view = view;
        this.frame = frame;
        this.orders = orders;
        this.steps = steps;
        this.reports = reports;
        this.photographs = photographs;
        this.people = people;
        this.run = run;
        this.board = board;
        this.words = words;
    }

    @GetMapping
    String show(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            @RequestHeader(name = "HX-Request", required = false) @Nullable String refining,
            Model model) {
        String page = page(visitor, battle, choice, ResultStep.Faults.NONE, model);
        return refining == null ? page : page + " :: desk";
    }

    @PostMapping("/initiative")
    String rollInitiative(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        return give(visitor, battle, new RollInitiative(battle), choice, form, model, response, next);
    }

    @PostMapping("/call-off")
    String callOff(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        return give(visitor, battle, new CallOffChallenge(battle), choice, form, model, response, next);
    }

    @PostMapping("/decline")
    String decline(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        return give(visitor, battle, new DeclineInitiative(battle, side(choice)), choice, form, model, response, next);
    }

    @PostMapping("/arrow")
    String placeArrow(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new PlaceBattleArrow(
                battle,
                side(choice),
                choice.findFrom().orElse(NO_AREA),
                choice.findInto().orElse(NO_AREA));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/withdraw")
    String withdraw(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Side side = choice.findSide().or(visitor::side).orElse(Side.ALLIED);
        Order order = new WithdrawBattleArrow(battle, side);
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/troops")
    String commit(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new CommitTroops(battle, side(choice), choice.listTroops(), choice.listZones());
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    /**
     * Carries a battle that dice decide on by one press: the Troops chosen for the sides the person plays, and every roll.
     *
     * @param until "dice" to stop before the first die, for players who throw their own
     */
    @PostMapping("/run")
    String run(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @RequestParam(defaultValue = "") String until,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        if (run.wasSent(visitor, form)) {
            return "redirect:" + OpenBattles.address(visitor, battle);
        }
        Sent sent = run.carryOn(
                visitor,
                battle,
                choice,
                form,
                until.equals("dice") ? BattleRun.Until.THE_DICE : BattleRun.Until.A_CHOICE);
        if (!sent.isDone()) {
            sent.explain(model, response);
            return page(visitor, battle, choice, ResultStep.Faults.NONE, model);
        }
        return sent.leadTo(OpenBattles.address(visitor, battle), next);
    }

    /** A General proposes that dice decide a campaign's battle, or agrees to it. */
    @PostMapping("/agree-to-roll")
    String agreeToRoll(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        return give(visitor, battle, new AgreeToRoll(battle, side(choice)), choice, form, model, response, next);
    }

    @PostMapping("/variable")
    String rollVariable(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new RollVariable(battle, side(choice), troop(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/supply")
    String drawSupply(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new DrawSupply(battle, side(choice), zone(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/out-of-supply")
    String rollOutOfSupply(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new RollOutOfSupply(battle, side(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/mission")
    String agreeMission(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new AgreeMission(battle, side(choice), Objects.requireNonNullElse(choice.mission(), ""));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/mission-roll")
    String rollMission(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new RollMission(battle, side(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/points")
    String agreePoints(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Optional<Integer> points = number(choice.points());
        if (points.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("problem", words.of("desk.points.none"));
            return page(visitor, battle, choice, ResultStep.Faults.NONE, model);
        }
        Order order = new AgreePoints(battle, side(choice), points.get());
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/report")
    String report(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        boolean isDeclared = isDeclared(visitor);
        ResultStep.Faults faults = faults(choice, isDeclared);
        if (!faults.isNone()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, battle, choice, faults, model);
        }
        Order order = new ReportScores(
                battle,
                side(choice),
                number(choice.allied()).orElseThrow(),
                number(choice.german()).orElseThrow(),
                isDeclared ? findWinner(choice).orElseThrow() : null);
        Sent sent = orders.give(visitor, order, form);
        if (!sent.isDone()) {
            sent.explain(model, response);
            return page(visitor, battle, choice.at(DeskStep.RESULT), ResultStep.Faults.NONE, model);
        }
        sent.findAccepted().orElseThrow().now().findBattle(battle).ifPresent(entry -> {
            reports.keep(
                    visitor.campaignId(),
                    entry,
                    visitor.accountId(),
                    DeskChoice.side(choice.attacker()),
                    Objects.requireNonNullElse(choice.story(), ""));
            next.addFlashAttribute("draftDone", BattleSteps.draftKey(visitor, entry));
        });
        return sent.leadTo(OpenBattles.address(visitor, battle), next);
    }

    @PostMapping("/confirm")
    String confirm(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new ConfirmScores(battle, side(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/settle")
    String settle(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        String reason = Objects.requireNonNullElse(choice.reason(), "").strip();
        boolean isDeclared = isDeclared(visitor);
        ResultStep.Faults faults = new ResultStep.Faults(
                scoresFault(choice),
                isDeclared ? declaredFault(choice) : "",
                "",
                reason.isEmpty() ? words.of("desk.settle.reason.missing") : "");
        if (!faults.isNone()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, battle, choice, faults, model);
        }
        Order order = new SettleScores(
                battle,
                number(choice.allied()).orElseThrow(),
                number(choice.german()).orElseThrow(),
                isDeclared ? findWinner(choice).orElseThrow() : null,
                reason);
        return give(visitor, battle, order, choice.at(DeskStep.RESULT), form, model, response, next);
    }

    @PostMapping("/destroy")
    String rollToDestroy(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new RollToDestroy(battle, side(choice), troop(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/save")
    String saveTroop(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new SaveTroop(battle, side(choice), troop(choice), zone(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/let-die")
    String letDie(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new LetDie(battle, side(choice), troop(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/hold")
    String hold(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new HoldArea(battle, side(choice), zone(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/decline-hold")
    String declineHold(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new DeclineHold(battle, side(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/retreat")
    String retreat(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new Retreat(
                battle, side(choice), troop(choice), choice.findArea().orElse(NO_AREA));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/advance")
    String advance(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new Advance(battle, side(choice), troop(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    @PostMapping("/end-advance")
    String endAdvance(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Order order = new EndAdvance(battle, side(choice));
        return give(visitor, battle, order, choice, form, model, response, next);
    }

    /** Whether the players say who won instead of their scores (HR-02). */
    private boolean isDeclared(Visitor visitor) {
        return view.now(visitor.campaignId()).situation().houseRules().is(HouseRule.HR_02, "declaredWinner");
    }

    private static Optional<GameWinner> findWinner(DeskChoice choice) {
        return Stream.of(GameWinner.values())
                .filter(winner -> winner.name().equals(choice.winner()))
                .findFirst();
    }

    private String declaredFault(DeskChoice choice) {
        return findWinner(choice).isEmpty() ? words.of("desk.winner.missing") : "";
    }

    private ResultStep.Faults faults(DeskChoice choice, boolean isDeclared) {
        String scores = scoresFault(choice);
        String story = Objects.requireNonNullElse(choice.story(), "").length() > BattleReports.LONGEST_STORY
                ? words.of("desk.story.long", BattleReports.LONGEST_STORY)
                : "";
        String winner = isDeclared ? declaredFault(choice) : scores.isEmpty() ? winnerFault(choice) : "";
        return new ResultStep.Faults(scores, winner, story, "");
    }

    private String scoresFault(DeskChoice choice) {
        return number(choice.allied()).isEmpty() || number(choice.german()).isEmpty()
                ? words.of("desk.scores.none")
                : "";
    }

    /** The higher score wins (AFT-05); who won is asked only to catch a slip of the thumb, and need not be answered. */
    private String winnerFault(DeskChoice choice) {
        String said = Objects.requireNonNullElse(choice.winner(), "");
        int lead = number(choice.allied()).orElse(0) - number(choice.german()).orElse(0);
        String scored = lead == 0 ? DRAW : lead > 0 ? Side.ALLIED.name() : Side.GERMAN.name();
        return said.isEmpty() || said.equals(scored)
                ? ""
                : words.of("desk.winner.contradicts", winner(scored), winner(said));
    }

    private String winner(String name) {
        return DeskChoice.side(name).map(words::side).orElseGet(() -> words.of("desk.winner.draw"));
    }

    private static Optional<Integer> number(@Nullable String typed) {
        String digits = typed == null ? "" : typed.strip();
        return digits.matches("[0-9]{1,6}") ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
    }

    private static TroopId troop(DeskChoice choice) {
        return choice.findTroop().orElse(NO_TROOP);
    }

    private static AreaId zone(DeskChoice choice) {
        return choice.findZone().orElse(NO_AREA);
    }

    private String give(
            Visitor visitor,
            int battle,
            Order order,
            DeskChoice choice,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Sent sent = orders.give(visitor, order, form);
        if (!sent.isDone()) {
            sent.explain(model, response);
            return page(visitor, battle, choice, ResultStep.Faults.NONE, model);
        }
        Moment now = sent.findAccepted().orElseThrow().now();
        if (isCancelled(now, battle)) {
            next.addFlashAttribute("notice", words.of("desk.cancelled"));
            return sent.leadTo(CampaignFrame.base(visitor) + tab(visitor).path(), next);
        }
        if (visitor.campaign().isWargame() && order instanceof AfterActionOrder) {
            run.follow(visitor, battle, DeskChoice.NONE, form, now, BattleRun.Until.THE_DICE);
        }
        return sent.leadTo(OpenBattles.address(visitor, battle), next);
    }

    private static boolean isCancelled(Moment now, int battle) {
        return now.findBattle(battle)
                .flatMap(BattleRecord::closing)
                .filter(closing -> closing.how() == BattleRecord.How.CANCELLED)
                .isPresent();
    }

    private String page(Visitor visitor, int battle, DeskChoice choice, ResultStep.Faults faults, Model model) {
        Moment now = frame.around(visitor, model, tab(visitor));
        Optional<BattleRecord> entry = now.findBattle(battle);
        if (entry.isEmpty()) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        if (visitor.campaign().isWargame()) {
            model.addAttribute("play", board.lay(visitor, now));
        }
        if (entry.get().battle().findArrow().isPresent()) {
            model.addAttribute("photographs", PhotographLine.list(visitor, entry.get(), photographs, people));
            model.addAttribute("mayAddPhotographs", PhotographsPage.mayAdd(visitor, entry.get()));
        }
        return steps.show(visitor, now, entry.get(), choice, faults, model);
    }

    private static CampaignTab tab(Visitor visitor) {
        return visitor.campaign().isWargame() ? CampaignTab.PLAY : CampaignTab.BATTLES;
    }

    /** For which side the form acts; every form of the desk says it. */
    private static Side side(DeskChoice choice) {
        return choice.findSide().orElseThrow(() -> new ResponseStatusException(HttpStatus.BAD_REQUEST));
    }
}
