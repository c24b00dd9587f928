package battlearrow.web.map;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.CampaignMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What of a map's drawing a club's corrections can change.
 *
 * @param roads the pairs of areas a road joins
 * @param bridges the areas that are bridges
 * @param borders the kind of border between two areas
 */
public record Ground(Set<Set<AreaId>> roads, Set<AreaId> bridges, Map<Set<AreaId>, BorderKind> borders) {
    public Ground {
        roads = Set.copyOf(roads);
        bridges = Set.copyOf(bridges);
        borders = Map.copyOf(borders);
    }

    /** What a map says. */
    public static Ground of(CampaignMap map) {
        return new Ground(
                map.borders().stream().filter(Border::road).map(Ground::pair).collect(Collectors.toSet()),
                map.areas().stream().filter(Area::bridge).map(Area::id).collect(Collectors.toSet()),
                map.borders().stream().collect(Collectors.toMap(Ground::pair, Border::kind)));
    }

    private static Set<AreaId> pair(Border border) {
        return Set.of(border.one().id(), border.other().id());
    }
}
