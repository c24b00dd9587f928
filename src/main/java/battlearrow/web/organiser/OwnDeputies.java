package battlearrow.web.organiser;

import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.club.CampaignRoles;
import battlearrow.club.Clubs;
import battlearrow.club.Member;
import battlearrow.club.Office;
import battlearrow.club.SideChanges;
import battlearrow.firestorm.map.Side;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * The deputies a General names himself for the days he is away: members of the club who fight for his side or for neither.
 * Their office ends by itself. A deputy names none.
 */
@Component
class OwnDeputies {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.UK);

    private final Appointments appointments;
    private final Clubs clubs;
    private final SideChanges changes;
    private final CampaignPeople people;
    private final Words words;

    OwnDeputies(Appointments appointments, Clubs clubs, SideChanges changes, CampaignPeople people, Words words) {
        this.appointments = appointments;
        this.clubs = clubs;
        this.changes = changes;
        this.people = people;
        this.words = words;
    }

    /** Somebody who may be chosen. */
    record Choice(long accountId, String label) {}

    /** A deputy of the side. @param until the last day in words; of one the organiser named without an end, that he stays */
    record Line(long appointmentId, String name, String until) {}

    /** The side whose deputies this person names: that of a General, not of a deputy. */
    Optional<Side> findSide(Visitor visitor) {
        return visitor.campaign().isWargame()
                ? Optional.empty()
                : Stream.of(Side.values())
                        .filter(side -> visitor.roles().offices().contains(Office.general(side)))
                        .findFirst();
    }

    List<Choice> listChoices(Visitor visitor, Side side) {
        Map<Long, CampaignRoles> roles = appointments.listRoles(visitor.campaignId());
        List<Choice> choices = new ArrayList<>();
        for (Member member : clubs.listMembers(visitor.campaign().clubId())) {
            long account = member.accountId();
            CampaignRoles own = roles.getOrDefault(account, CampaignRoles.none());
            boolean isOfTheEnemy = own.side().filter(side.enemy()::equals).isPresent();
            if (account != visitor.accountId() && !isOfTheEnemy && !changes.isLeaving(visitor.campaignId(), account)) {
                choices.add(new Choice(account, people.label(member, own)));
            }
        }
        return choices;
    }

    List<Line> list(Visitor visitor, Side side) {
        ZoneId zone = visitor.campaign().timeZone();
        return listHeld(visitor, side).stream()
                .map(held -> new Line(
                        held.id(),
                        held.displayName(),
                        held.until()
                                .map(end -> words.of(
                                        "people.deputy.until",
                                        DAY.format(end.minusNanos(1).atZone(zone))))
                                .orElseGet(() -> words.of("people.deputy.stays"))))
                .toList();
    }

    /** One of the side's deputies, by his appointment. */
    Optional<Appointment> find(Visitor visitor, Side side, long appointmentId) {
        return listHeld(visitor, side).stream()
                .filter(held -> held.id() == appointmentId)
                .findFirst();
    }

    private List<Appointment> listHeld(Visitor visitor, Side side) {
        return appointments.listHeld(visitor.campaignId()).stream()
                .filter(held -> held.office().equals(Office.deputy(side)))
                .toList();
    }
}
