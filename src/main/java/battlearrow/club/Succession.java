package battlearrow.club;

import java.util.Comparator;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Who organises a campaign after its Organiser is gone for good (H24): the deputy organiser who was named first, else the
 * organiser of the club who has been a member longest.
 */
@Component
class Succession {
    private final Appointments appointments;
    private final Clubs clubs;
    private final Accounts accounts;

    Succession(Appointments appointments, Clubs clubs, Accounts accounts) {
        this.appointments = appointments;
        this.clubs = clubs;
        this.accounts = accounts;
    }

    /** Empty only where the club has no other organiser. */
    Optional<Account> findHeir(ClubCampaign campaign, long leaver) {
        return appointments
                .findDeputyOrganiser(campaign.id())
                .filter(deputy -> deputy != leaver)
                .or(() -> clubs.listMembers(campaign.clubId()).stream()
                        .filter(member -> member.isOrganiser() && member.accountId() != leaver)
                        .min(Comparator.comparing(Member::since).thenComparing(Member::accountId))
                        .map(Member::accountId))
                .map(accounts::get);
    }
}
