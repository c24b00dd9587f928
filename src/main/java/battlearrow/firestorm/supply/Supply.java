package battlearrow.firestorm.supply;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Derived;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Which areas of a side are In Supply, and why. A pure function of map, control and interdicted depots (INV-11).
 *
 * <p>An area is In Supply when a continuous road through areas its side controls joins it to a friendly depot (SUP-04), or
 * when it is adjacent to an area so supplied (SUP-06). Adjacency is not passed on (SUP-08). An interdicted depot is no
 * source (SUP-12); its own area is judged like any other. Open arrows cut no road (SUP-14).
 *
 * <p>Rulebook: Check for Supply.
 */
public final class Supply {
    private static final Derived<Supply> ALLIED = supplyOf(Side.ALLIED);
    private static final Derived<Supply> GERMAN = supplyOf(Side.GERMAN);

    private final Situation situation;
    private final Side side;
    private final CampaignMap map;
    private final AreaSet own;
    private final AreaSet sources;
    private final AreaSet byRoad;
    private final AreaSet inSupply;

    private Supply(Situation situation, Side side, AreaSet sources) {
        this.situation = situation;
        this.side = side;
        this.map = situation.map();
        this.own = situation.areasOf(side);
        this.sources = sources;
        this.byRoad = reachableByRoad(map, own, sources);
        this.inSupply = byRoad.or(nextTo(map, own, byRoad)).or(selfSuppliedDepots());
    }

    public static Supply of(Situation situation, Side side) {
        return (side == Side.ALLIED ? ALLIED : GERMAN).of(situation);
    }

    private static Derived<Supply> supplyOf(Side side) {
        return new Derived<>(situation -> new Supply(situation, side, sources(situation, side)), Supply::staysTheSame);
    }

    private static boolean staysTheSame(Situation before, Situation after) {
        return before.scenario() == after.scenario()
                && before.houseRules() == after.houseRules()
                && before.areasOf(Side.ALLIED).equals(after.areasOf(Side.ALLIED))
                && before.interdicted().equals(after.interdicted());
    }

    /** Supply as it were if no depot was interdicted (HR-12). */
    public static Supply withoutInterdiction(Situation situation, Side side) {
        return new Supply(situation, side, AreaSet.of(situation.scenario().listDepots(side)));
    }

    /** Whether an area is In Supply for the side; never for an area the side does not control. */
    public boolean isInSupply(Area area) {
        return inSupply.has(area);
    }

    /** Whether the area is joined to a depot by a friendly road; adjacency does not count (AIR-17). */
    public boolean isSuppliedByRoad(Area area) {
        return byRoad.has(area);
    }

    /** All areas of the side that are In Supply. */
    public AreaSet areasInSupply() {
        return inSupply;
    }

    /** All areas of the side joined to a depot by road, depots included. */
    public AreaSet areasSuppliedByRoad() {
        return byRoad;
    }

    /** The areas of the side that would go Out of Supply if it lost one of its areas, that area itself not among them. */
    public AreaSet areasDependingOn(Area lost) {
        AreaSet left = own.without(lost);
        AreaSet road = reachableByRoad(map, left, sources.without(lost));
        return inSupply.without(lost).minus(road.or(nextTo(map, left, road)).or(selfSuppliedDepots()));
    }

    /** Depots of the side that supply areas now. */
    public AreaSet sources() {
        return sources;
    }

    /** Why an area the side controls is In Supply or not, in terms a player can follow on the map. */
    public SupplyReason reason(Area area) {
        if (byRoad.has(area)) {
            return new SupplyReason.ByRoad(shortestRoad(area));
        }
        if (inSupply.has(area)) {
            Area neighbour = map.list(map.adjacent(area).and(byRoad)).stream()
                    .findFirst()
                    .orElse(area);
            return neighbour == area
                    ? new SupplyReason.ByRoad(List.of(area))
                    : new SupplyReason.FromNeighbour(neighbour, shortestRoad(neighbour));
        }
        return BrokenRoad.find(situation, side, area, sources);
    }

    /** The shortest friendly road from the area to a depot, both included. */
    private List<Area> shortestRoad(Area area) {
        return RoadSearch.shortest(map, own, area, sources).orElse(List.of(area));
    }

    private static AreaSet nextTo(CampaignMap map, AreaSet own, AreaSet supplied) {
        return map.adjacent(supplied).and(own).minus(supplied);
    }

    /** HR-10 on: an interdicted depot still supplies its own area, and only that. */
    private AreaSet selfSuppliedDepots() {
        return side == Side.GERMAN && situation.houseRules().isOn(HouseRule.HR_10)
                ? situation.interdicted()
                : AreaSet.NONE;
    }

    private static AreaSet sources(Situation situation, Side side) {
        AreaSet sources = AreaSet.NONE;
        for (Area depot : situation.scenario().listDepots(side)) {
            if (!situation.interdicted().has(depot)) {
                sources = sources.with(depot);
            }
        }
        return sources;
    }

    private static AreaSet reachableByRoad(CampaignMap map, AreaSet own, AreaSet sources) {
        AreaSet reached = sources;
        AreaSet edge = sources;
        while (!edge.isEmpty()) {
            edge = map.byRoad(edge).and(own).minus(reached);
            reached = reached.or(edge);
        }
        return reached;
    }
}
