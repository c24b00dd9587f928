package battlearrow.campaign;

import battlearrow.club.Appointments;
import battlearrow.club.CampaignRoles;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.Actor;
import battlearrow.journal.Author;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Who acts in a campaign, by the offices held at this moment (ROLE-01 to ROLE-11). */
@Component
class Actors {
    private final Appointments appointments;

    Actors(Appointments appointments) {
        this.appointments = appointments;
    }

    /** A person as the referee sees him; somebody without office may do nothing there. */
    Actor actor(long campaignId, long accountId) {
        CampaignRoles roles = appointments.rolesOf(campaignId, accountId);
        Set<Side> generalOf = EnumSet.noneOf(Side.class);
        Set<Side> commanderOf = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            if (roles.isGeneralOf(side)) {
                generalOf.add(side);
            }
            if (roles.fightsFor(side)) {
                commanderOf.add(side);
            }
        }
        return new Actor(person(accountId), roles.isOrganiser(), generalOf, commanderOf);
    }

    /**
     * In which office an accepted order was given: the one that goes with the order, the Organiser's for lack of it. What the
     * one player of both sides of a wargame orders for both is of neither side.
     */
    static Author author(long accountId, Actor by, Order order) {
        Optional<Side> side = order instanceof Order.OfSide ofSide
                ? Optional.of(ofSide.side())
                : Optional.of(by.commanderOf())
                        .filter(sides -> sides.size() == 1)
                        .map(sides -> sides.iterator().next());
        boolean inBattle = order instanceof ManoeuvreOrder || order instanceof Order.OfBattle;
        if (side.isPresent() && !inBattle && by.isGeneralOf(side.get())) {
            return new Author(accountId, Author.Capacity.GENERAL, side.get());
        }
        if (inBattle
                && (!by.organiser() || side.filter(by.commanderOf()::contains).isPresent())) {
            return new Author(accountId, Author.Capacity.COMMANDER, side.orElse(null));
        }
        return new Author(
                accountId,
                by.organiser() || !by.isGeneral() ? Author.Capacity.ORGANISER : Author.Capacity.GENERAL,
                null);
    }

    /** The id of a member in orders. */
    static String person(long accountId) {
        return Long.toString(accountId);
    }
}
