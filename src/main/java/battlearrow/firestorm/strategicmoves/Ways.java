package battlearrow.firestorm.strategicmoves;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The ways out of an area worth asking about for the Troops of a side that stand there, one for each way to end: a march into
 * each adjacent area; the shortest friendly road to each area so reached; and, for an area neither reaches, the shortest such
 * road with a march at its end. Longer roads to the same areas are as legal but change nothing.
 */
final class Ways {
    private final CampaignMap map;
    private final Area start;
    private final AreaSet open;
    private final List<Way> ways = new ArrayList<>();

    private Ways(Situation situation, Side side, Area start) {
        this.map = situation.map();
        this.start = start;
        this.open = situation.areasOf(side).minus(situation.exploitedAreas());
    }

    static List<Way> listFrom(Situation situation, Side side, Area start) {
        Ways ways = new Ways(situation, side, start);
        ways.find();
        return ways.ways;
    }

    private void find() {
        AreaSet neighbours = map.adjacent(start);
        for (Area neighbour : map.list(neighbours)) {
            ways.add(new Way(List.of(), neighbour.id()));
        }
        AreaSet ends = neighbours.and(open).with(start);
        List<Road> roads = roads();
        for (Road road : roads) {
            ways.add(new Way(road.areas(), null));
            ends = ends.with(road.end());
        }
        for (Road road : roads) {
            AreaSet beyond = map.adjacent(road.end()).and(open).minus(ends);
            for (Area end : map.list(beyond)) {
                ways.add(new Way(road.areas(), end.id()));
            }
            ends = ends.or(beyond);
        }
    }

    /** The shortest open road to each area that has one, nearest first. */
    private List<Road> roads() {
        List<Road> roads = new ArrayList<>();
        Deque<Road> edge = new ArrayDeque<>();
        AreaSet seen = AreaSet.NONE.with(start);
        edge.add(new Road(List.of(start.id()), start));
        while (!edge.isEmpty()) {
            Road way = edge.remove();
            AreaSet further = map.byRoad(way.end()).and(open).minus(seen);
            seen = seen.or(further);
            for (Area next : map.list(further)) {
                Road road = way.on(next);
                roads.add(road);
                edge.add(road);
            }
        }
        return roads;
    }

    /**
     * A way to go, as in {@code StrategicMove}.
     *
     * @param road the areas of the road part; empty for a march alone
     * @param marchTo the area marched into; null for a road move alone
     */
    record Way(List<AreaId> road, @Nullable AreaId marchTo) {
        boolean isByRoad() {
            return !road.isEmpty();
        }
    }

    private record Road(List<AreaId> areas, Area end) {
        Road on(Area next) {
            AreaId[] longer = areas.toArray(new AreaId[areas.size() + 1]);
            longer[areas.size()] = next.id();
            return new Road(List.of(longer), next);
        }
    }
}
