package battlearrow.simulation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.RoadSearch;
import java.util.List;
import java.util.Optional;

/** Where the Troops of a side can get by a Strategic Move, as far as a General reads it off the map. */
final class Marches {
    private final CampaignMap map;
    private final Front front;
    private final Side side;
    private final long open;
    private final long[] byRoad;

    Marches(Front front, Side side) {
        Situation now = front.situation();
        this.map = now.map();
        this.front = front;
        this.side = side;
        this.open = front.areasOf(side) & ~now.exploitedAreas().bits();
        this.byRoad = new long[map.areas().size()];
    }

    /** The areas a Troop of this area can end in, without the area itself. */
    long ends(int start) {
        long ends = ground(start);
        if (front.isInSupply(side, start)) {
            for (long rest = joined(start); rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                ends |= 1L << at | ground(at);
            }
        }
        return ends & ~(1L << start);
    }

    private long ground(int area) {
        return front.ground().adjacent(area) & open;
    }

    /** The areas a friendly road leads to. */
    private long joined(int start) {
        if (byRoad[start] == 0) {
            long reached = 1L << start;
            long edge = reached;
            while (edge != 0) {
                long next = 0;
                for (long rest = edge; rest != 0; rest &= rest - 1) {
                    next |= map.byRoad(map.area(Long.numberOfTrailingZeros(rest)))
                            .bits();
                }
                edge = next & open & ~reached;
                reached |= edge;
            }
            byRoad[start] = reached;
        }
        return byRoad[start];
    }

    /** The order that brings a Troop there: by road, by march, or by both. */
    StrategicMove order(FirestormTroop troop, int start, int end) {
        Area from = map.area(start);
        Area to = map.area(end);
        boolean onRoads = front.isInSupply(side, start);
        if (onRoads && (joined(start) & 1L << end) != 0) {
            return new StrategicMove(side, troop.id(), road(from, to), null);
        }
        if (map.areAdjacent(from, to) || !onRoads) {
            return new StrategicMove(side, troop.id(), List.of(), to.id());
        }
        long last = joined(start) & front.ground().adjacent(end);
        List<AreaId> road = roadTo(from, new AreaSet(last)).orElse(List.of());
        return new StrategicMove(side, troop.id(), road, to.id());
    }

    private List<AreaId> road(Area from, Area to) {
        return roadTo(from, AreaSet.NONE.with(to)).orElse(List.of());
    }

    private Optional<List<AreaId>> roadTo(Area from, AreaSet ends) {
        return RoadSearch.shortest(map, new AreaSet(open), from, ends)
                .map(road -> road.stream().map(Area::id).toList());
    }
}
