package battlearrow.club;

import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The campaigns of the clubs: what each is called, by what settings, and how far it has come. */
@Component
@Transactional
public class Campaigns {

    public static final int LONGEST_NAME = 80;

    private final CampaignRows rows;
    private final Appointments appointments;
    private final Clock clock;

    Campaigns(CampaignRows rows, Appointments appointments, Clock clock) {
        this.rows = rows;
        this.appointments = appointments;
        this.clock = clock;
    }

    /** What an organiser chooses when opening a campaign; points of a Flames Of War force. */
    public record Settings(String name, ScenarioName scenario, Mode mode, int pointsPerBattle, ZoneId timeZone) {}

    /**
     * Opens a campaign and appoints its Organiser.
     *
     * @param formKey made when the form was drawn: sent twice, it opens one campaign, and both answers name it
     */
    public ClubCampaign open(long clubId, Settings settings, long organiser, UUID formKey) {
        int inserted = rows.insertUnlessSentBefore(
                clubId,
                Accounts.tidy(settings.name()),
                settings.scenario().name(),
                settings.mode().name(),
                settings.pointsPerBattle(),
                settings.timeZone().getId(),
                clock.instant(),
                formKey);
        ClubCampaign campaign = rows.findByFormKey(formKey).orElseThrow().toCampaign();
        if (inserted == 1) {
            appointments.appoint(campaign.id(), organiser, Office.organiser());
        }
        return campaign;
    }

    @Transactional(readOnly = true)
    public Optional<ClubCampaign> find(long campaignId) {
        return rows.findById(campaignId).map(CampaignRow::toCampaign);
    }

    @Transactional(readOnly = true)
    public List<ClubCampaign> listOfClub(long clubId) {
        return rows.listOfClub(clubId).stream().map(CampaignRow::toCampaign).toList();
    }

    /** Running and finished campaigns of all clubs, newest first. */
    @Transactional(readOnly = true)
    public List<ClubCampaign> listStarted() {
        return rows.listStarted().stream().map(CampaignRow::toCampaign).toList();
    }

    /** The campaigns in which somebody holds an office now. */
    @Transactional(readOnly = true)
    public List<ClubCampaign> listOf(long accountId) {
        return rows.listOfAccount(accountId, clock.instant()).stream()
                .map(CampaignRow::toCampaign)
                .toList();
    }

    public void describe(long campaignId, String name, int pointsPerBattle, ZoneId timeZone) {
        rows.findById(campaignId).orElseThrow().describe(Accounts.tidy(name), pointsPerBattle, timeZone);
    }

    public void changeState(long campaignId, CampaignState state) {
        rows.findById(campaignId).orElseThrow().setState(state);
    }
}
