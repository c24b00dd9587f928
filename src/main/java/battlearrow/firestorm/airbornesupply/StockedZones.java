package battlearrow.firestorm.airbornesupply;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.RoadSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The zones from which an Allied area can draw Airborne Supply: Allied Landing Zones, Drop Zones and Airfields with a
 * marker, at most three areas away along a continuous chain of Allied-controlled areas, roads or not (ABN-03, ABN-04).
 *
 * <p>Rulebook: Airborne Supply.
 */
public final class StockedZones {
    private StockedZones() {}

    /** Zones with a marker in reach of an Allied area, nearest first in the map's order; none for a German area. */
    public static List<Area> inReach(Situation situation, Area area) {
        List<Area> zones = new ArrayList<>();
        for (Area zone : situation.map().areas()) {
            if (situation.markers(zone) > 0 && reaches(situation, zone, area)) {
                zones.add(zone);
            }
        }
        return zones;
    }

    /** Why a marker cannot be drawn from this zone for this area; empty when it can (ABN-01, ABN-02, ABN-03). */
    public static Optional<Refusal> objection(Situation situation, Area zone, Area area) {
        if (!zone.isZone()) {
            return Optional.of(Refusal.of(Rule.ABN_01));
        }
        if (!reaches(situation, zone, area)) {
            return Optional.of(Refusal.of(Rule.ABN_03, zone, area));
        }
        return situation.markers(zone) == 0 ? Optional.of(Refusal.of(Rule.ABN_02, zone)) : Optional.empty();
    }

    /** Zones that can give Parachute Artillery Support against or at this point: in it or adjacent to it (ABN-16). */
    public static List<Area> forArtillery(Situation situation, Area point) {
        List<Area> zones = new ArrayList<>();
        for (Area zone : situation.map().areas()) {
            if (zone.isZone()
                    && situation.controls(Side.ALLIED, zone)
                    && situation.markers(zone) > 0
                    && (zone == point || situation.map().areAdjacent(zone, point))) {
                zones.add(zone);
            }
        }
        return zones;
    }

    private static boolean reaches(Situation situation, Area zone, Area area) {
        AreaSet allied = situation.areasOf(Side.ALLIED);
        if (!zone.isZone() || !allied.has(zone) || !allied.has(area)) {
            return false;
        }
        int farthest = situation.tables().limit("airborneSupplyReachInAreas");
        return RoadSearch.shortestChain(situation.map(), allied, zone, AreaSet.NONE.with(area))
                .filter(chain -> chain.size() - 1 <= farthest)
                .isPresent();
    }
}
