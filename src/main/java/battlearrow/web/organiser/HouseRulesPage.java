package battlearrow.web.organiser;

import battlearrow.club.Campaigns;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.situation.Situation;
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
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * The house rules, chosen before the start: every switch by the part of the game it belongs to, with what each value does,
 * how the book reads and who is served (ORG-11). A value that is none is answered at its field; everything else stays.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/setup/house-rules")
@OpenTo(Audience.ORGANISER)
class HouseRulesPage {
    private static final RefusalSentences SENTENCES = RefusalSentences.english();

    private final CampaignFrame frame;
    private final Campaigns campaigns;
    private final Orders orders;
    private final Words words;

    HouseRulesPage(CampaignFrame frame, Campaigns campaigns, Orders orders, Words words) {
        this.frame = frame;
        this.campaigns = campaigns;
        this.orders = orders;
        this.words = words;
    }

    @GetMapping
    String show(Visitor visitor, Model model) {
        Situation now = frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        if (!now.isIn(Phase.SETUP)) {
            return "redirect:" + CampaignFrame.base(visitor) + "/rulings#house-rules";
        }
        return page(now, HouseRuleSheet.of(now), model);
    }

    /** @param typed every field of the form; those that name a switch are its values */
    @PostMapping
    String choose(
            Visitor visitor,
            @RequestParam Map<String, String> typed,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Map<HouseRule, String> values = values(typed);
        Map<HouseRule, String> wrong = wrong(values);
        Sent sent = wrong.isEmpty() ? orders.give(visitor, order(values), form) : null;
        if (sent != null && sent.isDone()) {
            Situation after = sent.findAccepted().orElseThrow().now().situation();
            campaigns.describe(
                    visitor.campaignId(),
                    visitor.campaign().name(),
                    after.points(),
                    visitor.campaign().timeZone());
            long others = HouseRuleSheet.of(after).remarkable().size();
            next.addFlashAttribute("notice", words.of("house-rules.kept", others));
            return sent.leadTo(CampaignFrame.base(visitor) + "/setup#house-rules", next);
        }
        if (sent == null) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        } else {
            sent.explain(model, response);
        }
        Situation now = frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        return page(now, HouseRuleSheet.of(now, values, wrong), model);
    }

    private static Map<HouseRule, String> values(Map<String, String> typed) {
        Map<HouseRule, String> values = new EnumMap<>(HouseRule.class);
        for (HouseRule rule : HouseRule.values()) {
            String value = typed.get(rule.key());
            if (value != null) {
                values.put(rule, value);
            }
        }
        return values;
    }

    private static Map<HouseRule, String> wrong(Map<HouseRule, String> values) {
        Map<HouseRule, String> wrong = new EnumMap<>(HouseRule.class);
        values.forEach((rule, value) -> rule.objection(value)
                .map((Refusal objection) -> SENTENCES.sentence(objection))
                .ifPresent(sentence -> wrong.put(rule, sentence)));
        return wrong;
    }

    private static ChooseHouseRules order(Map<HouseRule, String> values) {
        Map<String, String> byKey = new HashMap<>();
        values.forEach((rule, value) -> byKey.put(rule.key(), value));
        return new ChooseHouseRules(byKey);
    }

    private static String page(Situation now, HouseRuleSheet sheet, Model model) {
        model.addAttribute("twice", SaidTwice.in(now));
        model.addAttribute("sheet", sheet);
        return "organiser/house-rules";
    }
}
