package battlearrow.firestorm.rule;

import battlearrow.firestorm.map.Side;
import java.util.Set;

/**
 * Who gives an order, as appointed in the campaign at this moment (ROLE-01 to ROLE-11).
 *
 * @param person the person's id in the campaign
 * @param organiser whether the person is the Organiser or stands in for him
 * @param generalOf the sides whose General the person is or stands in for
 * @param commanderOf the sides the person may fight for
 */
public record Actor(String person, boolean organiser, Set<Side> generalOf, Set<Side> commanderOf) {
    public Actor {
        generalOf = Set.copyOf(generalOf);
        commanderOf = Set.copyOf(commanderOf);
    }

    public static Actor organiser(String person) {
        return new Actor(person, true, Set.of(), Set.of());
    }

    public static Actor general(String person, Side side) {
        return new Actor(person, false, Set.of(side), Set.of(side));
    }

    public static Actor commander(String person, Side side) {
        return new Actor(person, false, Set.of(), Set.of(side));
    }

    public boolean isGeneralOf(Side side) {
        return generalOf.contains(side);
    }

    public boolean isGeneral() {
        return !generalOf.isEmpty();
    }
}
