package battlearrow.evening;

import battlearrow.campaign.Guests;
import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.club.CampaignRoles;
import battlearrow.club.Office;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Everybody who might play on an evening, with what he said and whether he is there: whoever fights for a side now, and the
 * guests on the list. Whoever left the campaign is on no list any more.
 */
@Component
@Transactional(readOnly = true)
public class Attendance {
    private final Evenings evenings;
    private final Appointments appointments;
    private final Guests guests;
    private final HomeBattles homeBattles;

    Attendance(Evenings evenings, Appointments appointments, Guests guests, HomeBattles homeBattles) {
        this.evenings = evenings;
        this.appointments = appointments;
        this.guests = guests;
        this.homeBattles = homeBattles;
    }

    /** Who came first is first; then by name. */
    public List<Attendee> list(Evening evening, Moment now) {
        long campaignId = evening.campaignId();
        Map<String, SignUp> signUps =
                evenings.signUps(evening.id()).stream().collect(Collectors.toMap(SignUp::person, Function.identity()));
        Set<String> playing = playing(campaignId, now);
        List<Attendee> all = new ArrayList<>();
        Map<Long, List<Appointment>> members = appointments.listHeld(campaignId).stream()
                .collect(Collectors.groupingBy(Appointment::accountId, LinkedHashMap::new, Collectors.toList()));
        members.forEach((account, held) -> {
            Set<Office> offices = held.stream().map(Appointment::office).collect(Collectors.toSet());
            new CampaignRoles(offices).side().ifPresent(side -> {
                Player player = Player.member(Long.toString(account));
                all.add(new Attendee(
                        player,
                        held.getFirst().displayName(),
                        side,
                        signUps.get(player.person()),
                        playing.contains(player.person())));
            });
        });
        guests.list(campaignId).forEach(guest -> {
            SignUp signUp = signUps.get(guest.person());
            if (signUp != null && signUp.guestSide() != null) {
                all.add(new Attendee(
                        guest.player(),
                        guest.firstName(),
                        signUp.guestSide(),
                        signUp,
                        playing.contains(guest.person())));
            }
        });
        all.sort(Attendee.BY_ARRIVAL);
        return all;
    }

    /** Everybody who plays an open battle that is not one to be played at home. */
    private Set<String> playing(long campaignId, Moment now) {
        Set<Integer> atHome = homeBattles.list(campaignId, now).keySet();
        Set<String> playing = new HashSet<>();
        for (BattleRecord open : now.openBattles()) {
            if (!atHome.contains(open.number())) {
                for (Side side : Side.values()) {
                    playing.add(open.battle().party(side).player().person());
                }
            }
        }
        return playing;
    }
}
