package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.ScenarioName;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * A club's own scenario as it is carried from one club to another: which of the two scenarios it is, what the club calls it,
 * and what it corrected in the data. Described field by field in {@code docs/scenario-file.md}.
 *
 * @param title 1 to 80 letters
 * @param data the fingerprint of the data it was made for; other data do not make a file wrong, as long as its corrections
 *     fit them
 */
public record ScenarioFile(String title, ScenarioName base, String data, Corrections corrections) {
    public static final String FORMAT = "battle-arrow-scenario";

    public static final int VERSION = 1;

    /** The longest file that is read, in bytes; every fact corrected with a long reason would fit. */
    public static final int MOST_BYTES = 1_000_000;

    public static final int LONGEST_TITLE = 80;

    private static final String BASE_DATA = "market-garden";

    private static final Shape FILE = new Shape()
            .must(Shape.Kind.TEXT, "format", "title")
            .must(Shape.Kind.WHOLE, "version")
            .must(Shape.Kind.GROUP, "base")
            .must(Shape.Kind.LIST, "corrections");
    private static final Shape BASE =
            new Shape().must(Shape.Kind.TEXT, "scenario", "data", "fingerprint").must(Shape.Kind.WHOLE, "version");

    /** A scenario made for the data of this application. */
    public static ScenarioFile of(String title, ScenarioName base, Corrections corrections) {
        return new ScenarioFile(title, base, ScenarioLibrary.fingerprint(), corrections);
    }

    /** Whether it was made for the data this application brings. */
    public boolean isForThisData() {
        return data.equals(ScenarioLibrary.fingerprint());
    }

    /** What came of reading a file. */
    public sealed interface Reading {
        /** It can be played. */
        record Read(ScenarioFile file) implements Reading {}

        /** It is none or cannot be played; every fault found. */
        record Faulty(List<Fault> faults) implements Reading {
            public Faulty {
                faults = List.copyOf(faults);
            }
        }
    }

    /** The same scenario always gives the same letters; each correction stands on a line of its own. */
    public String write() {
        String lines = corrections.list().stream()
                .map(Corrections::letters)
                .map(letters -> "    " + letters)
                .collect(Collectors.joining(",\n"));
        return """
                {
                  "format": %s,
                  "version": %d,
                  "title": %s,
                  "base": {"scenario": "%s", "data": "%s", "version": %d, "fingerprint": "%s"},
                  "corrections": [%s]
                }
                """.formatted(
                        quoted(FORMAT),
                        VERSION,
                        quoted(title),
                        base.name(),
                        BASE_DATA,
                        ScenarioLibrary.version(),
                        data,
                        lines.isEmpty() ? "" : "\n" + lines + "\n  ");
    }

    private static String quoted(String text) {
        return ScenarioReader.JSON.writeValueAsString(text);
    }

    /** Reads a file and checks that the data can be played with it. */
    public static Reading read(byte[] bytes) {
        List<Fault> faults = new ArrayList<>();
        Optional<ScenarioFile> file = parse(bytes, faults).flatMap(tree -> file(tree, faults));
        return file.isPresent() && faults.isEmpty() ? new Reading.Read(file.get()) : new Reading.Faulty(faults);
    }

    private static Optional<JsonNode> parse(byte[] bytes, List<Fault> faults) {
        if (bytes.length > MOST_BYTES) {
            faults.add(new Fault("The file is larger than " + MOST_BYTES / 1_000 + " kB.", "the file"));
            return Optional.empty();
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return ScenarioValidator.parse(text, "of the scenario", faults);
        } catch (CharacterCodingException noText) {
            faults.add(new Fault("The file is no text in UTF-8.", "the file"));
            return Optional.empty();
        }
    }

    private static Optional<ScenarioFile> file(JsonNode tree, List<Fault> faults) {
        Entry file = new Entry(tree, "the file", "the file", faults);
        String format = file.text("format").orElse("");
        if (!format.equals(FORMAT)) {
            file.fault("The file is no scenario file: its format must be \"" + FORMAT + "\".");
            return Optional.empty();
        }
        FILE.check(file);
        int version = file.whole("version").orElse(VERSION);
        if (version != VERSION) {
            file.fault("The file is of version " + version + "; this application reads version " + VERSION + ".");
        }
        String title = file.text("title").orElse("").strip();
        if (title.length() > LONGEST_TITLE) {
            file.fault("The title has " + title.length() + " letters; it may have " + LONGEST_TITLE + ".");
        }
        Entry base = file.within("base", "the base");
        BASE.check(base);
        Optional<ScenarioName> scenario = base.oneOf("scenario", ScenarioName.class);
        base.oneOf("data", List.of(BASE_DATA));
        JsonNode listed = tree.path("corrections");
        Corrections corrections = listed.isArray() ? Corrections.read(listed, faults) : Corrections.NONE;
        faults.addAll(ScenarioLibrary.check(corrections));
        return scenario.map(
                name -> new ScenarioFile(title, name, base.text("fingerprint").orElse(""), corrections));
    }
}
