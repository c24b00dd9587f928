package battlearrow.firestorm.scenario;

import battlearrow.firestorm.forces.AirborneKind;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Shape.Kind;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Finds what is wrong with types, Firestorm Troops and placements (SET-09 to SET-20). */
final class OrderOfBattleFaults {
    private static final Map<Side, Integer> TROOPS_OF_THE_BOX = Map.of(Side.ALLIED, 28, Side.GERMAN, 18);
    private static final int LAST_TURN = 5;

    private static final Shape ORDER_OF_BATTLE = new Shape()
            .must(Kind.TEXT, "title")
            .must(Kind.WHOLE, "version")
            .must(Kind.GROUP, "placementKinds")
            .must(Kind.LIST, "troopTypes", "scenarios", "troops");
    private static final Shape TYPE = new Shape()
            .must(Kind.TEXT, "code", "printedName", "side", "returnsBy")
            .must(Kind.LIST, "nationalities")
            .must(Kind.WHOLE, "count", "captureVp")
            .must(Kind.FLAG, "alliedArmoured", "drawsAirborneSupply", "barsAirborneSupply", "variable", "mayExploit")
            .must(Kind.FLAG, "aircraft", "mayMakeStrategicMove", "barredFromTown")
            .must(Kind.TEXT_OR_NONE, "airborneKind", "bonusRow")
            .must(Kind.GROUP, "provenance");
    private static final Shape SCENARIO = new Shape()
            .must(Kind.TEXT, "id", "name", "variant", "openingSide", "germanReserves")
            .must(Kind.WHOLE, "turns", "openingAirDrops", "airborneSupplyPerDrop")
            .must(Kind.LIST, "opening")
            .must(Kind.GROUP, "provenance")
            .may(Kind.LIST, "notes");
    private static final Shape TROOP = new Shape()
            .must(Kind.TEXT, "id", "parentUnit", "unit", "type", "nationality", "side")
            .must(Kind.GROUP, "placements", "provenance");

    private static final Map<Placement.Kind, Shape> PLACEMENTS = Map.of(
            Placement.Kind.AREA, new Shape().must(Kind.TEXT, "kind", "areaId"),
            Placement.Kind.AIR_DROP,
                    new Shape().must(Kind.TEXT, "kind", "zoneAreaId").must(Kind.WHOLE, "turn"),
            Placement.Kind.ALLIED_REINFORCEMENT, new Shape().must(Kind.TEXT, "kind"),
            Placement.Kind.ALLIED_RESERVE,
                    new Shape()
                            .must(Kind.TEXT, "kind")
                            .must(Kind.TEXT_OR_NONE, "depotId")
                            .must(Kind.WHOLE_OR_NONE, "turn")
                            .may(Kind.TEXT, "entersBy"),
            Placement.Kind.GERMAN_RESERVE,
                    new Shape().must(Kind.TEXT, "kind", "depotId").must(Kind.WHOLE_OR_NONE, "turn"));

    private final Entry forces;
    private final MapFaults map;
    private final Map<String, Entry> types = new LinkedHashMap<>();
    private final Map<String, Integer> pieces = new HashMap<>();

    OrderOfBattleFaults(JsonNode tree, MapFaults map, List<Fault> faults) {
        this.forces = new Entry(tree, "the order of battle", ScenarioFiles.ORDER_OF_BATTLE, faults);
        this.map = map;
    }

    /** The types by code, for the tables that name them. */
    Map<String, Entry> types() {
        return types;
    }

    void find() {
        ORDER_OF_BATTLE.check(forces);
        forces.list("troopTypes").forEach(this::type);
        scenarios();
        troops();
        inventory();
    }

    private void type(JsonNode node) {
        String code = node.path("code").asString("");
        Entry type = new Entry(
                node,
                node.path("printedName").asString("the type " + code),
                ScenarioFiles.ORDER_OF_BATTLE + ", troopTypes, " + code,
                forces.faults());
        TYPE.check(type);
        type.oneOf("side", Side.class);
        type.oneOf("returnsBy", ReturnsBy.class);
        type.oneOf("airborneKind", AirborneKind.class);
        for (String number : List.of("count", "captureVp")) {
            if (type.whole(number).isPresent() && type.whole(number).getAsInt() <= 0) {
                type.fault("The " + Words.field(number) + " of " + type.subject() + " is "
                        + type.whole(number).getAsInt() + "; it must be above 0.");
            }
        }
        for (String field : List.of("count", "captureVp", "mayExploit", "variable", "returnsBy")) {
            Sources.check(type, field);
        }
        if (types.putIfAbsent(code, type) != null) {
            type.fault("Two types of Troop have the code " + code + ".");
        }
    }

    private void scenarios() {
        Set<String> seen = new HashSet<>();
        for (JsonNode node : forces.list("scenarios")) {
            Entry scenario = new Entry(
                    node,
                    "the scenario " + node.path("name").asString(""),
                    ScenarioFiles.ORDER_OF_BATTLE + ", scenarios",
                    forces.faults());
            SCENARIO.check(scenario);
            scenario.oneOf("id", ScenarioName.class);
            scenario.oneOf("openingSide", Side.class);
            scenario.within("provenance", "the opening of " + node.path("name").asString(""))
                    .oneOf("source", Sources.KNOWN);
            seen.add(scenario.text("id").orElse(""));
        }
        for (ScenarioName name : ScenarioName.values()) {
            if (!seen.contains(name.name())) {
                forces.fault("The scenario " + Words.of(name) + " is missing.");
            }
        }
    }

    private void troops() {
        Set<String> ids = new HashSet<>();
        Set<String> units = new HashSet<>();
        Map<ScenarioName, Map<String, String>> drops = new HashMap<>();
        int number = 0;
        for (JsonNode node : forces.list("troops")) {
            number++;
            String id = node.path("id").asString("number " + number);
            Entry troop = new Entry(
                    node,
                    node.path("unit").asString("the Troop " + id),
                    ScenarioFiles.ORDER_OF_BATTLE + ", troops, " + id,
                    forces.faults());
            TROOP.check(troop);
            if (!ids.add(id)) {
                troop.fault("Two Troops have the id " + id + ".");
            }
            if (!units.add(troop.subject())) {
                troop.fault("Two Troops are called " + troop.subject() + ".");
            }
            typeOf(troop);
            troop.oneOf("side", Side.class);
            Sources.check(troop, "unit");
            for (ScenarioName scenario : ScenarioName.values()) {
                placement(troop, scenario, drops.computeIfAbsent(scenario, any -> new HashMap<>()));
            }
            for (Map.Entry<String, JsonNode> placement : node.path("placements").properties()) {
                if (Arrays.stream(ScenarioName.values())
                        .noneMatch(name -> name.name().equals(placement.getKey()))) {
                    troop.fault(
                            troop.subject() + " has a place in an unknown scenario \"" + placement.getKey() + "\".");
                }
            }
        }
    }

    private void typeOf(Entry troop) {
        Optional<String> code = troop.text("type");
        if (code.isEmpty()) {
            return;
        }
        Entry type = types.get(code.get());
        if (type == null) {
            troop.fault("The type of " + troop.subject() + " is " + code.get() + ", which is no type of Troop.");
            return;
        }
        pieces.merge(code.get(), 1, Integer::sum);
        if (!troop.text("side").equals(type.text("side"))) {
            troop.fault(troop.subject() + " and its type " + type.subject() + " are not of the same side.");
        }
        if (troop.text("nationality")
                .filter(type.texts("nationalities")::contains)
                .isEmpty()) {
            troop.fault("The nationality of " + troop.subject() + " must be "
                    + Words.either(type.texts("nationalities")) + ".");
        }
    }

    /** The pieces must be those of the box, type by type and side by side (SET-09). */
    private void inventory() {
        Map<Side, Integer> bySide = new HashMap<>();
        types.forEach((code, type) -> {
            int count = type.whole("count").orElse(0);
            int listed = pieces.getOrDefault(code, 0);
            if (count != listed) {
                type.fault("The order of battle has " + listed + " Troops of the type " + type.subject()
                        + "; the inventory has " + count + ".");
            }
            for (Side side : Side.values()) {
                if (type.text("side").filter(side.name()::equals).isPresent()) {
                    bySide.merge(side, count, Integer::sum);
                }
            }
        });
        TROOPS_OF_THE_BOX.forEach((side, wanted) -> {
            int count = bySide.getOrDefault(side, 0);
            if (count != wanted) {
                forces.fault(
                        "The inventory has " + count + " " + Words.of(side) + " Troops; the box has " + wanted + ".");
            }
        });
    }

    private void placement(Entry troop, ScenarioName scenario, Map<String, String> drops) {
        JsonNode node = troop.node().path("placements").path(scenario.name());
        if (!node.isObject()) {
            troop.fault(troop.subject() + " has no place in " + Words.of(scenario) + ".");
            return;
        }
        Entry placement = new Entry(
                node,
                "the place of " + troop.subject() + " in " + Words.of(scenario),
                troop.where() + ", placements, " + scenario.name(),
                troop.faults());
        Sources.check(troop, scenario.name());
        Optional<Placement.Kind> kind = placement.oneOf("kind", Placement.Kind.class);
        if (kind.isEmpty()) {
            if (!node.has("kind")) {
                placement.fault("The place of " + troop.subject() + " in " + Words.of(scenario) + " has no kind.");
            }
            return;
        }
        Shape shape = PLACEMENTS.get(kind.get());
        if (shape != null) {
            shape.check(placement);
        }
        turn(placement);
        Optional<Entry> area = area(placement);
        String side = troop.text("side").orElse("");
        switch (kind.get()) {
            case AREA -> area.ifPresent(there -> standing(troop, placement, there, side));
            case AIR_DROP -> {
                area.ifPresent(zone -> drop(troop, placement, zone));
                area.ifPresent(zone -> onlyDrop(troop, placement, zone, drops));
            }
            case ALLIED_REINFORCEMENT -> ofSide(troop, placement, side, Side.ALLIED, "the Allied Reinforcement Pool");
            case ALLIED_RESERVE -> {
                ofSide(troop, placement, side, Side.ALLIED, "the Allied Reserves Pool");
                area.ifPresent(depot -> depot(troop, placement, depot, Side.ALLIED));
                if (placement.hasValue("depotId") != placement.hasValue("turn")) {
                    placement.fault(
                            troop.subject() + " must have both a depot and a turn as an Allied Reserve, or neither.");
                }
            }
            case GERMAN_RESERVE -> {
                ofSide(troop, placement, side, Side.GERMAN, "the German Reserves Pool");
                area.ifPresent(depot -> depot(troop, placement, depot, Side.GERMAN));
                if (scenario == ScenarioName.MARKET_GARDEN && !placement.hasValue("turn")) {
                    placement.fault(
                            troop.subject() + " is a Reserve in Market Garden and needs the turn of its arrival.");
                }
            }
        }
    }

    private static void turn(Entry placement) {
        placement.whole("turn").ifPresent(turn -> {
            if (turn < 0 || turn > LAST_TURN) {
                placement.fault("The turn of " + placement.subject() + " is " + turn + "; it must be from 0 to "
                        + LAST_TURN + ".");
            }
        });
    }

    private Optional<Entry> area(Entry placement) {
        String id = ScenarioReader.placementArea(placement.node());
        if (id == null) {
            return Optional.empty();
        }
        Optional<Entry> area = map.findArea(id);
        if (area.isEmpty()) {
            placement.fault(Words.sentenceStart(placement.subject()) + " is " + id + ", which is no area of the map.");
        }
        return area;
    }

    /** Before the game each side stands on its own ground (SET-04). */
    private static void standing(Entry troop, Entry placement, Entry area, String side) {
        if (area.text("initialControl").filter(control -> !control.equals(side)).isPresent()) {
            placement.fault(troop.subject() + " cannot start in " + area.subject() + ", which is under enemy control.");
        }
    }

    private static void ofSide(Entry troop, Entry placement, String side, Side wanted, String pool) {
        if (!side.equals(wanted.name())) {
            placement.fault(troop.subject() + " cannot start in " + pool + ": it is not "
                    + (wanted == Side.ALLIED ? "an Allied" : "a German") + " Troop.");
        }
    }

    private void drop(Entry troop, Entry placement, Entry zone) {
        String kind = zone.node().path("landingZone").path("kind").asString("");
        String airborne = Optional.ofNullable(types.get(troop.text("type").orElse("")))
                .flatMap(type -> type.text("airborneKind"))
                .orElse("");
        boolean glider = airborne.equals(AirborneKind.GLIDER.name());
        if (!glider && !airborne.equals(AirborneKind.PARATROOPER.name())) {
            placement.fault(troop.subject() + " cannot be dropped: only Paratroopers and Glider Infantry are.");
        } else if (kind.isEmpty()) {
            placement.fault(troop.subject() + " is dropped on " + zone.subject()
                    + ", which is neither a Landing Zone nor a Drop Zone.");
        } else if (glider && !kind.equals("LZ")) {
            placement.fault(
                    troop.subject() + " cannot land on " + zone.subject() + ": Glider Infantry need a Landing Zone.");
        }
    }

    /** A zone takes one drop in a phase (AIR-11). */
    private static void onlyDrop(Entry troop, Entry placement, Entry zone, Map<String, String> drops) {
        String when = zone.subject() + " in turn " + placement.whole("turn").orElse(0);
        String other = drops.putIfAbsent(when, troop.subject());
        if (other != null) {
            placement.fault(other + " and " + troop.subject() + " are both dropped on " + when + ".");
        }
    }

    /** The FW190 waits for its airfield, which is no depot (SET-20, A-47). */
    private void depot(Entry troop, Entry placement, Entry depot, Side side) {
        boolean own = depot.node().path("supplyDepot").path("side").asString("").equals(side.name());
        boolean aircraft = Optional.ofNullable(types.get(troop.text("type").orElse("")))
                .filter(type -> type.isTrue("aircraft"))
                .isPresent();
        if (!own && !(aircraft && depot.isTrue("airfield"))) {
            placement.fault(troop.subject() + " waits for " + depot.subject() + ", which is no " + Words.of(side)
                    + " Supply Depot.");
        }
    }
}
