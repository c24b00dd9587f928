package battlearrow.web.organiser;

import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.map.SituationMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.util.UriComponentsBuilder;

/** Shows every fact of the scenario's data and where it is from, with the map beside it. */
@Controller
@RequestMapping("/campaigns/{campaignId}/setup/data")
@OpenTo(Audience.ORGANISER)
class DataCheckPage {
    private static final String ANY = "ANY";

    private final CampaignFrame frame;
    private final DataCheck dataCheck;
    private final Words words;

    DataCheckPage(CampaignFrame frame, DataCheck dataCheck, Words words) {
        this.frame = frame;
        this.dataCheck = dataCheck;
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
        Situation situation =
                frame.around(visitor, model, CampaignTab.ORGANISER).situation();
        Scenario scenario = situation.scenario();
        List<DataCheck.Group> groups = dataCheck.find(scenario, source(source).orElse(null), kind, asked);
        model.addAttribute("check", dataCheck.summary(scenario));
        model.addAttribute("groups", groups);
        model.addAttribute(
                "found", groups.stream().mapToInt(group -> group.facts().size()).sum());
        model.addAttribute("kinds", dataCheck.kinds(scenario));
        model.addAttribute("sources", Fact.Source.values());
        model.addAttribute("source", source(source).map(Enum::name).orElse(ANY));
        model.addAttribute("kind", kind);
        model.addAttribute("asked", asked);
        model.addAttribute(
                "map",
                SituationMap.of(situation)
                        .view(words.of("organiser.data.map"), area -> area.withHref(about(visitor, area.name()))));
        return "organiser/data";
    }

    /** Everything known of an area. */
    private static String about(Visitor visitor, String area) {
        return UriComponentsBuilder.fromPath(CampaignFrame.base(visitor) + "/setup/data")
                .queryParam("source", ANY)
                .queryParam("asked", "{area}")
                .fragment("facts")
                .build(area)
                .toString();
    }

    private static Optional<Fact.Source> source(@Nullable String typed) {
        for (Fact.Source source : Fact.Source.values()) {
            if (source.name().equals(typed == null ? "" : typed.toUpperCase(Locale.ROOT))) {
                return Optional.of(source);
            }
        }
        return Optional.empty();
    }
}
