package battlearrow.demo;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceDueReserve;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import java.util.List;

/** A Strategic Phase of the demo people, step by step; where they have a wish, it is granted if the referee offers it. */
final class DemoStrategicPhase {
    private static final int AIRCRAFT_DIE = 3;

    private final DemoTable table;

    DemoStrategicPhase(DemoTable table) {
        this.table = table;
    }

    /** A Troop and the area its General would like it to go to. */
    record Wish(String troop, String area) {}

    /** Plays the phase to its end. */
    void play(List<Wish> exploitations, List<Wish> moves) {
        while (table.situation().isIn(Phase.STRATEGIC)) {
            Step step = table.situation().step();
            step(step, exploitations, moves);
            if (table.situation().isIn(step)) {
                throw new IllegalStateException("The demo's step " + step + " comes to no end.");
            }
        }
    }

    private void step(Step step, List<Wish> exploitations, List<Wish> moves) {
        DemoPerson general = DemoPerson.general(step.findOwner().orElse(Side.ALLIED));
        switch (step) {
            case AIR_AVAILABILITY -> table.give(general, new RollAircraft(), AIRCRAFT_DIE);
            case AIR_TRANSPORT -> {
                table.giveFirst(general, AssignResupply.class);
                table.giveFirst(general, AssignResupply.class);
                table.give(general, new CloseTransport());
            }
            case AIR_TACTICAL_ALLIED -> {
                table.giveFirst(general, AssignCloseSupport.class);
                table.give(general, new CloseTactical(Side.ALLIED));
            }
            case AIR_TACTICAL_GERMAN -> table.give(general, new CloseTactical(Side.GERMAN));
            case AIR_RESOLUTION -> {
                table.giveAll(general, RollInterdiction.class);
                table.giveAll(general, RollResupply.class);
                table.give(general, new CloseAir());
            }
            case EXPLOITATION_ALLIED, EXPLOITATION_GERMAN -> {
                exploitations.forEach(wish -> exploit(general, wish));
                table.give(general, new CloseExploitation(side(general)));
            }
            case REINFORCEMENTS_ALLIED, REINFORCEMENTS_GERMAN -> {
                table.giveAll(general, PlaceDueReserve.class);
                table.giveAll(general, PlaceReinforcement.class);
                table.giveAll(general, RollReinforcement.class);
                table.giveAll(general, RollReserve.class);
                table.give(general, new CloseReinforcement(side(general)));
            }
            case MOVES_ALLIED, MOVES_GERMAN -> {
                moves.forEach(wish -> move(general, wish));
                table.give(general, new CloseMoves(side(general)));
            }
            case VICTORY_POINTS -> table.give(general, new ConfirmTotals());
            default -> throw new IllegalStateException(step + " is no step of a Strategic Phase.");
        }
    }

    /** Exploits if the referee offers it, in the opening too. */
    void exploit(DemoPerson general, Wish wish) {
        table.offered(general, Exploit.class).stream()
                .filter(order -> order.troop().equals(new TroopId(wish.troop()))
                        && order.area().equals(new AreaId(wish.area())))
                .findFirst()
                .ifPresent(order -> table.give(general, order));
    }

    private void move(DemoPerson general, Wish wish) {
        AreaId goal = new AreaId(wish.area());
        table.offered(general, StrategicMove.class).stream()
                .filter(order -> order.troop().equals(new TroopId(wish.troop())) && ends(order, goal))
                .findFirst()
                .ifPresent(order -> table.give(general, order));
    }

    private static boolean ends(StrategicMove move, AreaId goal) {
        return move.marchTo() != null
                ? move.marchTo().equals(goal)
                : !move.road().isEmpty() && move.road().getLast().equals(goal);
    }

    private static Side side(DemoPerson general) {
        return general.side().orElseThrow();
    }
}
