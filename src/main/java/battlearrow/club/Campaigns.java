package battlearrow.club;

import battlearrow.firestorm.map.Side;
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
        boolean isNew = insert(clubId, settings, formKey);
        ClubCampaign campaign = rows.findByFormKey(formKey).orElseThrow().toCampaign();
        if (isNew) {
            appointments.appoint(campaign.id(), organiser, Office.organiser());
        }
        return campaign;
    }

    /**
     * Opens a General's Wargame and gives both its seats, perhaps to one person (GW-01). It has no Organiser, and only who
     * has a seat sees it until {@link #openToAll}.
     *
     * @param formKey as for a campaign
     */
    public ClubCampaign openWargame(long clubId, Settings settings, long allied, long german, UUID formKey) {
        boolean isNew = insert(clubId, settings, formKey);
        ClubCampaign wargame = rows.findByFormKey(formKey).orElseThrow().toCampaign();
        if (isNew) {
            appointments.appoint(wargame.id(), allied, Office.general(Side.ALLIED));
            appointments.appoint(wargame.id(), german, Office.general(Side.GERMAN));
        }
        return wargame;
    }

    private boolean insert(long clubId, Settings settings, UUID formKey) {
        int inserted = rows.insertUnlessSentBefore(
                clubId,
                Accounts.tidy(settings.name()),
                settings.scenario().name(),
                settings.mode().name(),
                settings.pointsPerBattle(),
                settings.timeZone().getId(),
                clock.instant(),
                settings.mode() == Mode.CAMPAIGN,
                formKey);
        return inserted == 1;
    }

    @Transactional(readOnly = true)
    public Optional<ClubCampaign> find(long campaignId) {
        return rows.findById(campaignId).map(CampaignRow::toCampaign);
    }

    /** The campaigns of a club, newest first, and its wargames. */
    @Transactional(readOnly = true)
    public List<ClubCampaign> listOfClub(long clubId) {
        return rows.listOfClub(clubId).stream().map(CampaignRow::toCampaign).toList();
    }

    /** Running and finished campaigns of all clubs that anybody may see, newest first. */
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

    /** Notes that the campaign came from a file, in which it had this name. */
    public void markImported(long campaignId, String nameInTheFile) {
        rows.findById(campaignId).orElseThrow().markImported(nameInTheFile);
    }

    /** The name in the file of a campaign that was imported; empty for one that was opened here. */
    @Transactional(readOnly = true)
    public Optional<String> findImportedFrom(long campaignId) {
        return rows.findById(campaignId).flatMap(row -> Optional.ofNullable(row.importedFrom()));
    }

    /** Lets everybody see a General's Wargame; this is not taken back. */
    public void openToAll(long campaignId) {
        rows.findById(campaignId).orElseThrow().openToAll();
    }

    public void changeState(long campaignId, CampaignState state) {
        rows.findById(campaignId).orElseThrow().setState(state);
    }
}
