package battlearrow.web.organiser;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.HouseRule;
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
import battlearrow.web.campaign.Words;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapView;
import battlearrow.web.map.SituationMap;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Rulings: what the Organiser sets by his word, each with its reason, shown to everybody. What is chosen is read back with
 * all that speaks against it before it can be given.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/organiser/rulings")
@OpenTo(Audience.ORGANISER)
class RulingPage {
    private final CampaignFrame frame;
    private final RulingWords rulingWords;
    private final RecentRulings recent;
    private final CampaignPeople people;
    private final Referee referee;
    private final Orders orders;
    private final Words words;

    RulingPage(
            CampaignFrame frame,
            RulingWords rulingWords,
            RecentRulings recent,
            CampaignPeople people,
            Referee referee,
            Orders orders,
            Words words) {
        this.frame = frame;
        this.rulingWords = rulingWords;
        this.recent = recent;
        this.people = people;
        this.referee = referee;
        this.orders = orders;
        this.words = words;
    }

    /** A choice of a list. */
    record Option(String value, String label) {}

    @GetMapping
    String list(Visitor visitor, Model model) {
        frame.around(visitor, model, CampaignTab.ORGANISER);
        model.addAttribute("kinds", RulingKind.values());
        model.addAttribute("rulings", recent.list(visitor.campaign()));
        return "organiser/rulings";
    }

    @GetMapping("/{kind}")
    String show(Visitor visitor, @PathVariable String kind, @ModelAttribute("ruling") RulingForm form, Model model) {
        return page(visitor, kind(kind), form, model);
    }

    @PostMapping("/{kind}")
    String rule(
            Visitor visitor,
            @PathVariable String kind,
            @ModelAttribute("ruling") RulingForm form,
            OrderForm order,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        RulingKind chosen = kind(kind);
        Map<String, String> wrong = wrong(chosen, form);
        if (!wrong.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("wrong", wrong);
            return page(visitor, chosen, form, model);
        }
        Sent sent = orders.give(visitor, form.order(chosen), order);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("organiser.ruling.done"));
            return sent.leadTo(CampaignFrame.base(visitor) + "/organiser", next);
        }
        sent.explain(model, response);
        return page(visitor, chosen, form, model);
    }

    private static RulingKind kind(String path) {
        return RulingKind.find(path).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    /** What is wrong with the form, by field. */
    private Map<String, String> wrong(RulingKind kind, RulingForm form) {
        Map<String, String> wrong = form.faults(kind).stream()
                .collect(Collectors.toMap(
                        Function.identity(),
                        field -> words.of("organiser.ruling.wrong." + field),
                        (one, other) -> one,
                        TreeMap::new));
        if (kind.needsReason() && form.reason().isEmpty()) {
            wrong.put("reason", words.of("organiser.ruling.wrong.reason"));
        } else if (form.reason().length() > RulingForm.LONGEST_REASON) {
            wrong.put("reason", words.of("organiser.ruling.wrong.reason-long", RulingForm.LONGEST_REASON));
        }
        return wrong;
    }

    private String page(Visitor visitor, RulingKind kind, RulingForm form, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        Situation situation = now.situation();
        model.addAttribute("kind", kind);
        model.addAttribute("ruling", form);
        model.addAttribute("isWinnerDeclared", situation.houseRules().is(HouseRule.HR_02, "declaredWinner"));
        if (!model.containsAttribute("wrong")) {
            model.addAttribute("wrong", Map.of());
        }
        if (form.faults(kind).isEmpty()) {
            Order order = form.order(kind);
            model.addAttribute("sentence", rulingWords.sentence(visitor.campaignId(), now, order));
            model.addAttribute("objections", words.refusals(referee.objections(situation, visitor.actor(), order)));
        }
        if (kind.isAboutAnArea()) {
            model.addAttribute("areas", areas(situation, kind));
            model.addAttribute("map", map(situation, form));
        }
        if (kind.isAboutATroop()) {
            model.addAttribute("troops", troops(situation));
        }
        if (kind.isAboutABattle()) {
            model.addAttribute("battles", battles(now));
        }
        if (kind == RulingKind.PLAYER) {
            model.addAttribute("players", players(visitor));
        }
        return "organiser/ruling";
    }

    private List<Option> areas(Situation situation, RulingKind kind) {
        List<Option> options = new ArrayList<>();
        situation.map().areas().stream()
                .filter(area -> kind != RulingKind.MARKERS || area.isZone())
                .sorted(Comparator.comparing(Area::name))
                .forEach(area -> options.add(new Option(
                        area.id().value(),
                        kind == RulingKind.MARKERS
                                ? words.of(
                                        "organiser.ruling.zone", area, situation.control(area), situation.markers(area))
                                : words.of("organiser.ruling.area", area, situation.control(area)))));
        return options;
    }

    private Map<Side, List<Option>> troops(Situation situation) {
        return situation.scenario().troops().stream()
                .collect(Collectors.groupingBy(
                        FirestormTroop::side,
                        TreeMap::new,
                        Collectors.mapping(
                                troop -> new Option(
                                        troop.id().value(),
                                        words.of("organiser.ruling.troop", troop, place(situation.place(troop)))),
                                Collectors.toList())));
    }

    private String place(Place place) {
        return switch (place) {
            case Place.InArea in -> in.area().name();
            case Place.InReserve reserve -> words.of("organiser.place.reserve");
            case Place.ReinforcementPool pool -> words.of("organiser.place.pool");
            case Place.Captured captured -> words.of("organiser.place.captured");
            default -> words.of("organiser.place.flying");
        };
    }

    private List<Option> battles(Moment now) {
        return now.situation().battles().stream()
                .sorted(Comparator.comparing(Battle::arrowNumber))
                .map(battle -> new Option(Integer.toString(battle.number()), rulingWords.battle(now, battle.number())))
                .toList();
    }

    /** Everybody who takes part, by name, with what he is. */
    private List<Option> players(Visitor visitor) {
        return people.list(visitor.campaign()).stream()
                .filter(person -> person.accountId() != 0)
                .map(person -> new Option(
                        Long.toString(person.accountId()),
                        words.of("organiser.ruling.person", person.name(), sideAndPosts(person))))
                .toList();
    }

    private String sideAndPosts(PersonLine person) {
        Side side = person.side();
        return side == null ? person.posts() : words.of("organiser.office.of-side", side, person.posts());
    }

    private MapView map(Situation situation, RulingForm form) {
        return SituationMap.of(situation)
                .view(
                        words.of("organiser.ruling.map"),
                        area -> area.id().equals(form.area())
                                ? area.withChoice(Choice.SELECTED).withHref("#area")
                                : area.withHref("#area"))
                .choosing("area");
    }
}
