package battlearrow.firestorm.rule;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * One rule of the rulebook: it answers for one kind of order and nothing else. Offered orders are the candidates without
 * objections, so what is offered and what is allowed come from the same code (INV-50). Dice never decide whether an order
 * is legal.
 */
public interface OrderRule<O extends Order> {
    /**
     * Orders worth asking about now for this person: a finite list that holds at least every order without objections,
     * wherever the choice is one of areas, Troops and battles (not of free words or numbers).
     */
    List<O> candidates(Situation situation, Actor by);

    /** All reasons against the order, in the ledger's order of checks; empty means allowed. */
    List<Refusal> objections(Situation situation, Actor by, O order);

    /** The dice an allowed order will ask for, in their order. */
    default List<DieRequest> dice(Situation situation, O order) {
        return List.of();
    }

    /** Adds what happens to the outcome. Called only for an order without objections. */
    void carryOut(O order, Actor by, Dice dice, Outcome outcome);
}
