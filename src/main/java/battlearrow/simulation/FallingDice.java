package battlearrow.simulation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Dice that fall by chance, one order after another. */
final class FallingDice implements Dice {
    private static final int SIDES = DieRequest.Kind.SIX_SIDED.highest();

    private final Referee referee;
    private final RandomGenerator chance;
    private final List<Integer> pips = new ArrayList<>();
    private Situation situation;
    private Order order;

    /** @param order the first they are thrown for */
    FallingDice(Referee referee, RandomGenerator chance, Situation situation, Order order) {
        this.referee = referee;
        this.chance = chance;
        this.situation = situation;
        this.order = order;
    }

    /** What is thrown from now on is thrown for this order. */
    void takeUpFor(Situation now, Order next) {
        situation = now;
        order = next;
        pips.clear();
    }

    /** What was thrown for the order. */
    List<Integer> pips() {
        return List.copyOf(pips);
    }

    @Override
    public int d6(Side roller) {
        return fall(1 + chance.nextInt(SIDES));
    }

    /** Its faces are the campaign's own (HR-22), so the referee is asked for them. */
    @Override
    public int aircraftDie() {
        List<Integer> faces = referee.dice(situation, order).stream()
                .filter(request -> request.kind() == DieRequest.Kind.AIRCRAFT)
                .findFirst()
                .map(DieRequest::faces)
                .orElseThrow(() -> new IllegalStateException("Nobody announced an Aircraft Die for " + order));
        return fall(faces.get(chance.nextInt(faces.size())));
    }

    private int fall(int pip) {
        pips.add(pip);
        return pip;
    }
}
