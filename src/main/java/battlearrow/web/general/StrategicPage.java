package battlearrow.web.general;

import battlearrow.campaign.CampaignView;
import battlearrow.firestorm.order.Order;
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
import battlearrow.web.campaign.Standing;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import jakarta.servlet.http.HttpServletResponse;
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
 * The strategic desk: the steps of the opening and of the Strategic Phase, one after the other, each with the orders of its
 * General. Everybody who takes part sees how far it has come; only a General gives orders.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/strategic")
@OpenTo(Audience.TAKES_PART)
class StrategicPage {
    /** As many entries as tell what has just happened; the chronicle has all. */
    private static final int LATEST = 12;

    private final CampaignFrame frame;
    private final CampaignView view;
    private final Orders orders;
    private final StrategicDesk desk;
    private final BattlePhaseEnd battlePhase;
    private final StepRail rail;
    private final PointsSheet points;
    private final Standing standing;
    private final EntryWords entries;
    private final Words words;

    StrategicPage(
            CampaignFrame frame,
            CampaignView view,
            Orders orders,
            StrategicDesk desk,
            BattlePhaseEnd battlePhase,
            StepRail rail,
            PointsSheet points,
            Standing standing,
            EntryWords entries,
            Words words) {
        this.frame = frame;
        this.view = view;
        this.orders = orders;
        this.desk = desk;
        this.battlePhase = battlePhase;
        this.rail = rail;
        this.points = points;
        this.standing = standing;
        this.entries = entries;
        this.words = words;
    }

    /** What a request chooses; every part may be missing. */
    record Choice(String deed, String troop, String area, String zone, int battle) {
        Optional<Chosen> chosen() {
            return Deed.find(deed).map(known -> Chosen.of(known, troop, area, zone, battle));
        }
    }

    @GetMapping
    String show(
            Visitor visitor,
            Model model,
            @RequestParam(defaultValue = "") String deed,
            @RequestParam(defaultValue = "") String troop,
            @RequestParam(defaultValue = "") String area,
            @RequestParam(defaultValue = "") String zone) {
        return page(
                visitor, model, new Choice(deed, troop, area, zone, 0).chosen().orElse(null));
    }

    @PostMapping
    String give(
            Visitor visitor,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next,
            OrderForm form,
            @RequestParam(defaultValue = "") String deed,
            @RequestParam(defaultValue = "") String troop,
            @RequestParam(defaultValue = "") String area,
            @RequestParam(defaultValue = "") String zone,
            @RequestParam(defaultValue = "0") int battle) {
        Chosen chosen = new Choice(deed, troop, area, zone, battle).chosen().orElse(null);
        if (chosen == null || !chosen.isComplete()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute(
                    "problem", words.of(chosen == null ? "strategic.unknown-order" : "strategic.incomplete"));
            return page(visitor, model, chosen);
        }
        Situation situation = view.situation(visitor.campaignId());
        Order order = desk.order(visitor, situation, chosen);
        Sent sent = orders.give(visitor, order, form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of(done(visitor, situation, chosen)));
            return sent.leadTo(CampaignFrame.base(visitor) + onward(visitor), next);
        }
        sent.explain(model, response);
        return page(visitor, model, chosen);
    }

    /**
     * Gives several arrivals by one press, in the order of the page; each counts once however often the form is sent. The
     * first that is refused ends it, and those before it stand.
     */
    @PostMapping("/together")
    String giveTogether(
            Visitor visitor,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next,
            OrderForm form,
            @RequestParam(defaultValue = "") List<String> piece) {
        List<Chosen> pieces = piece.stream().flatMap(StrategicPage::piece).toList();
        if (pieces.isEmpty() || pieces.size() != piece.size()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("problem", words.of("strategic.unknown-order"));
            return page(visitor, model, null);
        }
        OrderForm one = form.withDie(0);
        for (int given = 0; given < pieces.size(); given++) {
            Order order = desk.order(visitor, view.situation(visitor.campaignId()), pieces.get(given));
            Sent sent = orders.give(visitor, order, one);
            if (!sent.isDone()) {
                sent.explain(model, response);
                return page(visitor, model, null);
            }
            one = form.following(given + 1, view.now(visitor.campaignId()).sequence(), given + 1);
        }
        next.addFlashAttribute("notice", words.of("strategic.done.together", pieces.size()));
        return "redirect:" + CampaignFrame.base(visitor) + CampaignTab.STRATEGIC.path();
    }

    private static Stream<Chosen> piece(String written) {
        String[] parts = written.split(StrategicDesk.PIECE, 2);
        return parts.length < 2
                ? Stream.empty()
                : Deed.find(parts[0])
                        .filter(Deed::comesTogether)
                        .map(deed -> Chosen.of(deed, parts[1], "", "", 0))
                        .filter(Chosen::isComplete)
                        .stream();
    }

    /** In a wargame the players go straight on to the battles of the next turn, or to the outcome. */
    private String onward(Visitor visitor) {
        Situation now = view.situation(visitor.campaignId());
        boolean isOver = !now.isIn(Phase.STRATEGIC) && !now.isIn(Phase.OPENING);
        return visitor.campaign().isWargame() && isOver ? CampaignTab.PLAY.path() : CampaignTab.STRATEGIC.path();
    }

    /** What is said after an order; that of the second General ends the Battle Phase. */
    private String done(Visitor visitor, Situation before, Chosen chosen) {
        boolean endsTheBattles = before.isIn(Phase.BATTLE)
                && view.situation(visitor.campaignId()).isIn(Phase.STRATEGIC);
        return endsTheBattles
                ? "strategic.done.battles-ended"
                : "strategic.done." + chosen.deed().key();
    }

    private String page(Visitor visitor, Model model, @Nullable Chosen chosen) {
        Moment now = frame.around(visitor, model, CampaignTab.STRATEGIC);
        Situation situation = now.situation();
        PhaseRecord record = PhaseRecord.of(view, visitor.campaignId(), situation);
        model.addAttribute("rail", rail.lay(now, record));
        model.addAttribute(
                "story",
                entries.teller(visitor, now).tell(record.entries()).reversed().stream()
                        .limit(LATEST)
                        .toList());
        model.addAttribute("address", CampaignFrame.base(visitor) + "/strategic");
        switch (situation.phase()) {
            case OPENING, STRATEGIC -> {
                Chosen fits = chosen != null && Deed.listOf(situation.step()).contains(chosen.deed()) ? chosen : null;
                model.addAttribute("desk", desk.lay(visitor, situation, fits));
                model.addAttribute("points", points.of(situation));
                model.addAttribute("score", standing.score(situation));
                return "general/strategic";
            }
            case BATTLE -> {
                if (visitor.campaign().isWargame()) {
                    model.addAttribute("lead", words.of("strategic.before.battles", situation.battlesLeft()));
                    return "general/not-strategic";
                }
                model.addAttribute("end", battlePhase.of(visitor, now));
                return "general/battle-phase-end";
            }
            case PLANNING -> model.addAttribute("lead", words.of(planning(visitor, situation)));
            case SETUP -> model.addAttribute("lead", words.of("strategic.before.set-up"));
            case FINISHED -> model.addAttribute("lead", words.of("strategic.over"));
        }
        return "general/not-strategic";
    }

    private static String planning(Visitor visitor, Situation situation) {
        if (!visitor.campaign().isWargame()) {
            return "strategic.before.planning";
        }
        return situation.battlesLeft() == 0 ? "strategic.before.tempo" : "strategic.before.ready";
    }
}
