package battlearrow.campaign;

import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Heading;
import battlearrow.journal.Journal;
import battlearrow.tables.Tables;
import java.time.Clock;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Opens a campaign for a club: its journal, its rows and the seed of its first dice. It starts by the order
 * {@code StartCampaign}.
 */
@Component
@Transactional
public class CampaignOpening {
    private static final int OPENING_TURN = 0;

    private final Campaigns campaigns;
    private final Journal journal;
    private final Tables tables;
    private final DiceSeeds seeds;
    private final Clock clock;

    CampaignOpening(Campaigns campaigns, Journal journal, Tables tables, DiceSeeds seeds, Clock clock) {
        this.campaigns = campaigns;
        this.journal = journal;
        this.tables = tables;
        this.seeds = seeds;
        this.clock = clock;
    }

    /**
     * What an organiser chooses.
     *
     * @param points of a normal battle, in points of a Flames Of War force (ORG-07, HR-36)
     * @param timeZone in which the campaign's times are shown
     * @param houseRules the switches that are not at their default (ORG-11)
     * @param corrections of the scenario's data, without a fault (ORG-10)
     */
    public record Settings(
            String name,
            ScenarioName scenario,
            int points,
            ZoneId timeZone,
            HouseRules houseRules,
            Corrections corrections) {
        /** With the data as the application brings them. */
        public Settings(String name, ScenarioName scenario, int points, ZoneId timeZone, HouseRules houseRules) {
            this(name, scenario, points, timeZone, houseRules, Corrections.NONE);
        }
    }

    /**
     * Opens a campaign fought at the table and appoints its Organiser.
     *
     * @param formKey made when the form was drawn: sent twice, it opens one campaign
     */
    public ClubCampaign open(long clubId, Settings settings, long organiser, UUID formKey) {
        ClubCampaign campaign = campaigns.open(
                clubId,
                new Campaigns.Settings(
                        settings.name(), settings.scenario(), Mode.CAMPAIGN, settings.points(), settings.timeZone()),
                organiser,
                formKey);
        begin(campaign, settings.corrections(), withPoints(settings.houseRules(), settings.points()));
        return campaign;
    }

    /**
     * Opens a General's Wargame with both its seats given; it has no Organiser.
     *
     * @param corrections of the scenario's data by the club: those of the campaign whose map it begins with
     * @param allied who plays the Allies; perhaps the same person as for the Germans
     * @param formKey as for a campaign
     */
    ClubCampaign openWargame(
            long clubId, Settings settings, Corrections corrections, long allied, long german, UUID formKey) {
        ClubCampaign wargame = campaigns.openWargame(
                clubId,
                new Campaigns.Settings(
                        settings.name(), settings.scenario(), Mode.WARGAME, settings.points(), settings.timeZone()),
                allied,
                german,
                formKey);
        begin(wargame, corrections, settings.houseRules());
        return wargame;
    }

    /** Nothing is done for a campaign whose form was sent before. */
    private void begin(ClubCampaign campaign, Corrections corrections, HouseRules houseRules) {
        if (journal.findHeading(campaign.id()).isEmpty()) {
            Heading heading = new Heading(
                    UUID.randomUUID(),
                    campaign.scenario(),
                    corrections,
                    campaign.mode(),
                    houseRules,
                    clock.instant().truncatedTo(ChronoUnit.MICROS));
            journal.open(campaign.id(), heading);
            tables.open(campaign.id(), Moments.beforeSetUp(heading));
            seeds.useFor(campaign.id(), OPENING_TURN);
        }
    }

    /** Changes points and house rules while nothing has been entered; after that they stand (ORG-11). */
    public Optional<Refusal> change(long campaignId, int points, HouseRules houseRules) {
        return journal.changeHouseRules(campaignId, withPoints(houseRules, points))
                ? Optional.empty()
                : Optional.of(Refusal.of(Rule.ORG_11));
    }

    private static HouseRules withPoints(HouseRules rules, int points) {
        return rules.with(HouseRule.HR_36, Integer.toString(points));
    }
}
