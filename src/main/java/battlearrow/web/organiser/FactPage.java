package battlearrow.web.organiser;

import battlearrow.campaign.ScenarioData;
import battlearrow.campaign.ScenarioData.Data;
import battlearrow.campaign.ScenarioData.Outcome;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.scenario.CorrectableFact;
import battlearrow.firestorm.scenario.Correction;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.houserules.SaidTwice;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.map.SituationMap;
import battlearrow.web.map.ViewBox;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * One fact of the campaign's data or all of an area, with the map beside it: what the data say and why, what the club says
 * instead. What is typed is kept though the data have faults with it, which are told at the field and keep the campaign from
 * starting. After the start the page is to be read only (ORG-10).
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/setup/data/facts")
@OpenTo(Audience.ORGANISER)
class FactPage {
    private final CampaignFrame frame;
    private final ScenarioData data;
    private final MapFragment maps;
    private final Words words;

    FactPage(CampaignFrame frame, ScenarioData data, MapFragment maps, Words words) {
        this.frame = frame;
        this.data = data;
        this.maps = maps;
        this.words = words;
    }

    /** Where everything about an area is read. */
    static String about(Visitor visitor, Area area) {
        return UriComponentsBuilder.fromPath(CampaignFrame.base(visitor) + "/setup/data/facts")
                .queryParam("area", "{area}")
                .fragment("facts")
                .build(area.id().value())
                .toString();
    }

    private static String about(Visitor visitor, String fact) {
        return UriComponentsBuilder.fromPath(CampaignFrame.base(visitor) + "/setup/data/facts")
                .queryParam("fact", "{fact}")
                .build(fact)
                .toString();
    }

    /**
     * @param fact the letters of a fact; empty for an area
     * @param area the id of an area, if no fact is named
     */
    @GetMapping
    String show(
            Visitor visitor,
            @RequestParam(defaultValue = "") String fact,
            @RequestParam(defaultValue = "") String area,
            Model model) {
        Data now = data.find(visitor.campaignId());
        if (fact.isEmpty()) {
            return page(visitor, now, null, null, new AreaId(area), model);
        }
        return page(visitor, now, known(now, fact), null, null, model);
    }

    @PostMapping("/correct")
    String correct(
            Visitor visitor,
            CorrectionForm form,
            OrderForm order,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Data before = data.find(visitor.campaignId());
        CorrectableFact fact = known(before, form.fact());
        List<Fault> faults = new ArrayList<>();
        Optional<Correction> correction = Corrections.read(fact.key(), form.letters(fact), form.reason(), faults);
        if (correction.isEmpty()) {
            model.addAttribute("wrong", faults.stream().map(Fault::sentence).toList());
            return again(visitor, before, fact, form, model, response);
        }
        Correction says = correction.get();
        return change(visitor, fact, form, order, set -> set.with(says), "scenario.corrected", model, response, next);
    }

    @PostMapping("/take-back")
    String takeBack(
            Visitor visitor,
            CorrectionForm form,
            OrderForm order,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        CorrectableFact fact = known(data.find(visitor.campaignId()), form.fact());
        return change(
                visitor,
                fact,
                form,
                order,
                set -> set.without(fact.key()),
                "scenario.taken-back",
                model,
                response,
                next);
    }

    private String change(
            Visitor visitor,
            CorrectableFact fact,
            CorrectionForm form,
            OrderForm order,
            UnaryOperator<Corrections> change,
            String done,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Outcome outcome = data.change(
                visitor.campaignId(), visitor.accountId(), form.drawnFrom(), change, order.orderKey(), order.seen());
        return switch (outcome) {
            case Outcome.Kept kept -> {
                next.addFlashAttribute("notice", words.of(done, fact.subject(), fact.field()));
                yield "redirect:" + about(visitor, fact.key());
            }
            case Outcome.MovedOn movedOn -> {
                model.addAttribute("warning", words.of("scenario.moved-on"));
                yield again(visitor, movedOn.now(), known(movedOn.now(), fact.key()), form, model, response);
            }
            case Outcome.Refused refused -> {
                model.addAttribute("refusals", words.refusals(refused.refusals()));
                yield again(visitor, refused.now(), known(refused.now(), fact.key()), form, model, response);
            }
        };
    }

    private static CorrectableFact known(Data now, String key) {
        return ScenarioLibrary.correctable(now.corrections()).stream()
                .filter(fact -> fact.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    private String again(
            Visitor visitor,
            Data now,
            CorrectableFact fact,
            CorrectionForm form,
            Model model,
            HttpServletResponse response) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        return page(visitor, now, fact, form, null, model);
    }

    private String page(
            Visitor visitor,
            Data now,
            @Nullable CorrectableFact fact,
            @Nullable CorrectionForm typed,
            @Nullable AreaId asked,
            Model model) {
        Situation situation =
                frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        List<AreaId> areas = fact == null ? (asked == null ? List.of() : List.of(asked)) : fact.areas();
        List<Area> shown = areas.stream()
                .map(id -> situation.map().find(id))
                .flatMap(Optional::stream)
                .toList();
        if (fact == null && shown.isEmpty()) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        String heading = fact == null ? shown.getFirst().name() : fact.subject();
        model.addAttribute("heading", heading);
        model.addAttribute("groups", listAbout(now, fact, areas));
        model.addAttribute("isOpen", now.isOpen());
        model.addAttribute("twice", SaidTwice.in(situation, now.corrections()));
        model.addAttribute("drawnFrom", now.fingerprint());
        model.addAttribute("faults", now.faults().stream().map(Fault::sentence).toList());
        if (fact != null) {
            describe(now, fact, typed, model);
        }
        model.addAttribute("map", map(visitor, situation, shown));
        return "organiser/fact";
    }

    private void describe(Data now, CorrectableFact fact, @Nullable CorrectionForm typed, Model model) {
        Optional<Correction> correction = now.corrections().find(fact.key());
        model.addAttribute("fact", fact);
        model.addAttribute("base", known(unchanged(now), fact.key()));
        model.addAttribute("corrected", correction.isPresent());
        model.addAttribute("field", FactField.of(fact, words.of("scenario.none")));
        model.addAttribute(
                "form", typed == null ? CorrectionForm.of(fact, correction.orElse(null), now.fingerprint()) : typed);
        if (!model.containsAttribute("wrong")) {
            model.addAttribute("wrong", correction.isEmpty() ? List.of() : newFaults(now, fact.key()));
        }
    }

    private static Data unchanged(Data now) {
        return new Data(now.scenario(), Corrections.NONE, List.of(), now.isOpen());
    }

    /** What would not be wrong without this correction. */
    private static List<String> newFaults(Data now, String fact) {
        List<Fault> without = ScenarioLibrary.check(now.corrections().without(fact));
        return now.faults().stream()
                .filter(fault -> !without.contains(fault))
                .map(Fault::sentence)
                .toList();
    }

    /** Everything else about the same areas or the same table, by kind. */
    private static Map<String, List<CorrectableFact>> listAbout(
            Data now, @Nullable CorrectableFact fact, List<AreaId> areas) {
        return ScenarioLibrary.correctable(now.corrections()).stream()
                .filter(other -> areas.isEmpty()
                        ? fact != null
                                && other.kind().equals(fact.kind())
                                && other.subject().equals(fact.subject())
                        : other.areas().stream().anyMatch(areas::contains))
                .collect(Collectors.groupingBy(CorrectableFact::kind, LinkedHashMap::new, Collectors.toList()));
    }

    private MapView map(Visitor visitor, Situation situation, List<Area> shown) {
        MapView view = SituationMap.of(situation)
                .view(
                        words.of("organiser.data.map"),
                        area -> (shown.contains(area.area()) ? area.withChoice(Choice.SELECTED) : area)
                                .withHref(about(visitor, area.area())));
        return shown.isEmpty() ? view : view.showing(ViewBox.WHOLE, maps.phoneView(SituationMap.ids(shown)));
    }
}
