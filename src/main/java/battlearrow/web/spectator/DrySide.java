package battlearrow.web.spectator;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.map.SituationMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a side holds Out of Supply.
 *
 * @param cost Campaign Victory Points it is short for it (VIC-03)
 */
record DrySide(Side side, int areas, String names, int cost) {
    static DrySide of(Situation situation, SituationMap map, Side side) {
        AreaSet dry = situation.areasOf(side).minus(map.supply(side).areasInSupply());
        List<Area> areas = situation.map().list(dry);
        int cost = areas.stream()
                .mapToInt(area -> area.objectiveValue() - map.area(area).points())
                .sum();
        return new DrySide(
                side, areas.size(), areas.stream().map(Area::name).sorted().collect(Collectors.joining(", ")), cost);
    }
}
