package battlearrow.simulation;

import battlearrow.firestorm.event.AirAllocationEvent.DepotInterdicted;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.DeclineHold;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays to be played against. Before he decides he tries the choices out: battles by the exact odds and by what the map looks like
 * when they are won and when they are lost, moves by what each leads to. What he tries goes through the referee or the one fold,
 * so he sees supply cut, Troops captured and objectives halved as they would be.
 */
final class StrongGeneral implements ComputerGeneral {
    /** So many of the attacks that look best are tried out. */
    private static final int ATTACKS_TRIED = 8;

    /** What a decision must bring to be better than none, in Campaign Victory Points. */
    private static final double LEAST_GAIN = 0.5;

    /** What is at stake in a battle, where the choice of Troops does not change it. */
    private static final double STAKE = 30;

    private static final double PRICE_OF_A_TROOP = 4;
    private static final double PRICE_OF_A_MARKER = 1.5;

    /** The chance of an interdiction: equal or higher of two dice. */
    private static final double INTERDICTION_SUCCEEDS = 21.0 / 36;

    private final Outlook outlook;
    private final ComputerGeneral quick;
    private final Situation start;
    private final Intentions intentions = new Intentions();

    StrongGeneral(Situation start) {
        this.start = start;
        this.outlook = new Outlook(start);
        this.quick = new QuickGeneral(start);
    }

    @Override
    public Optional<Order> choose(Seat seat) {
        return Routine.find(seat).or(() -> decide(seat));
    }

    private Optional<Order> decide(Seat seat) {
        Situation now = seat.situation();
        if (!now.battles().isEmpty()) {
            return battle(seat, now.battles().getFirst());
        }
        boolean own = now.step().findOwner().filter(seat.side()::equals).isPresent();
        if (own) {
            Optional<Order> meant = intentions.next(seat, () -> new Plan(seat).list());
            if (meant.isPresent()) {
                return meant;
            }
        }
        return quick.choose(seat);
    }

    private Optional<Order> battle(Seat seat, Battle battle) {
        return switch (battle.stage()) {
            case INITIATIVE ->
                battle.findHolder().filter(seat.side()::equals).isPresent()
                        ? Optional.of(attack(seat, battle))
                        : Optional.empty();
            case PLACED, COMMITTED_FIRST -> commitment(seat, battle);
            case RETREAT ->
                bestOf(
                        seat,
                        seat.offered(HoldArea.class),
                        seat.offered(DeclineHold.class),
                        seat.offered(Retreat.class));
            case ADVANCE -> bestOf(seat, seat.offered(EndAdvance.class), seat.offered(Advance.class));
            default -> quick.choose(seat);
        };
    }

    /** Tries out the attacks that look best, and none at all. */
    private Order attack(Seat seat, Battle battle) {
        Side side = seat.side();
        Situation now = seat.situation();
        Rehearsal rehearsal = new Rehearsal(seat.referee(), start);
        double unchanged = outlook.value(now, side);
        Order best = new DeclineInitiative(battle.number(), side);
        double most = unchanged - LEAST_GAIN;
        for (Front.Attack attack : outlook.front(now).bestAttacks(side, ATTACKS_TRIED)) {
            Order arrow = new PlaceBattleArrow(
                    battle.number(),
                    side,
                    now.map().area(attack.tail()).id(),
                    now.map().area(attack.point()).id());
            double worth = rehearsal
                    .after(now, side, arrow)
                    .flatMap(placed -> rehearsal.playToTheDice(placed, battle.number()))
                    .map(committed -> worth(seat, rehearsal, committed, battle.number(), unchanged))
                    .orElse(Double.NEGATIVE_INFINITY);
            if (worth > most) {
                most = worth;
                best = arrow;
            }
        }
        return best;
    }

    /** What a battle is worth when both sides have committed: won, lost or drawn, each with its chance. */
    private double worth(Seat seat, Rehearsal rehearsal, Situation committed, int battle, double unchanged) {
        Side side = seat.side();
        BattleOdds odds = BattleOdds.of(seat.referee(), committed, battle).orElseThrow();
        double won = outlook.value(rehearsal.playOut(committed, battle, side), side);
        double lost = outlook.value(rehearsal.playOut(committed, battle, side.enemy()), side);
        return odds.wins(side) * won + odds.loses(side) * lost + odds.draw() * unchanged - price(odds, side);
    }

    /** What the Troops are worth that will be destroyed, ours less theirs. */
    private static double price(BattleOdds odds, Side side) {
        double price = 0;
        for (BattleOdds.TroopRisk risk : odds.risks()) {
            price += (risk.troop().side() == side ? 1 : -1) * risk.destroyed() * PRICE_OF_A_TROOP;
        }
        return price;
    }

    /** Of all commitments the one with the best odds for its price; a reply still to come is guessed. */
    private Optional<Order> commitment(Seat seat, Battle battle) {
        if (battle.party(seat.side()).hasChosen()) {
            return Optional.empty();
        }
        Rehearsal rehearsal = new Rehearsal(seat.referee(), start);
        Order best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (CommitTroops choice : seat.offered(CommitTroops.class)) {
            double worth = rehearsal
                    .after(seat.situation(), seat.side(), choice)
                    .flatMap(next -> rehearsal.playToTheDice(next, battle.number()))
                    .flatMap(committed -> BattleOdds.of(seat.referee(), committed, battle.number()))
                    .map(odds -> STAKE * (odds.wins(seat.side()) - odds.loses(seat.side()))
                            - price(odds, seat.side())
                            - choice.artillery().size() * PRICE_OF_A_MARKER)
                    .orElse(Double.NEGATIVE_INFINITY);
            if (worth > most) {
                most = worth;
                best = choice;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The order that leads to the best situation, of several kinds the first where it makes no difference. */
    @SafeVarargs
    private Optional<Order> bestOf(Seat seat, List<? extends Order>... kinds) {
        Rehearsal rehearsal = new Rehearsal(seat.referee(), start);
        Order best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (List<? extends Order> kind : kinds) {
            for (Order order : kind) {
                double worth = rehearsal
                        .after(seat.situation(), seat.side(), order)
                        .map(after -> outlook.value(after, seat.side()))
                        .orElse(Double.NEGATIVE_INFINITY);
                if (worth > most) {
                    most = worth;
                    best = order;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** What he means to do in a step: one order after another, each the best on the map the ones before would lead to. */
    private final class Plan {
        private final Seat seat;
        private final Side side;
        private final List<Order> orders = new ArrayList<>();
        private Situation then;
        private double value;

        Plan(Seat seat) {
            this.seat = seat;
            this.side = seat.side();
            this.then = seat.situation();
            this.value = outlook.value(then, side);
        }

        List<Order> list() {
            switch (then.step()) {
                case OPENING_AIR -> drops();
                case AIR_TRANSPORT -> {
                    orders.addAll(new StepPlan(outlook.front(then), side).scheduledDrops());
                    drops();
                }
                case AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN -> support();
                case OPENING_EXPLOITATION, EXPLOITATION_ALLIED, EXPLOITATION_GERMAN -> exploitation();
                case MOVES_ALLIED, MOVES_GERMAN -> moves();
                default -> {}
            }
            return orders;
        }

        /** Takes an order into the plan if what it leads to is better. */
        private boolean take(@Nullable Try best) {
            if (best == null || best.value() < value + LEAST_GAIN) {
                return false;
            }
            orders.add(best.order());
            then = best.after();
            value = best.value();
            return true;
        }

        private @Nullable Try better(@Nullable Try one, Order order, Situation after) {
            double worth = outlook.value(after, side);
            return one == null || worth > one.value() ? new Try(order, after, worth) : one;
        }

        /** Air Drops and resupplies, as many as there are aircraft. */
        private void drops() {
            StepPlan thumb = new StepPlan(outlook.front(then), side);
            List<FirestormTroop> waiting = thumb.listWaiting();
            boolean more = true;
            for (int aircraft = 0; more && aircraft < seat.situation().air().c47(); aircraft++) {
                Try best = null;
                for (Area zone : new StepPlan(outlook.front(then), side).bestZones()) {
                    FirestormTroop troop = StepPlan.findTroop(waiting, zone).orElse(null);
                    if (troop != null) {
                        best = better(best, new AssignDrop(troop.id(), zone.id()), dropped(troop, zone));
                    }
                }
                for (AssignResupply resupply : thumb.resupplies()) {
                    if (!orders.contains(resupply)) {
                        best = better(best, resupply, then.after(new MarkersReturned(resupply.zone(), 2)));
                    }
                }
                more = take(best);
                if (more && orders.getLast() instanceof AssignDrop drop) {
                    waiting.remove(then.troop(drop.troop()));
                }
            }
        }

        private Situation dropped(FirestormTroop troop, Area zone) {
            return then.after(List.of(
                    new ControlChanged(zone.id(), Side.ALLIED),
                    placed(troop.id(), zone.id()),
                    new MarkersReturned(zone.id(), then.tables().limit("supplyMarkersPerAirDrop"))));
        }

        private static TroopPlaced placed(TroopId troop, AreaId area) {
            return new TroopPlaced(troop, TroopPlaced.PlaceKind.AREA, area);
        }

        /** Aircraft support an area, or try to cut off a depot. */
        private void support() {
            Try best = null;
            for (AssignCloseSupport support : seat.offered(AssignCloseSupport.class)) {
                best = better(best, support, then.after(placed(support.aircraft(), support.area())));
            }
            if (side == Side.ALLIED) {
                for (AssignInterdiction cut : seat.offered(AssignInterdiction.class)) {
                    double worth = outlook.value(then.after(new DepotInterdicted(cut.aircraft(), cut.target())), side);
                    double likely = value + INTERDICTION_SUCCEEDS * (worth - value);
                    best = best == null || likely > best.value() ? new Try(cut, then, likely) : best;
                }
            }
            take(best);
        }

        private void exploitation() {
            Rehearsal rehearsal = new Rehearsal(seat.referee(), start);
            boolean more = true;
            while (more) {
                Try best = null;
                for (Exploit exploit : new Seat(seat.referee(), then, side).offered(Exploit.class)) {
                    best = better(
                            best, exploit, rehearsal.after(then, side, exploit).orElse(then));
                }
                more = take(best);
            }
        }

        /** The Troops one after another, each to where it does most good. */
        private void moves() {
            for (FirestormTroop troop : then.scenario().troops()) {
                boolean may = troop.side() == side
                        && troop.type().mayMakeStrategicMove()
                        && !then.exploitedTroops().has(troop);
                if (may && then.place(troop) instanceof Place.InArea in) {
                    Front front = outlook.front(then);
                    Marches marches = new Marches(front, side);
                    int from = in.area().index();
                    Try best = null;
                    for (long ends = marches.ends(from); ends != 0; ends &= ends - 1) {
                        int end = Long.numberOfTrailingZeros(ends);
                        if (front.need(side, end) > 0) {
                            AreaId to = then.map().area(end).id();
                            best = better(best, marches.order(troop, from, end), then.after(placed(troop.id(), to)));
                        }
                    }
                    take(best);
                }
            }
        }
    }

    /** An order, what it leads to and what that is worth. */
    private record Try(Order order, Situation after, double value) {}
}
