package battlearrow.firestorm.scenario;

import battlearrow.firestorm.forces.AirborneKind;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopType;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the three data files of a scenario. Rulebook: Campaign Map, Campaign Scenarios (SET-01 to SET-20). */
public final class ScenarioReader {
    static final JsonMapper JSON = JsonMapper.builder().build();

    private final JsonNode mapTree;
    private final JsonNode forcesTree;
    private final JsonNode tablesTree;
    private final ScenarioName name;

    private final Corrections corrections;

    private ScenarioReader(ScenarioTrees trees, ScenarioName name, Corrections corrections) {
        this.mapTree = trees.map();
        this.forcesTree = trees.forces();
        this.tablesTree = trees.tables();
        this.name = name;
        this.corrections = corrections;
    }

    /**
     * Reads one scenario.
     *
     * @throws InvalidScenarioException if {@link ScenarioValidator} finds a fault in the files
     */
    public static Scenario read(ScenarioFiles files, ScenarioName name) {
        List<Fault> faults = ScenarioValidator.listFaults(files);
        if (!faults.isEmpty()) {
            throw new InvalidScenarioException(faults);
        }
        return read(ScenarioTrees.of(files), name, Corrections.NONE);
    }

    /** @param trees without faults, the corrections written into them */
    static Scenario read(ScenarioTrees trees, ScenarioName name, Corrections corrections) {
        return new ScenarioReader(trees, name, corrections).scenario();
    }

    private Scenario scenario() {
        CampaignMap map = map();
        Map<String, TroopType> types = types();
        List<FirestormTroop> troops = new ArrayList<>();
        List<Placement> placements = new ArrayList<>();
        for (JsonNode troop : forcesTree.path("troops")) {
            troops.add(new FirestormTroop(
                    troops.size(),
                    new TroopId(troop.path("id").stringValue()),
                    troop.path("unit").stringValue(),
                    troop.path("parentUnit").stringValue(),
                    known(types, troop.path("type").stringValue()),
                    troop.path("nationality").stringValue()));
            placements.add(placement(troop.path("placements").path(name.name()), map));
        }
        return new Scenario(
                name,
                map,
                List.copyOf(types.values()),
                troops,
                placements,
                new TablesReader(tablesTree).tables(),
                new FactReader(mapTree, forcesTree, tablesTree).facts(corrections),
                corrections.text());
    }

    private CampaignMap map() {
        List<Area> areas = new ArrayList<>();
        Map<String, Area> byId = new TreeMap<>();
        for (JsonNode node : mapTree.path("areas")) {
            Area area = area(areas.size(), node);
            areas.add(area);
            byId.put(area.id().value(), area);
        }
        Set<Set<String>> roads = new HashSet<>();
        for (JsonNode road : mapTree.path("roads")) {
            roads.add(pair(road));
        }
        List<Border> borders = new ArrayList<>();
        for (JsonNode border : mapTree.path("borders")) {
            borders.add(new Border(
                    known(byId, border.path("a").stringValue()),
                    known(byId, border.path("b").stringValue()),
                    BorderKind.valueOf(border.path("kind").stringValue()),
                    roads.contains(pair(border))));
        }
        return new CampaignMap(areas, borders);
    }

    private static Area area(int index, JsonNode node) {
        JsonNode zone = node.path("landingZone");
        JsonNode depot = node.path("supplyDepot");
        return new Area(
                index,
                new AreaId(node.path("id").stringValue()),
                node.path("name").stringValue(),
                node.path("grid").stringValue(),
                terrain(node.path("terrain").stringValue()),
                node.path("bridge").booleanValue(),
                node.path("airfield").booleanValue(),
                zone.isObject() ? zoneKind(zone.path("kind").stringValue()) : null,
                node.path("objectiveVp").asInt(0),
                depot.isObject() ? Side.valueOf(depot.path("side").stringValue()) : null,
                depot.path("number").asInt(0));
    }

    /** The files say WOOD as the printed tables do; the rules say Forest. */
    static Terrain terrain(String code) {
        return code.equals("WOOD") ? Terrain.FOREST : Terrain.valueOf(code);
    }

    static ZoneKind zoneKind(String code) {
        return code.equals("LZ") ? ZoneKind.LANDING_ZONE : ZoneKind.DROP_ZONE;
    }

    private static Set<String> pair(JsonNode border) {
        return Set.of(border.path("a").stringValue(), border.path("b").stringValue());
    }

    private Map<String, TroopType> types() {
        Map<String, TroopType> types = new LinkedHashMap<>();
        for (JsonNode node : forcesTree.path("troopTypes")) {
            String airborne = text(node, "airborneKind");
            String code = node.path("code").stringValue();
            types.put(
                    code,
                    new TroopType(
                            code,
                            node.path("printedName").stringValue(),
                            Side.valueOf(node.path("side").stringValue()),
                            node.path("count").intValue(),
                            node.path("captureVp").intValue(),
                            node.path("alliedArmoured").booleanValue(),
                            airborne == null ? null : AirborneKind.valueOf(airborne),
                            node.path("drawsAirborneSupply").booleanValue(),
                            node.path("barsAirborneSupply").booleanValue(),
                            node.path("variable").booleanValue(),
                            node.path("mayExploit").booleanValue(),
                            node.path("aircraft").booleanValue(),
                            node.path("mayMakeStrategicMove").booleanValue(),
                            node.path("barredFromTown").booleanValue(),
                            text(node, "bonusRow"),
                            ReturnsBy.valueOf(node.path("returnsBy").stringValue())));
        }
        return types;
    }

    private static Placement placement(JsonNode node, CampaignMap map) {
        String area = placementArea(node);
        return new Placement(
                Placement.Kind.valueOf(node.path("kind").stringValue()),
                area == null ? null : map.get(new AreaId(area)),
                turn(node));
    }

    /** The area, zone or depot a placement names, whichever its kind has. */
    static @Nullable String placementArea(JsonNode placement) {
        for (String field : List.of("areaId", "zoneAreaId", "depotId")) {
            String area = text(placement, field);
            if (area != null) {
                return area;
            }
        }
        return null;
    }

    /** A Troop that stands on the map is there from the set-up on, which the files do not say. */
    private static @Nullable Integer turn(JsonNode placement) {
        JsonNode turn = placement.path("turn");
        if (turn.isInt()) {
            return turn.intValue();
        }
        return placement.path("kind").stringValue().equals(Placement.Kind.AREA.name()) ? 0 : null;
    }

    static @Nullable String text(JsonNode node, String field) {
        JsonNode value = node.path(field);
        return value.isString() ? value.stringValue() : null;
    }

    private static <T> T known(Map<String, T> byId, String id) {
        T found = byId.get(id);
        if (found == null) {
            throw new IllegalArgumentException("The scenario's data name " + id + ", which they do not have.");
        }
        return found;
    }
}
