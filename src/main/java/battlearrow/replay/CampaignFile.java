package battlearrow.replay;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.HashChain;
import battlearrow.journal.HouseRulesText;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.SealedEntry;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A campaign as it is carried from one place to another: what it was opened with and its whole journal, letter by letter.
 * Described field by field in {@code docs/campaign-file.md}.
 *
 * @param leftOut what whoever asked for the file may not have, as keys
 * @param people everybody named in the entries and plans, in the order of their ids
 * @param seeds those of the application's dice that an entry names
 * @param plans one side's battle plans; empty unless its General asked for the file
 */
public record CampaignFile(
        Head head,
        List<LeftOut> leftOut,
        List<Person> people,
        List<PublishedSeed> seeds,
        List<SealedEntry> entries,
        List<Plan> plans) {
    /** What the field "format" says of every such file. */
    public static final String FORMAT = "battle-arrow-campaign";

    public static final int VERSION = 1;

    /** The longest file that is read, in bytes: some ten times a campaign of five turns. */
    public static final int MOST_BYTES = 8_000_000;

    /** The longest journal that is read: some five times a campaign of five turns. */
    public static final int MOST_ENTRIES = 5_000;

    public CampaignFile {
        leftOut = List.copyOf(leftOut);
        people = List.copyOf(people);
        seeds = List.copyOf(seeds);
        entries = List.copyOf(entries);
        plans = List.copyOf(plans);
    }

    /**
     * What the campaign was opened with.
     *
     * @param key the campaign's name for dice and hashes
     * @param points of a normal battle, in points of a Flames Of War force
     * @param houseRules a JSON object in the letters that were hashed
     * @param corrections of the scenario's data
     */
    public record Head(
            UUID key,
            String name,
            ScenarioName scenario,
            Mode mode,
            int points,
            ZoneId timeZone,
            Instant openedAt,
            String houseRules,
            Corrections corrections) {
        public HouseRules readHouseRules() {
            return HouseRulesText.read(houseRules);
        }

        /** The campaign before the first entry. */
        public Situation beforeSetUp() {
            return Situation.beforeSetUp(Scenarios.get(scenario, corrections), mode, readHouseRules());
        }

        /** The hash the first entry refers to. */
        public String hash() {
            return HashChain.hashOfHeading(
                    key.toString(), scenario.name(), mode.name(), houseRules, corrections.text());
        }
    }

    /** What a file does not hold though the campaign has it. */
    public enum LeftOut {
        ALLIED_PLANS("battle-plans-of-the-allied-side"),
        GERMAN_PLANS("battle-plans-of-the-german-side"),
        DRAFTS_OF_PLANS("drafts-of-battle-plans"),
        NAMES_OF_GUESTS("names-of-guests"),
        SEED_IN_USE("seed-of-the-dice-still-in-use"),
        SECRET_CHOICE("entries-since-a-choice-of-troops-that-is-still-secret"),
        REPORTS("battle-reports"),
        APPOINTMENTS("appointments");

        private final String key;

        LeftOut(String key) {
            this.key = key;
        }

        public String key() {
            return key;
        }

        public static LeftOut plansOf(Side side) {
            return side == Side.ALLIED ? ALLIED_PLANS : GERMAN_PLANS;
        }

        static Optional<LeftOut> find(String key) {
            return List.of(values()).stream().filter(one -> one.key.equals(key)).findFirst();
        }
    }

    /**
     * Somebody named in the file.
     *
     * @param id as entries write it: a number, or "guest-" and a number
     * @param host the id of the member who gives a guest's orders; null for a member
     */
    public record Person(String id, String name, @Nullable String host) {
        public static final int LONGEST_NAME = 80;

        public boolean isGuest() {
            return host != null;
        }
    }

    /**
     * A battle plan as it was issued.
     *
     * @param version 1 for the first of its turn
     * @param author the id of a person
     * @param objectives ids of areas; arrows as pairs of them
     */
    public record Plan(
            Side side,
            int turn,
            int version,
            String author,
            Instant issuedAt,
            List<String> objectives,
            List<List<String>> arrows,
            String standingOrders,
            String specialInstructions,
            List<Note> notes) {
        public Plan {
            objectives = List.copyOf(objectives);
            arrows = arrows.stream().map(List::copyOf).toList();
            notes = List.copyOf(notes);
        }

        /** Tells nothing, so that no log does. */
        @Override
        public String toString() {
            return "Battle plan";
        }
    }

    /** A dated note on the plan of a turn; it stands with the turn's last version. */
    public record Note(String author, String text, Instant writtenAt) {
        /** Tells nothing, so that no log does. */
        @Override
        public String toString() {
            return "Note on a battle plan";
        }
    }
}
