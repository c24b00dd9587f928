package battlearrow.firestorm.strategicmoves;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one Troop worth asking about, one for each way to end: a march into each adjacent area; the shortest friendly
 * road to each area so reached; and, for an area neither reaches, the shortest such road with a march at its end. Longer
 * roads to the same areas are as legal but change nothing.
 */
final class Ways {
    private final Situation situation;
    private final CampaignMap map;
    private final FirestormTroop troop;
    private final Area start;
    private final AreaSet open;
    private final List<StrategicMove> moves = new ArrayList<>();

    private Ways(Situation situation, FirestormTroop troop, Area start) {
        this.situation = situation;
        this.map = situation.map();
        this.troop = troop;
        this.start = start;
        this.open = situation.areasOf(troop.side()).minus(situation.exploitedAreas());
    }

    static List<StrategicMove> of(Situation situation, FirestormTroop troop, Area start) {
        Ways ways = new Ways(situation, troop, start);
        ways.find();
        return ways.moves;
    }

    private void find() {
        for (Area neighbour : map.list(map.adjacent(start))) {
            add(List.of(), neighbour);
        }
        AreaSet ends = map.adjacent(start).and(open).with(start);
        List<List<Area>> roads = roads();
        for (List<Area> road : roads) {
            add(road, null);
            ends = ends.with(road.getLast());
        }
        for (List<Area> road : roads) {
            AreaSet beyond = map.adjacent(road.getLast()).and(open).minus(ends);
            for (Area end : map.list(beyond)) {
                add(road, end);
            }
            ends = ends.or(beyond);
        }
    }

    /** The shortest open road to each area that has one, nearest first. */
    private List<List<Area>> roads() {
        List<List<Area>> roads = new ArrayList<>();
        Deque<List<Area>> edge = new ArrayDeque<>();
        AreaSet seen = AreaSet.NONE.with(start);
        edge.add(List.of(start));
        while (!edge.isEmpty()) {
            List<Area> way = edge.remove();
            for (Area next : map.list(map.byRoad(way.getLast()).and(open).minus(seen))) {
                seen = seen.with(next);
                List<Area> road = new ArrayList<>(way);
                road.add(next);
                roads.add(road);
                edge.add(road);
            }
        }
        return roads;
    }

    private void add(List<Area> road, @Nullable Area marchTo) {
        List<AreaId> ids = road.stream().map(Area::id).toList();
        moves.add(new StrategicMove(troop.side(), troop.id(), ids, marchTo == null ? null : marchTo.id()));
    }
}
