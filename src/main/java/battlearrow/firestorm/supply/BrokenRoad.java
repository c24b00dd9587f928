package battlearrow.firestorm.supply;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Where the supply of an area is broken: of all roads to a friendly depot the one with the fewest enemy areas on it, which
 * is the one its side would have to open.
 */
final class BrokenRoad {
    private BrokenRoad() {}

    static SupplyReason find(Situation situation, Side side, Area area, AreaSet sources) {
        CampaignMap map = situation.map();
        AreaSet goals = sources.isEmpty() ? AreaSet.of(situation.scenario().listDepots(side)) : sources;
        List<Area> starts = new ArrayList<>();
        starts.add(area);
        starts.addAll(map.list(map.adjacent(area).and(situation.areasOf(side))));
        List<Area> best = List.of();
        int fewest = Integer.MAX_VALUE;
        for (Area start : starts) {
            List<Area> road = fewestBreaks(situation, side, start, goals);
            int breaks = breaks(situation, side, road, sources).size();
            if (!road.isEmpty() && breaks < fewest) {
                best = start == area ? road : prepend(area, road);
                fewest = breaks;
            }
        }
        return best.isEmpty()
                ? new SupplyReason.NoRoad()
                : new SupplyReason.Broken(best, breaks(situation, side, best, sources));
    }

    /** Searches outwards, areas of the own side before those of the enemy: the first depot met has the fewest breaks. */
    private static List<Area> fewestBreaks(Situation situation, Side side, Area start, AreaSet goals) {
        CampaignMap map = situation.map();
        int count = map.areas().size();
        int[] cost = new int[count];
        Arrays.fill(cost, Integer.MAX_VALUE);
        Area[] cameFrom = new Area[count];
        Deque<Area> edge = new ArrayDeque<>();
        cost[start.index()] = 0;
        edge.add(start);
        while (!edge.isEmpty()) {
            Area here = edge.removeFirst();
            for (Area next : map.list(map.byRoad(here))) {
                boolean enemy = !situation.controls(side, next);
                int price = cost[here.index()] + (enemy ? 1 : 0);
                if (price < cost[next.index()]) {
                    cost[next.index()] = price;
                    cameFrom[next.index()] = here;
                    if (enemy) {
                        edge.addLast(next);
                    } else {
                        edge.addFirst(next);
                    }
                }
            }
        }
        Area goal = null;
        for (Area depot : map.list(goals)) {
            if (cost[depot.index()] < Integer.MAX_VALUE && (goal == null || cost[depot.index()] < cost[goal.index()])) {
                goal = depot;
            }
        }
        List<Area> road = new ArrayList<>();
        for (Area at = goal; at != null; at = cameFrom[at.index()]) {
            road.addFirst(at);
        }
        return road;
    }

    private static List<Area> breaks(Situation situation, Side side, List<Area> road, AreaSet sources) {
        return road.stream()
                .filter(area -> !situation.controls(side, area) || area.isDepotOf(side) && !sources.has(area))
                .toList();
    }

    private static List<Area> prepend(Area first, List<Area> rest) {
        List<Area> all = new ArrayList<>();
        all.add(first);
        all.addAll(rest);
        return List.copyOf(all);
    }
}
