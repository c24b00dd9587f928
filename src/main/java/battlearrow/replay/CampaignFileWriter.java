package battlearrow.replay;

import battlearrow.firestorm.map.Side;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.SealedEntry;
import battlearrow.journal.Written;
import battlearrow.replay.CampaignFile.Note;
import battlearrow.replay.CampaignFile.Person;
import battlearrow.replay.CampaignFile.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes a campaign file, always the same letters for the same campaign. Orders, dice and events stand in it in the very
 * letters of the journal, each on a line of its own, because the hashes are of these.
 */
public final class CampaignFileWriter {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private CampaignFileWriter() {}

    public static String write(CampaignFile file) {
        CampaignFile.Head head = file.head();
        Fields fields = new Fields()
                .text("format", CampaignFile.FORMAT)
                .raw("version", Integer.toString(CampaignFile.VERSION))
                .text("scenarioData", Scenarios.dataVersion())
                .raw(
                        "leftOut",
                        texts(file.leftOut().stream()
                                .map(CampaignFile.LeftOut::key)
                                .toList()))
                .raw("campaign", campaign(head))
                .raw("people", lines(file.people(), CampaignFileWriter::person))
                .raw("seeds", lines(file.seeds(), CampaignFileWriter::seed))
                .raw("entries", lines(file.entries(), CampaignFileWriter::entry));
        if (!file.plans().isEmpty()) {
            fields.raw("plans", lines(file.plans(), CampaignFileWriter::plan));
        }
        return fields.inLines("") + "\n";
    }

    private static String campaign(CampaignFile.Head head) {
        Fields fields = new Fields()
                .text("key", head.key())
                .text("name", head.name())
                .text("scenario", head.scenario().name())
                .text("mode", head.mode().name())
                .raw("points", Integer.toString(head.points()))
                .text("timeZone", head.timeZone().getId())
                .text("openedAt", head.openedAt())
                .raw("houseRules", head.houseRules());
        if (!head.corrections().isEmpty()) {
            fields.raw("corrections", head.corrections().text());
        }
        return fields.inLines("  ");
    }

    private static String person(Person person) {
        Fields fields = new Fields().text("id", person.id()).text("name", person.name());
        String host = person.host();
        return (host == null ? fields : fields.text("host", host)).inOneLine();
    }

    private static String seed(PublishedSeed seed) {
        Fields fields = new Fields()
                .raw("number", Integer.toString(seed.number()))
                .raw("turn", Integer.toString(seed.turn()))
                .text("fingerprint", seed.fingerprint())
                .text("openedAt", seed.openedAt());
        seed.revealedAt().ifPresent(when -> fields.text("revealedAt", when));
        seed.seed().ifPresent(secret -> fields.text("seed", secret.hex()));
        return fields.inOneLine();
    }

    private static String entry(SealedEntry entry) {
        Written written = entry.written();
        Fields by = new Fields()
                .text("person", written.author().person())
                .text("as", written.author().capacity().name());
        Side side = written.author().side();
        if (side != null) {
            by.text("side", side.name());
        }
        Fields fields = new Fields()
                .raw("sequence", Long.toString(written.sequence()))
                .text("at", written.recordedAt())
                .raw("by", by.inOneLine())
                .text("key", written.orderKey())
                .raw("order", named(written.act()))
                .raw("dice", written.dice());
        Integer seed = written.seed();
        if (seed != null) {
            fields.raw("seed", seed.toString());
        }
        return fields.raw("events", lines(written.events(), CampaignFileWriter::named, "      "))
                .text("previous", written.previousHash())
                .text("hash", entry.hash())
                .inLines("    ");
    }

    private static String plan(Plan plan) {
        return new Fields()
                .text("side", plan.side().name())
                .raw("turn", Integer.toString(plan.turn()))
                .raw("version", Integer.toString(plan.version()))
                .text("author", plan.author())
                .text("issuedAt", plan.issuedAt())
                .raw("objectives", texts(plan.objectives()))
                .raw(
                        "arrows",
                        "["
                                + String.join(
                                        ", ",
                                        plan.arrows().stream()
                                                .map(CampaignFileWriter::texts)
                                                .toList()) + "]")
                .text("standingOrders", plan.standingOrders())
                .text("specialInstructions", plan.specialInstructions())
                .raw("notes", lines(plan.notes(), CampaignFileWriter::note, "      "))
                .inLines("    ");
    }

    private static String note(Note note) {
        return new Fields()
                .text("author", note.author())
                .text("writtenAt", note.writtenAt())
                .text("text", note.text())
                .inOneLine();
    }

    private static String named(JournalCodec.Named thing) {
        return "{" + quoted(thing.name()) + ": " + thing.json() + "}";
    }

    private static String texts(List<String> texts) {
        return "["
                + String.join(
                        ", ", texts.stream().map(CampaignFileWriter::quoted).toList()) + "]";
    }

    private static String quoted(Object text) {
        return JSON.writeValueAsString(text.toString());
    }

    private static <T> String lines(List<T> things, Function<T, String> write) {
        return lines(things, write, "  ");
    }

    private static <T> String lines(List<T> things, Function<T, String> write, String indent) {
        if (things.isEmpty()) {
            return "[]";
        }
        String inner = "\n" + indent + "  ";
        return "[" + inner + String.join("," + inner, things.stream().map(write).toList()) + "\n" + indent + "]";
    }

    /** The fields of one object, in the order in which they were added. */
    private static final class Fields {
        private final List<String> fields = new ArrayList<>();

        Fields text(String name, Object text) {
            return raw(name, quoted(text));
        }

        Fields raw(String name, String json) {
            fields.add(quoted(name) + ": " + json);
            return this;
        }

        String inOneLine() {
            return "{" + String.join(", ", fields) + "}";
        }

        String inLines(String indent) {
            String inner = "\n" + indent + "  ";
            return "{" + inner + String.join("," + inner, fields) + "\n" + indent + "}";
        }
    }
}
