package battlearrow.replay;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.journal.Author;
import battlearrow.journal.DiceSeed;
import battlearrow.journal.HouseRulesText;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.SealedEntry;
import battlearrow.journal.Written;
import battlearrow.replay.CampaignFile.Head;
import battlearrow.replay.CampaignFile.LeftOut;
import battlearrow.replay.CampaignFile.Note;
import battlearrow.replay.CampaignFile.Person;
import battlearrow.replay.CampaignFile.Plan;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads a campaign file and finds every fault of its form. Whether its entries are sound and obey the rules is for
 * {@link Replay} to say.
 */
public final class CampaignFileReader {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final Set<String> FIELDS =
            Set.of("format", "version", "scenarioData", "leftOut", "campaign", "people", "seeds", "entries", "plans");
    private static final Set<String> CAMPAIGN_FIELDS =
            Set.of("key", "name", "scenario", "mode", "points", "timeZone", "openedAt", "houseRules", "corrections");
    private static final Set<String> ENTRY_FIELDS =
            Set.of("sequence", "at", "by", "key", "order", "dice", "seed", "events", "previous", "hash");
    private static final Set<String> PLAN_FIELDS = Set.of(
            "side",
            "turn",
            "version",
            "author",
            "issuedAt",
            "objectives",
            "arrows",
            "standingOrders",
            "specialInstructions",
            "notes");

    private static final Pattern MEMBER = Pattern.compile("[1-9][0-9]{0,17}");
    private static final Pattern GUEST = Pattern.compile("guest-[1-9][0-9]{0,17}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    private static final int LONGEST_CAMPAIGN_NAME = 80;
    private static final int LONGEST_ID = 40;
    private static final int LONGEST_NAME_OF_A_FACT = 60;
    private static final int LONGEST_SEED = 64;
    private static final int LONGEST_TEXT_OF_A_PLAN = 8_000;
    private static final int MOST_POINTS = 100_000;
    private static final int LAST_TURN = 5;
    private static final int MOST_SEEDS = 10_000;
    /** Of each kind there can be many; who has read so many knows enough. */
    private static final int MOST_FAULTS = 30;

    private final List<FileFault> faults = new ArrayList<>();

    private CampaignFileReader() {}

    /** What came of reading a file. */
    public sealed interface Reading {
        record Read(CampaignFile file) implements Reading {}

        /** Every fault found, in the order of the file. */
        record Faulty(List<FileFault> faults) implements Reading {
            public Faulty {
                faults = List.copyOf(faults);
            }
        }
    }

    public static Reading read(byte[] bytes) {
        CampaignFileReader reader = new CampaignFileReader();
        Optional<CampaignFile> file = reader.parse(bytes).flatMap(reader::file);
        return file.isPresent() && reader.faults.isEmpty()
                ? new Reading.Read(file.get())
                : new Reading.Faulty(reader.faults.subList(0, Math.min(MOST_FAULTS, reader.faults.size())));
    }

    /** The tree of a text in JSON and UTF-8; empty when it is none, told as a fault. */
    static Optional<JsonNode> parse(byte[] bytes, List<FileFault> faults) {
        if (bytes.length > CampaignFile.MOST_BYTES) {
            faults.add(FileFault.of("", "too-big", CampaignFile.MOST_BYTES / 1_000_000));
            return Optional.empty();
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return Optional.of(JSON.readTree(text)).filter(tree -> {
                if (!tree.isObject()) {
                    faults.add(FileFault.of("", "no-json"));
                    return false;
                }
                int known = faults.size();
                findUnwritable(tree, "", faults);
                return faults.size() == known;
            });
        } catch (CharacterCodingException noText) {
            faults.add(FileFault.of("", "no-text"));
        } catch (JacksonException broken) {
            TokenStreamLocation place = broken.getLocation();
            faults.add(
                    place == null
                            ? FileFault.of("", "no-json")
                            : FileFault.of("line " + place.getLineNr(), "broken-json", place.getColumnNr()));
        }
        return Optional.empty();
    }

    /** Texts of JSON may hold characters that are none, which nothing can store or show. */
    private static void findUnwritable(JsonNode node, String path, List<FileFault> faults) {
        if (node.isString() && !isWritable(node.stringValue())) {
            faults.add(FileFault.of(path.substring(1), "unwritable"));
        }
        node.properties().forEach(field -> {
            if (isWritable(field.getKey())) {
                findUnwritable(field.getValue(), path + " " + field.getKey(), faults);
            } else {
                faults.add(FileFault.of(path.strip(), "unwritable"));
            }
        });
        for (int number = 0; node.isArray() && number < node.size(); number++) {
            findUnwritable(node.get(number), path + " " + (number + 1), faults);
        }
    }

    private static boolean isWritable(String text) {
        return text.indexOf('\0') < 0 && StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }

    private Optional<JsonNode> parse(byte[] bytes) {
        return parse(bytes, faults);
    }

    private Optional<CampaignFile> file(JsonNode tree) {
        Part root = new Part(tree, "", faults);
        if (!tree.path("format").isString()
                || !tree.path("format").stringValue().equals(CampaignFile.FORMAT)) {
            root.fault("other-format", CampaignFile.FORMAT);
            return Optional.empty();
        }
        if (!tree.path("version").isInt() || tree.path("version").intValue() != CampaignFile.VERSION) {
            root.fault("other-version", CampaignFile.VERSION);
            return Optional.empty();
        }
        root.knows(FIELDS);
        root.text("scenarioData", LONGEST_NAME_OF_A_FACT);
        Head head = head(root.within("campaign", "campaign"), faults);
        List<Person> people =
                root.list("people", "person").stream().map(this::person).toList();
        Set<String> ids = people.stream().map(Person::id).collect(Collectors.toCollection(HashSet::new));
        checkPeople(people, ids);
        if (ids.isEmpty()) {
            // One fault, told above, and not one for every entry.
            root.node().findValuesAsString("person").forEach(ids::add);
        }
        return Optional.of(new CampaignFile(
                head,
                leftOut(root),
                people,
                root.list("seeds", "seed").stream()
                        .map(CampaignFileReader::seed)
                        .toList(),
                entries(root, ids),
                root.has("plans")
                        ? root.list("plans", "plan").stream()
                                .map(part -> plan(part, ids))
                                .toList()
                        : List.of()));
    }

    private static List<LeftOut> leftOut(Part root) {
        List<LeftOut> leftOut = new ArrayList<>();
        for (String key : root.texts("leftOut", LONGEST_NAME_OF_A_FACT)) {
            Optional<LeftOut> known = LeftOut.find(key);
            if (known.isEmpty()) {
                root.fault("not-one-of", "leftOut", key);
            }
            known.ifPresent(leftOut::add);
        }
        return leftOut;
    }

    private static Head head(Part part, List<FileFault> faults) {
        part.knows(CAMPAIGN_FIELDS);
        String name = part.text("name", LONGEST_CAMPAIGN_NAME);
        if (part.has("name") && name.isBlank()) {
            part.fault("missing", "name");
        }
        return new Head(
                part.uuid("key"),
                name,
                part.one("scenario", ScenarioName.class),
                part.one("mode", Mode.class),
                part.whole("points", 1, MOST_POINTS),
                part.zone("timeZone"),
                part.time("openedAt"),
                houseRules(new Part(part.node().path("houseRules"), "house rules", faults)),
                corrections(part, faults));
    }

    /** What a club corrected in the scenario's data, none if nothing is said; with a fault the data cannot be played. */
    static Corrections corrections(Part campaign, List<FileFault> faults) {
        if (!campaign.has("corrections")) {
            return Corrections.NONE;
        }
        List<Fault> found = new ArrayList<>();
        Corrections corrections =
                Corrections.read(campaign.node().path("corrections").toString(), found);
        if (found.isEmpty()) {
            found.addAll(ScenarioLibrary.check(corrections));
        }
        found.forEach(fault -> faults.add(FileFault.of("corrections", "correction", fault.sentence())));
        return found.isEmpty() ? corrections : Corrections.NONE;
    }

    /** The house rules in their letters; each must be one we know, because it would else count for nothing in silence. */
    static String houseRules(Part part) {
        if (!part.node().isObject()) {
            part.fault("not-an-object");
            return "{}";
        }
        Set<String> known =
                Arrays.stream(HouseRule.values()).map(HouseRule::key).collect(Collectors.toSet());
        int before = part.faults().size();
        part.knows(known);
        part.node().properties().stream()
                .filter(rule -> !rule.getValue().isString())
                .forEach(rule -> part.fault("not-a-text", rule.getKey()));
        String letters = part.node().toString();
        for (HouseRule rule : HouseRule.values()) {
            JsonNode value = part.node().path(rule.key());
            if (value.isString() && rule.objection(value.stringValue()).isPresent()) {
                part.fault("not-one-of", rule.key(), Part.shown(value.stringValue()));
            }
        }
        if (part.faults().size() == before
                && !HouseRulesText.write(HouseRulesText.read(letters)).equals(letters)) {
            part.fault("other-order");
        }
        return letters;
    }

    private Person person(Part part) {
        part.knows(Set.of("id", "name", "host"));
        String id = part.text("id", LONGEST_ID);
        boolean isGuest = GUEST.matcher(id).matches();
        if (!isGuest && !MEMBER.matcher(id).matches()) {
            part.fault("not-a-person", Part.shown(id));
        }
        if (isGuest != part.has("host")) {
            part.fault(isGuest ? "guest-without-host" : "host-of-a-member");
        }
        String name = part.text("name", Person.LONGEST_NAME);
        if (name.isBlank()) {
            part.fault("missing", "name");
        }
        return new Person(id, name, part.has("host") ? part.text("host", LONGEST_ID) : null);
    }

    private void checkPeople(List<Person> people, Set<String> ids) {
        if (ids.size() < people.size()) {
            faults.add(FileFault.of("people", "person-twice"));
        }
        for (Person person : people) {
            String host = person.host();
            if (host != null && (!ids.contains(host) || !MEMBER.matcher(host).matches())) {
                faults.add(FileFault.of("people", "unknown-person", Part.shown(host)));
            }
        }
    }

    private static PublishedSeed seed(Part part) {
        part.knows(Set.of("number", "turn", "fingerprint", "openedAt", "revealedAt", "seed"));
        String fingerprint = hash(part, "fingerprint");
        Optional<DiceSeed> seed = Optional.empty();
        if (part.has("seed")) {
            String hex = part.text("seed", LONGEST_SEED);
            if (HASH.matcher(hex).matches()) {
                seed = Optional.of(DiceSeed.ofHex(hex));
            } else {
                part.fault("not-a-hash", "seed");
            }
        }
        if (seed.isPresent() && !seed.get().fingerprint().equals(fingerprint)) {
            part.fault("other-fingerprint");
        }
        if (part.has("seed") != part.has("revealedAt")) {
            part.fault("missing", part.has("seed") ? "revealedAt" : "seed");
        }
        return new PublishedSeed(
                part.whole("number", 1, MOST_SEEDS),
                part.whole("turn", 0, LAST_TURN),
                fingerprint,
                part.time("openedAt"),
                part.has("revealedAt") ? Optional.of(part.time("revealedAt")) : Optional.<Instant>empty(),
                seed);
    }

    private List<SealedEntry> entries(Part root, Set<String> ids) {
        List<Part> parts = root.list("entries", "entry");
        if (parts.size() > CampaignFile.MOST_ENTRIES) {
            root.fault("too-many-entries", CampaignFile.MOST_ENTRIES);
            return List.of();
        }
        return parts.stream().map(part -> entry(part, ids)).toList();
    }

    private static SealedEntry entry(Part part, Set<String> ids) {
        part.knows(ENTRY_FIELDS);
        List<JournalCodec.Named> events = part.list("events", part.where() + ", event").stream()
                .map(CampaignFileReader::named)
                .toList();
        if (!part.node().path("dice").isArray()) {
            part.fault(part.has("dice") ? "not-a-list" : "missing", "dice");
        }
        Written written = new Written(
                part.whole("sequence", 1, Integer.MAX_VALUE),
                part.time("at"),
                author(part.within("by", part.where() + ", by"), ids),
                named(part.within("order", part.where() + ", order")),
                events,
                part.letters("dice"),
                part.has("seed") ? part.whole("seed", 1, MOST_SEEDS) : null,
                part.uuid("key"),
                hash(part, "previous"));
        return new SealedEntry(written, hash(part, "hash"));
    }

    private static Author author(Part part, Set<String> ids) {
        part.knows(Set.of("person", "as", "side"));
        String person = knownPerson(part, "person", ids);
        return new Author(
                MEMBER.matcher(person).matches() ? Long.parseLong(person) : 1,
                part.one("as", Author.Capacity.class),
                part.findOne("side", Side.class).orElse(null));
    }

    /** The id of a member; of none when there is no such. */
    private static String knownPerson(Part part, String field, Set<String> ids) {
        String person = part.text(field, LONGEST_ID);
        if (!ids.contains(person) || !MEMBER.matcher(person).matches()) {
            part.fault("unknown-person", Part.shown(person));
        }
        return person;
    }

    /** A thing under its name: {@code {"area-won": {…}}}. */
    static JournalCodec.Named named(Part part) {
        List<Map.Entry<String, JsonNode>> fields =
                part.node().isObject() ? List.copyOf(part.node().properties()) : List.of();
        if (fields.size() != 1 || !fields.getFirst().getValue().isObject()) {
            part.fault("not-a-named-thing");
            return new JournalCodec.Named("", "{}");
        }
        return new JournalCodec.Named(
                fields.getFirst().getKey(), fields.getFirst().getValue().toString());
    }

    private static String hash(Part part, String field) {
        String hash = part.text(field, LONGEST_SEED);
        if (part.has(field) && !HASH.matcher(hash).matches()) {
            part.fault("not-a-hash", field);
        }
        return hash;
    }

    private static Plan plan(Part part, Set<String> ids) {
        part.knows(PLAN_FIELDS);
        return new Plan(
                part.one("side", Side.class),
                part.whole("turn", 0, LAST_TURN + 1),
                part.whole("version", 1, CampaignFile.MOST_ENTRIES),
                knownPerson(part, "author", ids),
                part.time("issuedAt"),
                part.texts("objectives", LONGEST_NAME_OF_A_FACT),
                part.list("arrows", part.where() + ", arrow").stream()
                        .map(CampaignFileReader::ends)
                        .toList(),
                part.text("standingOrders", LONGEST_TEXT_OF_A_PLAN),
                part.text("specialInstructions", LONGEST_TEXT_OF_A_PLAN),
                part.list("notes", part.where() + ", note").stream()
                        .map(note -> note(note, ids))
                        .toList());
    }

    private static List<String> ends(Part part) {
        List<String> ends = new ArrayList<>();
        part.node().forEach(end -> ends.add(end.isString() ? end.stringValue() : ""));
        if (ends.size() != 2) {
            part.fault("not-an-arrow");
        }
        return ends;
    }

    private static Note note(Part part, Set<String> ids) {
        part.knows(Set.of("author", "text", "writtenAt"));
        return new Note(
                knownPerson(part, "author", ids), part.text("text", LONGEST_TEXT_OF_A_PLAN), part.time("writtenAt"));
    }
}
