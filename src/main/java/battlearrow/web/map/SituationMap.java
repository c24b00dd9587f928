package battlearrow.web.map;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.reinforcements.GermanDepotNumbers;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A situation as the map shows it: holders, Troops, markers, what counts and what is Out of Supply, arrows and aircraft. The
 * choice a page asks for is laid over it by the page.
 */
public final class SituationMap {
    private final Situation situation;
    private final Map<Side, Supply> supply = new EnumMap<>(Side.class);
    private final Map<Area, Integer> points = new HashMap<>();

    private SituationMap(Situation situation) {
        this.situation = situation;
        VictoryPoints totals = VictoryPoints.of(situation);
        for (Side side : Side.values()) {
            supply.put(side, Supply.of(situation, side));
            for (VictoryPoints.Item item : totals.items(side)) {
                if (item instanceof VictoryPoints.Objective objective) {
                    points.put(objective.area(), objective.points());
                }
            }
        }
    }

    public static SituationMap of(Situation situation) {
        return new SituationMap(situation);
    }

    /** Supply of a side in this situation, computed once for the page. */
    public Supply supply(Side side) {
        Supply known = supply.get(side);
        if (known == null) {
            throw new IllegalStateException("No supply of " + side);
        }
        return known;
    }

    /** The whole map to look at, with arrows, aircraft and both sides' supply roads; areas lead nowhere. */
    public MapView view(String label) {
        return view(label, area -> area);
    }

    /** The whole map, each area as the page wants it. */
    public MapView view(String label, UnaryOperator<AreaView> each) {
        List<AreaView> areas = new ArrayList<>();
        for (Area area : situation.map().areas()) {
            areas.add(each.apply(area(area)));
        }
        return MapView.of(label, areas)
                .withGround(Ground.of(situation.map()))
                .withArrows(arrows())
                .withAircraft(aircraft())
                .withSupply(supplyLines(), MapView.SupplyShown.OFF);
    }

    /** One area as it stands. */
    public AreaView area(Area area) {
        Side holder = situation.control(area);
        boolean inSupply = supply(holder).isInSupply(area);
        AreaView view = AreaView.of(area, holder)
                .withTroops(situation.listTroops(area).stream()
                        .map(SituationMap::counter)
                        .toList())
                .withMarkers(situation.markers(area))
                .withDepotNumber(GermanDepotNumbers.numberOf(situation, area));
        return inSupply ? view : view.withOutOfSupply(Set.of(holder), points.getOrDefault(area, 0));
    }

    /** The counter of a Troop. */
    public static TroopCounter counter(FirestormTroop troop) {
        return new TroopCounter(troop.type().code(), troop.side(), troop.type().name() + ", " + troop.unit());
    }

    /** Every arrow that stands on the map. */
    public List<ArrowView> arrows() {
        List<ArrowView> arrows = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            battle.findArrow()
                    .ifPresent(arrow -> arrows.add(ArrowView.given(
                            arrow.number(),
                            arrow.placedBy(),
                            arrow.tail().id(),
                            arrow.point().id())));
        }
        return arrows;
    }

    /** Aircraft whose missions are assigned and not yet flown, and Typhoons that stay on a depot. */
    public List<AircraftView> aircraft() {
        List<AircraftView> flying = new ArrayList<>();
        for (Transport mission : situation.air().transports()) {
            if (mission.state() == MissionState.ASSIGNED) {
                flying.add(new AircraftView(
                        "C47",
                        Side.ALLIED,
                        mission.zone().id(),
                        AirMissionWords.of(mission) + ", " + mission.zone().name()));
            }
        }
        for (Tactical mission : situation.air().tacticals()) {
            if (mission.state() == MissionState.ASSIGNED) {
                flying.add(new AircraftView(
                        mission.aircraft().type().code(),
                        mission.aircraft().side(),
                        mission.target().id(),
                        AirMissionWords.of(mission) + ", " + mission.target().name()));
            }
        }
        for (Area depot : situation.map().list(situation.interdicted())) {
            flying.add(new AircraftView("TYPHOON", Side.ALLIED, depot.id(), depot.name() + " is interdicted"));
        }
        return flying;
    }

    /** The roads that carry supply, for either side. */
    public List<RoadLine> supplyLines() {
        List<RoadLine> lines = new ArrayList<>();
        for (Border border : situation.map().borders()) {
            for (Side side : Side.values()) {
                AreaSet supplied = supply(side).areasSuppliedByRoad();
                if (border.road() && supplied.has(border.one()) && supplied.has(border.other())) {
                    lines.add(
                            new RoadLine(side, border.one().id(), border.other().id()));
                }
            }
        }
        return lines;
    }

    /** The arrow a page is about to place: drawn with a broken edge until it is given. */
    public static Optional<ArrowView> draft(Side side, @Nullable Area tail, @Nullable Area point) {
        return tail == null || point == null
                ? Optional.empty()
                : Optional.of(ArrowView.draft(0, side, tail.id(), point.id()));
    }

    /** The ids of some areas, for view boxes and routes. */
    public static List<AreaId> ids(Iterable<Area> areas) {
        List<AreaId> ids = new ArrayList<>();
        areas.forEach(area -> ids.add(area.id()));
        return ids;
    }
}
