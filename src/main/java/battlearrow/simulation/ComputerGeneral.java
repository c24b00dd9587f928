package battlearrow.simulation;

import battlearrow.firestorm.order.Order;
import java.util.Optional;

/**
 * A General who is no person. He may remember what he means to do, so one General plays one side of one game; whatever he
 * remembers, the referee judges each order on the map as it then is.
 */
@FunctionalInterface
public interface ComputerGeneral {
    /**
     * His next order, which the referee must allow; empty when he has none to give now.
     *
     * @param seat his side of the map as it stands
     */
    Optional<Order> choose(Seat seat);
}
