package battlearrow.web.commander;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.JournalWithdrawal;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
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
import battlearrow.web.map.SituationMap;
import battlearrow.web.map.ViewBox;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Where a General's Wargame goes on: it leads to the open battle, to the strategic desk or to the outcome, and is itself the
 * page of the number of battles.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/play")
@OpenTo(Audience.TAKES_PART)
class PlayPage {
    private final CampaignView view;
    private final CampaignFrame frame;
    private final Orders orders;
    private final Referee referee;
    private final PlayBoard board;
    private final JournalWithdrawal withdrawal;
    private final BattleWords words;

    PlayPage(
            CampaignView view,
            CampaignFrame frame,
            Orders orders,
            Referee referee,
            PlayBoard board,
            JournalWithdrawal withdrawal,
            BattleWords words) {
        this.view = view;
        this.frame = frame;
        this.orders = orders;
        this.referee = referee;
        this.board = board;
        this.withdrawal = withdrawal;
        this.words = words;
    }

    /**
     * The number of battles of the turn.
     *
     * @param mayRoll whether it is still to be rolled, by the person who looks
     * @param dice what each die is for
     * @param mayClose the sides whose planning the person may end
     * @param waitsFor the side whose planning is awaited from the other player; empty for none
     */
    record Tempo(boolean mayRoll, List<String> dice, List<Side> mayClose, String waitsFor) {
        Tempo {
            dice = List.copyOf(dice);
            mayClose = List.copyOf(mayClose);
        }
    }

    @GetMapping
    String show(Visitor visitor, Model model) {
        if (visitor.campaign().mode() != Mode.WARGAME) {
            return "redirect:" + CampaignFrame.base(visitor);
        }
        Situation situation = view.situation(visitor.campaignId());
        return situation.isIn(Phase.PLANNING) ? page(visitor, model) : "redirect:" + address(visitor, situation);
    }

    /** Rolls the number of battles; who plays both sides begins the Battle Phase by the same press. */
    @PostMapping("/tempo")
    String tempo(Visitor visitor, OrderForm form, Model model, HttpServletResponse response, RedirectAttributes next) {
        if (view.wasSent(visitor.campaignId(), visitor.accountId(), form.orderKey())) {
            return "redirect:" + here(visitor);
        }
        Sent sent = orders.give(visitor, new RollTempo(), form);
        if (!sent.isDone()) {
            sent.explain(model, response);
            return pageOrElsewhere(visitor, model);
        }
        Moment now = sent.findAccepted().orElseThrow().now();
        next.addFlashAttribute(
                "notice", words.of("play.tempo.rolled", now.situation().battlesLeft()));
        if (visitor.playsBothSides()) {
            close(visitor, now, form);
        }
        return sent.leadTo(here(visitor), next);
    }

    /** Ends the planning of the sides this person plays. */
    @PostMapping("/ready")
    String ready(Visitor visitor, OrderForm form, Model model, HttpServletResponse response, RedirectAttributes next) {
        Moment now = view.now(visitor.campaignId());
        List<Side> open = mayClose(visitor, now.situation());
        if (open.isEmpty() || view.wasSent(visitor.campaignId(), visitor.accountId(), form.orderKey())) {
            return "redirect:" + here(visitor);
        }
        Sent sent = orders.give(visitor, new ClosePlanning(open.getFirst()), form);
        if (!sent.isDone()) {
            sent.explain(model, response);
            return pageOrElsewhere(visitor, model);
        }
        close(visitor, sent.findAccepted().orElseThrow().now(), form);
        return sent.leadTo(here(visitor), next);
    }

    /** Takes back an entry and all that followed; for both players at one screen, who see everything together. */
    @PostMapping("/take-back")
    String takeBack(Visitor visitor, @RequestParam long first, OrderForm form, RedirectAttributes next) {
        boolean isTheirs = visitor.playsBothSides() && first > 1;
        JournalWithdrawal.Answer answer = isTheirs
                ? withdrawal.withdrawFrom(
                        visitor.campaignId(),
                        visitor.accountId(),
                        first,
                        words.of("play.take-back.reason"),
                        form.orderKey(),
                        form.seen())
                : new JournalWithdrawal.Answer.NothingThere();
        boolean isDone = answer instanceof JournalWithdrawal.Answer.Done;
        next.addFlashAttribute(
                isDone ? "notice" : "problem", words.of(isDone ? "play.take-back.done" : "play.take-back.too-late"));
        return "redirect:" + here(visitor);
    }

    private void close(Visitor visitor, Moment from, OrderForm form) {
        Moment now = from;
        List<Side> left = mayClose(visitor, now.situation());
        for (int made = 1; !left.isEmpty(); made++) {
            Sent sent = orders.give(visitor, new ClosePlanning(left.getFirst()), form.following(made, now.sequence()));
            if (!sent.isDone()) {
                return;
            }
            now = sent.findAccepted().orElseThrow().now();
            left = mayClose(visitor, now.situation());
        }
    }

    private List<Side> mayClose(Visitor visitor, Situation situation) {
        return Stream.of(Side.values())
                .filter(side -> referee.objections(situation, visitor.actor(), new ClosePlanning(side))
                        .isEmpty())
                .toList();
    }

    /** A wargame may have gone on since the page was drawn; a campaign has no such page. */
    private String pageOrElsewhere(Visitor visitor, Model model) {
        if (visitor.campaign().mode() != Mode.WARGAME) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        return page(visitor, model);
    }

    private String page(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.PLAY);
        Situation situation = now.situation();
        RollTempo roll = new RollTempo();
        model.addAttribute("play", board.lay(visitor, now));
        model.addAttribute(
                "tempo",
                new Tempo(
                        referee.objections(situation, visitor.actor(), roll).isEmpty(),
                        referee.dice(situation, roll).stream()
                                .map(DieRequest::roller)
                                .map(side -> words.of("play.tempo.die", side))
                                .toList(),
                        mayClose(visitor, situation),
                        situation.battlesLeft() == 0
                                ? ""
                                : words.and(Stream.of(Side.values())
                                        .filter(side -> !situation.isPlanningClosed(side) && !visitor.isGeneralOf(side))
                                        .map(words::side)
                                        .toList())));
        model.addAttribute(
                "map",
                SituationMap.of(situation)
                        .view(words.of("desk.map"), area -> area)
                        .showing(ViewBox.WHOLE, null));
        return "commander/play";
    }

    private static String here(Visitor visitor) {
        return CampaignFrame.base(visitor) + CampaignTab.PLAY.path();
    }

    /** Where the wargame is in its other phases. */
    private static String address(Visitor visitor, Situation situation) {
        String base = CampaignFrame.base(visitor);
        return switch (situation.phase()) {
            case BATTLE ->
                situation.battles().stream()
                        .findFirst()
                        .map(Battle::number)
                        .map(number -> OpenBattles.address(visitor, number))
                        .orElse(base);
            case OPENING, STRATEGIC -> base + CampaignTab.STRATEGIC.path();
            case FINISHED -> base + "/outcome";
            case SETUP, PLANNING -> base;
        };
    }
}
