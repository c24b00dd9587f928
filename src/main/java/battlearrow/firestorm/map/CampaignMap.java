package battlearrow.firestorm.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The areas of the Campaign Map and how they touch. "Adjacent" means across a passable border; two areas that
 * share an Impassable Border are neighbours but not adjacent. At most 64 areas; the boxed map has 60 (SET-03).
 */
public final class CampaignMap {
    public static final int MOST_AREAS = Long.SIZE;

    private final List<Area> areas;
    private final List<Border> borders;
    private final Map<AreaId, Area> byId = new HashMap<>();
    private final AreaSet allAreas;
    private final Border[][] between;
    private final AreaSet[] adjacent;
    private final AreaSet[] roads;

    public CampaignMap(List<Area> areas, List<Border> borders) {
        if (areas.size() > MOST_AREAS) {
            throw new IllegalArgumentException("A map holds at most " + MOST_AREAS + " areas.");
        }
        this.areas = List.copyOf(areas);
        this.borders = List.copyOf(borders);
        this.allAreas = AreaSet.of(areas);
        this.between = new Border[areas.size()][areas.size()];
        this.adjacent = new AreaSet[areas.size()];
        this.roads = new AreaSet[areas.size()];
        for (int i = 0; i < areas.size(); i++) {
            Area area = areas.get(i);
            if (area.index() != i) {
                throw new IllegalArgumentException(area + " has index " + area.index() + " but stands at " + i);
            }
            byId.put(area.id(), area);
            adjacent[i] = AreaSet.NONE;
            roads[i] = AreaSet.NONE;
        }
        for (Border border : borders) {
            join(border, border.one(), border.other());
            join(border, border.other(), border.one());
        }
    }

    private void join(Border border, Area from, Area to) {
        between[from.index()][to.index()] = border;
        if (border.kind() != BorderKind.IMPASSABLE) {
            adjacent[from.index()] = adjacent[from.index()].with(to);
            if (border.road()) {
                roads[from.index()] = roads[from.index()].with(to);
            }
        }
    }

    public List<Area> areas() {
        return areas;
    }

    public AreaSet allAreas() {
        return allAreas;
    }

    public List<Border> borders() {
        return borders;
    }

    public Area area(int index) {
        return areas.get(index);
    }

    /** Finds an area by its id; empty when this map has none (ORG-12). */
    public Optional<Area> find(AreaId id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** Gets an area that is known to exist. */
    public Area get(AreaId id) {
        Area area = byId.get(id);
        if (area == null) {
            throw new IllegalArgumentException("No area " + id);
        }
        return area;
    }

    /** The areas across a passable border. */
    public AreaSet adjacent(Area area) {
        return adjacent[area.index()];
    }

    /** The areas joined to this one by a road. */
    public AreaSet byRoad(Area area) {
        return roads[area.index()];
    }

    /** The areas across a passable border from any of these; those themselves only where they touch one another. */
    public AreaSet adjacent(AreaSet areas) {
        return together(adjacent, areas);
    }

    /** The areas joined by a road to any of these. */
    public AreaSet byRoad(AreaSet areas) {
        return together(roads, areas);
    }

    private static AreaSet together(AreaSet[] ofEach, AreaSet areas) {
        long bits = 0;
        for (long rest = areas.bits(); rest != 0; rest &= rest - 1) {
            bits |= ofEach[Long.numberOfTrailingZeros(rest)].bits();
        }
        return new AreaSet(bits);
    }

    public boolean areAdjacent(Area one, Area other) {
        return adjacent[one.index()].has(other);
    }

    public boolean areJoinedByRoad(Area one, Area other) {
        return roads[one.index()].has(other);
    }

    public boolean hasRoad(Area area) {
        return !roads[area.index()].isEmpty() || area.isDepot();
    }

    /** The border two areas share, passable or not; empty when they do not touch. */
    public Optional<Border> findBorder(Area one, Area other) {
        return Optional.ofNullable(between[one.index()][other.index()]);
    }

    public List<Area> list(AreaSet set) {
        List<Area> listed = new ArrayList<>(set.size());
        for (long rest = set.bits(); rest != 0; rest &= rest - 1) {
            listed.add(areas.get(Long.numberOfTrailingZeros(rest)));
        }
        return listed;
    }

    public AreaSet setOf(Collection<AreaId> ids) {
        AreaSet set = AreaSet.NONE;
        for (AreaId id : ids) {
            set = set.with(get(id));
        }
        return set;
    }
}
