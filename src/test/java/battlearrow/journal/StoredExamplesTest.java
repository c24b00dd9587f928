package battlearrow.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What was once written in a journal is read for ever. Each name has an example under {@code journal/examples}; when a class
 * gets another form its old example stays and a second one, {@code name.2.json}, is added.
 */
@DisplayName("Stored examples of the journal")
class StoredExamplesTest {
    private static final Path EXAMPLES = Path.of("src/test/resources/journal/examples");

    private final JournalCodec codec = new JournalCodec();

    @Nested
    class Orders {
        @ParameterizedTest
        @MethodSource("battlearrow.journal.StoredExamplesTest#orders")
        void everyStoredOrderIsReadAndStaysTheSame(Path example) throws IOException {
            Order order = codec.readOrder(name(example), text(example));
            JournalCodec.Named written = codec.write(order);
            assertThat(written.name()).isEqualTo(name(example));
            assertThat(codec.readOrder(written.name(), written.json())).isEqualTo(order);
        }

        @Test
        void everyOrderHasANameAndAnExample() {
            assertThat(namesOf(Order.class, OrderNames.ALL)).isEqualTo(OrderNames.ALL.names());
            assertThat(examplesOf("orders")).isEqualTo(new TreeSet<>(OrderNames.ALL.names()));
        }

        @Test
        void ofABattlePlanOnlyTheSideIsKept() {
            WritePlan plan = new WritePlan(Side.ALLIED, List.of(new AreaId("arnhem-bridge")));
            assertThat(codec.write(plan).json()).doesNotContain("arnhem").contains("ALLIED");
        }
    }

    @Nested
    class Events {
        @ParameterizedTest
        @MethodSource("battlearrow.journal.StoredExamplesTest#events")
        void everyStoredEventIsReadAndStaysTheSame(Path example) throws IOException {
            Event event = codec.readEvent(name(example), text(example));
            JournalCodec.Named written = codec.write(event);
            assertThat(written.name()).isEqualTo(name(example));
            assertThat(codec.readEvent(written.name(), written.json())).isEqualTo(event);
        }

        @Test
        void everyEventHasANameAndAnExample() {
            assertThat(namesOf(Event.class, EventNames.ALL)).isEqualTo(EventNames.ALL.names());
            assertThat(examplesOf("events")).isEqualTo(new TreeSet<>(EventNames.ALL.names()));
        }
    }

    @Test
    void areasAndTroopsAreWrittenAsTheyAreCalled() throws IOException {
        assertThat(text(EXAMPLES.resolve("orders/place-battle-arrow.json")))
                .contains("\"tail\":\"son-bridge\"")
                .contains("\"side\":\"GERMAN\"");
    }

    @Test
    void whatIsNotUnderstoodIsNotGuessed() {
        assertThatThrownBy(() -> codec.readEvent("turn-ended", "{}")).isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> codec.readEvent("turn-ended", "{\"turn\":1,\"weather\":\"fog\"}"))
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> codec.readEvent("fog-fell", "{}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("fog-fell");
    }

    static Stream<Path> orders() throws IOException {
        return files("orders");
    }

    static Stream<Path> events() throws IOException {
        return files("events");
    }

    private static Stream<Path> files(String kind) throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES.resolve(kind))) {
            return files.sorted().toList().stream();
        }
    }

    private static Set<String> examplesOf(String kind) {
        try {
            return files(kind).map(StoredExamplesTest::name).collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String name(Path example) {
        return example.getFileName().toString().split("\\.")[0];
    }

    private static String text(Path example) throws IOException {
        return Files.readString(example).strip();
    }

    /** The names of every record of a sealed family; a record without one is reported by its class. */
    private static Set<String> namesOf(Class<?> family, StableNames<?> names) {
        return records(family)
                .map(kind -> names.findName(kind).orElse("no stable name: " + kind.getName()))
                .collect(Collectors.toSet());
    }

    private static Stream<Class<?>> records(Class<?> family) {
        Class<?>[] permitted = family.getPermittedSubclasses();
        return permitted == null ? Stream.of(family) : Arrays.stream(permitted).flatMap(StoredExamplesTest::records);
    }
}
