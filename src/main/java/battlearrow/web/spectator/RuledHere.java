package battlearrow.web.spectator;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ReadEntry;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.event.CampaignEvent.HouseRuleChanged;
import battlearrow.firestorm.event.CampaignEvent.HouseRulesChosen;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleReach;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import battlearrow.web.houserules.HouseRuleLine;
import battlearrow.web.houserules.HouseRuleSheet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/**
 * How a campaign plays a rule: the house ruling that bears on it, with the day it was made and by whom (H38). House rules
 * are for everybody to read.
 */
@Component
class RuledHere {
    private final CampaignView view;
    private final Campaigns campaigns;
    private final Words words;

    RuledHere(CampaignView view, Campaigns campaigns, Words words) {
        this.view = view;
        this.campaigns = campaigns;
        this.words = words;
    }

    /**
     * A house ruling beside a rule.
     *
     * @param decided when and by whom; empty for the reading nobody has touched
     * @param href the ruling among all of its campaign
     */
    record Ruling(HouseRuleLine line, String decided, String href) {}

    /** Rulings by the number of the rule they bear on; none for a campaign that does not exist. */
    Map<String, List<Ruling>> byRule(long campaignId) {
        Map<String, List<Ruling>> rulings = new HashMap<>();
        campaigns.find(campaignId).ifPresent(campaign -> {
            Situation situation = view.situation(campaignId);
            Map<HouseRule, String> decided = decided(campaign);
            for (HouseRule house : HouseRule.values()) {
                Ruling ruling = new Ruling(
                        HouseRuleSheet.line(situation, house),
                        decided.getOrDefault(house, ""),
                        "/campaigns/" + campaignId + "/rulings#" + house.id());
                for (String rule : HouseRuleReach.of(house)) {
                    rulings.computeIfAbsent(rule, first -> new ArrayList<>()).add(ruling);
                }
            }
        });
        return rulings;
    }

    /** "1 October 2026, 20:14 BST, by Kim", for every house rule somebody has chosen or changed; the last word counts. */
    Map<HouseRule, String> decided(ClubCampaign campaign) {
        Map<HouseRule, String> decided = new EnumMap<>(HouseRule.class);
        for (ReadEntry read :
                view.entriesWith(campaign.id(), List.of(HouseRulesChosen.class, HouseRuleChanged.class))) {
            if (read.counts()) {
                String said = words.of(
                        "rulings.decided",
                        EntryWords.exactly(read.entry().recordedAt(), campaign.timeZone()),
                        read.authorName());
                for (Event event : read.entry().events()) {
                    switch (event) {
                        case HouseRulesChosen chosen -> {
                            decided.clear(); // chosen anew before the start, they stand for all that was chosen before
                            chosen.chosen().keySet().forEach(house -> decided.put(house, said));
                        }
                        case HouseRuleChanged changed -> decided.put(changed.rule(), said);
                        default -> {
                            // Another thing of the same entry.
                        }
                    }
                }
            }
        }
        return decided;
    }
}
