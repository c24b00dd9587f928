package battlearrow.firestorm.situation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.order.MapCopy;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.TacticalKind;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation.Draft;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lays the copy of a map out in a situation that has not begun. */
final class CopiedMap {
    private final Draft to;

    CopiedMap(Draft to) {
        this.to = to;
    }

    void take(MapCopy copy) {
        to.houseRules = new HouseRules(copy.houseRules());
        to.houseRuleChanges = copy.changes();
        to.turn = copy.turn();
        to.phase = copy.phase();
        to.step = copy.step();
        to.points = copy.points();
        to.allied = areas(copy.allied());
        copy.troops().forEach(standing -> to.place(troop(standing.troop()), place(standing)));
        copy.stocks().forEach(stock -> to.markers(area(stock.zone()), stock.markers()));
        to.depotAttacks = copy.depotAttacks();
        to.depotsScored = areas(copy.depotsScored());
        to.exploitedAreas = areas(copy.exploited().areas());
        to.exploitedTroops = troops(copy.exploited().troops());
        to.movedTroops = troops(copy.moved());
        to.rolledForArrival = troops(copy.rolledForArrival());
        to.airfieldsHeldAtStart = areas(copy.airfieldsHeld());
        to.air = air(copy.aircraft());
    }

    private Place place(MapCopy.Standing standing) {
        AreaId id = standing.area();
        Area area = id == null ? null : area(id);
        return switch (standing.where()) {
            case AREA -> Place.in(needed(area, standing));
            case RESERVE -> new Place.InReserve(area);
            case REINFORCEMENT_POOL -> Place.REINFORCEMENT_POOL;
            case INTERDICTING -> new Place.Interdicting(needed(area, standing));
            case CAPTURED -> Place.CAPTURED;
        };
    }

    private static Area needed(@Nullable Area area, MapCopy.Standing standing) {
        if (area == null) {
            throw new IllegalArgumentException("This place needs its area: " + standing);
        }
        return area;
    }

    private AirAllocation air(MapCopy.Aircraft aircraft) {
        return new AirAllocation(
                aircraft.die(),
                aircraft.c47(),
                aircraft.swapped(),
                aircraft.transports().stream().map(this::transport).toList(),
                aircraft.tacticals().stream().map(this::tactical).toList());
    }

    private Transport transport(MapCopy.Mission mission) {
        TroopId troop = mission.troop();
        return new Transport(
                TransportKind.valueOf(mission.kind()),
                troop == null ? null : troop(troop),
                area(mission.target()),
                MissionState.valueOf(mission.state()));
    }

    private Tactical tactical(MapCopy.Mission mission) {
        TroopId aircraft = mission.troop();
        if (aircraft == null) {
            throw new IllegalArgumentException("This mission needs its aircraft: " + mission);
        }
        return new Tactical(
                TacticalKind.valueOf(mission.kind()),
                troop(aircraft),
                area(mission.target()),
                MissionState.valueOf(mission.state()));
    }

    private AreaSet areas(List<AreaId> ids) {
        return to.scenario.map().setOf(ids);
    }

    private TroopSet troops(List<TroopId> ids) {
        return TroopSet.of(ids.stream().map(this::troop).toList());
    }

    private Area area(AreaId id) {
        return to.scenario.map().get(id);
    }

    private FirestormTroop troop(TroopId id) {
        return to.scenario.getTroop(id);
    }
}
