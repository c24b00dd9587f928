package battlearrow.firestorm.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The texts of the three data files of a scenario, as an organiser may correct them (ORG-10).
 *
 * @param map areas, borders, roads and what is needed to draw them
 * @param orderOfBattle types, Firestorm Troops and their placements in both scenarios
 * @param tables the printed tables and the numbers used by the rules
 */
public record ScenarioFiles(String map, String orderOfBattle, String tables) {
    public static final String MAP = "map.json";
    public static final String ORDER_OF_BATTLE = "order-of-battle.json";
    public static final String TABLES = "tables.json";

    private static final int FINGERPRINT = 16;

    /** The files this application brings for Firestorm: Market Garden. */
    public static ScenarioFiles marketGarden() {
        return new ScenarioFiles(text(MAP), text(ORDER_OF_BATTLE), text(TABLES));
    }

    /**
     * What these letters are known by: the first 16 hexadecimal digits of the SHA-256 of map, order of battle and tables, one
     * after the other.
     */
    public String fingerprint() {
        return Corrections.sha256(map + orderOfBattle + tables).substring(0, FINGERPRINT);
    }

    private static String text(String name) {
        String path = "/scenario/market-garden/" + name;
        try (InputStream in = ScenarioFiles.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("The scenario file " + path + " is missing.");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
