package battlearrow.web.organiser;

import battlearrow.campaign.ScenarioData;
import battlearrow.campaign.ScenarioData.Data;
import battlearrow.club.ClubScenario;
import battlearrow.club.ClubScenarios;
import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.houserules.SaidTwice;
import battlearrow.web.map.SituationMap;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Locale;
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
 * Shows every fact of the campaign's data and where it is from, with the map beside it, and saves the data as the club's own
 * scenario. A fact is put right on the {@link FactPage}.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/setup/data")
@OpenTo(Audience.ORGANISER)
class DataCheckPage {
    private static final String ANY = "ANY";

    private final CampaignFrame frame;
    private final ScenarioData data;
    private final ClubScenarios scenarios;
    private final Words words;

    DataCheckPage(CampaignFrame frame, ScenarioData data, ClubScenarios scenarios, Words words) {
        this.frame = frame;
        this.data = data;
        this.scenarios = scenarios;
        this.words = words;
    }

    /** @param source one of the sources, or "ANY"; what is reconstructed needs the organiser's eye first */
    @GetMapping
    String show(
            Visitor visitor,
            @RequestParam(defaultValue = "RECONSTRUCTED") String source,
            @RequestParam(defaultValue = "") String kind,
            @RequestParam(defaultValue = "") String asked,
            Model model) {
        return page(visitor, source, kind, asked, model);
    }

    /** @param replace whether the name may stand for another scenario, which then is the version before */
    @PostMapping("/save")
    String save(
            Visitor visitor,
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "false") boolean replace,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Data now = data.find(visitor.campaignId());
        Optional<String> wrong = wrong(name, now);
        if (wrong.isPresent()) {
            return notSaved(visitor, name, wrong.get(), model, response);
        }
        ClubScenarios.Saying saying = new ClubScenarios.Saying(name, now.scenario(), now.corrections());
        long club = visitor.campaign().clubId();
        Optional<ClubScenario> saved = replace
                ? Optional.of(scenarios.replace(club, saying, visitor.accountId()))
                : scenarios.save(club, saying, visitor.accountId());
        if (saved.isEmpty()) {
            return notSaved(visitor, name, words.of("scenario.name.taken"), model, response);
        }
        next.addFlashAttribute(
                "notice",
                words.of("scenario.saved", saved.get().name(), saved.get().version()));
        return "redirect:" + CampaignFrame.base(visitor) + "/setup/data";
    }

    private Optional<String> wrong(String name, Data now) {
        if (name.isBlank()) {
            return Optional.of(words.of("scenario.name.missing"));
        }
        if (name.strip().length() > ClubScenarios.LONGEST_NAME) {
            return Optional.of(words.of("scenario.name.tooLong", ClubScenarios.LONGEST_NAME));
        }
        return now.faults().isEmpty() ? Optional.empty() : Optional.of(words.of("scenario.faulty"));
    }

    private String notSaved(Visitor visitor, String name, String wrong, Model model, HttpServletResponse response) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("nameTyped", name);
        model.addAttribute("nameWrong", wrong);
        return page(visitor, Fact.Source.RECONSTRUCTED.name(), "", "", model);
    }

    private String page(Visitor visitor, String typedSource, String kind, String asked, Model model) {
        Situation situation =
                frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        Data now = data.find(visitor.campaignId());
        DataCheck check = DataCheck.of(now);
        Fact.@Nullable Source source = source(typedSource).orElse(null);
        List<DataCheck.Group> groups = check.find(source, kind, asked);
        model.addAttribute("check", check.summary());
        model.addAttribute("groups", groups);
        model.addAttribute(
                "found", groups.stream().mapToInt(group -> group.facts().size()).sum());
        model.addAttribute("kinds", check.kinds());
        model.addAttribute("sources", Fact.Source.values());
        model.addAttribute("source", source == null ? ANY : source.name());
        model.addAttribute("kind", kind);
        model.addAttribute("asked", asked);
        model.addAttribute("isOpen", now.isOpen());
        model.addAttribute("twice", SaidTwice.in(situation, now.corrections()));
        model.addAttribute("base", now.scenario());
        model.addAttribute(
                "map",
                SituationMap.of(situation)
                        .view(
                                words.of("organiser.data.map"),
                                area -> area.withHref(FactPage.about(visitor, area.area()))));
        return "organiser/data";
    }

    private static Optional<Fact.Source> source(String typed) {
        for (Fact.Source source : Fact.Source.values()) {
            if (source.name().equals(typed.toUpperCase(Locale.ROOT))) {
                return Optional.of(source);
            }
        }
        return Optional.empty();
    }
}
