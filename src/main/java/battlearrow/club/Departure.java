package battlearrow.club;

import java.util.ArrayList;
import java.util.List;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Somebody leaves a club, or for good: what he did stays in the chronicle. */
@Component
@Transactional
public class Departure {

    private final Accounts accounts;
    private final Clubs clubs;
    private final Campaigns campaigns;
    private final Appointments appointments;
    private final Succession succession;
    private final SideChanges sideChanges;
    private final Invitations invitations;
    private final ApplicationEventPublisher events;

    Departure(
            Accounts accounts,
            Clubs clubs,
            Campaigns campaigns,
            Appointments appointments,
            Succession succession,
            SideChanges sideChanges,
            Invitations invitations,
            ApplicationEventPublisher events) {
        this.accounts = accounts;
        this.clubs = clubs;
        this.campaigns = campaigns;
        this.appointments = appointments;
        this.succession = succession;
        this.sideChanges = sideChanges;
        this.invitations = invitations;
        this.events = events;
    }

    /** What came of the wish to leave. */
    public enum Answer {
        GONE,
        STILL_ORGANISES_A_CAMPAIGN,
        IS_LAST_ORGANISER_OF_A_CLUB
    }

    /** Who organises which campaign from now on. */
    public record Heir(ClubCampaign campaign, Account successor) {}

    /** Who would organise the campaigns of somebody who deletes his account. */
    @Transactional(readOnly = true)
    public List<Heir> listHeirs(long accountId) {
        List<Heir> heirs = new ArrayList<>();
        for (long campaignId : appointments.listOrganisedBy(accountId)) {
            ClubCampaign campaign = campaigns.find(campaignId).orElseThrow();
            succession.findHeir(campaign, accountId).ifPresent(heir -> heirs.add(new Heir(campaign, heir)));
        }
        return heirs;
    }

    /**
     * Deletes an account; nothing is changed unless the answer is {@link Answer#GONE}. Campaigns he organises pass to the
     * deputy, or to an organiser of the club.
     */
    public Answer delete(long accountId, AccountDeleted.Reports reports) {
        for (Club club : clubs.listOf(accountId)) {
            if (clubs.isLastOrganiser(club.id(), accountId)) {
                return Answer.IS_LAST_ORGANISER_OF_A_CLUB;
            }
        }
        List<Heir> heirs = listHeirs(accountId);
        if (heirs.size() < appointments.listOrganisedBy(accountId).size()) {
            return Answer.STILL_ORGANISES_A_CAMPAIGN;
        }
        heirs.forEach(heir ->
                appointments.takeOver(heir.campaign().id(), heir.successor().id()));
        clubs.listOf(accountId).forEach(club -> clubs.leave(club.id(), accountId));
        appointments.endAllOf(accountId);
        invitations.revokeResetsOf(accountId);
        AccountDeleted deleted = new AccountDeleted(
                accountId,
                List.of(
                        accounts.get(accountId).displayName(),
                        accounts.getNaming(accountId).name()),
                appointments.listCampaignsEver(accountId),
                reports);
        sideChanges.letGo(deleted);
        accounts.forget(accountId);
        events.publishEvent(deleted);
        return Answer.GONE;
    }

    /**
     * Takes a member out of a club and ends his offices in its campaigns, so that no plan is open to him any more; nothing is
     * changed unless the answer is {@link Answer#GONE}.
     */
    public Answer leave(long clubId, long accountId) {
        if (appointments.organisesAnyOf(clubId, accountId)) {
            return Answer.STILL_ORGANISES_A_CAMPAIGN;
        }
        if (!clubs.leave(clubId, accountId)) {
            return Answer.IS_LAST_ORGANISER_OF_A_CLUB;
        }
        campaigns.listOfClub(clubId).forEach(campaign -> sideChanges.drop(campaign.id(), accountId));
        appointments.endAllOf(clubId, accountId);
        return Answer.GONE;
    }
}
