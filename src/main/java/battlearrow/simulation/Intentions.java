package battlearrow.simulation;

import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.Step;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What a General means to do in one step, thought of when the step begins and done one after another. */
final class Intentions {
    private final Deque<Order> orders = new ArrayDeque<>();
    private Step step = Step.NONE;
    private int turn = -1;

    /**
     * The next of them that is still allowed; empty when all are done.
     *
     * @param thought thinks of them, the most important first
     */
    Optional<Order> next(Seat seat, Supplier<List<Order>> thought) {
        if (step != seat.situation().step() || turn != seat.situation().turn()) {
            step = seat.situation().step();
            turn = seat.situation().turn();
            orders.clear();
            orders.addAll(thought.get());
        }
        while (!orders.isEmpty()) {
            Order order = orders.remove();
            if (seat.allows(order)) {
                return Optional.of(order);
            }
        }
        return Optional.empty();
    }
}
