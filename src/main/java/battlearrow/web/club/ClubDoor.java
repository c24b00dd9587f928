package battlearrow.web.club;

import battlearrow.club.Club;
import battlearrow.club.ClubRole;
import battlearrow.club.Clubs;
import battlearrow.web.security.SignedIn;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

/** Lets members into their club's pages and organisers to its desk; for a stranger a club does not exist. */
@Component
public class ClubDoor {

    private final Clubs clubs;

    ClubDoor(Clubs clubs) {
        this.clubs = clubs;
    }

    public Club enterAsMember(long clubId, SignedIn person) {
        role(clubId, person);
        return clubs.find(clubId).orElseThrow();
    }

    public Club enterAsOrganiser(long clubId, SignedIn person) {
        if (role(clubId, person) != ClubRole.ORGANISER) {
            throw new ResponseStatusException(HttpStatus.FORBIDDEN);
        }
        return clubs.find(clubId).orElseThrow();
    }

    private ClubRole role(long clubId, SignedIn person) {
        return clubs.findRole(clubId, person.accountId())
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }
}
