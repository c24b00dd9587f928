package battlearrow.replay;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.victorypoints.CampaignOutcome;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;

/**
 * A situation as JSON, with what follows from it: supply, victory points, outcome. Areas and Troops stand in the scenario's
 * order, so that equal situations have equal letters. Described in {@code docs/campaign-file.md}.
 */
public final class SituationJson {
    /** The same line ends on every machine. */
    static final DefaultPrettyPrinter LINES =
            new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private SituationJson() {}

    /** As text with a line for each fact. */
    public static String write(Situation situation) {
        return JSON.writer().with(LINES).writeValueAsString(fields(situation));
    }

    static Map<String, Object> fields(Situation situation) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", situation.scenario().name());
        fields.put("mode", situation.mode());
        fields.put("turn", situation.turn());
        fields.put("phase", situation.phase());
        fields.put("step", situation.step());
        fields.put("points", situation.points());
        fields.put("control", control(situation));
        fields.put("troops", troops(situation));
        fields.put("markers", markers(situation));
        fields.put(
                "interdicted",
                situation.map().areas().stream()
                        .filter(situation.interdicted()::has)
                        .map(SituationJson::id)
                        .toList());
        fields.put(
                "battles",
                situation.battles().stream().map(SituationJson::battle).toList());
        fields.put("supply", bySide(side -> supply(situation, side)));
        fields.put("victoryPoints", victoryPoints(situation));
        return fields;
    }

    private static Map<String, Object> control(Situation situation) {
        Map<String, Object> control = new LinkedHashMap<>();
        for (Area area : situation.map().areas()) {
            control.put(id(area), situation.control(area));
        }
        return control;
    }

    private static Map<String, Object> troops(Situation situation) {
        Map<String, Object> troops = new LinkedHashMap<>();
        for (FirestormTroop troop : situation.scenario().troops()) {
            troops.put(troop.id().value(), place(situation.place(troop)));
        }
        return troops;
    }

    private static Map<String, Object> place(Place place) {
        Map<String, Object> fields = new LinkedHashMap<>();
        switch (place) {
            case Place.InArea in -> {
                fields.put("place", "AREA");
                fields.put("area", id(in.area()));
            }
            case Place.InReserve reserve -> {
                fields.put("place", "RESERVE");
                Area depot = reserve.depot();
                if (depot != null) {
                    fields.put("area", id(depot));
                }
            }
            case Place.ReinforcementPool pool -> fields.put("place", "REINFORCEMENT_POOL");
            case Place.Interdicting interdicting -> {
                fields.put("place", "INTERDICTING");
                fields.put("area", id(interdicting.depot()));
            }
            case Place.Captured captured -> fields.put("place", "CAPTURED");
        }
        return fields;
    }

    private static Map<String, Object> markers(Situation situation) {
        Map<String, Object> markers = new LinkedHashMap<>();
        for (Area area : situation.map().areas()) {
            if (situation.markers(area) > 0) {
                markers.put(id(area), situation.markers(area));
            }
        }
        return markers;
    }

    private static Map<String, Object> battle(Battle battle) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("number", battle.number());
        fields.put("stage", battle.stage());
        return fields;
    }

    private static Map<String, Object> supply(Situation situation, Side side) {
        Supply supply = Supply.of(situation, side);
        List<String> in = new ArrayList<>();
        List<String> out = new ArrayList<>();
        for (Area area : situation.map().areas()) {
            if (situation.controls(side, area)) {
                (supply.isInSupply(area) ? in : out).add(id(area));
            }
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("inSupply", in);
        fields.put("outOfSupply", out);
        return fields;
    }

    private static Map<String, Object> victoryPoints(Situation situation) {
        VictoryPoints points = VictoryPoints.of(situation);
        CampaignOutcome outcome = CampaignOutcome.of(situation);
        Map<String, Object> fields = bySide(points::total);
        fields.put("difference", outcome.difference());
        fields.put("level", outcome.level());
        outcome.findWinner().ifPresent(winner -> fields.put("winner", winner));
        return fields;
    }

    private static Map<String, Object> bySide(Function<Side, Object> what) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            fields.put(side.name(), what.apply(side));
        }
        return fields;
    }

    private static String id(Area area) {
        return area.id().value();
    }
}
