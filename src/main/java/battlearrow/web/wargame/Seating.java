package battlearrow.web.wargame;

import battlearrow.campaign.WargameOpening.Seats;
import battlearrow.club.Clubs;
import battlearrow.club.Member;
import battlearrow.firestorm.map.Side;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.validation.BindingResult;

/** Who takes the two seats: one person both, or two members of the club one each. */
@Component
class Seating {
    private final Clubs clubs;

    Seating(Clubs clubs) {
        this.clubs = clubs;
    }

    /** The members one may play against. */
    List<Member> opponents(long clubId, long me) {
        return clubs.listMembers(clubId).stream()
                .filter(member -> member.accountId() != me)
                .toList();
    }

    /** The seats as the form gives them; empty, and the field marked, when the opponent is no other member of the club. */
    Optional<Seats> find(WargameForm form, long clubId, long me, BindingResult problems) {
        if (form.isAtOneScreen()) {
            return Optional.of(Seats.both(me));
        }
        Optional<Long> opponent = form.findOpponent()
                .filter(account -> opponents(clubId, me).stream().anyMatch(member -> member.accountId() == account));
        if (opponent.isEmpty()) {
            problems.rejectValue("opponent", "wargame.opponent.missing");
        }
        return opponent.map(other -> form.findSide() == Side.ALLIED ? new Seats(me, other) : new Seats(other, me));
    }
}
