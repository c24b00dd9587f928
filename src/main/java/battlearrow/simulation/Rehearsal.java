package battlearrow.simulation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.Optional;

/**
 * Plays one battle out before it is fought: through the referee, with a quick General on each side and dice that fall as they are
 * told to. Nothing of it happens.
 */
final class Rehearsal {
    /** No battle needs so many orders. */
    private static final int TOO_MANY_ORDERS = 100;

    private final Referee referee;
    private final ComputerGeneral either;

    Rehearsal(Referee referee, Situation start) {
        this.referee = referee;
        this.either = new QuickGeneral(start);
    }

    /** The situation when both sides have committed; empty when that does not happen. */
    Optional<Situation> playToTheDice(Situation situation, int battle) {
        Situation now = situation;
        for (int orders = 0; orders < TOO_MANY_ORDERS; orders++) {
            Stage stage = now.findBattle(battle).map(Battle::stage).orElse(null);
            if (stage == null || stage == Stage.SUPPLY_CHECKED) {
                return stage == null ? Optional.empty() : Optional.of(now);
            }
            Optional<Situation> next = step(now, Side.ALLIED);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            now = next.get();
        }
        return Optional.empty();
    }

    /** The situation when the battle is over and this side has won it, as far as dice can see to that. */
    Situation playOut(Situation situation, int battle, Side winner) {
        Situation now = situation;
        for (int orders = 0; orders < TOO_MANY_ORDERS && now.findBattle(battle).isPresent(); orders++) {
            Optional<Situation> next = step(now, winner);
            if (next.isEmpty()) {
                return now;
            }
            now = next.get();
        }
        return now;
    }

    /** What an order without dice leads to; empty when it is refused. */
    Optional<Situation> after(Situation situation, Side by, Order order) {
        return referee.judge(situation, Seat.general(by), order, new ToldDice(order, by))
                        instanceof Verdict.Accepted accepted
                ? Optional.of(accepted.after())
                : Optional.empty();
    }

    private Optional<Situation> step(Situation now, Side winner) {
        Side first = Wargame.askedFirst(now);
        return ask(now, first, winner).or(() -> ask(now, first.enemy(), winner));
    }

    private Optional<Situation> ask(Situation now, Side side, Side winner) {
        return either.choose(new Seat(referee, now, side))
                .flatMap(order -> referee.judge(now, Seat.general(side), order, new ToldDice(order, winner))
                                instanceof Verdict.Accepted accepted
                        ? Optional.of(accepted.after())
                        : Optional.empty());
    }

    /** One side throws well in the battle itself; nobody is destroyed; variable Troops are what they mostly are. */
    private record ToldDice(Order order, Side winner) implements Dice {
        private static final int BEST = 6;
        private static final int WORST = 1;
        private static final int MIDDLE = 2;

        @Override
        public int d6(Side roller) {
            if (order instanceof RollBattle) {
                return roller == winner ? BEST : WORST;
            }
            return order instanceof RollVariable ? MIDDLE : WORST;
        }

        @Override
        public int aircraftDie() {
            return MIDDLE;
        }
    }
}
