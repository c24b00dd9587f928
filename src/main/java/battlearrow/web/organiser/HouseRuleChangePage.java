package battlearrow.web.organiser;

import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
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
import battlearrow.web.houserules.HouseRuleSheet;
import battlearrow.web.houserules.SaidTwice;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * One house rule that is to change during play, from a turn that has not begun (ORG-11). What is chosen is read back with
 * all that speaks against it before it can be given, with the reason everybody reads.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/organiser/house-rules/{key}")
@OpenTo(Audience.ORGANISER)
class HouseRuleChangePage {
    private final CampaignFrame frame;
    private final RulingWords rulingWords;
    private final Referee referee;
    private final Orders orders;
    private final Words words;

    HouseRuleChangePage(CampaignFrame frame, RulingWords rulingWords, Referee referee, Orders orders, Words words) {
        this.frame = frame;
        this.rulingWords = rulingWords;
        this.referee = referee;
        this.orders = orders;
        this.words = words;
    }

    @GetMapping
    String show(
            Visitor visitor,
            @PathVariable String key,
            @RequestParam(defaultValue = "") String value,
            @RequestParam(defaultValue = "") String turn,
            Model model) {
        return page(visitor, rule(key), value, turn, "", Map.of(), model);
    }

    @PostMapping
    String change(
            Visitor visitor,
            @PathVariable String key,
            @RequestParam(defaultValue = "") String value,
            @RequestParam(defaultValue = "") String turn,
            @RequestParam(defaultValue = "") String reason,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        HouseRule rule = rule(key);
        Map<String, String> wrong = wrong(rule, value, turn, reason.strip());
        if (!wrong.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, rule, value, turn, reason, wrong, model);
        }
        Sent sent = orders.give(visitor, order(rule, value, turn, reason.strip()), form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("house-rules.changed", turn));
            return sent.leadTo(CampaignFrame.base(visitor) + "/rulings#" + rule.id(), next);
        }
        sent.explain(model, response);
        return page(visitor, rule, value, turn, reason, Map.of(), model);
    }

    private static HouseRule rule(String key) {
        return HouseRule.find(key).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    private static ChangeHouseRule order(HouseRule rule, String value, String turn, String reason) {
        return new ChangeHouseRule(rule.key(), value, Integer.parseInt(turn), reason);
    }

    private static boolean isTurn(String typed) {
        return typed.matches("[0-9]");
    }

    private Map<String, String> wrong(HouseRule rule, String value, String turn, String reason) {
        Map<String, String> wrong = new TreeMap<>();
        rule.objection(value)
                .map((Refusal objection) -> words.refusals(List.of(objection)).getFirst())
                .ifPresent(line -> wrong.put("value", line.sentence()));
        if (!isTurn(turn)) {
            wrong.put("turn", words.of("house-rules.turn.missing"));
        }
        if (reason.isEmpty()) {
            wrong.put("reason", words.of("organiser.ruling.wrong.reason"));
        } else if (reason.length() > RulingForm.LONGEST_REASON) {
            wrong.put("reason", words.of("organiser.ruling.wrong.reason-long", RulingForm.LONGEST_REASON));
        }
        return wrong;
    }

    private String page(
            Visitor visitor,
            HouseRule rule,
            String value,
            String turn,
            String reason,
            Map<String, String> wrong,
            Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        Situation situation = now.situation();
        model.addAttribute("line", HouseRuleSheet.line(situation, rule));
        model.addAttribute("turns", turnsToCome(situation));
        model.addAttribute("twice", SaidTwice.in(situation));
        model.addAttribute("value", value);
        model.addAttribute("fromTurn", turn);
        model.addAttribute("reason", reason);
        model.addAttribute("wrong", wrong);
        if (!value.isBlank() && isTurn(turn)) {
            ChangeHouseRule order = order(rule, value, turn, "");
            List<Refusal> against = referee.objections(situation, visitor.actor(), order);
            model.addAttribute("objections", words.refusals(against));
            if (rule.objection(value).isEmpty()) {
                model.addAttribute("sentence", rulingWords.sentence(visitor.campaignId(), now, order));
            }
        }
        return "organiser/house-rule";
    }

    private static List<Integer> turnsToCome(Situation situation) {
        return IntStream.rangeClosed(situation.turn() + 1, situation.tables().limit("campaignTurns"))
                .boxed()
                .toList();
    }
}
