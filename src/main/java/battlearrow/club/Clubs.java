package battlearrow.club;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Clubs and who belongs to them. A club always has an organiser. */
@Component
@Transactional
public class Clubs {

    public static final int LONGEST_NAME = 80;

    private final ClubRows clubs;
    private final MembershipRows memberships;
    private final NamesApart namesApart;
    private final Clock clock;

    Clubs(ClubRows clubs, MembershipRows memberships, NamesApart namesApart, Clock clock) {
        this.clubs = clubs;
        this.memberships = memberships;
        this.namesApart = namesApart;
        this.clock = clock;
    }

    /** Founds a club whose first member organises it. */
    public Club found(String name, long organiser) {
        Club club =
                clubs.save(new ClubRow(Accounts.tidy(name), clock.instant())).toClub();
        memberships.insertUnlessMember(club.id(), organiser, ClubRole.ORGANISER.name(), clock.instant());
        return club;
    }

    @Transactional(readOnly = true)
    public boolean isAnyFounded() {
        return clubs.count() > 0;
    }

    @Transactional(readOnly = true)
    public Optional<Club> find(long clubId) {
        return clubs.findById(clubId).map(ClubRow::toClub);
    }

    @Transactional(readOnly = true)
    public List<Club> listAll() {
        return clubs.listAll().stream().map(ClubRow::toClub).toList();
    }

    /** The clubs somebody belongs to, by name. */
    @Transactional(readOnly = true)
    public List<Club> listOf(long accountId) {
        List<Long> own = memberships.listPresentOf(accountId).stream()
                .map(MembershipRow::clubId)
                .toList();
        return listAll().stream().filter(club -> own.contains(club.id())).toList();
    }

    @Transactional(readOnly = true)
    public List<Member> listMembers(long clubId) {
        return memberships.listMembers(clubId);
    }

    /** Empty for somebody who is no member, or no longer. */
    @Transactional(readOnly = true)
    public Optional<ClubRole> findRole(long clubId, long accountId) {
        return memberships.findPresent(clubId, accountId).map(MembershipRow::role);
    }

    @Transactional(readOnly = true)
    public boolean isOrganiser(long clubId, long accountId) {
        return findRole(clubId, accountId).filter(ClubRole.ORGANISER::equals).isPresent();
    }

    @Transactional(readOnly = true)
    public boolean isMember(long clubId, long accountId) {
        return findRole(clubId, accountId).isPresent();
    }

    public void rename(long clubId, String name) {
        clubs.findById(clubId).orElseThrow().rename(Accounts.tidy(name));
    }

    /** Makes somebody a member; who already is one keeps the role. */
    public void join(long clubId, long accountId) {
        clubs.lock(clubId);
        memberships.insertUnlessMember(clubId, accountId, ClubRole.MEMBER.name(), clock.instant());
        namesApart.tellApart(accountId);
    }

    /** Answers false, and changes nothing, when the club would be left without an organiser. */
    public boolean changeRole(long clubId, long accountId, ClubRole role) {
        clubs.lock(clubId);
        MembershipRow membership = memberships.findPresent(clubId, accountId).orElseThrow();
        if (role == ClubRole.MEMBER && isLastOrganiser(membership)) {
            return false;
        }
        membership.setRole(role);
        return true;
    }

    /** Answers false, and changes nothing, when the club would be left without an organiser. */
    public boolean leave(long clubId, long accountId) {
        clubs.lock(clubId);
        Optional<MembershipRow> membership = memberships.findPresent(clubId, accountId);
        if (membership.filter(this::isLastOrganiser).isPresent()) {
            return false;
        }
        membership.ifPresent(present -> present.end(clock.instant()));
        return true;
    }

    /** Locks the club, so that the answer holds until the transaction ends. */
    boolean isLastOrganiser(long clubId, long accountId) {
        clubs.lock(clubId);
        return memberships
                .findPresent(clubId, accountId)
                .filter(this::isLastOrganiser)
                .isPresent();
    }

    private boolean isLastOrganiser(MembershipRow membership) {
        return membership.role() == ClubRole.ORGANISER && memberships.countOrganisers(membership.clubId()) == 1;
    }
}
