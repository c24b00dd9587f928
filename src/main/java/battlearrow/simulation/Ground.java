package battlearrow.simulation;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.situation.Derived;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.RoadSearch;
import java.util.List;
import java.util.Optional;

/** What a map says to a General before anything stands on it: where the objectives are and which roads lead to them. */
final class Ground {
    private static final Derived<Ground> DERIVED = new Derived<>(situation -> new Ground(situation.scenario()));

    private final CampaignMap map;
    private final int[] value;
    private final long[] adjacent;
    private final long[] beyond;
    private final long objectives;
    private final AreaSet unexploitable;
    private final Area mainDepot;

    private Ground(Scenario scenario) {
        map = scenario.map();
        int count = map.areas().size();
        value = new int[count];
        adjacent = new long[count];
        beyond = new long[count];
        AreaSet barred = AreaSet.NONE;
        long bits = 0;
        for (Area area : map.areas()) {
            value[area.index()] = area.objectiveValue();
            bits |= area.isObjective() ? 1L << area.index() : 0;
            adjacent[area.index()] = map.adjacent(area).bits();
            if (area.bridge() || area.airfield() || area.isDepot()) {
                barred = barred.with(area);
            }
        }
        unexploitable = barred;
        objectives = bits;
        AreaSet depots = AreaSet.of(scenario.listDepots(Side.ALLIED));
        for (Area objective : map.areas()) {
            if (objective.isObjective()) {
                Optional<List<Area>> road = RoadSearch.shortest(map, map.allAreas(), objective, depots);
                road.orElse(List.of()).forEach(area -> beyond[area.index()] |= 1L << objective.index());
            }
        }
        Area main = scenario.listDepots(Side.ALLIED).getFirst();
        for (Area depot : scenario.listDepots(Side.ALLIED)) {
            if (value(beyond[depot.index()]) > value(beyond[main.index()])) {
                main = depot;
            }
        }
        mainDepot = main;
    }

    /** Of a game, at any moment of it; worked out once for each start of games. */
    static Ground of(Situation start) {
        return DERIVED.of(start);
    }

    CampaignMap map() {
        return map;
    }

    /** Campaign Victory Points of the area. */
    int value(int area) {
        return value[area];
    }

    /** Campaign Victory Points of all these areas. */
    int value(long areas) {
        int sum = 0;
        for (long rest = areas & objectives; rest != 0; rest &= rest - 1) {
            sum += value[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** The areas across a passable border. */
    long adjacent(int area) {
        return adjacent[area];
    }

    /** The objectives whose shortest road to an Allied depot leads through this area, itself among them. */
    long beyond(int area) {
        return beyond[area];
    }

    /** Bridges, Airfields and depots, which nobody takes by exploitation. */
    boolean isUnexploitable(int area) {
        return (unexploitable.bits() & 1L << area) != 0;
    }

    /** The Allied depot on whose roads most is to be won. */
    Area mainDepot() {
        return mainDepot;
    }
}
