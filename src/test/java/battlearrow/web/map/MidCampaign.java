package battlearrow.web.map;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Turn 2 of a campaign: a corridor to Grave, an airhead cut off at Arnhem, three battles open. */
final class MidCampaign {
    private static final Set<String> ALLIED = Set.of(
            "xii-corps",
            "xxx-corps",
            "viii-corps",
            "lz-s",
            "dz-x",
            "arnhem-bridge",
            "dz-o",
            "grave-bridge",
            "groesbeek-heights",
            "dz-t",
            "lz-t",
            "dz-n",
            "uden-road",
            "veghel-bridge",
            "dz-a",
            "dz-b",
            "dz-c",
            "lz-w",
            "son-bridge",
            "eindhoven",
            "albert-canal",
            "valkenswaard-road",
            "budel");
    private static final Set<String> DRY = Set.of(
            "lz-s",
            "dz-x",
            "arnhem-bridge",
            "groesbeek-heights",
            "dz-t",
            "lz-t",
            "dz-n",
            "lz-w",
            "driel",
            "elst-road",
            "nijmegen-bridge",
            "nijmegen",
            "maas-waal-canal-bridge");
    private static final Map<String, Integer> MARKERS = Map.of("dz-x", 2, "dz-o", 2, "lz-t", 3, "dz-n", 1, "dz-b", 1);
    private static final Map<String, List<TroopCounter>> TROOPS = Map.ofEntries(
            Map.entry("rotterdam", german("GUN_88")),
            Map.entry("wesel", german("KONIGSTIGER")),
            Map.entry("kleve", german("SECURITY")),
            Map.entry("xii-corps", allied("GUN_55", "SHERMAN", "SEXTON")),
            Map.entry("viii-corps", allied("GUN_55")),
            Map.entry("utrecht", german("SECURITY")),
            Map.entry("lz-s", allied("BRITISH_POLISH_PARATROOPER")),
            Map.entry("wolfheze", german("SECURITY")),
            Map.entry("dz-x", allied("BRITISH_POLISH_PARATROOPER")),
            Map.entry("arnhem-west", german("SECURITY")),
            Map.entry("arnhem", german("PANZER")),
            Map.entry("arnhem-bridge", allied("BRITISH_POLISH_PARATROOPER")),
            Map.entry("nijmegen-bridge", german("HALFTRACK")),
            Map.entry("maas-waal-canal-bridge", german("GUN_88")),
            Map.entry("grave-bridge", allied("US_PARATROOPER", "US_GLIDER_INFANTRY", "TYPHOON")),
            Map.entry("groesbeek-heights", allied("US_PARATROOPER")),
            Map.entry("dz-t", allied("US_PARATROOPER")),
            Map.entry("s-hertogenbosch", german("GERMAN_PARATROOPER")),
            Map.entry("uden-road", allied("SHERMAN")),
            Map.entry("erp-road", german("PANTHER", "HALFTRACK", "FW190")),
            Map.entry("veghel-bridge", allied("SEXTON", "US_PARATROOPER")),
            Map.entry("dz-b", allied("US_PARATROOPER")),
            Map.entry("wilhelmina-canal-bridge", german("GUN_88")),
            Map.entry("son-bridge", allied("US_PARATROOPER")),
            Map.entry("helmond-bridge", german("GUN_88")),
            Map.entry("eindhoven", allied("SHERMAN", "GUN_55")),
            Map.entry("albert-canal", allied("SHERMAN")),
            Map.entry("budel", allied("SHERMAN", "SEXTON", "SHERMAN", "SEXTON", "GUN_55", "SHERMAN")),
            Map.entry("weert-road", german("GERMAN_PARATROOPER")));

    private final JsonNode data = read();
    private final List<Area> areas = readAreas();

    static AreaId id(String value) {
        return new AreaId(value);
    }

    private static List<TroopCounter> german(String... types) {
        return counters(Side.GERMAN, types);
    }

    private static List<TroopCounter> allied(String... types) {
        return counters(Side.ALLIED, types);
    }

    private static List<TroopCounter> counters(Side side, String... types) {
        List<TroopCounter> counters = new ArrayList<>();
        for (String type : types) {
            counters.add(new TroopCounter(type, side, type));
        }
        return counters;
    }

    List<AreaView> areas() {
        return areas.stream().map(MidCampaign::stands).toList();
    }

    private static AreaView stands(Area area) {
        String id = area.id().value();
        Side holder = ALLIED.contains(id) ? Side.ALLIED : Side.GERMAN;
        AreaView view = AreaView.of(area, holder)
                .withTroops(TROOPS.getOrDefault(id, List.of()))
                .withMarkers(MARKERS.getOrDefault(id, 0))
                .withHref("/campaigns/1/areas/" + id);
        return DRY.contains(id) ? view.withOutOfSupply(EnumSet.of(holder), area.objectiveValue() / 2) : view;
    }

    List<RoadLine> supplyLines() {
        List<RoadLine> lines = new ArrayList<>();
        for (JsonNode road : data.get("roads")) {
            String a = road.get("a").asString();
            String b = road.get("b").asString();
            if (!DRY.contains(a) && !DRY.contains(b) && ALLIED.contains(a) == ALLIED.contains(b)) {
                lines.add(new RoadLine(ALLIED.contains(a) ? Side.ALLIED : Side.GERMAN, id(a), id(b)));
            }
        }
        return lines;
    }

    MapView looking() {
        List<AreaView> standing = areas().stream()
                .map(area -> area.id().equals("grave-bridge") ? area.withChoice(Choice.SELECTED) : area)
                .toList();
        return MapView.of("Campaign map, turn 2, Battle Phase", standing)
                .withArrows(List.of(
                        ArrowView.given(5, Side.ALLIED, id("grave-bridge"), id("maas-waal-canal-bridge")),
                        ArrowView.given(6, Side.GERMAN, id("erp-road"), id("veghel-bridge")),
                        ArrowView.given(7, Side.ALLIED, id("dz-x"), id("wolfheze"))))
                .withSupply(supplyLines(), MapView.SupplyShown.OFF)
                .withRoute(List.of(
                        id("grave-bridge"),
                        id("uden-road"),
                        id("veghel-bridge"),
                        id("son-bridge"),
                        id("eindhoven"),
                        id("valkenswaard-road"),
                        id("xxx-corps")))
                .swapping("#area");
    }

    MapView choosing() {
        Set<String> lit = Set.of("volkel-road", "heesh-road", "druten", "boxmeer-bridge");
        Map<String, String> barred = Map.of(
                "uden-road", "Uden Road is already yours.",
                "dz-o", "DZ-O is already yours.",
                "nijmegen", "Grave Bridge and Nijmegen are not adjacent.");
        List<AreaView> standing = areas().stream()
                .map(area -> area.withHref("?into=" + area.id()))
                .map(area -> switch (area.id()) {
                    case "grave-bridge" -> area;
                    case "maas-waal-canal-bridge" -> area.withChoice(Choice.SELECTED);
                    default -> {
                        if (lit.contains(area.id())) {
                            yield area.withChoice(Choice.LIT);
                        }
                        String reason = barred.get(area.id());
                        yield reason != null
                                ? area.barredBecause(reason).withHref(null)
                                : area.withChoice(Choice.VEILED).withHref(null);
                    }
                })
                .toList();
        return MapView.of("Campaign map, where the arrow may lead", standing)
                .withArrows(List.of(
                        ArrowView.draft(5, Side.ALLIED, id("grave-bridge"), id("maas-waal-canal-bridge")),
                        ArrowView.given(6, Side.GERMAN, id("erp-road"), id("veghel-bridge"))))
                .choosing("into");
    }

    MapView flying() {
        Set<String> depots = Set.of("rotterdam", "amsterdam", "apeldorn", "kleve", "ruhr");
        List<AreaView> standing = areas().stream()
                .map(area -> depots.contains(area.id())
                        ? area.withChoice(Choice.LIT)
                        : area.withChoice(area.id().equals("wesel") ? Choice.SELECTED : Choice.VEILED))
                .toList();
        return MapView.of("Campaign map, missions", standing)
                .withAircraft(List.of(
                        new AircraftView("C47", Side.ALLIED, id("dz-x"), "Air Resupply, DZ-X"),
                        new AircraftView("C47", Side.ALLIED, id("driel"), "Air Drop, Driel"),
                        new AircraftView("TYPHOON", Side.ALLIED, id("wesel"), "Interdiction, Wesel"),
                        new AircraftView("FW190", Side.GERMAN, id("deelen"), "Close Air Support, Deelen")));
    }

    MapView planned() {
        return MapView.of("Battle plan, turn 2", areas())
                .withPencil(List.of(
                        new PencilMark.Ring(1, id("maas-waal-canal-bridge")),
                        new PencilMark.Ring(2, id("nijmegen-bridge")),
                        new PencilMark.Ring(3, id("son-bridge")),
                        new PencilMark.Stroke(id("grave-bridge"), id("maas-waal-canal-bridge")),
                        new PencilMark.Stroke(id("budel"), id("son-bridge"))));
    }

    private static JsonNode read() {
        try (InputStream in = MidCampaign.class.getResourceAsStream("/scenario/market-garden/map.json")) {
            return JsonMapper.shared().readTree(Objects.requireNonNull(in));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private List<Area> readAreas() {
        List<Area> read = new ArrayList<>();
        for (JsonNode node : data.get("areas")) {
            JsonNode zone = node.get("landingZone");
            JsonNode depot = node.get("supplyDepot");
            String terrain = node.get("terrain").asString();
            read.add(new Area(
                    read.size(),
                    id(node.get("id").asString()),
                    node.get("name").asString(),
                    node.get("grid").asString(),
                    terrain.equals("WOOD") ? Terrain.FOREST : Terrain.valueOf(terrain),
                    node.get("bridge").asBoolean(),
                    node.get("airfield").asBoolean(),
                    zone.isNull()
                            ? null
                            : zone.get("kind").asString().equals("LZ") ? ZoneKind.LANDING_ZONE : ZoneKind.DROP_ZONE,
                    node.get("objectiveVp").isNull()
                            ? 0
                            : node.get("objectiveVp").asInt(),
                    depot.isNull() ? null : Side.valueOf(depot.get("side").asString()),
                    depot.isNull() || depot.get("number").isNull()
                            ? 0
                            : depot.get("number").asInt()));
        }
        return read;
    }
}
