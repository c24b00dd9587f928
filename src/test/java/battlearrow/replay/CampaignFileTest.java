package battlearrow.replay;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.JournalPeople;
import battlearrow.journal.SealedEntry;
import battlearrow.journal.Written;
import battlearrow.replay.CampaignFileReader.Reading;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A campaign file")
class CampaignFileTest {
    private static final int WHOLE_GAME = 3_000;
    private static final int GAMES = 24;
    private static final CampaignFile SOME = RandomJournal.play(1944, 400);

    @TempDir
    Path folder;

    static LongStream chances() {
        return LongStream.concat(
                LongStream.rangeClosed(1, GAMES),
                LongStream.of(ThreadLocalRandom.current().nextLong(Integer.MAX_VALUE)));
    }

    @ParameterizedTest(name = "chance {0}")
    @MethodSource("chances")
    @Covers("INV-22")
    @DisplayName("of a random game is read, replayed and written with the same letters")
    void roundTrip(long chance) {
        CampaignFile file = RandomJournal.playAny(chance, WHOLE_GAME);
        String text = CampaignFileWriter.write(file);
        CampaignFile read = read(text);
        assertThat(read).isEqualTo(file);
        assertThat(CampaignFileWriter.write(read)).isEqualTo(text);
        Replay.Result.Sound sound = sound(read);
        assertThat(SituationJson.write(sound.end())).isEqualTo(SituationJson.write(folded(file)));
        assertThat(sound.end()).isEqualTo(folded(file));
    }

    @Nested
    @DisplayName("that was tampered with is refused")
    class Tampered {
        @Test
        void aHashThatWasChanged() {
            assertThat(fault(SOME, 7, entry -> entry, "0".repeat(64)))
                    .startsWith("Entry 7:")
                    .contains("letters");
        }

        @Test
        void aDieThatWasChangedBehindTheHash() {
            int number = rolled(SOME);
            assertThat(fault(SOME, number, entry -> withDice(entry, turned(entry.dice())), null))
                    .startsWith("Entry " + number + ":")
                    .contains("changed");
        }

        @Test
        void aDieThatWasChangedAndHashedAnew() {
            int number = rolled(SOME);
            assertThat(hashedAnew(SOME, number, entry -> withDice(entry, turned(entry.dice()))))
                    .startsWith("Entry " + number + ":")
                    .contains("by the seed");
        }

        @Test
        void anEventThatWasChangedAndHashedAnew() {
            int number = with(SOME, "\"battle\"");
            assertThat(hashedAnew(SOME, number, CampaignFileTest::withOneEventLess))
                    .startsWith("Entry " + number + ":")
                    .contains("The rules make");
        }

        @Test
        void anEventThatSaysSomethingElse() {
            int number = with(SOME, "\"alliedInSupply\":");
            assertThat(hashedAnew(
                            SOME,
                            number,
                            entry -> withEvents(
                                    entry,
                                    entry.events().stream()
                                            .map(event -> new JournalCodec.Named(
                                                    event.name(),
                                                    event.json().contains("\"alliedInSupply\":true")
                                                            ? event.json()
                                                                    .replace(
                                                                            "\"alliedInSupply\":true",
                                                                            "\"alliedInSupply\":false")
                                                            : event.json()
                                                                    .replace(
                                                                            "\"alliedInSupply\":false",
                                                                            "\"alliedInSupply\":true")))
                                            .toList())))
                    .startsWith("Entry " + number + ":");
        }

        @Test
        void anOrderNobodyMayGive() {
            List<Written> written = written(SOME);
            Written start = written.getFirst();
            written.add(
                    1,
                    new Written(
                            2,
                            start.recordedAt(),
                            start.author(),
                            start.act(),
                            start.events(),
                            start.dice(),
                            null,
                            new UUID(1, 1),
                            ""));
            assertThat(faultOf(RandomJournal.chained(SOME, written)))
                    .startsWith("Entry 2:")
                    .contains("do not allow");
        }

        @Test
        void anEntryThatWasDropped() {
            List<SealedEntry> entries = new ArrayList<>(SOME.entries());
            entries.remove(9);
            assertThat(faultOf(with(SOME, entries))).startsWith("Entry 11:").contains("entry 10");
        }

        @Test
        void anEntryThatWasDroppedAndTheRestHashedAnew() {
            List<Written> written = written(SOME);
            written.remove(0);
            assertThat(faultOf(RandomJournal.chained(SOME, written))).startsWith("Entry 1:");
        }

        @Test
        void entriesThatChangedPlaces() {
            List<SealedEntry> entries = new ArrayList<>(SOME.entries());
            entries.add(4, entries.remove(5));
            assertThat(faultOf(with(SOME, entries))).startsWith("Entry 6:").contains("entry 5");
        }

        @Test
        void aHeadingThatWasChanged() {
            String text = CampaignFileWriter.write(SOME).replace("\"A_BRIDGE_TOO_FAR\"", "\"MARKET_GARDEN\"");
            assertThat(faultOf(read(text))).startsWith("Entry 1:").contains("previous");
        }

        @Test
        void aSeedThatWasChanged() {
            String seed = SOME.seeds().getFirst().seed().orElseThrow().hex();
            String text = CampaignFileWriter.write(SOME).replace(seed, "00" + seed.substring(2));
            assertThat(faults(text))
                    .containsExactly("Seed 1: The seed is not the one whose fingerprint was published.");
        }
    }

    @Nested
    @DisplayName("that is broken is refused with every fault named")
    class Broken {
        @ParameterizedTest
        @ValueSource(strings = {"", "no JSON", "[]", "{}", "{\"format\": \"something else\"}", "{\"a\": 1, \"a\": 2}"})
        void whatIsNoCampaignFile(String text) {
            assertThat(faults(text)).hasSize(1);
        }

        @Test
        void aFileThatBreaksOff() {
            String text = CampaignFileWriter.write(SOME);
            assertThat(faults(text.substring(0, text.length() / 2)))
                    .singleElement()
                    .satisfies(fault -> assertThat(fault).startsWith("Line ").contains("breaks off"));
        }

        @Test
        void severalFaultsAtOnce() {
            String text = CampaignFileWriter.write(SOME)
                    .replace("\"people\"", "\"folk\"")
                    .replaceFirst("\"points\": 1500", "\"points\": -3")
                    .replaceFirst("\"sequence\": 3,", "\"sequence\": \"three\",")
                    .replaceFirst("Europe/London", "Europe/Atlantis");
            assertThat(faults(text))
                    .containsExactlyInAnyOrder(
                            "There is a field “folk” that is not part of the format.",
                            "The field “people” is missing.",
                            "Campaign: The field “points” is no whole number from 1 to 100000.",
                            "Campaign: The field “timeZone” is no time zone: Europe/Atlantis",
                            "Entry 3: The field “sequence” is no whole number from 1 to 2147483647.");
        }

        @Test
        void aCharacterThatNothingCanStore() {
            String text = CampaignFileWriter.write(SOME);
            for (String character : List.of("\\u0000", "\\ud800")) {
                assertThat(faults(text.replaceFirst("\"name\": \"", "\"name\": \"" + character.replace("\\", "\\\\"))))
                        .singleElement()
                        .satisfies(fault -> assertThat(fault).contains("cannot be stored"));
            }
        }

        @Test
        void aTimeThatNoCalendarKnows() {
            String text = CampaignFileWriter.write(SOME);
            for (String time : List.of("-200000-01-01T00:00:00Z", "+20000-01-01T00:00:00Z")) {
                assertThat(faults(text.replaceFirst("\"openedAt\": \"[^\"]*", "\"openedAt\": \"" + time)))
                        .anySatisfy(fault -> assertThat(fault).contains("openedAt", "is no time"));
            }
        }

        @Test
        void anOrderOfAnUnknownName() {
            assertThat(hashedAnew(
                            SOME,
                            1,
                            entry -> new Written(
                                    1,
                                    entry.recordedAt(),
                                    entry.author(),
                                    new JournalCodec.Named("make-rain", "{}"),
                                    entry.events(),
                                    entry.dice(),
                                    null,
                                    entry.orderKey(),
                                    "")))
                    .startsWith("Entry 1:")
                    .contains("make-rain");
        }

        @Test
        void aHouseRuleNobodyKnowsOrWithAValueItCannotHave() {
            String text = CampaignFileWriter.write(SOME);
            assertThat(faults(text.replace("\"houseRules\": {}", "\"houseRules\": {\"weather\":\"fog\"}")))
                    .containsExactly("House rules: There is a field “weather” that is not part of the format.");
            assertThat(faults(text.replace("\"houseRules\": {}", "\"houseRules\": {\"openingDrops\":\"many\"}")))
                    .containsExactly("House rules: The field “openingDrops” may not say “many”.");
        }

        @Test
        void aFileThatIsTooLong() {
            assertThat(CampaignFileReader.read(new byte[CampaignFile.MOST_BYTES + 1]))
                    .isInstanceOf(Reading.Faulty.class);
        }
    }

    @Nested
    @DisplayName("is judged on the command line")
    class OnTheCommandLine {
        @Test
        void aSoundFileGivesItsSituation() throws IOException {
            Answer answer = run("--replay", file("sound.json", CampaignFileWriter.write(SOME)));
            assertThat(answer.code()).isZero();
            assertThat(answer.faults()).isEmpty();
            assertThat(answer.text()).isEqualTo(SituationJson.write(folded(SOME)) + System.lineSeparator());
            assertThat(answer.text())
                    .contains("\"control\"", "\"troops\"", "\"supply\"", "\"victoryPoints\"", "\"level\"");
        }

        @Test
        void aBrokenFileGivesItsFault() throws IOException {
            String text = CampaignFileWriter.write(SOME).replaceFirst("\"pip\":[1-6]", "\"pip\":0");
            Answer answer = run("--replay=" + file("broken.json", text));
            assertThat(answer.code()).isEqualTo(1);
            assertThat(answer.text()).isEmpty();
            assertThat(answer.faults()).startsWith("Entry ");
        }

        @Test
        void aFileThatIsNotThere() {
            Answer answer = run("--replay", folder.resolve("nowhere.json").toString());
            assertThat(answer.code()).isEqualTo(1);
            assertThat(answer.faults()).contains("nowhere.json");
            assertThat(run("--replay").code()).isEqualTo(1);
        }

        @Test
        void aListOfOrdersGetsAVerdictEach() throws IOException {
            Answer answer = run("--judge", file("orders.json", """
                    {
                      "format": "battle-arrow-orders",
                      "version": 1,
                      "campaign": {"scenario": "A_BRIDGE_TOO_FAR", "mode": "CAMPAIGN", "houseRules": {}},
                      "orders": [
                        {"by": {"person": "2", "as": "GENERAL", "side": "ALLIED"}, "order": {"start-campaign": {}}},
                        {"by": {"person": "1", "as": "ORGANISER"}, "order": {"start-campaign": {}}, "dice": []},
                        {"by": {"person": "2", "as": "GENERAL", "side": "ALLIED"}, "order": {"close-air": {}}}
                      ]
                    }
                    """));
            assertThat(answer.faults()).isEmpty();
            assertThat(answer.code()).isZero();
            assertThat(answer.text())
                    .contains(
                            "\"accepted\" : false", "\"rule\" : \"ROLE-02\"", "\"accepted\" : true", "campaign-started")
                    .contains("\"situation\"");
        }

        @Test
        void anOrderThatCannotBeUnderstoodIsNamedAndTheRestJudged() throws IOException {
            Answer answer = run("--judge", file("orders.json", """
                    {
                      "format": "battle-arrow-orders",
                      "version": 1,
                      "campaign": {"scenario": "MARKET_GARDEN", "mode": "CAMPAIGN"},
                      "orders": [
                        {"by": {"person": "1", "as": "ORGANISER"}, "order": {"make-rain": {}}},
                        {"by": {"person": "1", "as": "ORGANISER"}, "order": {"start-campaign": {}}, "dice": [7]},
                        {"by": {"person": "1", "as": "ORGANISER"}, "order": {"start-campaign": {}}}
                      ]
                    }
                    """));
            assertThat(answer.code()).isEqualTo(1);
            assertThat(answer.faults()).contains("Order 1:", "make-rain", "Order 2:", "needs 0 dice");
            assertThat(answer.text()).contains("campaign-started");
        }
    }

    private record Answer(int code, String text, String faults) {}

    private static Answer run(String... arguments) {
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        ByteArrayOutputStream faults = new ByteArrayOutputStream();
        List<String> words = List.of(arguments);
        assertThat(CommandLine.isMeant(words)).isTrue();
        int code = new CommandLine(
                        new PrintStream(answers, true, StandardCharsets.UTF_8),
                        new PrintStream(faults, true, StandardCharsets.UTF_8))
                .run(words);
        return new Answer(code, answers.toString(StandardCharsets.UTF_8), faults.toString(StandardCharsets.UTF_8));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static CampaignFile read(String text) {
        return switch (CampaignFileReader.read(text.getBytes(StandardCharsets.UTF_8))) {
            case Reading.Read read -> read.file();
            case Reading.Faulty faulty ->
                throw new AssertionError(
                        faulty.faults().stream().map(FileFault::sentence).toList());
        };
    }

    private static List<String> faults(String text) {
        return switch (CampaignFileReader.read(text.getBytes(StandardCharsets.UTF_8))) {
            case Reading.Read read -> List.of();
            case Reading.Faulty faulty ->
                faulty.faults().stream().map(FileFault::sentence).toList();
        };
    }

    private static Replay.Result.Sound sound(CampaignFile file) {
        return switch (Replay.of(file)) {
            case Replay.Result.Sound sound -> sound;
            case Replay.Result.Broken broken ->
                throw new AssertionError(broken.fault().sentence());
        };
    }

    private static String faultOf(CampaignFile file) {
        return switch (Replay.of(file)) {
            case Replay.Result.Sound sound -> throw new AssertionError("Nothing was found.");
            case Replay.Result.Broken broken -> broken.fault().sentence();
        };
    }

    /** The fault found when one entry is changed and the chain left as it was, but for a hash if one is given. */
    private static String fault(CampaignFile file, int number, UnaryOperator<Written> change, @Nullable String hash) {
        List<SealedEntry> entries = new ArrayList<>(file.entries());
        SealedEntry entry = entries.get(number - 1);
        entries.set(number - 1, new SealedEntry(change.apply(entry.written()), hash == null ? entry.hash() : hash));
        return faultOf(with(file, entries));
    }

    /** The fault found when one entry is changed and every hash computed anew. */
    private static String hashedAnew(CampaignFile file, int number, UnaryOperator<Written> change) {
        List<Written> written = written(file);
        written.set(number - 1, change.apply(written.get(number - 1)));
        return faultOf(RandomJournal.chained(file, written));
    }

    private static List<Written> written(CampaignFile file) {
        return new ArrayList<>(file.entries().stream().map(SealedEntry::written).toList());
    }

    private static CampaignFile with(CampaignFile file, List<SealedEntry> entries) {
        return new CampaignFile(file.head(), file.leftOut(), file.people(), file.seeds(), entries, file.plans());
    }

    private static int rolled(CampaignFile file) {
        return with(file, "\"ROLLED\"");
    }

    /** The first entry in whose dice or events these letters stand. */
    private static int with(CampaignFile file, String letters) {
        for (SealedEntry entry : file.entries()) {
            if (entry.written().dice().contains(letters)
                    || entry.written().events().stream()
                            .anyMatch(event -> event.json().contains(letters))) {
                return (int) entry.written().sequence();
            }
        }
        throw new AssertionError("No entry has " + letters);
    }

    private static String turned(String dice) {
        return dice.contains("\"pip\":1")
                ? dice.replaceFirst("\"pip\":1", "\"pip\":2")
                : dice.replaceFirst("\"pip\":[2-6]", "\"pip\":1");
    }

    private static Written withDice(Written entry, String dice) {
        return new Written(
                entry.sequence(),
                entry.recordedAt(),
                entry.author(),
                entry.act(),
                entry.events(),
                dice,
                entry.seed(),
                entry.orderKey(),
                entry.previousHash());
    }

    private static Written withOneEventLess(Written entry) {
        return withEvents(entry, entry.events().subList(1, entry.events().size()));
    }

    private static Written withEvents(Written entry, List<JournalCodec.Named> events) {
        return new Written(
                entry.sequence(),
                entry.recordedAt(),
                entry.author(),
                entry.act(),
                events,
                entry.dice(),
                entry.seed(),
                entry.orderKey(),
                entry.previousHash());
    }

    private static Situation folded(CampaignFile file) {
        List<JournalEntry> entries = file.entries().stream()
                .map(entry -> entry.read(JournalPeople.AS_WRITTEN))
                .toList();
        List<Event> events = CountingEntries.among(entries).stream()
                .flatMap(entry -> entry.events().stream())
                .toList();
        return file.head().beforeSetUp().after(events);
    }
}
