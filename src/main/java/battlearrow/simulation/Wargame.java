package battlearrow.simulation;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A General's Wargame between two computer Generals, from any of its moments on: each order goes to the very referee that
 * judges people, and what he makes of it is the game. Nothing here knows a rule but whom to ask first.
 */
public final class Wargame {
    /** No game needs so many orders; a General who runs in a circle is found out. */
    private static final int TOO_MANY_ORDERS = 10_000;

    private static final Actor ORGANISER = Actor.organiser("organiser");

    private final Referee referee = Referee.of(Mode.WARGAME);
    private final ComputerGeneral allied;
    private final ComputerGeneral german;
    private final FallingDice dice;
    private final @Nullable Watcher watcher;
    private Situation now;
    private int orders;

    private Wargame(
            Situation start,
            ComputerGeneral allied,
            ComputerGeneral german,
            RandomGenerator dice,
            @Nullable Watcher watcher) {
        if (start.mode() != Mode.WARGAME) {
            throw new IllegalArgumentException("Not a General's Wargame.");
        }
        this.now = start;
        this.allied = allied;
        this.german = german;
        this.dice = new FallingDice(referee, dice, start, new StartCampaign());
        this.watcher = watcher;
    }

    /** Is told of every order, with all that is needed to write it into a journal. */
    @FunctionalInterface
    public interface Watcher {
        void given(Given given);
    }

    /**
     * An order that was carried out.
     *
     * @param by the side whose General gave it; null for the organiser, who starts the game
     * @param pips the dice that fell for it, in the order in which they were asked for
     */
    public record Given(
            @Nullable Side by,
            Situation before,
            Order order,
            List<Integer> pips,
            List<Event> events,
            Situation after) {}

    /** Plays one game of a series to its end, and answers with the situation then. */
    public static Situation play(Situation start, Skill allied, Skill german, GameNumber number) {
        return play(start, allied, german, number, null);
    }

    /** As above, before the eyes of a watcher. */
    public static Situation play(
            Situation start, Skill allied, Skill german, GameNumber number, @Nullable Watcher watcher) {
        return play(
                start,
                allied.general(start, Side.ALLIED, number.chance(Side.ALLIED)),
                german.general(start, Side.GERMAN, number.chance(Side.GERMAN)),
                number.dice(),
                watcher);
    }

    /** A game between any two Generals. */
    public static Situation play(
            Situation start,
            ComputerGeneral allied,
            ComputerGeneral german,
            RandomGenerator dice,
            @Nullable Watcher watcher) {
        Wargame game = new Wargame(start, allied, german, dice, watcher);
        while (!game.now.isIn(Phase.FINISHED)) {
            game.step();
        }
        return game.now;
    }

    private void step() {
        if (++orders > TOO_MANY_ORDERS) {
            throw new IllegalStateException("A General's Wargame of more than " + TOO_MANY_ORDERS + " orders.");
        }
        if (now.isIn(Phase.SETUP)) {
            give(null, new StartCampaign());
            return;
        }
        Side first = askedFirst(now);
        if (!ask(first) && !ask(first.enemy())) {
            throw new IllegalStateException("Nobody has an order to give in turn %d, %s, %s, battles %s."
                    .formatted(now.turn(), now.phase(), now.step(), now.battles()));
        }
    }

    private boolean ask(Side side) {
        Optional<Order> order = (side == Side.ALLIED ? allied : german).choose(new Seat(referee, now, side));
        order.ifPresent(given -> give(side, given));
        return order.isPresent();
    }

    private void give(@Nullable Side by, Order order) {
        Situation before = now;
        dice.takeUpFor(before, order);
        Actor actor = by == null ? ORGANISER : Seat.general(by);
        if (!(referee.judge(before, actor, order, dice) instanceof Verdict.Accepted accepted)) {
            throw new IllegalStateException(
                    "Refused: %s, for %s".formatted(order, referee.objections(before, actor, order)));
        }
        now = accepted.after();
        if (watcher != null) {
            watcher.given(new Given(by, before, order, dice.pips(), accepted.events(), now));
        }
    }

    /** The side that is likely to have something to do; the other is asked when it has not. */
    static Side askedFirst(Situation now) {
        Optional<Side> owner = now.step().findOwner();
        if (owner.isPresent()) {
            return owner.get();
        }
        if (now.battles().isEmpty()) {
            return now.isIn(Phase.PLANNING) && now.isPlanningClosed(Side.ALLIED) ? Side.GERMAN : Side.ALLIED;
        }
        Battle battle = now.battles().getFirst();
        return switch (battle.stage()) {
            case INITIATIVE -> battle.findHolder().orElse(Side.ALLIED);
            case PLACED -> battle.attacker();
            case COMMITTED_FIRST -> battle.party(battle.attacker()).hasChosen() ? battle.defender() : battle.attacker();
            case RETREAT -> battle.findLoser().orElse(Side.ALLIED);
            case ADVANCE -> battle.findWinner().orElse(Side.ALLIED);
            case CHALLENGED, SUPPLY_CHECKED, FOUGHT, DESTROY -> Side.ALLIED;
        };
    }
}
