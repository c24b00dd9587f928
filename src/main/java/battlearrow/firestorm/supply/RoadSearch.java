package battlearrow.firestorm.supply;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Shortest ways over the map, area by area, for roads and for chains of adjacent areas. */
public final class RoadSearch {
    private RoadSearch() {}

    /**
     * The shortest road from an area to one of several, both included.
     *
     * @param through the areas the road may lead through; the first area need not be among them
     */
    public static Optional<List<Area>> shortest(CampaignMap map, AreaSet through, Area from, AreaSet to) {
        return search(map, map::byRoad, through, from, to);
    }

    /** The shortest chain of adjacent areas from an area to one of several, both included. */
    public static Optional<List<Area>> shortestChain(CampaignMap map, AreaSet through, Area from, AreaSet to) {
        return search(map, map::adjacent, through, from, to);
    }

    private static Optional<List<Area>> search(
            CampaignMap map, Function<Area, AreaSet> steps, AreaSet through, Area from, AreaSet to) {
        Area[] cameFrom = new Area[map.areas().size()];
        Deque<Area> edge = new ArrayDeque<>();
        AreaSet seen = AreaSet.NONE.with(from);
        edge.add(from);
        while (!edge.isEmpty()) {
            Area here = edge.remove();
            if (to.has(here)) {
                return Optional.of(wayTo(here, cameFrom));
            }
            for (Area next : map.list(steps.apply(here).and(through).minus(seen))) {
                seen = seen.with(next);
                cameFrom[next.index()] = here;
                edge.add(next);
            }
        }
        return Optional.empty();
    }

    private static List<Area> wayTo(Area end, Area[] cameFrom) {
        List<Area> way = new ArrayList<>();
        for (Area at = end; at != null; at = cameFrom[at.index()]) {
            way.add(at);
        }
        Collections.reverse(way);
        return List.copyOf(way);
    }
}
