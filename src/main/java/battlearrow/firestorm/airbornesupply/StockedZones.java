package battlearrow.firestorm.airbornesupply;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
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

    /** Zones with a marker in reach of an Allied area, nearest first; none for a German area. */
    public static List<Area> inReach(Situation situation, Area area) {
        List<Area> zones = new ArrayList<>();
        for (AreaSet ring : rings(situation, area)) {
            for (Area zone : situation.map().list(ring)) {
                if (zone.isZone() && situation.markers(zone) > 0) {
                    zones.add(zone);
                }
            }
        }
        return zones;
    }

    /** Why a marker cannot be drawn from this zone for this area; empty when it can (ABN-01, ABN-02, ABN-03). */
    public static Optional<Refusal> objection(Situation situation, Area zone, Area area) {
        if (!zone.isZone()) {
            return Optional.of(Refusal.of(Rule.ABN_01, zone));
        }
        if (rings(situation, area).stream().noneMatch(ring -> ring.has(zone))) {
            return Optional.of(Refusal.of(Rule.ABN_03, zone, area));
        }
        return situation.markers(zone) == 0 ? Optional.of(Refusal.of(Rule.ABN_02, zone)) : Optional.empty();
    }

    /** Zones that can give Parachute Artillery Support against or at this point: in it or adjacent to it (ABN-16). */
    public static List<Area> forArtillery(Situation situation, Area point) {
        List<Area> zones = new ArrayList<>();
        AreaSet near = situation.map().adjacent(point).with(point).and(situation.areasOf(Side.ALLIED));
        for (Area zone : situation.map().list(near)) {
            if (zone.isZone() && situation.markers(zone) > 0) {
                zones.add(zone);
            }
        }
        return zones;
    }

    /** The area itself, the Allied areas adjacent to it, those adjacent to these, as far as supply may be drawn. */
    private static List<AreaSet> rings(Situation situation, Area area) {
        CampaignMap map = situation.map();
        AreaSet allied = situation.areasOf(Side.ALLIED);
        if (!allied.has(area)) {
            return List.of();
        }
        int farthest = situation.tables().limit("airborneSupplyReachInAreas");
        List<AreaSet> rings = new ArrayList<>();
        AreaSet seen = AreaSet.NONE.with(area);
        AreaSet ring = seen;
        rings.add(ring);
        for (int distance = 1; distance <= farthest && !ring.isEmpty(); distance++) {
            ring = map.adjacent(ring).and(allied).minus(seen);
            seen = seen.or(ring);
            rings.add(ring);
        }
        return rings;
    }
}
