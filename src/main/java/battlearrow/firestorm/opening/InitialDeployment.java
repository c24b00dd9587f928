package battlearrow.firestorm.opening;

import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.Scenario;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where each Firestorm Troop starts: on its area, in a Reserves Pool (with the depot it will arrive on) or in the
 * Reinforcement Pool. The drops of Market Garden's first lift are part of the set-up: each brings Allied control and two
 * Airborne Supply Markers to its zone. A later drop waits in the Allied Reserves Pool without depot (SET-18).
 *
 * <p>Ledger SET-12 to SET-20. Rulebook: Initial Deployment; Reinforcements and Reserves.
 */
final class InitialDeployment {
    private static final String KONIGSTIGER = "KONIGSTIGER";

    private final Outcome outcome;
    private final Scenario scenario;
    private final Deque<Area> konigstigerDepots;

    private InitialDeployment(Outcome outcome) {
        this.outcome = outcome;
        this.scenario = outcome.now().scenario();
        this.konigstigerDepots = konigstigerDepots(outcome.now().houseRules().value(HouseRule.HR_38));
    }

    /** Places all Troops of the scenario, in its order. */
    static void placeAll(Outcome outcome) {
        InitialDeployment deployment = new InitialDeployment(outcome);
        deployment.scenario.troops().forEach(deployment::place);
    }

    private void place(FirestormTroop troop) {
        Placement placement = scenario.placement(troop);
        switch (placement.kind()) {
            case AREA -> put(troop, PlaceKind.AREA, placement.area());
            case AIR_DROP -> drop(troop, placement);
            case ALLIED_REINFORCEMENT -> put(troop, PlaceKind.REINFORCEMENT_POOL, null);
            case ALLIED_RESERVE -> put(troop, PlaceKind.RESERVE, placement.area());
            case GERMAN_RESERVE -> put(troop, PlaceKind.RESERVE, reserveDepot(troop, placement));
        }
    }

    private void drop(FirestormTroop troop, Placement placement) {
        Area zone = placement.area();
        if (zone == null || !isPartOfSetUp(placement)) {
            put(troop, PlaceKind.RESERVE, null);
            return;
        }
        outcome.add(new ControlChanged(zone.id(), Side.ALLIED));
        put(troop, PlaceKind.AREA, zone);
        outcome.add(new MarkersReturned(zone.id(), scenario.tables().limit("supplyMarkersPerAirDrop")));
    }

    private static boolean isPartOfSetUp(Placement placement) {
        Integer turn = placement.turn();
        return turn != null && turn == 0;
    }

    private void put(FirestormTroop troop, PlaceKind kind, @Nullable Area area) {
        AreaId id = area == null ? null : area.id();
        outcome.add(new TroopPlaced(troop.id(), kind, id));
    }

    // SET-20, A-55, HR-38: the troop card and the reserve table name different depots
    private @Nullable Area reserveDepot(FirestormTroop troop, Placement placement) {
        return troop.type().code().equals(KONIGSTIGER) && !konigstigerDepots.isEmpty()
                ? konigstigerDepots.remove()
                : placement.area();
    }

    private Deque<Area> konigstigerDepots(String houseRule) {
        List<String> names = List.of(houseRule.split("\\+"));
        Deque<Area> depots = new ArrayDeque<>();
        for (String name : names) {
            scenario.listDepots(Side.GERMAN).stream()
                    .filter(depot -> depot.name().equals(name))
                    .forEach(depots::add);
        }
        return depots;
    }
}
