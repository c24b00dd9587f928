package battlearrow.simulation;

import battlearrow.firestorm.forces.AirborneKind;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceReinforcement;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a General means to do in one step of the opening or the Strategic Phase, the most important first. */
final class StepPlan {
    /** Fewer markers than that on a zone with Troops near it call for a resupply. */
    private static final int ENOUGH_MARKERS = 2;

    /** An exploitation has to bring so many Campaign Victory Points more than it gives up. */
    private static final double LEAST_GAIN = 1.5;

    /** How much better another area must be before a Troop moves there. */
    private static final double INERTIA = 1.15;

    private static final double EMPTY_ZONE = 2;
    private static final double ENEMY_NEAR = 2;

    private final Front front;
    private final Ground ground;
    private final Situation now;
    private final Side side;

    StepPlan(Front front, Side side) {
        this.front = front;
        this.ground = front.ground();
        this.now = front.situation();
        this.side = side;
    }

    List<Order> list() {
        return switch (now.step()) {
            case OPENING_AIR -> drops();
            case AIR_TRANSPORT -> transport();
            case AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN -> support();
            case OPENING_EXPLOITATION, EXPLOITATION_ALLIED, EXPLOITATION_GERMAN -> exploitation();
            case REINFORCEMENTS_ALLIED -> placements();
            case MOVES_ALLIED, MOVES_GERMAN -> moves();
            default -> List.of();
        };
    }

    private record Valued(Order order, double worth) {}

    private static List<Order> best(List<Valued> orders) {
        orders.sort(Comparator.comparingDouble(Valued::worth).reversed());
        return orders.stream().map(Valued::order).toList();
    }

    private List<Order> transport() {
        List<Order> orders = new ArrayList<>(scheduledDrops());
        orders.addAll(resupplies());
        orders.addAll(drops());
        return orders;
    }

    List<AssignResupply> resupplies() {
        List<AssignResupply> orders = new ArrayList<>();
        for (Area zone : now.map().list(now.areasOf(Side.ALLIED))) {
            if (zone.isZone() && now.markers(zone) < ENOUGH_MARKERS && isNeededNear(zone)) {
                orders.add(new AssignResupply(zone.id()));
            }
        }
        return orders;
    }

    /** Whether Troops Out of Supply could draw from here. */
    private boolean isNeededNear(Area zone) {
        long near = ground.adjacent(zone.index()) | 1L << zone.index();
        for (long rest = near & front.areasOf(Side.ALLIED); rest != 0; rest &= rest - 1) {
            int area = Long.numberOfTrailingZeros(rest);
            if (front.standing(area) != 0 && !front.isInSupply(Side.ALLIED, area)) {
                return true;
            }
        }
        return false;
    }

    /** Those the scenario schedules, which come before all others (AIR-41). */
    List<Order> scheduledDrops() {
        List<Order> orders = new ArrayList<>();
        for (FirestormTroop troop : now.scenario().troops()) {
            Placement placement = now.scenario().placement(troop);
            Area zone = placement.area();
            Integer turn = placement.turn();
            boolean due = turn != null && turn <= now.turn();
            if (placement.kind() == Placement.Kind.AIR_DROP && now.isInReserve(troop) && zone != null && due) {
                orders.add(new AssignDrop(troop.id(), zone.id()));
            }
        }
        return orders;
    }

    /** A Troop for each zone, the best zones first, as many as there are aircraft. */
    private List<Order> drops() {
        List<FirestormTroop> waiting = listWaiting();
        List<Order> orders = new ArrayList<>();
        for (Area zone : bestZones()) {
            if (orders.size() < now.air().c47()) {
                findTroop(waiting, zone).ifPresent(troop -> {
                    waiting.remove(troop);
                    orders.add(new AssignDrop(troop.id(), zone.id()));
                });
            }
        }
        return orders;
    }

    /** The Troops that could be dropped anywhere. */
    List<FirestormTroop> listWaiting() {
        List<FirestormTroop> waiting = new ArrayList<>();
        for (FirestormTroop troop : now.scenario().troops()) {
            if (troop.side() == Side.ALLIED && troop.type().returnsBy() == ReturnsBy.AIR_DROP && isFree(troop)) {
                waiting.add(troop);
            }
        }
        return waiting;
    }

    /** Whether a Troop waits in a pool and not for a drop of its own. */
    private boolean isFree(FirestormTroop troop) {
        return now.isInReinforcementPool(troop)
                || now.isInReserve(troop) && now.scenario().placement(troop).kind() != Placement.Kind.AIR_DROP;
    }

    List<Area> bestZones() {
        List<Area> zones = new ArrayList<>();
        for (Area zone : now.map().areas()) {
            if (zone.isLandingOrDropZone() && front.standing(zone.index()) == 0 && now.markers(zone) == 0) {
                zones.add(zone);
            }
        }
        zones.sort(Comparator.comparingDouble(this::promise).reversed());
        return zones;
    }

    /** Gliders where gliders can land, Paratroopers elsewhere. */
    static Optional<FirestormTroop> findTroop(List<FirestormTroop> waiting, Area zone) {
        FirestormTroop found = null;
        for (FirestormTroop troop : waiting) {
            boolean glider = troop.type().isAirborne(AirborneKind.GLIDER);
            if (zone.zoneKind() == ZoneKind.LANDING_ZONE ? found == null || glider : found == null && !glider) {
                found = troop;
            }
        }
        return Optional.ofNullable(found);
    }

    private double promise(Area zone) {
        double promise = now.controls(Side.ALLIED, zone) ? 0 : EMPTY_ZONE + front.worth(Side.ALLIED, zone.index());
        for (long rest = ground.adjacent(zone.index()) & front.areasOf(Side.GERMAN); rest != 0; rest &= rest - 1) {
            int area = Long.numberOfTrailingZeros(rest);
            int enemies = Long.bitCount(front.standing(area));
            promise += ground.value(area) / (1.0 + enemies) - ENEMY_NEAR * enemies;
        }
        return promise;
    }

    /** Aircraft go where the best attack starts. */
    private List<Order> support() {
        List<Order> orders = new ArrayList<>();
        Front.Attack best = front.bestAttack(side);
        if (best.tail() >= 0) {
            for (FirestormTroop troop : now.scenario().troops()) {
                if (troop.side() == side && troop.isAircraft() && now.isInReinforcementPool(troop)) {
                    orders.add(new AssignCloseSupport(
                            side, troop.id(), now.map().area(best.tail()).id()));
                }
            }
        }
        return orders;
    }

    private List<Order> exploitation() {
        List<Valued> orders = new ArrayList<>();
        for (FirestormTroop troop : now.scenario().troops()) {
            if (troop.side() == side
                    && troop.type().mayExploit()
                    && now.place(troop) instanceof Place.InArea in
                    && front.isInSupply(side, in.area().index())) {
                addExploitation(troop, in.area().index(), orders);
            }
        }
        return best(orders);
    }

    private void addExploitation(FirestormTroop troop, int from, List<Valued> orders) {
        boolean alone = Long.bitCount(front.standing(from)) == 1
                && !now.map().area(from).isDepot();
        double leaves = alone ? front.worth(side.enemy(), from) / 4 : 0;
        for (long rest = ground.adjacent(from) & front.areasOf(side.enemy()); rest != 0; rest &= rest - 1) {
            int target = Long.numberOfTrailingZeros(rest);
            if (!ground.isUnexploitable(target) && front.standing(target) == 0) {
                double gain = front.worth(side, target) - leaves;
                if (gain > LEAST_GAIN) {
                    orders.add(new Valued(
                            new Exploit(side, troop.id(), now.map().area(target).id(), null), gain));
                }
            }
        }
    }

    private List<Order> placements() {
        List<Order> orders = new ArrayList<>();
        for (FirestormTroop troop : now.scenario().troops()) {
            boolean waits = now.isInReinforcementPool(troop)
                    || now.place(troop) instanceof Place.InReserve reserve && reserve.depot() == null;
            if (troop.side() == Side.ALLIED && troop.type().returnsBy() == ReturnsBy.ALLIED_DEPOT && waits) {
                orders.add(new PlaceReinforcement(
                        Side.ALLIED, troop.id(), ground.mainDepot().id()));
            }
        }
        return orders;
    }

    /** Each Troop to where it is needed most, those before it counted. */
    private List<Order> moves() {
        List<Order> orders = new ArrayList<>();
        int count = now.map().areas().size();
        double[] need = new double[count];
        int[] troops = new int[count];
        for (long rest = front.areasOf(side); rest != 0; rest &= rest - 1) {
            int area = Long.numberOfTrailingZeros(rest);
            need[area] = front.need(side, area);
            troops[area] = Long.bitCount(front.standing(area));
        }
        Marches marches = new Marches(front, side);
        for (FirestormTroop troop : now.scenario().troops()) {
            if (troop.side() == side
                    && troop.type().mayMakeStrategicMove()
                    && !now.exploitedTroops().has(troop)
                    && now.place(troop) instanceof Place.InArea in) {
                int start = in.area().index();
                int best = start;
                double most = need[start] / troops[start] * INERTIA;
                for (long rest = marches.ends(start); rest != 0; rest &= rest - 1) {
                    int end = Long.numberOfTrailingZeros(rest);
                    double here = need[end] / (1 + troops[end]);
                    if (here > most) {
                        most = here;
                        best = end;
                    }
                }
                if (best != start) {
                    orders.add(marches.order(troop, start, best));
                    troops[start]--;
                    troops[best]++;
                }
            }
        }
        return orders;
    }
}
