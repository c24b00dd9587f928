package battlearrow.simulation;

import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AirAllocationOrder;
import battlearrow.firestorm.order.ExploitationOrder;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder;
import battlearrow.firestorm.order.StrategicMovesOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Gives any of the orders he is offered: first a kind by chance, then one of that kind, so that the many ways to move do not
 * drown everything else. Kinds that only end something are rarer, or he would do little. He writes no plans, which nobody but he
 * would read.
 */
final class RandomGeneral implements ComputerGeneral {
    private static final int USUAL = 5;
    private static final int RARE = 1;

    private static final Set<Class<? extends Order>> PLANS =
            Set.of(PlanningOrder.WritePlan.class, PlanningOrder.AddPlanNote.class);

    private static final Set<Class<? extends Order>> ENDS = Set.of(
            ManoeuvreOrder.DeclineInitiative.class,
            AfterActionOrder.EndAdvance.class,
            AfterActionOrder.LetDie.class,
            AfterActionOrder.DeclineHold.class,
            AirAllocationOrder.UnassignTroop.class,
            AirAllocationOrder.UnassignResupply.class,
            AirAllocationOrder.UnassignAircraft.class,
            AirAllocationOrder.CloseTransport.class,
            AirAllocationOrder.CloseTactical.class,
            AirAllocationOrder.CloseAir.class,
            ExploitationOrder.CloseOpening.class,
            ExploitationOrder.CloseExploitation.class,
            StrategicMovesOrder.CloseMoves.class);

    private final RandomGenerator chance;

    RandomGeneral(RandomGenerator chance) {
        this.chance = chance;
    }

    @Override
    public Optional<Order> choose(Seat seat) {
        List<Order> offered = seat.offered();
        List<Class<? extends Order>> kinds = new ArrayList<>();
        int total = 0;
        for (Order order : offered) { // the orders of a kind stand together
            Class<? extends Order> kind = order.getClass();
            boolean isNext = kinds.isEmpty() || kinds.getLast() != kind;
            if (isNext && !PLANS.contains(kind)) {
                kinds.add(kind);
                total += weight(kind);
            }
        }
        if (kinds.isEmpty()) {
            return Optional.empty();
        }
        Class<? extends Order> kind = oneOf(kinds, total);
        List<Order> ofKind = new ArrayList<>();
        for (Order order : offered) {
            if (order.getClass() == kind) {
                ofKind.add(order);
            }
        }
        return Optional.of(ofKind.get(chance.nextInt(ofKind.size())));
    }

    private Class<? extends Order> oneOf(List<Class<? extends Order>> kinds, int total) {
        int point = chance.nextInt(total);
        for (Class<? extends Order> kind : kinds) {
            point -= weight(kind);
            if (point < 0) {
                return kind;
            }
        }
        return kinds.getLast();
    }

    private static int weight(Class<? extends Order> kind) {
        return ENDS.contains(kind) ? RARE : USUAL;
    }
}
