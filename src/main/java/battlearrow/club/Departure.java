package battlearrow.club;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Somebody leaves a club, or for good: what he did stays in the chronicle. */
@Component
@Transactional
public class Departure {

    private final Accounts accounts;
    private final Clubs clubs;
    private final Appointments appointments;
    private final Invitations invitations;

    Departure(Accounts accounts, Clubs clubs, Appointments appointments, Invitations invitations) {
        this.accounts = accounts;
        this.clubs = clubs;
        this.appointments = appointments;
        this.invitations = invitations;
    }

    /** What came of the wish to leave. */
    public enum Answer {
        GONE,
        STILL_ORGANISES_A_CAMPAIGN,
        IS_LAST_ORGANISER_OF_A_CLUB
    }

    /** Deletes an account; nothing is changed unless the answer is {@link Answer#GONE}. */
    public Answer delete(long accountId) {
        if (appointments.organisesAny(accountId)) {
            return Answer.STILL_ORGANISES_A_CAMPAIGN;
        }
        for (Club club : clubs.listOf(accountId)) {
            if (clubs.isLastOrganiser(club.id(), accountId)) {
                return Answer.IS_LAST_ORGANISER_OF_A_CLUB;
            }
        }
        clubs.listOf(accountId).forEach(club -> clubs.leave(club.id(), accountId));
        appointments.endAllOf(accountId);
        invitations.revokeResetsOf(accountId);
        accounts.forget(accountId);
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
        appointments.endAllOf(clubId, accountId);
        return Answer.GONE;
    }
}
