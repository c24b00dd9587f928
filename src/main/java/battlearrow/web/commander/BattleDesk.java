package battlearrow.web.commander;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
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
import java.util.Optional;
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

    private final CampaignFrame frame;
    private final Orders orders;
    private final BattleSteps steps;
    private final BattleWords words;

    BattleDesk(CampaignFrame frame, Orders orders, BattleSteps steps, BattleWords words) {
        this.frame = frame;
        this.orders = orders;
        this.steps = steps;
        this.words = words;
    }

    @GetMapping
    String show(
            Visitor visitor,
            @PathVariable("battle") int battle,
            @ModelAttribute("choice") DeskChoice choice,
            @RequestHeader(name = "HX-Request", required = false) @Nullable String refining,
            Model model) {
        String page = page(visitor, battle, choice, model);
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
        return give(
                visitor, battle, new DeclineInitiative(battle, side(choice)), choice, form, model, response, next);
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
            return page(visitor, battle, choice, model);
        }
        Moment now = sent.findAccepted().orElseThrow().now();
        if (isCancelled(now, battle)) {
            next.addFlashAttribute("notice", words.of("desk.cancelled"));
            return sent.leadTo(CampaignFrame.base(visitor) + CampaignTab.BATTLES.path(), next);
        }
        return sent.leadTo(OpenBattles.address(visitor, battle), next);
    }

    private static boolean isCancelled(Moment now, int battle) {
        return now.findBattle(battle)
                .flatMap(BattleRecord::closing)
                .filter(closing -> closing.how() == BattleRecord.How.CANCELLED)
                .isPresent();
    }

    private String page(Visitor visitor, int battle, DeskChoice choice, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        Optional<BattleRecord> entry = now.findBattle(battle);
        if (entry.isEmpty()) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        return steps.show(visitor, now, entry.get(), choice, model);
    }

    /** For which side the form acts; every form of the desk says it. */
    private static Side side(DeskChoice choice) {
        return choice.findSide().orElseThrow(() -> new ResponseStatusException(HttpStatus.BAD_REQUEST));
    }
}
