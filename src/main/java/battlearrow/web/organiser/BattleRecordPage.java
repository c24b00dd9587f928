package battlearrow.web.organiser;

import battlearrow.club.Appointments;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RecordBattles;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.RecordedBattle;
import battlearrow.firestorm.referee.Referee;
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
import jakarta.servlet.http.HttpServletResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Writes a battle down that has no area: many players, several tables, more than one day (H04). It is read back before it
 * stands in the journal, and moves nothing on the map.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/organiser/record-battle")
@OpenTo(Audience.ORGANISER)
class BattleRecordPage {
    static final int LONGEST_NAME = 80;
    private static final String SIDE_OF = "side-";

    private final CampaignFrame frame;
    private final Appointments appointments;
    private final Referee referee;
    private final Orders orders;
    private final Words words;

    BattleRecordPage(CampaignFrame frame, Appointments appointments, Referee referee, Orders orders, Words words) {
        this.frame = frame;
        this.appointments = appointments;
        this.referee = referee;
        this.orders = orders;
        this.words = words;
    }

    /**
     * Somebody of the campaign.
     *
     * @param fought for whom he fought in this battle; empty when he was not in it
     */
    record Fighter(long account, String name, Optional<Side> serves, String fought) {}

    /** What was typed. */
    record Typed(String name, String tables, String days, String winner, String reason, Map<Long, String> sides) {
        static Typed of(Map<String, String> fields) {
            Map<Long, String> sides = new TreeMap<>();
            fields.forEach((field, value) -> {
                if (field.matches(SIDE_OF + "[0-9]{1,18}") && !value.isBlank()) {
                    sides.put(Long.valueOf(field.substring(SIDE_OF.length())), value);
                }
            });
            return new Typed(
                    fields.getOrDefault("name", "").strip(),
                    fields.getOrDefault("tables", "").strip(),
                    fields.getOrDefault("days", "").strip(),
                    fields.getOrDefault("winner", ""),
                    fields.getOrDefault("reason", "").strip(),
                    sides);
        }

        boolean isUntouched() {
            return name.isEmpty() && sides.isEmpty() && winner.isEmpty();
        }

        List<Player> players(Side side) {
            return sides.entrySet().stream()
                    .filter(one -> one.getValue().equals(side.name()))
                    .map(one -> Player.member(one.getKey().toString()))
                    .toList();
        }

        RecordBattles order() {
            return new RecordBattles(
                    List.of(new RecordedBattle(
                            name,
                            players(Side.ALLIED),
                            players(Side.GERMAN),
                            Integer.parseInt(tables),
                            Integer.parseInt(days),
                            winner.equals(RulingForm.DRAW) ? null : Side.valueOf(winner),
                            null,
                            null,
                            "")),
                    reason);
        }
    }

    @GetMapping
    String show(Visitor visitor, @RequestParam Map<String, String> fields, Model model) {
        Typed typed = Typed.of(fields);
        return page(visitor, typed, typed.isUntouched() ? Map.of() : faults(typed), model);
    }

    @PostMapping
    String record(
            Visitor visitor,
            @RequestParam Map<String, String> fields,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Typed typed = Typed.of(fields);
        Map<String, String> faults = faults(typed);
        if (!faults.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, typed, faults, model);
        }
        Sent sent = orders.give(visitor, typed.order(), form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("record.done", typed.name()));
            return sent.leadTo(CampaignFrame.base(visitor) + "/battles", next);
        }
        sent.explain(model, response);
        return page(visitor, typed, Map.of(), model);
    }

    /** What is wrong, by field, in the order of the form. */
    private Map<String, String> faults(Typed typed) {
        Map<String, String> faults = new LinkedHashMap<>();
        if (typed.name().isEmpty() || typed.name().length() > LONGEST_NAME) {
            faults.put("name", words.of("record.wrong.name", LONGEST_NAME));
        }
        for (Side side : Side.values()) {
            if (typed.players(side).isEmpty()) {
                faults.put("players", words.of("record.wrong.players", side));
            }
        }
        if (!typed.tables().matches("[1-9][0-9]?")) {
            faults.put("tables", words.of("record.wrong.tables"));
        }
        if (!typed.days().matches("[1-9][0-9]?")) {
            faults.put("days", words.of("record.wrong.days"));
        }
        if (!List.of(Side.ALLIED.name(), Side.GERMAN.name(), RulingForm.DRAW).contains(typed.winner())) {
            faults.put("winner", words.of("organiser.ruling.wrong.winner"));
        }
        if (typed.reason().length() > RulingForm.LONGEST_REASON) {
            faults.put("reason", words.of("organiser.ruling.wrong.reason-long", RulingForm.LONGEST_REASON));
        }
        return faults;
    }

    private String page(Visitor visitor, Typed typed, Map<String, String> wrong, Model model) {
        Situation situation =
                frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        List<Fighter> fighters = fighters(visitor, typed);
        model.addAttribute("typed", typed);
        model.addAttribute("wrong", wrong);
        model.addAttribute("fighters", fighters);
        if (wrong.isEmpty() && !typed.isUntouched()) {
            model.addAttribute("sentence", sentence(typed, fighters));
            model.addAttribute(
                    "objections", words.refusals(referee.objections(situation, visitor.actor(), typed.order())));
        }
        return "organiser/record-battle";
    }

    /** Everybody with an office in the campaign, once. */
    private List<Fighter> fighters(Visitor visitor, Typed typed) {
        Map<Long, Fighter> fighters = new LinkedHashMap<>();
        appointments
                .listHeld(visitor.campaignId())
                .forEach(held -> fighters.merge(
                        held.accountId(),
                        new Fighter(
                                held.accountId(),
                                held.displayName(),
                                held.office().side(),
                                typed.sides().getOrDefault(held.accountId(), "")),
                        (one, other) -> one.serves().isEmpty() ? other : one));
        return List.copyOf(fighters.values());
    }

    private String sentence(Typed typed, List<Fighter> fighters) {
        String ended = typed.winner().equals(RulingForm.DRAW)
                ? words.of("event.battle-recorded.drawn")
                : words.of("event.battle-recorded.won", Side.valueOf(typed.winner()));
        return words.of(
                "record.readback",
                typed.name(),
                words.of("recorded.size", Integer.parseInt(typed.tables()), Integer.parseInt(typed.days())),
                names(fighters, Side.ALLIED),
                names(fighters, Side.GERMAN),
                ended);
    }

    private String names(List<Fighter> fighters, Side side) {
        return words.list(fighters.stream()
                .filter(one -> one.fought().equals(side.name()))
                .map(Fighter::name)
                .toList());
    }
}
