package battlearrow.web.evening;

import battlearrow.campaign.Guests;
import battlearrow.campaign.People;
import battlearrow.club.Appointments;
import battlearrow.evening.Attendee;
import battlearrow.evening.HomeBattles;
import battlearrow.evening.LeftBattle;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.ReplacePlayer;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.situation.Stage;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/** The battles whose player is gone, and what the organiser may do about each: the other pairings stay as they are (H33). */
@Component
class LeftBattles {
    private final Appointments appointments;
    private final Guests guests;
    private final HomeBattles homeBattles;
    private final People people;
    private final Words words;

    LeftBattles(Appointments appointments, Guests guests, HomeBattles homeBattles, People people, Words words) {
        this.appointments = appointments;
        this.guests = guests;
        this.homeBattles = homeBattles;
        this.people = people;
        this.words = words;
    }

    /**
     * @param gone the name of who is gone
     * @param hasArrow whether an arrow goes when it is called off
     * @param substitutes who may step in
     */
    record LeftLine(
            int battle,
            Side side,
            String gone,
            String pair,
            String href,
            boolean hasArrow,
            List<Attendee> substitutes) {}

    List<LeftBattle> list(Visitor visitor, Moment now, List<Attendee> all) {
        Set<Integer> atHome = homeBattles.list(visitor.campaignId(), now).keySet();
        List<BattleRecord> open = now.openBattles().stream()
                .filter(record -> !atHome.contains(record.number()))
                .toList();
        Set<String> known = new HashSet<>();
        appointments.listHeld(visitor.campaignId()).forEach(held -> known.add(Long.toString(held.accountId())));
        guests.list(visitor.campaignId()).forEach(guest -> known.add(guest.person()));
        all.stream().filter(Attendee::hasLeft).map(Attendee::person).forEach(known::remove);
        return LeftBattle.list(open, person -> !known.contains(person));
    }

    List<LeftLine> lines(Visitor visitor, Moment now, List<Attendee> all) {
        return list(visitor, now, all).stream()
                .map(left -> new LeftLine(
                        left.battle().number(),
                        left.side(),
                        name(visitor, left.person()),
                        words.of(
                                "battle.pair",
                                name(
                                        visitor,
                                        left.battle()
                                                .battle()
                                                .party(Side.ALLIED)
                                                .player()
                                                .person()),
                                name(
                                        visitor,
                                        left.battle()
                                                .battle()
                                                .party(Side.GERMAN)
                                                .player()
                                                .person())),
                        CampaignFrame.base(visitor) + "/battles/"
                                + left.battle().number(),
                        left.battle().battle().findArrow().isPresent(),
                        left.substitutes(all)))
                .toList();
    }

    /**
     * The order for what was pressed; empty where the battle is no longer without its player or the substitute not free.
     *
     * @param substitute his id in orders; empty to call the battle off
     */
    Optional<Order> order(Visitor visitor, Moment now, List<Attendee> all, int battle, Side side, String substitute) {
        Optional<LeftBattle> left = list(visitor, now, all).stream()
                .filter(one -> one.battle().number() == battle && one.side() == side)
                .findFirst();
        if (left.isEmpty()) {
            return Optional.empty();
        }
        String reason = words.of("evening.left.reason", name(visitor, left.get().person()));
        if (substitute.isEmpty()) {
            return Optional.of(
                    left.get().battle().battle().isAt(Stage.CHALLENGED)
                            ? new CallOffChallenge(battle)
                            : new VoidBattle(battle, reason));
        }
        return left.get().substitutes(all).stream()
                .filter(one -> one.person().equals(substitute))
                .findFirst()
                .map(one -> new ReplacePlayer(battle, side, one.player(), reason));
    }

    private String name(Visitor visitor, String person) {
        return people.displayName(visitor.campaignId(), person);
    }
}
