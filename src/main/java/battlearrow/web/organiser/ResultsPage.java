package battlearrow.web.organiser;

import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RecordBattles;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.RecordedBattle;
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
import battlearrow.web.organiser.PastedResults.Row;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * A list of results kept elsewhere: pasted, looked through row by row, and only then written down (H16). A name the map does
 * not have is shown with the nearest it has; no row goes without the organiser's word.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/organiser/results")
@OpenTo(Audience.ORGANISER)
class ResultsPage {
    private static final String POINTS = "[0-9]{1,2}";

    private final CampaignFrame frame;
    private final Appointments appointments;
    private final Orders orders;
    private final Words words;

    ResultsPage(CampaignFrame frame, Appointments appointments, Orders orders, Words words) {
        this.frame = frame;
        this.appointments = appointments;
        this.orders = orders;
        this.words = words;
    }

    /**
     * A row with what is wrong with it.
     *
     * @param nearestFrom the printed name to accept or change; empty where the map has the one given
     * @param fault what else is wrong, or empty
     * @param remark what will be kept as it is written
     */
    record Line(Row row, String nearestFrom, String nearestInto, String fault, String remark) {
        public boolean isReady() {
            return nearestFrom.isEmpty() && nearestInto.isEmpty() && fault.isEmpty();
        }
    }

    @GetMapping
    String show(Visitor visitor, Model model) {
        return page(visitor, new PastedResults("", List.of()), "", model);
    }

    /** Looks the list through; writes nothing. */
    @PostMapping("/check")
    String check(Visitor visitor, @RequestParam Map<String, String> fields, Model model, HttpServletResponse response) {
        String pasted = fields.getOrDefault("pasted", "");
        PastedResults results = pasted.isBlank() ? PastedResults.of(fields) : PastedResults.parse(pasted);
        if (results.rows().isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("problem", words.of("results.empty"));
        } else if (results.rows().size() > PastedResults.MOST_ROWS) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("problem", words.of("results.too-many", PastedResults.MOST_ROWS));
            return page(visitor, new PastedResults("", List.of()), pasted, model);
        }
        return page(visitor, results, "", model);
    }

    @PostMapping
    String record(
            Visitor visitor,
            @RequestParam Map<String, String> fields,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        PastedResults results = PastedResults.of(fields);
        Situation situation =
                frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        PrintedNames names = new PrintedNames(situation.map());
        List<Appointment> people = appointments.listHeld(visitor.campaignId());
        List<RecordedBattle> battles = new ArrayList<>();
        for (Row row : results.rows()) {
            if (!row.isOut()) {
                Optional<RecordedBattle> battle = battle(row, names, people);
                if (battle.isEmpty()) {
                    response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                    model.addAttribute("problem", words.of("results.not-ready"));
                    return page(visitor, results, "", model);
                }
                battles.add(battle.get());
            }
        }
        Sent sent = orders.give(visitor, new RecordBattles(battles, words.of("results.reason", battles.size())), form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("results.done", battles.size()));
            return sent.leadTo(CampaignFrame.base(visitor) + "/battles#recorded", next);
        }
        sent.explain(model, response);
        return page(visitor, results, "", model);
    }

    private String page(Visitor visitor, PastedResults results, String pasted, Model model) {
        Situation situation =
                frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        PrintedNames names = new PrintedNames(situation.map());
        List<Appointment> people = appointments.listHeld(visitor.campaignId());
        List<Line> lines =
                results.rows().stream().map(row -> line(row, names, people)).toList();
        long taken = lines.stream().filter(line -> !line.row().isOut()).count();
        model.addAttribute("pasted", pasted);
        model.addAttribute("heading", results.heading());
        model.addAttribute("lines", lines);
        model.addAttribute("names", names.list());
        model.addAttribute("taken", taken);
        model.addAttribute("leftOut", lines.size() - taken);
        model.addAttribute(
                "isReady",
                taken > 0 && lines.stream().allMatch(line -> line.row().isOut() || line.isReady()));
        return "organiser/results";
    }

    private Line line(Row row, PrintedNames names, List<Appointment> people) {
        String fault = "";
        if (!row.alliedPoints().matches(POINTS) || !row.germanPoints().matches(POINTS)) {
            fault = words.of("results.wrong.points");
        } else if (row.allied().isEmpty() || row.german().isEmpty()) {
            fault = words.of("results.wrong.players");
        }
        List<String> unknown = new ArrayList<>();
        for (String name : List.of(row.allied(), row.german())) {
            if (!name.isEmpty() && find(name, people).isEmpty()) {
                unknown.add(name);
            }
        }
        return new Line(
                row,
                nearest(row.from(), names),
                nearest(row.into(), names),
                fault,
                unknown.isEmpty() ? "" : words.of("results.unknown-player", words.list(unknown)));
    }

    private static String nearest(String typed, PrintedNames names) {
        return names.find(typed).isPresent() ? "" : names.nearest(typed);
    }

    /** Empty for a row that is not ready. */
    private Optional<RecordedBattle> battle(Row row, PrintedNames names, List<Appointment> people) {
        Optional<Area> from = names.find(row.from());
        Optional<Area> into = names.find(row.into());
        if (from.isEmpty() || into.isEmpty() || !line(row, names, people).isReady()) {
            return Optional.empty();
        }
        String place = words.of("recorded.place", from.get(), into.get());
        return Optional.of(new RecordedBattle(
                row.turn().isEmpty() ? place : words.of("results.battle", row.turn(), place),
                find(row.allied(), people).stream().toList(),
                find(row.german(), people).stream().toList(),
                1,
                1,
                winner(Integer.parseInt(row.alliedPoints()), Integer.parseInt(row.germanPoints())),
                from.get().id(),
                into.get().id(),
                words.of("results.note", row.allied(), row.alliedPoints(), row.german(), row.germanPoints())));
    }

    private static @Nullable Side winner(int allied, int german) {
        if (allied == german) {
            return null;
        }
        return allied > german ? Side.ALLIED : Side.GERMAN;
    }

    /** The one person of this name; empty for nobody, and where two share it. */
    private static Optional<Player> find(String name, List<Appointment> people) {
        List<Long> called = people.stream()
                .filter(held -> held.displayName().equalsIgnoreCase(name))
                .map(Appointment::accountId)
                .distinct()
                .toList();
        return called.size() == 1 ? Optional.of(Player.member(called.getFirst().toString())) : Optional.empty();
    }
}
