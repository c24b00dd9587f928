package battlearrow.firestorm.cases;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import battlearrow.firestorm.fixtures.Covers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays the text cases of {@code src/test/resources/cases}: the worked examples of the rulebook, the acceptance walkthrough
 * and cases clubs have met. How they are written stands in the README beside them.
 */
class TextCasesTest {
    private static final Path CASES = Path.of("src/test/resources/cases");

    @TestFactory
    @Covers({"INV-20", "INV-21", "INV-22", "INV-24", "INV-50", "INV-52"})
    Stream<DynamicNode> everyCaseOfEveryFile() throws IOException {
        try (Stream<Path> files = Files.list(CASES)) {
            List<Path> found = files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
            return found.stream().map(TextCasesTest::file);
        }
    }

    private static DynamicNode file(Path file) {
        String name = file.getFileName().toString();
        return dynamicContainer(
                name,
                file.toUri(),
                TextCase.listIn(name, lines(file)).stream()
                        .map(one -> dynamicTest(one.title(), () -> CaseRun.play(one))));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
