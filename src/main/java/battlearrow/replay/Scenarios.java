package battlearrow.replay;

import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioFiles;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;

/** The scenarios files are judged by, and the version of their data. */
final class Scenarios {
    private static final int SHOWN_DIGITS = 16;

    private Scenarios() {}

    static Scenario get(ScenarioName name) {
        return ScenarioLibrary.marketGarden(name);
    }

    /** The first digits of the SHA-256 of the scenario's files: two applications with the same judge by the same facts. */
    static String dataVersion() {
        ScenarioFiles files = ScenarioFiles.marketGarden();
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String text : List.of(files.map(), files.orderOfBattle(), files.tables())) {
                digest.update(text.getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest()).substring(0, SHOWN_DIGITS);
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
