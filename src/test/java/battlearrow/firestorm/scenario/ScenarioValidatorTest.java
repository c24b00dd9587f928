package battlearrow.firestorm.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Each kind of broken file is the good one with a small change; its fault is one readable sentence. */
class ScenarioValidatorTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** The three files as trees a case may spoil. */
    private static final class Trees {
        private static final ScenarioFiles GOOD = ScenarioFiles.marketGarden();
        private static final JsonNode GOOD_MAP = JSON.readTree(GOOD.map());
        private static final JsonNode GOOD_FORCES = JSON.readTree(GOOD.orderOfBattle());
        private static final JsonNode GOOD_TABLES = JSON.readTree(GOOD.tables());

        final ObjectNode map = (ObjectNode) GOOD_MAP.deepCopy();
        final ObjectNode forces = (ObjectNode) GOOD_FORCES.deepCopy();
        final ObjectNode tables = (ObjectNode) GOOD_TABLES.deepCopy();

        ScenarioFiles files() {
            return new ScenarioFiles(map.toString(), forces.toString(), tables.toString());
        }

        ObjectNode area(String id) {
            return find(map, "areas", "id", id);
        }

        ObjectNode border(String a, String b) {
            return pair("borders", a, b);
        }

        ObjectNode road(String a, String b) {
            return pair("roads", a, b);
        }

        private ObjectNode pair(String list, String a, String b) {
            return StreamSupport.stream(map.path(list).spliterator(), false)
                    .filter(node -> text(node, "a").equals(a) && text(node, "b").equals(b)
                            || text(node, "a").equals(b) && text(node, "b").equals(a))
                    .map(ObjectNode.class::cast)
                    .findFirst()
                    .orElseThrow();
        }

        ObjectNode type(String code) {
            return find(forces, "troopTypes", "code", code);
        }

        ObjectNode troop(String id) {
            return find(forces, "troops", "id", id);
        }

        ObjectNode placement(String troop, ScenarioName scenario) {
            return (ObjectNode) troop(troop).path("placements").path(scenario.name());
        }

        ObjectNode table(String id) {
            return find(tables, "tables", "id", id);
        }

        ObjectNode row(String table, int number) {
            return (ObjectNode) table(table).path("rows").path(number - 1);
        }

        ArrayNode rows(String table) {
            return (ArrayNode) table(table).path("rows");
        }

        ArrayNode list(String name) {
            return (ArrayNode) map.path(name);
        }

        private static ObjectNode find(ObjectNode tree, String list, String key, String value) {
            return StreamSupport.stream(tree.path(list).spliterator(), false)
                    .filter(node -> text(node, key).equals(value))
                    .map(ObjectNode.class::cast)
                    .findFirst()
                    .orElseThrow();
        }

        private static String text(JsonNode node, String field) {
            return node.path(field).asString("");
        }
    }

    private record Broken(String sentence, Consumer<Trees> change) {
        @Override
        public String toString() {
            return sentence;
        }
    }

    private static Broken broken(String sentence, Consumer<Trees> change) {
        return new Broken(sentence, change);
    }

    private static final ScenarioName FREE = ScenarioName.A_BRIDGE_TOO_FAR;
    private static final ScenarioName HISTORICAL = ScenarioName.MARKET_GARDEN;

    static final List<Broken> FIELDS = List.of(
            broken(
                    "Grave Bridge has no terrain.",
                    trees -> trees.area("grave-bridge").remove("terrain")),
            broken(
                    "The terrain of Grave Bridge must be a text.",
                    trees -> trees.area("grave-bridge").put("terrain", 7)),
            broken(
                    "The terrain of Grave Bridge is SWAMP; it must be OPEN, HILL, WOOD, POLDER or TOWN.",
                    trees -> trees.area("grave-bridge").put("terrain", "SWAMP")),
            broken(
                    "Grave Bridge has an unknown field \"terain\".",
                    trees -> trees.area("grave-bridge").put("terain", "OPEN")),
            broken(
                    "The bridge of Grave Bridge must be true or false.",
                    trees -> trees.area("grave-bridge").put("bridge", "yes")),
            broken(
                    "The outline of Grave Bridge must be a list.",
                    trees -> trees.area("grave-bridge").put("polygon", 4)),
            broken(
                    "The label of Grave Bridge must be a group of named values.",
                    trees -> trees.area("grave-bridge").put("label", "Grave Bridge")),
            broken(
                    "The objective value of Grave Bridge must be a whole number or null.",
                    trees -> trees.area("grave-bridge").put("objectiveVp", 20.5)),
            broken("The map has no borders.", trees -> trees.map.remove("borders")),
            broken(
                    "The sheet has no width.",
                    trees -> ((ObjectNode) trees.map.path("coordinateSystem")).remove("width")),
            broken(
                    "KG Hummel has no nationality.",
                    trees -> trees.troop("kg-hummel").remove("nationality")),
            broken(
                    "British Sherman has no count.",
                    trees -> trees.type("SHERMAN").remove("count")),
            broken(
                    "Row 2 of the table \"Out of supply (campaign battles)\" has no code.",
                    trees -> trees.row("out-of-supply", 2).remove("code")));

    static final List<Broken> AREAS = List.of(
            broken(
                    "The map has 59 areas; the rulebook has 60.",
                    trees -> trees.list("areas").remove(59)),
            broken(
                    "The map says that it has 61 areas, but lists 60.",
                    trees -> ((ObjectNode) trees.map.path("areaCount")).put("value", 61)),
            broken("Two areas have the id kleve.", trees -> trees.area("ruhr").put("id", "kleve")),
            broken("Two areas are called Kleve.", trees -> trees.area("ruhr").put("name", "Kleve")),
            broken(
                    "Two areas have the map reference Z22.",
                    trees -> trees.area("ruhr").put("grid", "Z22")),
            broken(
                    "Driel is also called Kleve, and so is Kleve.",
                    trees -> ((ArrayNode) trees.area("driel").path("aliases")).add("Kleve")),
            broken(
                    "The map reference of Kleve is Z53; it must be a letter and a number from 1 to 52.",
                    trees -> trees.area("kleve").put("grid", "Z53")),
            broken(
                    "The kind of the zone of DZ-X is PZ; it must be LZ or DZ.",
                    trees -> ((ObjectNode) trees.area("dz-x").path("landingZone")).put("kind", "PZ")),
            broken(
                    "Grave Bridge is a bridge and therefore an objective, but has no objective value.",
                    trees -> trees.area("grave-bridge").putNull("objectiveVp")),
            broken(
                    "The objective value of Grave Bridge is -20; it must be above 0.",
                    trees -> trees.area("grave-bridge").put("objectiveVp", -20)),
            broken(
                    "Kleve starts under Allied control, but only the Allied Supply Depots do.",
                    trees -> trees.area("kleve").put("initialControl", "ALLIED")),
            broken(
                    "XII Corps is an Allied Supply Depot and must start under Allied control.",
                    trees -> trees.area("xii-corps").put("initialControl", "GERMAN")),
            broken(
                    "Nobody says where the terrain of Kleve is from.",
                    trees -> ((ObjectNode) trees.area("kleve").path("provenance")).remove("terrain")),
            broken(
                    "The source of the terrain of Kleve is hearsay; it must be rulebook, club-report, reconstructed or club.",
                    trees -> ((ObjectNode)
                                    trees.area("kleve").path("provenance").path("terrain"))
                            .put("source", "hearsay")),
            broken(
                    "Kleve is said to have a road, but no road leads there.",
                    trees -> removePairs(trees, "roads", "kleve")),
            broken(
                    "A road leads to Kleve, which is said to have none.",
                    trees -> trees.area("kleve").put("hasRoad", false)),
            broken(
                    "Driel cannot be reached: no passable border joins it to the map.",
                    trees -> trees.list("borders").forEach(border -> {
                        if (Trees.text(border, "a").equals("driel")
                                || Trees.text(border, "b").equals("driel")) {
                            ((ObjectNode) border).put("kind", "IMPASSABLE");
                        }
                    })));

    static final List<Broken> DEPOTS = List.of(
            broken(
                    "The map has 5 German Supply Depots; the rulebook has 6.",
                    trees -> trees.area("kleve").putNull("supplyDepot")),
            broken(
                    "The map has 2 Allied Supply Depots; the rulebook has 3.",
                    trees -> trees.area("xii-corps").putNull("supplyDepot")),
            broken(
                    "No German Supply Depot has the number 5.",
                    trees -> ((ObjectNode) trees.area("kleve").path("supplyDepot")).putNull("number")),
            broken(
                    "Wesel and Kleve both have the depot number 4.",
                    trees -> ((ObjectNode) trees.area("kleve").path("supplyDepot")).put("number", 4)),
            broken(
                    "The depot number of Kleve is 7; it must be from 1 to 6.",
                    trees -> ((ObjectNode) trees.area("kleve").path("supplyDepot")).put("number", 7)),
            broken(
                    "XII Corps is an Allied Supply Depot and has no number.",
                    trees -> ((ObjectNode) trees.area("xii-corps").path("supplyDepot")).put("number", 7)),
            broken(
                    "The side of the Supply Depot of Kleve is DUTCH; it must be ALLIED or GERMAN.",
                    trees -> ((ObjectNode) trees.area("kleve").path("supplyDepot")).put("side", "DUTCH")));

    static final List<Broken> BORDERS_AND_ROADS = List.of(
            broken(
                    "The border of nowhere and Tilburg Bridge names nowhere, which is no area of the map.",
                    trees -> trees.border("rotterdam", "tilburg-bridge").put("a", "nowhere")),
            broken(
                    "The border of Kleve and Kleve joins an area to itself.",
                    trees -> trees.border("rotterdam", "tilburg-bridge")
                            .put("a", "kleve")
                            .put("b", "kleve")),
            broken(
                    "The border of Rotterdam and Tilburg Bridge is listed twice.",
                    trees -> trees.list("borders")
                            .add(trees.border("rotterdam", "tilburg-bridge").deepCopy())),
            broken(
                    "The kind of the border of Rotterdam and Tilburg Bridge is WALL; it must be OPEN, RIVER or IMPASSABLE.",
                    trees -> trees.border("rotterdam", "tilburg-bridge").put("kind", "WALL")),
            broken(
                    "The border of Rotterdam and Tilburg Bridge follows thames, which is no waterway of the map.",
                    trees -> ((ArrayNode)
                                    trees.border("rotterdam", "tilburg-bridge").path("waterways"))
                            .add("thames")),
            broken(
                    "The length of the border of Rotterdam and Tilburg Bridge is -3.0; it must be above 0.",
                    trees -> trees.border("rotterdam", "tilburg-bridge").put("length", -3.0)),
            broken(
                    "The length of the border of Rotterdam and Tilburg Bridge is 100.0, but the outlines share 186.8 units.",
                    trees -> trees.border("rotterdam", "tilburg-bridge").put("length", 100.0)),
            broken(
                    "Rotterdam and Kleve have a border, but their outlines share 0.0 units; at least 12.0 are needed.",
                    trees -> trees.border("rotterdam", "tilburg-bridge").put("b", "kleve")),
            broken(
                    "The outlines of Rotterdam and Tilburg Bridge share 186.8 units, but no border is listed between them.",
                    trees -> trees.border("rotterdam", "tilburg-bridge").put("b", "kleve")),
            broken(
                    "The provenance of the border of Rotterdam and Tilburg Bridge is hearsay;"
                            + " it must be rulebook, club-report, reconstructed or club.",
                    trees -> trees.border("rotterdam", "tilburg-bridge").put("provenance", "hearsay")),
            broken(
                    "Grave Bridge and Kleve are joined by a road but share no border.",
                    trees -> trees.road("grave-bridge", "maas-waal-canal-bridge")
                            .put("a", "grave-bridge")
                            .put("b", "kleve")),
            broken(
                    "A road joins Grave Bridge and Maas-Waal Canal Bridge across an Impassable Border.",
                    trees -> trees.border("grave-bridge", "maas-waal-canal-bridge")
                            .put("kind", "IMPASSABLE")),
            broken(
                    "The road of nowhere and Kleve names nowhere, which is no area of the map.",
                    trees -> trees.road("grave-bridge", "maas-waal-canal-bridge")
                            .put("a", "nowhere")
                            .put("b", "kleve")),
            broken(
                    "The road of Grave Bridge and Maas-Waal Canal Bridge is listed twice.",
                    trees -> trees.list("roads")
                            .add(trees.road("grave-bridge", "maas-waal-canal-bridge")
                                    .deepCopy())),
            broken(
                    "The road of Grave Bridge and Maas-Waal Canal Bridge is drawn with 0 points; it needs at least 2.",
                    trees -> ((ArrayNode) trees.road("grave-bridge", "maas-waal-canal-bridge")
                                    .path("path"))
                            .removeAll()),
            broken(
                    "The route \"Up the middle\" goes from Grave Bridge to Maas-Waal Canal Bridge without a road.",
                    trees -> removePairs(trees, "roads", "maas-waal-canal-bridge")),
            broken(
                    "The route \"Up the middle\" names nowhere, which is no area of the map.",
                    trees -> ((ArrayNode) trees.list("routesNorth").path(0).path("areas")).add("nowhere")));

    static final List<Broken> OUTLINES = List.of(
            broken(
                    "The outline of Kleve has 2 points; it needs at least 3.",
                    trees -> outline(trees, "kleve", new double[][] {{1, 1}, {2, 2}})),
            broken(
                    "The outline of Kleve has a point that is not two numbers.",
                    trees -> ((ArrayNode) trees.area("kleve").path("polygon")).add("Kleve")),
            broken(
                    "The outline of Kleve leaves the sheet at 1200.0, 3.0.",
                    trees -> ((ArrayNode) trees.area("kleve").path("polygon"))
                            .addArray()
                            .add(1200.0)
                            .add(3.0)),
            broken(
                    "The outline of Kleve crosses itself.",
                    trees -> outline(trees, "kleve", new double[][] {{0, 0}, {10, 10}, {10, 0}, {0, 10}})),
            broken(
                    "The outline of Kleve leaves a gap or an overlap with its neighbours.",
                    trees -> outline(trees, "kleve", new double[][] {{900, 600}, {990, 600}, {990, 700}})),
            broken(
                    "The label of Kleve lies outside its outline.",
                    trees -> ((ObjectNode) trees.area("kleve").path("label")).put("x", 1.0)),
            broken(
                    "The depot exit of Arnhem names Arnhem, which is no Supply Depot.",
                    trees -> ((ObjectNode) trees.list("depotExits").path(0)).put("areaId", "arnhem")),
            broken(
                    "The bridge of Kleve names Kleve, which has no bridge.",
                    trees -> ((ObjectNode) trees.list("bridgePoints").path(0)).put("areaId", "kleve")),
            broken(
                    "Two waterways have the id waal.",
                    trees -> ((ObjectNode) trees.list("waterways").path(0)).put("id", "waal")));

    static final List<Broken> TROOPS = List.of(
            broken(
                    "The order of battle has 4 Troops of the type British Sherman; the inventory has 5.",
                    trees -> ((ArrayNode) trees.forces.path("troops")).remove(0)),
            broken(
                    "The inventory has 29 Allied Troops; the box has 28.",
                    trees -> trees.type("SHERMAN").put("count", 6)),
            broken(
                    "The capture value of Panther is -10; it must be above 0.",
                    trees -> trees.type("PANTHER").put("captureVp", -10)),
            broken(
                    "Two types of Troop have the code PANTHER.",
                    trees -> trees.type("PANZER").put("code", "PANTHER")),
            broken(
                    "Two Troops have the id kg-hummel.",
                    trees -> trees.troop("pzbde-107").put("id", "kg-hummel")),
            broken(
                    "Two Troops are called KG Hummel.",
                    trees -> trees.troop("pzbde-107").put("unit", "KG Hummel")),
            broken(
                    "The type of KG Hummel is MAUS, which is no type of Troop.",
                    trees -> trees.troop("kg-hummel").put("type", "MAUS")),
            broken(
                    "KG Hummel and its type Konigstiger are not of the same side.",
                    trees -> trees.troop("kg-hummel").put("side", "ALLIED")),
            broken(
                    "The nationality of KG Hummel must be German.",
                    trees -> trees.troop("kg-hummel").put("nationality", "Dutch")),
            broken(
                    "Nobody says where the unit of KG Hummel is from.",
                    trees -> ((ObjectNode) trees.troop("kg-hummel").path("provenance")).remove("unit")),
            broken(
                    "The scenario Market Garden is missing.",
                    trees -> ((ArrayNode) trees.forces.path("scenarios")).remove(1)));

    static final List<Broken> PLACEMENTS = List.of(
            broken(
                    "KG Hummel has no place in Market Garden.",
                    trees -> ((ObjectNode) trees.troop("kg-hummel").path("placements")).remove("MARKET_GARDEN")),
            broken(
                    "KG Hummel has a place in an unknown scenario \"MARKT_GARDEN\".",
                    trees -> ((ObjectNode) trees.troop("kg-hummel").path("placements")).putObject("MARKT_GARDEN")),
            broken(
                    "The kind of the place of KG Hummel in Market Garden is ORBIT;"
                            + " it must be AREA, AIR_DROP, ALLIED_REINFORCEMENT, ALLIED_RESERVE or GERMAN_RESERVE.",
                    trees -> trees.placement("kg-hummel", HISTORICAL).put("kind", "ORBIT")),
            broken(
                    "KG Hummel cannot start in the Allied Reinforcement Pool: it is not an Allied Troop.",
                    trees -> trees.placement("kg-hummel", FREE).removeAll().put("kind", "ALLIED_REINFORCEMENT")),
            broken(
                    "5th Guards Armd Brigade cannot start in the German Reserves Pool: it is not a German Troop.",
                    trees -> trees.placement("gds-5-armd", FREE)
                            .removeAll()
                            .put("kind", "GERMAN_RESERVE")
                            .put("depotId", "kleve")
                            .putNull("turn")),
            broken(
                    "5th Guards Armd Brigade cannot start in Kleve, which is under enemy control.",
                    trees -> trees.placement("gds-5-armd", FREE).put("areaId", "kleve")),
            broken(
                    "The place of KG Hummel in Market Garden is nowhere, which is no area of the map.",
                    trees -> trees.placement("kg-hummel", HISTORICAL).put("depotId", "nowhere")),
            broken(
                    "KG Hummel waits for Arnhem, which is no German Supply Depot.",
                    trees -> trees.placement("kg-hummel", HISTORICAL).put("depotId", "arnhem")),
            broken(
                    "29th Armoured Brigade waits for Kleve, which is no Allied Supply Depot.",
                    trees -> trees.placement("29-armd-bde", HISTORICAL).put("depotId", "kleve")),
            broken(
                    "29th Armoured Brigade must have both a depot and a turn as an Allied Reserve, or neither.",
                    trees -> trees.placement("29-armd-bde", HISTORICAL).putNull("turn")),
            broken(
                    "KG Hummel is a Reserve in Market Garden and needs the turn of its arrival.",
                    trees -> trees.placement("kg-hummel", HISTORICAL).putNull("turn")),
            broken(
                    "The turn of the place of KG Hummel in Market Garden is 6; it must be from 0 to 5.",
                    trees -> trees.placement("kg-hummel", HISTORICAL).put("turn", 6)),
            broken(
                    "1st Parachute Brigade is dropped on Kleve, which is neither a Landing Zone nor a Drop Zone.",
                    trees -> trees.placement("1-para-bde", HISTORICAL).put("zoneAreaId", "kleve")),
            broken(
                    "325th Glider Infantry Regiment cannot land on DZ-N: Glider Infantry need a Landing Zone.",
                    trees -> trees.placement("325-gir", HISTORICAL).put("zoneAreaId", "dz-n")),
            broken(
                    "157th Brigade cannot be dropped: only Paratroopers and Glider Infantry are.",
                    trees -> trees.placement("157-bde", HISTORICAL)
                            .removeAll()
                            .put("kind", "AIR_DROP")
                            .put("zoneAreaId", "lz-t")
                            .put("turn", 3)),
            broken(
                    "504th Parachute Infantry Regiment and 505th Parachute Infantry Regiment are both dropped on DZ-O"
                            + " in turn 0.",
                    trees -> trees.placement("505-pir", HISTORICAL).put("zoneAreaId", "dz-o")),
            broken(
                    "The place of 504th Parachute Infantry Regiment in Market Garden has no zone area id.",
                    trees -> trees.placement("504-pir", HISTORICAL).remove("zoneAreaId")));

    static final List<Broken> TABLES = List.of(
            broken("The table out-of-supply is missing.", trees -> ((ArrayNode) trees.tables.path("tables")).remove(5)),
            broken(
                    "No rule uses the table \"weather\".",
                    trees -> trees.table("initiative").put("id", "weather")),
            broken(
                    "There are two tables with the id initiative.",
                    trees -> trees.table("interdiction").put("id", "initiative")),
            broken(
                    "The table \"Out of supply (campaign battles)\" has no row for 3.",
                    trees -> ((ArrayNode) trees.row("out-of-supply", 2).path("rolls")).remove(0)),
            broken(
                    "The table \"Out of supply (campaign battles)\" has more than one row for 3.",
                    trees -> ((ArrayNode) trees.row("out-of-supply", 1).path("rolls")).add(3)),
            broken(
                    "The table \"Out of supply (campaign battles)\" has a row for 7; it goes from 1 to 6.",
                    trees -> ((ArrayNode) trees.row("out-of-supply", 1).path("rolls")).add(7)),
            broken(
                    "The table \"Variable troops (campaign battles)\" has no row for 3 of Konigstiger.",
                    trees -> trees.rows("variable-troops-campaign").remove(1)),
            broken(
                    "The table \"Variable troops (campaign battles)\" has a row for PANTHER, which is no variable type.",
                    trees -> trees.row("variable-troops-campaign", 1).put("troop", "PANTHER")),
            broken(
                    "The table \"Number of battles (General's Wargame)\" has no row for 12.",
                    trees -> trees.rows("number-of-battles").remove(6)),
            broken(
                    "The table \"Number of battles (General's Wargame)\" has the negative value -6 for battles.",
                    trees -> trees.row("number-of-battles", 1).put("battles", -6)),
            broken(
                    "The needed to destroy of row 1 of the table \"Roll to destroy (campaign battles)\" is 7;"
                            + " a die shows 1 to 6.",
                    trees -> trees.row("roll-to-destroy-campaign", 1).put("neededToDestroy", 7)),
            broken(
                    "The table of the 20% reduction has more than one row for 3000 points.",
                    trees -> trees.row("points-reduced-20", 2).put("points", 3000)),
            broken(
                    "Row 1 of the table \"Terrain missions\" has 5 missions; it needs one for each roll from 1 to 6.",
                    trees -> ((ArrayNode) trees.row("terrain-missions", 1).path("missions")).remove(0)),
            broken(
                    "The table \"Terrain missions\" has no row for HILL.",
                    trees -> trees.row("terrain-missions", 2).put("terrain", "OPEN")),
            broken(
                    "The table \"Firestorm Troop bonuses (General's Wargame)\" has no row HALFTRACK_SEXTON for British Sexton.",
                    trees -> trees.row("troop-bonuses", 4).put("bonusRow", "HALFTRACK")),
            broken(
                    "The bonus of FLAMMPANZER has no hill.",
                    trees -> ((ObjectNode) trees.row("troop-bonuses", 3).path("bonus")).remove("HILL")),
            broken(
                    "The table \"Firestorm Troop bonuses (General's Wargame)\" does not say which row a rolled STUG uses.",
                    trees -> ((ObjectNode) trees.table("troop-bonuses").path("bonusRowOfResult")).remove("STUG")),
            broken(
                    "The table \"Situation modifiers (General's Wargame)\" has no row for OUT_OF_SUPPLY.",
                    trees -> trees.rows("situation-modifiers").remove(2)),
            broken(
                    "The table \"Numbers used by the rules\" has no row for campaignTurns.",
                    trees -> trees.rows("limits").remove(0)),
            broken(
                    "The limit campaignTurns has no value.",
                    trees -> trees.row("limits", 1).putNull("value")),
            broken(
                    "The schedule of aircraft says 4 for turn 2; the Aircraft Die shows 1 to 3.",
                    trees -> trees.row("market-garden-aircraft", 2).put("aircraft", 4)),
            broken(
                    "The table \"Aircraft of the Market Garden schedule\" has no row for 5.",
                    trees -> trees.rows("market-garden-aircraft").remove(4)),
            broken(
                    "The table \"Campaign outcome\" has no row for DRAW.",
                    trees -> trees.rows("outcome").remove(6)),
            broken(
                    "The level Strategic begins at a lead of 150 and of 160.",
                    trees -> trees.row("outcome", 4).put("leadAtLeast", 160)),
            broken("The level Operational must begin at a higher lead than the one below it.", trees -> {
                trees.row("outcome", 2).put("leadAtLeast", 50);
                trees.row("outcome", 5).put("leadAtLeast", 50);
            }),
            broken(
                    "The source of row 1 of the table \"Initiative\" is hearsay;"
                            + " it must be rulebook, club-report, reconstructed or club.",
                    trees -> trees.row("initiative", 1).put("source", "hearsay")));

    @Test
    void theScenariosWeBringHaveNoFault() {
        assertThat(ScenarioValidator.listFaults(ScenarioFiles.marketGarden())).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("FIELDS")
    @Covers("SET-03")
    void fields(Broken broken) {
        assertFault(broken);
    }

    @ParameterizedTest
    @FieldSource("AREAS")
    @Covers({"SET-03", "SET-07"})
    void areas(Broken broken) {
        assertFault(broken);
    }

    @ParameterizedTest
    @FieldSource("DEPOTS")
    @Covers({"SET-05", "SET-06"})
    void depots(Broken broken) {
        assertFault(broken);
    }

    @ParameterizedTest
    @FieldSource("BORDERS_AND_ROADS")
    void bordersAndRoads(Broken broken) {
        assertFault(broken);
    }

    @ParameterizedTest
    @FieldSource("OUTLINES")
    void outlines(Broken broken) {
        assertFault(broken);
    }

    @ParameterizedTest
    @FieldSource("TROOPS")
    @Covers("SET-09")
    void troops(Broken broken) {
        assertFault(broken);
    }

    @ParameterizedTest
    @FieldSource("PLACEMENTS")
    @Covers("SET-15")
    void placements(Broken broken) {
        assertFault(broken);
    }

    @ParameterizedTest
    @FieldSource("TABLES")
    void tables(Broken broken) {
        assertFault(broken);
    }

    @Test
    void brokenJsonIsToldByLineAndColumn() {
        ScenarioFiles good = ScenarioFiles.marketGarden();
        ScenarioFiles files =
                new ScenarioFiles("{\n \"title\": \"Map\",\n oops }", good.orderOfBattle(), good.tables());
        assertThat(ScenarioValidator.listFaults(files)).singleElement().satisfies(fault -> {
            assertThat(fault.sentence()).startsWith("The file map.json cannot be read: ");
            assertThat(fault.where()).matches("map\\.json, line 3, column \\d+");
        });
    }

    @Test
    void aFileThatWasCutOffIsToldInWords() {
        ScenarioFiles good = ScenarioFiles.marketGarden();
        ScenarioFiles files =
                new ScenarioFiles("{\n \"title\": \"Map\",\n \"areas\": [", good.orderOfBattle(), good.tables());
        assertThat(ScenarioValidator.listFaults(files)).singleElement().satisfies(fault -> {
            assertThat(fault.sentence())
                    .isEqualTo(
                            "The file map.json cannot be read: it ends in the middle of something that is not closed.");
            assertThat(fault.where()).startsWith("map.json, line 3");
        });
    }

    @Test
    void aFieldGivenTwiceIsBrokenJson() {
        ScenarioFiles good = ScenarioFiles.marketGarden();
        ScenarioFiles files =
                new ScenarioFiles("{\"title\": \"a\",\n\"title\": \"b\"}", good.orderOfBattle(), good.tables());
        assertThat(ScenarioValidator.listFaults(files)).singleElement().satisfies(fault -> {
            assertThat(fault.sentence())
                    .isEqualTo("The file map.json cannot be read: the name \"title\" stands in one group twice.");
            assertThat(fault.where()).startsWith("map.json, line 2");
        });
    }

    @Test
    void anEmptyFileAndAListAreNoScenario() {
        assertThat(ScenarioValidator.listFaults(new ScenarioFiles("", "[]", "{} {}")))
                .extracting(Fault::where)
                .satisfiesExactly(
                        where -> assertThat(where).startsWith("map.json"),
                        where -> assertThat(where).isEqualTo("order-of-battle.json"),
                        where -> assertThat(where).startsWith("tables.json"));
    }

    @Test
    void filesWithNothingInThemGiveFaultsAndNoException() {
        assertThat(ScenarioValidator.listFaults(new ScenarioFiles("{}", "{}", "{}")))
                .extracting(Fault::sentence)
                .contains(
                        "The map has no areas.",
                        "The map has 0 areas; the rulebook has 60.",
                        "The order of battle has no troops.");
    }

    @Test
    void everyFaultIsFoundAtOnce() {
        Trees trees = new Trees();
        trees.area("kleve").put("terrain", "SWAMP");
        trees.troop("kg-hummel").put("nationality", "Dutch");
        trees.row("limits", 1).putNull("value");
        assertThat(ScenarioValidator.listFaults(trees.files()))
                .extracting(Fault::where)
                .containsExactly(
                        "map.json, areas, kleve",
                        "order-of-battle.json, troops, kg-hummel",
                        "tables.json, limits, row 1");
    }

    @Test
    void aScenarioWithFaultsIsNotRead() {
        Trees trees = new Trees();
        trees.area("kleve").put("terrain", "SWAMP");
        assertThatThrownBy(() -> ScenarioReader.read(trees.files(), FREE))
                .isInstanceOfSatisfying(
                        InvalidScenarioException.class,
                        invalid -> assertThat(invalid.faults()).hasSize(1));
    }

    /** Whatever single value of an area, a border, a Troop or a row is lost, the answer is a fault and no exception. */
    @Test
    void noMissingValueBreaksTheValidator() {
        Stream<Consumer<Trees>> losses = Stream.of(
                        losses(trees -> trees.area("kleve")),
                        losses(trees -> trees.area("dz-x")),
                        losses(trees -> trees.border("rotterdam", "tilburg-bridge")),
                        losses(trees -> trees.road("grave-bridge", "maas-waal-canal-bridge")),
                        losses(trees -> trees.type("SHERMAN")),
                        losses(trees -> trees.troop("kg-hummel")),
                        losses(trees -> trees.table("troop-bonuses")),
                        losses(trees -> trees.row("variable-troops-campaign", 1)),
                        losses(trees -> trees.map),
                        losses(trees -> trees.forces),
                        losses(trees -> trees.tables))
                .flatMap(every -> every);
        assertThat(losses).allSatisfy(loss -> {
            Trees trees = new Trees();
            loss.accept(trees);
            assertThat(ScenarioValidator.listFaults(trees.map, trees.forces, trees.tables))
                    .isNotNull();
        });
    }

    private static Stream<Consumer<Trees>> losses(Function<Trees, ObjectNode> thing) {
        return List.copyOf(thing.apply(new Trees()).propertyNames()).stream()
                .flatMap(field -> Stream.<Consumer<Trees>>of(
                        trees -> thing.apply(trees).remove(field),
                        trees -> thing.apply(trees).put(field, "wrong")));
    }

    private static void assertFault(Broken broken) {
        Trees trees = new Trees();
        broken.change().accept(trees);
        assertThat(ScenarioValidator.listFaults(trees.map, trees.forces, trees.tables))
                .extracting(Fault::sentence)
                .contains(broken.sentence());
    }

    private static void removePairs(Trees trees, String list, String area) {
        for (int i = trees.list(list).size() - 1; i >= 0; i--) {
            JsonNode pair = trees.list(list).path(i);
            if (Trees.text(pair, "a").equals(area) || Trees.text(pair, "b").equals(area)) {
                trees.list(list).remove(i);
            }
        }
    }

    private static void outline(Trees trees, String area, double[][] points) {
        ArrayNode polygon = trees.area(area).putArray("polygon");
        for (double[] point : points) {
            polygon.addArray().add(point[0]).add(point[1]);
        }
    }
}
