package battlearrow.evening;

import battlearrow.firestorm.map.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Who might meet whom among those who are here without a battle. Who came first is served first; where one side has more
 * people, those of it who would fight for the other side are lent, as many as even the numbers out (ROLE-09). Who plays
 * already is not looked at, so that a pairing once made is left alone whoever comes late or goes.
 */
public final class Pairings {
    private Pairings() {}

    /**
     * @param free everybody here without a battle, who came first being first
     * @param turnedDown pairs that are not wanted
     */
    public static List<Pairing> suggest(List<Attendee> free, Set<Pair> turnedDown) {
        List<Attendee> allied = of(Side.ALLIED, free);
        List<Attendee> german = of(Side.GERMAN, free);
        Side larger = allied.size() >= german.size() ? Side.ALLIED : Side.GERMAN;
        List<Attendee> many = larger == Side.ALLIED ? allied : german;
        List<Attendee> few = larger == Side.ALLIED ? german : allied;
        List<Attendee> lent = many.stream()
                .filter(Attendee::lends)
                .limit((many.size() - few.size()) / 2)
                .toList();
        List<Attendee> left = new ArrayList<>(many);
        left.removeAll(lent);
        List<Pairing> pairings = new ArrayList<>();
        List<Attendee> seekers = new ArrayList<>(few);
        seekers.addAll(lent);
        for (Attendee seeker : seekers) {
            for (Attendee opponent : left) {
                Pairing pairing = larger == Side.ALLIED ? new Pairing(opponent, seeker) : new Pairing(seeker, opponent);
                if (!turnedDown.contains(pairing.pair())) {
                    pairings.add(pairing);
                    left.remove(opponent);
                    break;
                }
            }
        }
        return pairings;
    }

    /** Those here without a battle for whom no opponent is suggested. */
    public static List<Attendee> spare(List<Attendee> free, List<Pairing> suggested) {
        return free.stream()
                .filter(one ->
                        suggested.stream().noneMatch(pairing -> pairing.pair().has(one.person())))
                .toList();
    }

    private static List<Attendee> of(Side side, List<Attendee> free) {
        return free.stream().filter(one -> one.side() == side).toList();
    }
}
