package battlearrow.simulation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/** One side of a General's Wargame at one moment: the map, and what the referee says to the side's General. */
public final class Seat {
    private static final Actor ALLIED = Actor.general("allied-computer", Side.ALLIED);
    private static final Actor GERMAN = Actor.general("german-computer", Side.GERMAN);

    private final Referee referee;
    private final Situation situation;
    private final Side side;

    public Seat(Referee referee, Situation situation, Side side) {
        this.referee = referee;
        this.situation = situation;
        this.side = side;
    }

    /** Who sits here. */
    static Actor general(Side side) {
        return side == Side.ALLIED ? ALLIED : GERMAN;
    }

    public Situation situation() {
        return situation;
    }

    public Side side() {
        return side;
    }

    Referee referee() {
        return referee;
    }

    /** Every order that may be given now. */
    public List<Order> offered() {
        return referee.offered(situation, general(side));
    }

    /** The orders of one kind that may be given now. */
    public <O extends Order> List<O> offered(Class<O> kind) {
        return referee.offered(situation, general(side), kind);
    }

    /** Whether the referee has nothing against this order. */
    public boolean allows(Order order) {
        return referee.objections(situation, general(side), order).isEmpty();
    }
}
