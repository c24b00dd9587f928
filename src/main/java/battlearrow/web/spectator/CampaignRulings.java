package battlearrow.web.spectator;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ReadEntry;
import battlearrow.club.Campaigns;
import battlearrow.firestorm.event.CampaignEvent.HouseRulesChosen;
import battlearrow.firestorm.event.CampaignEvent.PointsSet;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.scenario.Ambiguity;
import battlearrow.firestorm.scenario.LedgerReader;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import battlearrow.web.houserules.HouseRuleLine;
import battlearrow.web.houserules.HouseRuleSheet;
import battlearrow.web.houserules.SaidTwice;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/**
 * The rulings of a campaign on one page, for everybody: its house rules, those that differ from the default first and from
 * which turn; what the organiser has ruled, with date and reason; and how unclear places of the rulebook are read here (H38).
 */
@Controller
class CampaignRulings {
    private final CampaignFrame frame;
    private final CampaignView view;
    private final EntryWords entryWords;
    private final Campaigns campaigns;
    private final RuledHere ruledHere;
    private final Words words;
    private final List<Ambiguity> ambiguities = LedgerReader.listAmbiguities();

    CampaignRulings(
            CampaignFrame frame,
            CampaignView view,
            EntryWords entryWords,
            Campaigns campaigns,
            RuledHere ruledHere,
            Words words) {
        this.frame = frame;
        this.view = view;
        this.entryWords = entryWords;
        this.campaigns = campaigns;
        this.ruledHere = ruledHere;
        this.words = words;
    }

    /** An unclear place with the house rules of this campaign that choose how it is read. */
    record Reading(Ambiguity place, List<HouseRuleLine> chosen) {}

    @GetMapping("/campaigns/{campaignId}/rulings")
    @OpenTo(Audience.EVERYBODY)
    String show(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, null);
        List<ReadEntry> ruled =
                view.entriesWith(visitor.campaignId(), List.of(Ruled.class, PointsSet.class, HouseRulesChosen.class));
        model.addAttribute("sheet", HouseRuleSheet.of(now.situation()));
        model.addAttribute(
                "mayChange",
                visitor.isOrganiser()
                        && !now.situation().isIn(Phase.SETUP)
                        && !now.situation().isIn(Phase.FINISHED)
                        && now.situation().turn() < now.situation().tables().limit("campaignTurns"));
        model.addAttribute("mayChoose", visitor.isOrganiser() && now.situation().isIn(Phase.SETUP));
        model.addAttribute(
                "rulings", entryWords.teller(visitor, now).tell(ruled).reversed());
        model.addAttribute("removals", view.removals(visitor.campaignId(), ruled));
        campaigns
                .findImportedFrom(visitor.campaignId())
                .ifPresent(name -> model.addAttribute(
                        "imported",
                        words.of(
                                "import.was",
                                name,
                                EntryWords.exactly(
                                        visitor.campaign().createdAt(),
                                        visitor.campaign().timeZone()))));
        model.addAttribute("decided", decided(visitor));
        model.addAttribute("twice", SaidTwice.in(now.situation()));
        model.addAttribute("readings", readings(now));
        return "spectator/rulings";
    }

    private Map<String, String> decided(Visitor visitor) {
        return ruledHere.decided(visitor.campaign()).entrySet().stream()
                .collect(Collectors.toMap(entry -> entry.getKey().id(), Map.Entry::getValue));
    }

    private List<Reading> readings(Moment now) {
        return ambiguities.stream()
                .map(place -> new Reading(
                        place,
                        Stream.of(HouseRule.values())
                                .filter(rule -> rule.findAmbiguity()
                                        .filter(place.id()::equals)
                                        .isPresent())
                                .map(rule -> HouseRuleSheet.line(now.situation(), rule))
                                .toList()))
                .toList();
    }
}
