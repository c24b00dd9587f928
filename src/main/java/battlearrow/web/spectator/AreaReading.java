package battlearrow.web.spectator;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.reinforcements.GermanDepotNumbers;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.supply.SupplyReason;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.map.AreaView;
import battlearrow.web.map.SituationMap;
import battlearrow.web.spectator.AreaSheet.BattleHere;
import battlearrow.web.spectator.AreaSheet.Neighbour;
import battlearrow.web.spectator.AreaSheet.RoadStep;
import battlearrow.web.spectator.AreaSheet.TroopHere;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads one area off the map for the panel beside it: holder, Troops, road home, and what hangs on it. */
@Component
class AreaReading {
    private final Words words;

    AreaReading(Words words) {
        this.words = words;
    }

    AreaSheet read(Visitor visitor, Situation situation, SituationMap map, Area area) {
        Side holder = situation.control(area);
        Supply supply = map.supply(holder);
        SupplyReason reason = supply.reason(area);
        AreaView seen = map.area(area);
        return new AreaSheet(
                area.id().value(),
                area.name(),
                caption(situation, area),
                holder,
                supply.isInSupply(area),
                seen.points(),
                area.objectiveValue(),
                situation.markers(area),
                battles(visitor, situation, area),
                situation.listTroops(area).stream()
                        .map(troop -> new TroopHere(
                                troop.type().code(), troop.side(), troop.type().name(), troop.unit()))
                        .toList(),
                why(reason, holder),
                road(situation, holder, reason),
                routeOf(area, supply),
                visitor.takesPart() ? warnings(situation, supply, area, reason) : List.of(),
                neighbours(visitor, situation, area));
    }

    private String caption(Situation situation, Area area) {
        List<String> parts = new ArrayList<>();
        parts.add(area.grid());
        parts.add(words.of("terrain", area.terrain()));
        if (area.bridge()) {
            parts.add(words.of("map.key.bridge"));
        }
        if (area.airfield()) {
            parts.add(words.of("map.key.airfield"));
        }
        ZoneKind zone = area.zoneKind();
        if (zone != null) {
            parts.add(words.of("map.key", zone));
        }
        int depotNumber = GermanDepotNumbers.numberOf(situation, area);
        area.findDepotOwner()
                .ifPresent(owner -> parts.add(
                        depotNumber > 0
                                ? words.of("area.depot-number", owner, depotNumber)
                                : words.of("area.depot", owner)));
        return String.join(" · ", parts);
    }

    private List<BattleHere> battles(Visitor visitor, Situation situation, Area area) {
        List<BattleHere> here = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            BattleArrow arrow = battle.findArrow().orElse(null);
            if (arrow != null && arrow.touches(area)) {
                String key = arrow.tail() == area ? "area.battle-from" : "area.battle-into";
                here.add(new BattleHere(
                        words.of(key, arrow.number(), arrow.tail() == area ? arrow.point() : arrow.tail()),
                        battleHref(visitor, battle)));
            }
        }
        return here;
    }

    private static @Nullable String battleHref(Visitor visitor, Battle battle) {
        return visitor.takesPart() ? CampaignFrame.base(visitor) + "/battles/" + battle.number() : null;
    }

    private String why(SupplyReason reason, Side holder) {
        return switch (reason) {
            case SupplyReason.ByRoad road ->
                road.road().size() == 1 ? words.of("area.why.depot") : words.of("area.why.road", holder);
            case SupplyReason.FromNeighbour next -> words.of("area.why.neighbour", next.neighbour());
            case SupplyReason.Broken broken -> words.of("area.why.broken", holder);
            case SupplyReason.NoRoad none -> words.of("area.why.no-road");
        };
    }

    private List<RoadStep> road(Situation situation, Side holder, SupplyReason reason) {
        return switch (reason) {
            case SupplyReason.ByRoad road -> steps(situation, holder, road.road(), List.of());
            case SupplyReason.FromNeighbour next -> steps(situation, holder, next.road(), List.of());
            case SupplyReason.Broken broken -> steps(situation, holder, broken.road(), broken.breaks());
            case SupplyReason.NoRoad none -> List.of();
        };
    }

    private List<RoadStep> steps(Situation situation, Side holder, List<Area> road, List<Area> breaks) {
        List<RoadStep> steps = new ArrayList<>();
        for (Area area : road) {
            boolean cut = breaks.contains(area);
            String note = area.isDepotOf(holder) ? words.of("map.key.depot") : "";
            if (cut) {
                note = situation.controls(holder, area)
                        ? words.of("area.cut.interdicted")
                        : words.of("area.cut.held", situation.control(area));
            }
            steps.add(new RoadStep(area.name(), note, cut));
        }
        return steps;
    }

    /** The road home as the map draws it; empty for an area Out of Supply. */
    static List<AreaId> routeOf(Area area, Supply supply) {
        return SituationMap.ids(onTheRoad(supply.reason(area)));
    }

    /**
     * What goes Out of Supply when this area falls, and the areas on its road home whose fall would cut it off. Of these the
     * ones under attack are told in full; depots are never taken (AFT-17).
     */
    private List<String> warnings(Situation situation, Supply supply, Area area, SupplyReason reason) {
        List<String> warnings = new ArrayList<>();
        if (!area.isDepot()) {
            falls(situation, supply, area).ifPresent(warnings::add);
        }
        List<Area> needed = new ArrayList<>();
        for (Area on : onTheRoad(reason)) {
            if (on != area && !on.isDepot() && supply.areasDependingOn(on).has(area)) {
                if (isAttacked(situation, on)) {
                    falls(situation, supply, on).ifPresent(warnings::add);
                } else {
                    needed.add(on);
                }
            }
        }
        if (!needed.isEmpty()) {
            warnings.add(words.of("area.hangs-on", area, names(needed)));
        }
        return warnings;
    }

    private Optional<String> falls(Situation situation, Supply supply, Area lost) {
        AreaSet dry = supply.areasDependingOn(lost);
        return dry.isEmpty()
                ? Optional.empty()
                : Optional.of(words.of("area.falls", lost, names(situation.map().list(dry)), dry.size()));
    }

    private static List<Area> onTheRoad(SupplyReason reason) {
        return switch (reason) {
            case SupplyReason.ByRoad road -> road.road();
            case SupplyReason.FromNeighbour next -> next.road();
            case SupplyReason.Broken broken -> List.of();
            case SupplyReason.NoRoad none -> List.of();
        };
    }

    private static boolean isAttacked(Situation situation, Area area) {
        return situation.battles().stream()
                .flatMap(battle -> battle.findArrow().stream())
                .anyMatch(arrow -> arrow.touches(area));
    }

    private List<Neighbour> neighbours(Visitor visitor, Situation situation, Area area) {
        Set<Neighbour> found = new LinkedHashSet<>();
        for (Border border : situation.map().borders()) {
            if (border.one() == area || border.other() == area) {
                Area other = border.one() == area ? border.other() : border.one();
                String how = border.kind() == BorderKind.IMPASSABLE
                        ? "area.border.impassable"
                        : border.road() ? "area.border.road" : "area.border.open";
                found.add(new Neighbour(other.name(), href(visitor, other), situation.control(other), words.of(how)));
            }
        }
        return found.stream().sorted(Comparator.comparing(Neighbour::name)).toList();
    }

    /** Where an area is shown: the campaign page with that area selected. */
    static String href(Visitor visitor, Area area) {
        return CampaignFrame.base(visitor) + "?area=" + area.id();
    }

    private String names(List<Area> areas) {
        List<String> names = areas.stream().map(Area::name).collect(Collectors.toList());
        if (names.size() == 1) {
            return names.getFirst();
        }
        String last = names.removeLast();
        return words.of("list.and", String.join(", ", names), last);
    }
}
