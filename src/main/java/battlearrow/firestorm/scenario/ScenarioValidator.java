package battlearrow.firestorm.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Decides whether a scenario's data files can be played. All faults are returned, none thrown; an empty list means that
 * {@link ScenarioReader} will read them. Rulebook: Campaign Map, What Are Firestorm Troops? (SET-03 to SET-09, ORG-10).
 */
public final class ScenarioValidator {
    static final JsonMapper STRICT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final Pattern TWICE = Pattern.compile("^Duplicate [^\"]*(\"[^\"]*\")");

    private ScenarioValidator() {}

    /** Every fault of the three files, in the order of the files. */
    public static List<Fault> listFaults(ScenarioFiles files) {
        List<Fault> faults = new ArrayList<>();
        Optional<JsonNode> map = parse(files.map(), ScenarioFiles.MAP, faults);
        Optional<JsonNode> forces = parse(files.orderOfBattle(), ScenarioFiles.ORDER_OF_BATTLE, faults);
        Optional<JsonNode> tables = parse(files.tables(), ScenarioFiles.TABLES, faults);
        if (map.isEmpty() || forces.isEmpty() || tables.isEmpty()) {
            return List.copyOf(faults);
        }
        return listFaults(map.get(), forces.get(), tables.get());
    }

    static List<Fault> listFaults(JsonNode map, JsonNode forces, JsonNode tables) {
        List<Fault> faults = new ArrayList<>();
        MapFaults areas = new MapFaults(map, faults);
        areas.find();
        OrderOfBattleFaults troops = new OrderOfBattleFaults(forces, areas, faults);
        troops.find();
        new TableFaults(tables, troops, faults).find();
        return List.copyOf(faults);
    }

    /** What is wrong is said by line and column; nothing else of a broken file can be checked. */
    static Optional<JsonNode> parse(String text, String file, List<Fault> faults) {
        try {
            JsonNode tree = STRICT.readTree(text);
            if (tree.isObject()) {
                return Optional.of(tree);
            }
            faults.add(new Fault("The file " + file + " must be a group of named values.", file));
        } catch (JacksonException e) {
            faults.add(new Fault(
                    "The file " + file + " cannot be read: " + why(e) + ".",
                    file + ", line " + e.getLocation().getLineNr() + ", column "
                            + e.getLocation().getColumnNr()));
        }
        return Optional.empty();
    }

    /** In words for who made the file; where it is stands beside it. */
    private static String why(JacksonException broken) {
        Matcher twice = TWICE.matcher(broken.getOriginalMessage());
        if (twice.find()) {
            return "the name " + twice.group(1) + " stands in one group twice";
        }
        return broken instanceof UnexpectedEndOfInputException
                ? "it ends in the middle of something that is not closed"
                : "this is no JSON, for instance because a comma, a quotation mark or a bracket is missing or too many";
    }
}
