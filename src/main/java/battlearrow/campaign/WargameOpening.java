package battlearrow.campaign;

import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.wargame.WargameFork;
import battlearrow.journal.Journal;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Opens a General's Wargame and begins it at once, from a scenario of the box (SET-26) or with the map of a campaign as it
 * stands (SET-27). The campaign is only read: its journal, its plans and its dice stay as they are.
 */
@Component
public class WargameOpening {
    private final CampaignOpening opening;
    private final CampaignDesk desk;
    private final Campaigns campaigns;
    private final Journal journal;
    private final Moments moments;

    WargameOpening(CampaignOpening opening, CampaignDesk desk, Campaigns campaigns, Journal journal, Moments moments) {
        this.opening = opening;
        this.desk = desk;
        this.campaigns = campaigns;
        this.journal = journal;
        this.moments = moments;
    }

    /** Who sits where; one person may take both seats (GW-01). */
    public record Seats(long allied, long german) {
        /** Both sides at one screen. */
        public static Seats both(long account) {
            return new Seats(account, account);
        }
    }

    /**
     * Opens one from the deployment of a scenario.
     *
     * @param opener whose press it was
     * @param formKey made when the form was drawn: sent twice, it opens one wargame
     */
    public ClubCampaign open(
            long clubId, String name, ScenarioName scenario, ZoneId timeZone, long opener, Seats seats, UUID formKey) {
        int points = Integer.parseInt(HouseRules.DEFAULTS.value(HouseRule.HR_36));
        return begin(
                clubId,
                new CampaignOpening.Settings(name, scenario, points, timeZone, HouseRules.DEFAULTS),
                Corrections.NONE,
                new StartCampaign(),
                opener,
                seats,
                formKey);
    }

    /**
     * Why no wargame begins with the map of a campaign now: before its start and after its end. Its people are not asked who
     * they are, for a map that everybody sees is no secret.
     */
    public List<Refusal> objectionsToFork(long campaignId) {
        return WargameFork.objections(moments.latest(campaignId).situation(), Actor.organiser(""));
    }

    /** Opens one with the map of a campaign that is under way, by its scenario and house rules. */
    public ClubCampaign fork(long campaignId, String name, long opener, Seats seats, UUID formKey) {
        ClubCampaign campaign = campaigns.find(campaignId).orElseThrow();
        Situation now = moments.latest(campaignId).situation();
        return begin(
                campaign.clubId(),
                new CampaignOpening.Settings(
                        name, campaign.scenario(), now.points(), campaign.timeZone(), now.houseRules()),
                journal.heading(campaignId).corrections(),
                WargameFork.order(now),
                opener,
                seats,
                formKey);
    }

    private ClubCampaign begin(
            long clubId,
            CampaignOpening.Settings settings,
            Corrections corrections,
            Order first,
            long opener,
            Seats seats,
            UUID formKey) {
        ClubCampaign wargame =
                opening.openWargame(clubId, settings, corrections, seats.allied(), seats.german(), formKey);
        if (moments.latest(wargame.id()).sequence() == 0
                && desk.begin(wargame.id(), opener, first, formKey) instanceof Answer.Refused refused) {
            throw new IllegalStateException("The wargame could not begin: " + refused.refusals());
        }
        return campaigns.find(wargame.id()).orElseThrow();
    }
}
