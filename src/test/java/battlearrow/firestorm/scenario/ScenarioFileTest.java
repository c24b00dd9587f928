package battlearrow.firestorm.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Covers("ORG-10")
class ScenarioFileTest {
    private static final Corrections CORRECTIONS = Corrections.of(List.of(
            new Correction.AreaTerrain(new AreaId("dz-y"), Terrain.FOREST, "printed \"map\", sheet 2"),
            new Correction.AircraftDieFace(6, 2, "")));

    private static final ScenarioFile FILE =
            ScenarioFile.of("Our printed map", ScenarioName.MARKET_GARDEN, CORRECTIONS);

    private static ScenarioFile.Reading read(String text) {
        return ScenarioFile.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> faults(String text) {
        return read(text) instanceof ScenarioFile.Reading.Faulty faulty
                ? faulty.faults().stream().map(Fault::sentence).toList()
                : List.of();
    }

    @Test
    void comesBackAsItWasWritten() {
        assertThat(read(FILE.write())).isEqualTo(new ScenarioFile.Reading.Read(FILE));
        assertThat(FILE.isForThisData()).isTrue();
        assertThat(FILE.write()).isEqualTo("""
                {
                  "format": "battle-arrow-scenario",
                  "version": 1,
                  "title": "Our printed map",
                  "base": {"scenario": "MARKET_GARDEN", "data": "market-garden", "version": 1, "fingerprint": "%s"},
                  "corrections": [
                    {"fact":"aircraft-die/6","value":"2","reason":""},
                    {"fact":"area/dz-y/terrain","value":"FOREST","reason":"printed \\"map\\", sheet 2"}
                  ]
                }
                """.formatted(ScenarioLibrary.fingerprint()));
    }

    @Test
    void withoutCorrectionsComesBackToo() {
        ScenarioFile plain = ScenarioFile.of("Plain", ScenarioName.A_BRIDGE_TOO_FAR, Corrections.NONE);
        assertThat(read(plain.write())).isEqualTo(new ScenarioFile.Reading.Read(plain));
    }

    @Test
    void everyFaultOfOneCorrectionIsNamed() {
        assertThat(faults(FILE.write()
                        .replace("area/dz-y/terrain", "area/dz-yy/terrain")
                        .replace("FOREST", "SWAMP")))
                .hasSize(2)
                .anySatisfy(fault -> assertThat(fault).contains("\"SWAMP\""))
                .anySatisfy(fault -> assertThat(fault).contains("no area \"dz-yy\"", "the nearest is \"dz-y\""));
    }

    @Test
    void madeForOtherDataIsReadWhereItFits() {
        String other = FILE.write().replace(ScenarioLibrary.fingerprint(), "0123456789abcdef");
        assertThat(read(other))
                .isInstanceOfSatisfying(
                        ScenarioFile.Reading.Read.class,
                        read -> assertThat(read.file().isForThisData()).isFalse());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "battle-arrow-scenario"  | "battle-arrow-campaign"   | The file is no scenario file: its format must be "battle-arrow-scenario".
            "version": 1,            | "version": 2,             | The file is of version 2; this application reads version 1.
            "version": 1,            | "version": "1",           | The version of the file must be a whole number.
            "title": "Our printed map", | "note": "",            | The file has no title.
            "title": "Our printed map", | "title": " ",          | The title of the file must be a text.
            "MARKET_GARDEN"          | "ARNHEM"                  | The scenario of the base is ARNHEM; it must be A_BRIDGE_TOO_FAR or MARKET_GARDEN.
            "market-garden"          | "overlord"                | The data of the base is overlord; it must be market-garden.
            "fact":"aircraft-die/6", | ``                        | Correction 1 has no fact.
            "value":"2"              | "value":2                 | The value of correction 1 must be a text.
            "value":"2"              | "value":"9"               | The value of "aircraft-die/6" is "9"; it must be a whole number from 1 to 3.
            "reason":""              | "because":""              | Correction 1 has an unknown field "because".
            aircraft-die/6           | area/dz-y/terrain         | The value of "area/dz-y/terrain" is "2"; it must be OPEN, HILL, FOREST, POLDER or TOWN.
            area/dz-y/terrain        | area/atlantis/terrain     | The map has no area "atlantis".
            "corrections": [         | "corrections": 7, "more": [ | The corrections of the file must be a list.
            """)
    void everyBrokenFileIsRefusedByItsFault(String good, String broken, String sentence) {
        assertThat(FILE.write()).contains(good);
        assertThat(faults(FILE.write().replaceFirst(Pattern.quote(good), broken == null ? "" : broken)))
                .contains(sentence);
    }

    @Test
    void everyFaultIsNamedAtOnce() {
        String broken = FILE.write()
                .replace("MARKET_GARDEN", "ARNHEM")
                .replace("\"2\"", "\"9\"")
                .replace("dz-y", "atlantis");
        assertThat(faults(broken)).hasSize(3);
    }

    @Test
    void factCorrectedTwiceIsAFault() {
        String twice = FILE.write()
                .replace("\"corrections\": [", "\"corrections\": [{\"fact\":\"aircraft-die/6\",\"value\":\"1\"},");
        assertThat(faults(twice)).containsExactly("The fact aircraft-die/6 is corrected twice.");
    }

    @Test
    void textThatIsNoJsonIsRefused() {
        assertThat(faults("{\"format\": ")).singleElement().asString().startsWith("The file of the scenario cannot be");
        assertThat(faults("[]")).hasSize(1);
        assertThat(faults("{\"format\": \"battle-arrow-scenario\", \"format\": \"x\"}"))
                .hasSize(1);
        assertThat(ScenarioFile.read(new byte[] {(byte) 0xff, (byte) 0xfe}))
                .isEqualTo(new ScenarioFile.Reading.Faulty(
                        List.of(new Fault("The file is no text in UTF-8.", "the file"))));
        assertThat(ScenarioFile.read(new byte[ScenarioFile.MOST_BYTES + 1]))
                .isInstanceOf(ScenarioFile.Reading.Faulty.class);
    }
}
