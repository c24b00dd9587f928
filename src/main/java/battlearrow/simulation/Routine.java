package battlearrow.simulation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.TacticalKind;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The orders in which a General has nothing to decide: the dice that are due and the ends of steps in which nothing is left to
 * do. Which of them are allowed the referee says.
 */
final class Routine {
    private final Seat seat;
    private final Situation now;
    private final Side side;

    private Routine(Seat seat) {
        this.seat = seat;
        this.now = seat.situation();
        this.side = seat.side();
    }

    /** The next of them; empty when there is none. */
    static Optional<Order> find(Seat seat) {
        return new Routine(seat).find();
    }

    private Optional<Order> find() {
        return switch (now.phase()) {
            case PLANNING -> planning();
            case BATTLE ->
                now.battles().isEmpty()
                        ? Optional.empty()
                        : battle(now.battles().getFirst());
            case STRATEGIC -> strategic();
            case SETUP, OPENING, FINISHED -> Optional.empty();
        };
    }

    private Optional<Order> planning() {
        if (now.battlesLeft() == 0) {
            return Optional.of(new RollTempo());
        }
        return now.isPlanningClosed(side) ? Optional.empty() : Optional.of(new ClosePlanning(side));
    }

    private Optional<Order> battle(Battle battle) {
        return switch (battle.stage()) {
            case CHALLENGED -> Optional.of(new RollInitiative(battle.number()));
            case SUPPLY_CHECKED -> beforeTheDice(battle);
            case DESTROY -> rollToDestroy(battle);
            default -> Optional.empty();
        };
    }

    private Optional<Order> beforeTheDice(Battle battle) {
        for (FirestormTroop troop : battle.party(side).troops()) {
            if (troop.type().variable() && !battle.party(side).variableRolls().containsKey(troop)) {
                Order roll = new RollVariable(battle.number(), side, troop.id());
                if (seat.allows(roll)) {
                    return Optional.of(roll);
                }
            }
        }
        return allowed(new RollBattle(battle.number()));
    }

    private Optional<Order> rollToDestroy(Battle battle) {
        for (FirestormTroop troop : battle.party(side.enemy()).troops()) {
            if (!battle.destroyRolls().containsKey(troop)) {
                Order roll = new RollToDestroy(battle.number(), side, troop.id());
                if (seat.allows(roll)) {
                    return Optional.of(roll);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Order> strategic() {
        return switch (now.step()) {
            case AIR_AVAILABILITY -> allowed(new RollAircraft());
            case AIR_RESOLUTION -> resolution();
            case REINFORCEMENTS_GERMAN -> side == Side.GERMAN ? arrivals() : Optional.empty();
            case VICTORY_POINTS -> Optional.of(new ConfirmTotals());
            default -> Optional.empty();
        };
    }

    private Optional<Order> resolution() {
        List<Order> rolls = new ArrayList<>();
        for (Tactical mission : now.air().tacticals()) {
            if (mission.kind() == TacticalKind.INTERDICTION && mission.state() == MissionState.ASSIGNED) {
                rolls.add(new RollInterdiction(mission.target().id()));
            }
        }
        for (Transport mission : now.air().transports()) {
            if (mission.kind() == TransportKind.RESUPPLY && mission.state() == MissionState.ASSIGNED) {
                rolls.add(new RollResupply(mission.zone().id()));
            }
        }
        rolls.add(new CloseAir());
        return firstAllowed(rolls);
    }

    private Optional<Order> arrivals() {
        for (FirestormTroop troop : now.scenario().troops()) {
            if (troop.side() == Side.GERMAN && !now.rolledForArrival().has(troop)) {
                Place place = now.place(troop);
                Order roll = switch (place) {
                    case Place.ReinforcementPool pool -> new RollReinforcement(Side.GERMAN, troop.id());
                    case Place.InReserve reserve -> new RollReserve(Side.GERMAN, troop.id());
                    default -> null;
                };
                if (roll != null && seat.allows(roll)) {
                    return Optional.of(roll);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Order> firstAllowed(List<Order> orders) {
        for (Order order : orders) {
            if (seat.allows(order)) {
                return Optional.of(order);
            }
        }
        return Optional.empty();
    }

    private Optional<Order> allowed(Order order) {
        return seat.allows(order) ? Optional.of(order) : Optional.empty();
    }
}
